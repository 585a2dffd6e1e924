import { createRequire } from 'node:module';
import { commands } from './commands.ts';
import { ContentError } from './content/content-reading.ts';
import { endIfHanging } from './folder/disk.ts';
import { readSettings } from './settings.ts';
import { type Emulator, startEmulator } from './start-emulator.ts';
import { ownValue } from './text/json.ts';

const usage = `emulator-for-contentful [export.json | folder]      serves a space; without a path, CONTENT_EXPORT or CONTENT_FOLDER
  --port 4000          listens on this port; 0 is any free one
emulator-for-contentful check [path]                lists every fault of the content, as file:line: sentence
emulator-for-contentful schema [path]               writes the GraphQL schema
emulator-for-contentful export [file.json]          writes the content as a file that contentful-import takes
emulator-for-contentful import export.json [folder] makes a content folder of an export; --offline fetches no file
emulator-for-contentful --version                   writes the version of the package
`;

const version = (): string => createRequire(import.meta.url)('emulator-for-contentful/package.json').version;

const log = (message: string): void => void process.stderr.write(`${message}\n`);

/** Serves until the process gets a signal or its parent process ends. */
async function serve(args: readonly string[]): Promise<void> {
  const read = readSettings(process.env, args);
  if (!read.ok) throw new ContentError(read.problems.join('\n'));
  const { settings } = read;
  const emulator = await startEmulator({ ...settings, log });
  stopOnSignal(emulator);
  const { space, environment } = settings;
  const ready = { event: 'content-service-ready', url: emulator.url, space, environment };
  process.stdout.write(`${JSON.stringify(ready)}\n`);
  process.send?.({ kind: 'ready', url: emulator.url });
  const place = `${emulator.url}/spaces/${space} with the token ${settings.deliveryToken}`;
  if (process.stdout.isTTY) log(`Send queries to ${place}. Ctrl+C stops the service.`);
}

function stopOnSignal(emulator: Emulator): void {
  const stop = () => {
    void emulator.close().then(() => {
      if (process.connected) process.disconnect?.();
    });
  };
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);
}

function messageFor(error: unknown): string {
  if (error instanceof ContentError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: set CONTENT_PORT to another one.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used: set CONTENT_PORT to one above 1023.`;
  return error.stack ?? error.message;
}

/** A reader such as `head` closes the pipe when it has read enough, which is not an error of the command. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** Runs the command. @param args the arguments after its name */
export async function run(args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args;
  const command = ownValue(commands, name);
  if (name === 'help' || args.includes('--help') || args.includes('-h')) process.stdout.write(usage);
  else if (name === '--version' || name === '-v') process.stdout.write(`${version()}\n`);
  else if (command === undefined) await serve(args).catch(fail);
  else {
    for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
    process.exitCode = await command(rest).catch(fail);
    endIfHanging();
  }
}

/** Says why a command has failed. @returns its exit code */
function fail(error: unknown): number {
  log(messageFor(error));
  process.exitCode = 1;
  return 1;
}
