import { readContent } from '#content-service/content-source.ts';
import { readSettings } from '#content-service/settings.ts';
import { formatProblem } from '#content-service/store/problem.ts';
import { SettingsError } from '#site/server/settings-error.ts';
import { checkNamedContact } from './upkeep-rules.ts';

/**
 * Refuses embedded content whose Safeguarding page would name nobody who can be reached. Content with any other fault is
 * left to the content service, which says so itself.
 * @throws SettingsError with one sentence that names the file and the line
 */
export async function refuseBlankContact(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(environment);
  if (!settings.ok) return;
  const { source } = settings.settings;
  const reading = await readContent(source);
  if (!reading.ok) return;
  const [fault] = await checkNamedContact(source.path, reading.space);
  if (fault) throw new SettingsError(formatProblem(fault));
}
