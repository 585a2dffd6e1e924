import { API_PATH, createHandler } from './http/handler.ts';
import { type Listening, listen } from './http/listener.ts';
import { makeImageCache } from './images/image-cache.ts';
import { makeImageMaker } from './images/image-maker.ts';
import { openContent } from './live-content.ts';
import type { Change } from './publish/changes.ts';
import { makeDeliverer } from './publish/deliver.ts';
import { webhookMessage } from './publish/webhook-message.ts';
import { readSettings, type Settings } from './settings.ts';
import { watchContent } from './watch-content.ts';

const HOST = '127.0.0.1';

/** The only place that reads the clock. */
const clock = () => new Date();

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const reportError = (error: unknown) =>
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));

async function start(settings: Settings): Promise<boolean> {
  const deliverers = settings.webhooks.map((target) => makeDeliverer(target, { clock, say }));
  const place = { space: settings.space, environment: settings.environment };
  let publicUrl = settings.publicUrl ?? '';
  const onChanges = (changes: readonly Change[]) => {
    const messages = changes.map((change) => webhookMessage(change, { ...place, publicUrl, now: clock() }));
    for (const deliverer of deliverers) deliverer.send(messages);
  };
  const content = await openContent({ source: settings.source, say, onChanges });
  if (content === undefined) return false;
  const images = makeImageMaker(makeImageCache({ folder: settings.imageCache, reportError }));
  const tokens = {
    delivery: settings.deliveryToken,
    ...(settings.previewToken === undefined ? {} : { preview: settings.previewToken }),
  };
  const listening = await listen(
    (origin) => {
      publicUrl ||= origin;
      return createHandler({ content: content.current, ...place, tokens, images, publicUrl, reportError });
    },
    { host: HOST, port: settings.port, reportError },
  );
  const reload = () => void content.reload().catch(reportError);
  const unwatch = settings.watch ? watchContent(settings.source, reload) : () => {};
  stopOnSignal(listening, () => {
    unwatch();
    for (const deliverer of deliverers) deliverer.stop();
  });
  announce(`${listening.origin}${API_PATH}`, settings);
  return true;
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
