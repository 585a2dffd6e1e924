import { checkContent } from './check-content.ts';
import { API_PATH, createHandler } from './http/handler.ts';
import { type Listening, listen } from './http/listener.ts';
import { type ServedContent, serveContent } from './http/served-content.ts';
import { readSettings, type Settings } from './settings.ts';
import { formatProblem } from './store/problem.ts';
import { watchFolder } from './watch-folder.ts';

const HOST = '127.0.0.1';

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const reportError = (error: unknown) =>
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Reads the content; every fault is told, and then there is none. */
async function loadContent(folder: string): Promise<ServedContent | undefined> {
  const reading = await checkContent(folder);
  if (reading.ok) return serveContent(reading.space, reading.files);
  for (const problem of reading.problems) say(formatProblem(problem));
  return undefined;
}

async function start(settings: Settings): Promise<boolean> {
  const first = await loadContent(settings.folder);
  if (first === undefined) return false;
  let current = first;
  const listening = await listen(
    (origin) =>
      createHandler({
        content: () => current,
        space: settings.space,
        environment: settings.environment,
        tokens: {
          delivery: settings.deliveryToken,
          ...(settings.previewToken === undefined ? {} : { preview: settings.previewToken }),
        },
        publicUrl: settings.publicUrl ?? origin,
        reportError,
      }),
    { host: HOST, port: settings.port, reportError },
  );
  const reload = async () => {
    const next = await loadContent(settings.folder);
    if (next === undefined) say('The content has faults; the last sound content is still served.');
    else current = next;
  };
  let reloading = Promise.resolve();
  const reloadNext = () => {
    reloading = reloading.then(reload).catch(reportError);
  };
  const unwatch = settings.watch ? watchFolder(settings.folder, reloadNext) : () => {};
  stopOnSignal(listening, unwatch);
  announce(`${listening.origin}${API_PATH}`, settings);
  return true;
}

/** Tells whoever started the service that it is ready and where. */
function announce(url: string, { space, environment }: Settings): void {
  process.stdout.write(`${JSON.stringify({ event: 'content-service-ready', url, space, environment })}\n`);
  process.send?.({ kind: 'ready', url });
}

/** Stops in good order on a signal, or when the process that started the service is gone. */
function stopOnSignal(listening: Listening, unwatch: () => void): void {
  const stop = () => {
    unwatch();
    void listening.close().then(() => {
      if (process.connected) process.disconnect?.();
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}

const read = readSettings(process.env);
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
