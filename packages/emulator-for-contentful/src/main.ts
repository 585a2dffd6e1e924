import { dirname, relative, resolve, sep } from 'node:path';
import type { ContentSource } from './content-source.ts';
import { API_PATH, createHandler } from './http/handler.ts';
import { type Listening, listen } from './http/listener.ts';
import type { Sources } from './http/sources-response.ts';
import { makeImageCache } from './images/image-cache.ts';
import { makeImageMaker } from './images/image-maker.ts';
import { type LiveContent, openContent } from './live-content.ts';
import { makeReceivers } from './publish/receivers.ts';
import { readSettings, type Settings } from './settings.ts';
import { watchContent } from './watch-content.ts';
import { webhookIn } from './webhook-settings.ts';

/** The only place that reads the clock. */
const clock = () => new Date();

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const reportError = (error: unknown) =>
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));

async function start(settings: Settings): Promise<boolean> {
  const { urls, ...signing } = settings.webhooks;
  const receivers = makeReceivers({ clock, say });
  for (const url of urls) receivers.add({ url, ...signing });
  const place = { space: settings.space, environment: settings.environment };
  let publicUrl = settings.publicUrl ?? '';

  // Watching begins before reading, so that nothing saved while the service starts is missed.
  let content: LiveContent | undefined;
  let missed = false;
  const changed = () => {
    if (content === undefined) missed = true;
    else void content.reload().catch(reportError);
  };
  const unwatch = settings.watch ? watchContent(settings.source, changed) : () => {};
  content = await openContent({
    source: settings.source,
    say,
    onChanges: (changes) => receivers.tell(changes, { ...place, publicUrl }),
  });
  if (content === undefined) {
    unwatch();
    return false;
  }
  const images = makeImageMaker(makeImageCache({ folder: settings.imageCache, reportError }));
  const tokens = {
    delivery: settings.deliveryToken,
    ...(settings.previewToken === undefined ? {} : { preview: settings.previewToken }),
  };
  const { current } = content;
  const sources = sourcesOf(content, settings.source);
  const listening = await listen(
    (origin) => {
      publicUrl ||= origin;
      return createHandler({ content: current, sources, ...place, tokens, images, publicUrl, reportError });
    },
    { host: settings.host, port: settings.port, reportError },
  ).catch((error: unknown) => {
    unwatch();
    throw error;
  });
  if (missed) changed();
  process.on('message', (message) => {
    const url = webhookIn(message);
    if (url !== undefined) receivers.add({ url, ...signing });
  });
  stopOnSignal(listening, () => {
    unwatch();
    receivers.stop();
  });
  announce(`${listening.origin}${API_PATH}`, settings);
  return true;
}

/** The files of the content, named from the content folder on: where that is on this machine is nobody's concern. */
function sourcesOf(content: LiveContent, { path }: ContentSource): Sources {
  const above = dirname(resolve(path));
  const named = <T extends { readonly file: string }>(one: T): T => ({
    ...one,
    file: relative(above, resolve(one.file)),
  });
  return {
    faulty: () =>
      content.faulty().map((one) => ({
        ...named(one),
        // Of two that clash, one names the other.
        faults: one.faults.map((fault) => ({
          ...fault,
          message: fault.message.replaceAll(above + sep, ''),
        })),
      })),
    placeOf(id, field) {
      const place = content.placeOf(id, field);
      return place && named(place);
    },
  };
}

/** Tells whoever started the service that it is ready and where. */
function announce(url: string, { space, environment }: Settings): void {
  process.stdout.write(`${JSON.stringify({ event: 'content-service-ready', url, space, environment })}\n`);
  process.send?.({ kind: 'ready', url });
}

/** Stops in good order on a signal, or when the process that started the service is gone. */
function stopOnSignal(listening: Listening, stopWork: () => void): void {
  const stop = () => {
    stopWork();
    void listening.close().then(() => {
      if (process.connected) process.disconnect?.();
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}

const read = readSettings(process.env, process.argv.slice(2));
if (!read.ok) {
  for (const problem of read.problems) say(problem);
  process.exitCode = 1;
} else {
  try {
    if (!(await start(read.settings))) process.exitCode = 1;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      say(`Port ${read.settings.port} is in use by another program: set CONTENT_PORT to another one.`);
    else if (code === 'EACCES')
      say(`Port ${read.settings.port} may not be used: set CONTENT_PORT to one above 1023.`);
    else reportError(error);
    process.exitCode = 1;
  }
}
