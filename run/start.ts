import { parseSettings } from '#site/server/settings.ts';
import { SettingsError } from '#site/server/settings-error.ts';
import { BuildFailed, buildSite } from './build.ts';
import { contentServiceSettings, startContentService } from './content-service.ts';
import { type Part, PartFailed, startPart, stopParts } from './part.ts';

const parts: Part[] = [];

async function stop(exitCode: number): Promise<never> {
  await stopParts(parts.toReversed());
  process.exit(exitCode);
}

/** Everything that was started ends together: when told to stop, or when one part fails. */
function endTogether(): void {
  let stopping = false;
  const stopOnce = (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    void stop(exitCode);
  };
  process.on('SIGTERM', () => stopOnce(0));
  process.on('SIGINT', () => stopOnce(0));
  for (const part of parts) part.process.on('exit', (code) => stopOnce(code ?? 1));
}

try {
  const settings = parseSettings(process.env);
  buildSite();
  let contentSettings: Record<string, string> = {};
  if (settings.content === undefined) {
    const service = await startContentService();
    parts.push(service);
    contentSettings = contentServiceSettings(service);
  }
  const site = await startPart('site', 'site/server/main.ts', { ...contentSettings, NODE_ENV: 'production' });
  parts.push(site);
  endTogether();
  process.stdout.write(`\nThe site is at ${site.url}\nPress Ctrl-C to stop.\n`);
} catch (error) {
  const expected = error instanceof SettingsError || error instanceof BuildFailed;
  if (expected) process.stderr.write(`${error.message}\n`);
  else if (!(error instanceof PartFailed)) throw error;
  await stop(error instanceof PartFailed ? error.exitCode : 1);
}
