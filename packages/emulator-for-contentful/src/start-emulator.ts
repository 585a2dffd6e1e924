import { dirname, relative, resolve, sep } from 'node:path';
import { type ContentSource, sourceAt } from './content/content-source.ts';
import { type LiveContent, openContent } from './content/live-content.ts';
import { watchContent } from './content/watch-content.ts';
import type { ReadContent } from './folder/read-content-folder.ts';
import { EXPLORER_PACKAGES, findExplorer } from './http/explorer.ts';
import { API_PATH, createHandler } from './http/handler.ts';
import { listen } from './http/listener.ts';
import type { Sources } from './http/sources-response.ts';
import { createImageCache } from './images/image-cache.ts';
import { createImageTransformer } from './images/image-transformer.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { createReceivers } from './webhooks/deliver.ts';

/** The settings of README.md, “Settings”; those that are left out have their defaults. */
export type EmulatorOptions = Partial<Omit<Settings, 'source'>> & {
  /** An export (`.json`) or a content folder. */
  readonly source: string | ContentSource;
  /** Looks at the content before it is served for the first time; what it throws stops the start. */
  readonly check?: ((content: ReadContent) => Promise<void>) | undefined;
  /** Takes one message for a person, which may have several lines; without it they go to standard error. */
  readonly log?: (message: string) => void;
};

export type Emulator = {
  /** Where the API is: `http://127.0.0.1:4000/content/v1`. */
  readonly url: string;
  /** Calls one more webhook from now on, signed and marked as the settings say. */
  readonly addWebhook: (url: string) => void;
  /** Reads the content again, without waiting for the system to tell that it has changed. */
  readonly reload: () => Promise<void>;
  /** Ends open requests, stops watching the content, and releases the port. */
  readonly close: () => Promise<void>;
};

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
  const place = { space: settings.space, environment: settings.environment };
  let publicUrl = settings.publicUrl ?? '';

  // Watching begins before reading, so that nothing saved while the service starts is missed.
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
      onChanges: (changes) => receivers.tell(changes, { ...place, publicUrl }),
    });
    const { current, reload } = content;
    const explorer = settings.explore ? findExplorer() : undefined;
    if (settings.explore && explorer === undefined)
      log(`GraphiQL is not installed, so that it cannot be shown: npm install ${EXPLORER_PACKAGES}`);
    const handlerOptions = {
      content: current,
      sources: sourcesOf(content, source),
      ...place,
      tokens: { delivery: settings.deliveryToken, preview: settings.previewToken },
      images: createImageTransformer(createImageCache({ folder: settings.imageCache, reportError })),
      reportError,
      explorer,
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
      url: `${listening.origin}${API_PATH}`,
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

/** The files of the content, named from the content folder on: a client need not know where that is on this machine. */
function sourcesOf(content: LiveContent, { path }: ContentSource): Sources {
  const above = dirname(resolve(path));
  const named = (file: string) => relative(above, resolve(file));
  return {
    faulty: () =>
      content.faulty().map((one) => ({
        ...one,
        file: named(one.file),
        // Of two that duplicate, one names the other.
        faults: one.faults.map((fault) => ({
          ...fault,
          message: fault.message.replaceAll(above + sep, ''),
        })),
      })),
    sourceOf(id, field) {
      const place = content.sourceOf(id, field);
      return place && { ...place, file: named(place.file) };
    },
  };
}
