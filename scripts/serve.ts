import { ContentError } from 'emulator-for-contentful';
import { refuseUnsafeContacts } from '#content-check/refuse-to-start.ts';
import { demonstrationContact } from '#content-check/security-contact.ts';
import { SettingsError } from '#server/settings/setting.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { type Service, StartFailed, stopProcesses } from './child-process.ts';
import { type ContentService, startContentService } from './content-service.ts';
import { startSite } from './site-process.ts';

/**
 * Serves the embedded content in this process, unless CONTENT_SPACE names another space, and starts the built site in a
 * separate process, which has fewer permissions. With `--once` it stops as soon as it is ready.
 */
let content: ContentService | undefined;
let site: Service | undefined;
let stopping = false;

/** Everything stops together: on a signal, or when the site ends. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (site !== undefined) await stopProcesses([site]);
  await content?.close();
  process.exit(exitCode);
}

function startContent(): Promise<ContentService> {
  return startContentService(process.env, (read, path) =>
    refuseUnsafeContacts(read, path, process.env.SITE_URL),
  );
}

async function serve(): Promise<void> {
  if (parseSettings(process.env).content === undefined) content = await startContent();
  const contact = content && demonstrationContact(process.env, Temporal.Now.instant());
  if (stopping) return;
  site = await startSite({ ...content?.siteSettings, ...contact });
  site.process.on('exit', (code) => void stop(code ?? 1));
  if (stopping) await stopProcesses([site]);
  if (process.argv.includes('--once')) return stop(0);
  content?.callOnChange(site.url);
  process.stdout.write(`\nThe site is at ${site.url}\nPress Ctrl-C to stop.\n`);
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
try {
  await serve();
} catch (error) {
  if (error instanceof SettingsError || error instanceof ContentError)
    process.stderr.write(`${error.message}\n`);
  else if (!(error instanceof StartFailed)) throw error;
  await stop(error instanceof StartFailed ? error.exitCode : 1);
}
