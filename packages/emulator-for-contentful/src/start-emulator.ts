import { dirname, relative, resolve, sep } from 'node:path';
import { type ContentSource, sourceAt } from './content/content-source.ts';
import { type LiveContent, openContent } from './content/live-content.ts';
import { watchContent } from './content/watch-content.ts';
import { apiPath, createHandler, type Problems } from './http/handler.ts';
import { listen } from './http/listener.ts';
import { createImageTransformer } from './images/image-transformer.ts';
import { defaultSettings, type Settings } from './settings.ts';
import type { Change } from './webhooks/changes.ts';
import { createReceivers } from './webhooks/deliver.ts';

/** The settings of README.md, “Settings”; those that are left out have their defaults. */
export type EmulatorOptions = Partial<Omit<Settings, 'source'>> & {
  /** An export (`.json`) or a content folder. */
  readonly source: string | ContentSource;
  /** Called with each log message, which may have several lines. The default writes to standard error. */
  readonly log?: (message: string) => void;
};

export interface Emulator {
  /** The URL of the API: `http://127.0.0.1:4000/content/v1`. */
  readonly url: string;
  /** Adds a webhook, with the secret and header of the settings. */
  readonly addWebhook: (url: string) => void;
  /** Reads the content again, without waiting for the file watcher. */
  readonly reload: () => Promise<void>;
  /** Ends open requests, stops watching the content, and releases the port. */
  readonly close: () => Promise<void>;
}

/**
 * Serves a space in this process.
 * @throws ContentError; the system's error (EADDRINUSE, EACCES) when the port cannot be used
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { log = (message) => void process.stderr.write(`${message}\n`), ...given } = options;
  const source = typeof given.source === 'string' ? sourceAt(given.source) : given.source;
  const settings: Settings = { ...defaultSettings, ...given, source };
  const reportError = (error: unknown) =>
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const { urls, ...signing } = settings.webhooks;
  const receivers = createReceivers({ clock: () => new Date(), log });
  for (const url of urls) receivers.add({ url, ...signing });
  const location = { space: settings.space, environment: settings.environment };
  let publicUrl = settings.publicUrl ?? '';

  // Watching begins before the first reading, so that changes during the start are not missed.
  const changed = () => void opening.then(({ reload }) => reload()).catch(reportError);
  const unwatch = settings.watch ? watchContent(source, changed) : () => {};
  const onChanges = (changes: readonly Change[]) => receivers.announce(changes, { ...location, publicUrl });
  const opening = openContent({ source, log, onChanges });
  try {
    const live = await opening;
    const handlerFor = (origin: string) => {
      publicUrl ||= origin;
      return createHandler({
        ...{ ...location, publicUrl, reportError },
        content: live.current,
        problems: () => problemsOf(live, source),
        placeOf(id, field) {
          const place = live.placeOf(id, field);
          return place && { ...place, file: relative(dirname(resolve(source.path)), resolve(place.file)) };
        },
        tokens: { delivery: settings.deliveryToken, preview: settings.previewToken },
        images: createImageTransformer(),
      });
    };
    const { host, port } = settings;
    const listening = await listen(handlerFor, { host, port, reportError });
    return {
      url: `${listening.origin}${apiPath}`,
      addWebhook: (url) => receivers.add({ url, ...signing }),
      reload: live.reload,
      close: async () => {
        unwatch();
        receivers.stop();
        await listening.close();
      },
    };
  } catch (error) {
    unwatch();
    throw error;
  }
}

/** File names begin with the name of the content folder, so that responses do not show paths of this machine. */
function problemsOf(content: LiveContent, { path }: ContentSource): Problems {
  const above = dirname(resolve(path));
  const problems = content.faulty().map(({ file, faults, ...one }) => ({
    ...one,
    file: relative(above, resolve(file)),
    // A message about a duplicate value names the other file.
    faults: faults.map((fault) => ({ ...fault, message: fault.message.replaceAll(above + sep, '') })),
  }));
  return { problems, readWhole: content.readWhole() };
}
