import { refuseUnsafeContacts } from '#content-check/refuse-to-start.ts';
import { checkAddress } from '#server/lifecycle.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { SettingsError } from '#server/settings/settings-error.ts';
import { BuildFailed, buildSite } from './build.ts';
import { contentServiceSettings, startContentService } from './content-service.ts';
import { onParentGone } from './parent.ts';
import { type Part, PartFailed, stopParts } from './part.ts';
import { demonstrationContact } from './security-contact.ts';
import { startSite } from './site-part.ts';
import { callOnChange, webhookSettings } from './webhook.ts';

const parts: Part[] = [];
let stopping = false;

/** Everything that was started ends together: when told to stop, or when one part fails. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await stopParts(parts.toReversed());
  process.exit(exitCode);
}

async function startTogether(start: () => Promise<Part>): Promise<Part> {
  const part = await start();
  if (stopping) await stopParts([part]);
  parts.push(part);
  part.process.on('exit', (code) => void stop(code ?? 1));
  return part;
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
onParentGone('npm_lifecycle_event' in process.env, () => void stop(0));

try {
  const settings = parseSettings(process.env);
  await checkAddress(settings);
  if (settings.content === undefined) await refuseUnsafeContacts(process.env);
  buildSite();
  const webhook = webhookSettings(process.env.WEBHOOK_SECRET);
  const service =
    settings.content === undefined
      ? await startTogether(() => startContentService(webhook.service))
      : undefined;
  const told =
    service === undefined
      ? {}
      : {
          ...contentServiceSettings(service),
          ...webhook.site,
          ...demonstrationContact(process.env, Temporal.Now.instant()),
        };
  const site = await startTogether(() => startSite(told));
  if (service !== undefined) callOnChange(service, site.url);
  process.stdout.write(`\nThe site is at ${site.url}\nPress Ctrl-C to stop.\n`);
} catch (error) {
  const expected = error instanceof SettingsError || error instanceof BuildFailed;
  if (expected) process.stderr.write(`${error.message}\n`);
  else if (!(error instanceof PartFailed)) throw error;
  await stop(error instanceof PartFailed ? error.exitCode : 1);
}
