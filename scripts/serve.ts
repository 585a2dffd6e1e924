import { ContentError } from 'emulator-for-contentful';
import { releaseStartMemory } from '#server/http/lifecycle.ts';
import { SettingsError } from '#server/settings/setting.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { type Service, StartFailed, stopProcesses } from './child-process.ts';
import {
  type ContentService,
  demonstrationContact,
  embeddedSite,
  startContentService,
} from './content-service.ts';
import { startSite } from './site-process.ts';

/**
 * Serves the embedded content in this process, unless CONTENT_SPACE names another space, and starts the built site in a
 * separate process, which has fewer permissions. With `--once` it stops after its first page.
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

async function serve(): Promise<void> {
  if (parseSettings(process.env).content === undefined) {
    // The site loads its code while the content is read.
    const starting = startContentService(process.env);
    const contact = demonstrationContact(process.env);
    const later = starting.then(({ siteSettings }) => siteSettings);
    [content, site] = await Promise.all([starting, startSite({ ...embeddedSite, ...contact }, { later })]);
  } else site = await startSite({});
  site.process.on('exit', (code) => void stop(code ?? 1));
  if (stopping) await stopProcesses([site]);
  if (process.argv.includes('--once')) {
    await fetch(site.url);
    return stop(0);
  }
  content?.callOnChange(site.url);
  process.stdout.write(`\nThe site is at ${site.url}\nPress Ctrl-C to stop.\n`);
  releaseStartMemory();
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
