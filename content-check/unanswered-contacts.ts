import { formatProblem, readContent, readSettings } from 'emulator-for-contentful';
import { isPublicAddress } from '#domain/link/public-address.ts';
import { SettingsError } from '#server/settings/settings-error.ts';
import { checkReach } from './reach-rules.ts';

/**
 * Refuses to start a public site with embedded content whose Safeguarding page gives numbers or addresses that reach
 * nobody: with embedded content no last good page outlives the process. Others look for themselves (`server/start-check.ts`).
 * @throws SettingsError that names the file and line of the first of them
 */
export async function refuseUnansweredContacts(environment: NodeJS.ProcessEnv): Promise<void> {
  if (!isPublicAddress(environment.SITE_URL)) return;
  const settings = readSettings(environment);
  if (!settings.ok) return;
  const { source } = settings.settings;
  const reading = await readContent(source);
  if (!reading.ok) return;
  const [first, ...others] = await checkReach(source.path, reading.space);
  if (first === undefined) return;
  const more =
    others.length === 0 ? '' : ` There are ${others.length} more: npm run content:check names each.`;
  throw new SettingsError(formatProblem(first) + more);
}
