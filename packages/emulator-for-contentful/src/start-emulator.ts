import { dirname, relative, resolve, sep } from 'node:path';
import type { ReadContent } from './content/content-reading.ts';
import { type ContentSource, sourceAt } from './content/content-source.ts';
import { type LiveContent, openContent } from './content/live-content.ts';
import { watchContent } from './content/watch-content.ts';
import { apiPath, createHandler } from './http/handler.ts';
import { listen } from './http/listener.ts';
import type { Sources } from './http/responses.ts';
import { createImageCache } from './images/image-cache.ts';
import { createImageTransformer } from './images/image-transformer.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { createReceivers } from './webhooks/deliver.ts';

/** The settings of README.md, “Settings”; those that are left out have their defaults. */
export type EmulatorOptions = Partial<Omit<Settings, 'source'>> & {
  /** An export (`.json`) or a content folder. */
  readonly source: string | ContentSource;
  /** Checks the content before it is served for the first time. If it throws, the service does not start. */
  readonly check?: ((content: ReadContent) => Promise<void>) | undefined;
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
  const { log = (message) => void process.stderr.write(`${message}\n`), check, ...given } = options;
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
  let content: LiveContent | undefined;
  let missed = false;
  const changed = () => {
    if (content === undefined) missed = true;
    else void content.reload().catch(reportError);
  };
  const unwatch = settings.watch ? watchContent(source, changed) : () => {};
  try {
    content = await openContent({
      source,
      check,
      log,
      onChanges: (changes) => receivers.announce(changes, { ...location, publicUrl }),
    });
    const { current, reload } = content;
    const handlerOptions = {
      content: current,
      sources: sourcesOf(content, source),
      ...location,
      tokens: { delivery: settings.deliveryToken, preview: settings.previewToken },
      images: createImageTransformer(createImageCache({ folder: settings.imageCache, reportError })),
      reportError,
      rateLimit: settings.rateLimit,
    };
    const handlerFor = (origin: string) => {
      publicUrl ||= origin;
      return createHandler({ ...handlerOptions, publicUrl });
    };
    const { host, port } = settings;
    const listening = await listen(handlerFor, { host, port, reportError });
    if (missed) changed();
    return {
      url: `${listening.origin}${apiPath}`,
      addWebhook: (url) => receivers.add({ url, ...signing }),
      reload,
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

/** Shortens file names so that they begin with the name of the content folder, and responses do not show paths of this machine. */
function sourcesOf(content: LiveContent, { path }: ContentSource): Sources {
  const above = dirname(resolve(path));
  const shortened = (file: string) => relative(above, resolve(file));
  return {
    faulty: () =>
      content.faulty().map((one) => ({
        ...one,
        file: shortened(one.file),
        // A message about a duplicate value names the other file.
        faults: one.faults.map((fault) => ({
          ...fault,
          message: fault.message.replaceAll(above + sep, ''),
        })),
      })),
    readWhole: () => content.readWhole(),
    sourceOf(...of) {
      const place = content.sourceOf(...of);
      return place && { ...place, file: shortened(place.file) };
    },
  };
}
