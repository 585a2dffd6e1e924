/** A command cannot do its work. The message is for the person who runs it, and says what to do. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

/** By name, since a package that is bundled has classes of its own. */
const told = ['CommandFailed', 'SettingsError', 'ContentError', 'EditorFailed', 'WrongEditors'];

/**
 * Runs a command. An error whose message tells everything is printed as that, and ends the process with exit code 1.
 * @param outcome printed after such a message
 */
export async function runCommand(command: () => Promise<void>, outcome = ''): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Error && told.includes(error.name))) throw error;
    process.stderr.write(`${error.message}\n${outcome}`);
    process.exit(1);
  }
}
