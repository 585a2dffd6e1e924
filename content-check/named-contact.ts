import { faultyFileText, formatProblem, readContent, readSettings } from 'emulator-for-contentful';
import { SettingsError } from '#server/settings/settings-error.ts';
import { checkNamedContact } from './upkeep-rules.ts';

/**
 * Refuses embedded content whose Safeguarding page would name nobody who can be reached. Any other fault is left to the
 * content service, which says so itself; but where files are left out, the one to blame may be among them.
 * @throws SettingsError with one sentence that names the file and the line, for each file at fault
 */
export async function refuseBlankContact(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(environment);
  if (!settings.ok) return;
  const { source } = settings.settings;
  const reading = await readContent(source);
  if (!reading.ok) return;
  const [fault] = await checkNamedContact(source.path, reading.space);
  if (!fault) return;
  const leftOut = reading.faulty.filter(({ outcome }) => outcome === 'left-out');
  throw new SettingsError([...leftOut.map(faultyFileText), formatProblem(fault)].join('\n'));
}
