import type { IncomingMessage } from 'node:http';
import type { ContentServiceAddress } from '#cms/client/client.ts';
import { createContentProblems } from './content-problems/content-problems.ts';
import { createContentSources } from './content-problems/content-sources.ts';
import { createHealth } from './health.ts';
import { type BuiltFiles, encodeBuiltFiles } from './http/built-files.ts';
import {
  createRequestHandler,
  type FoundResponse,
  type RequestHandlerOptions,
} from './http/request-handler.ts';
import { withRequestLog } from './http/request-log.ts';
import { createPages, type PagesOptions } from './pages.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import { createPictureFetcher, pictureRenderer, withStoredPictures } from './pictures/pictures.ts';
import { createPreview } from './preview.ts';
import { securityHeaders } from './security/security-headers.ts';
import type { Settings } from './settings/settings.ts';
import type { SnapshotOnDisk } from './snapshot/snapshot-file.ts';
import { createContent } from './snapshot/snapshot-setup.ts';
import { createWebhook } from './webhook/webhook.ts';

/** Requests for pictures and colours follow that of a page, so they do not count as visits. */
const partPath = /^(?:\/[a-z]{2,3})?\/(?:(?:pictures|papers|icons|og|palettes)\/|favicon\.)/i;

export interface SiteOptions
  extends Omit<PagesOptions, 'headers' | 'pictures' | 'problems' | 'time'>,
    Partial<Pick<Settings, 'contentSources' | 'webhook' | 'preview'>> {
  /** The release of the site. */
  readonly version: string;
  /** The files of a finished build. */
  readonly builtFiles: BuiltFiles;
  /** In development, a handler that builds them on request. */
  readonly files?: RequestHandlerOptions['files'];
  readonly content: ContentServiceAddress;
  /** The folder of the snapshot on disk; none by default. */
  readonly snapshotFile?: SnapshotOnDisk | undefined;
  readonly pictureStore?: PictureStore | undefined;
  /** The `clock` in milliseconds since 1970, read several times for each request: `Date.now` takes a twentieth of the time. */
  readonly time?: () => number;
  readonly fetch?: typeof globalThis.fetch;
}

/** Connects the content, the pages rendered from it, and their cache. */
export async function createSite(options: SiteOptions) {
  const { mode, log, clock, siteUrl, outage, snapshotFile, pictureStore, preview } = options;
  const fetch = options.fetch ?? globalThis.fetch;
  const time = options.time ?? (() => clock().epochMilliseconds);
  // In development tools add scripts to pages, which the policy would block.
  const headers = mode === 'production' ? securityHeaders(siteUrl) : {};
  const files = await encodeBuiltFiles(options.builtFiles, headers);
  const problems = createContentProblems({
    sources: options.contentSources && createContentSources(options.contentSources, fetch),
    log,
    time: () => performance.now(),
  });
  const content = createContent({
    address: options.content,
    fetch,
    maxAge: options.contentMaxAge,
    file: snapshotFile,
    siteUrl,
    outage,
    log,
    time,
    onChange(snapshot) {
      problems.setEntries(snapshot.problems);
      void pictureStore?.prune(snapshot.content);
    },
  });
  const { store } = content;

  const fetchPicture = createPictureFetcher(options.content.endpoint, fetch);
  const pictures = {
    ...pictureRenderer,
    fetch: pictureStore
      ? withStoredPictures(fetchPicture, pictureStore, () => store.fault() !== undefined)
      : fetchPicture,
  };

  const pages = createPages({ ...options, headers, pictures, problems, time });

  function respond(target: string, request: IncomingMessage): FoundResponse {
    const [path = ''] = target.split('?', 1);
    const file = files.get(path);
    if (file) return file;
    if (showPreview?.isMeant(target)) return showPreview.show(target);
    const snapshot = partPath.test(path) ? (store.current() ?? store.visit()) : store.visit();
    return snapshot instanceof Promise
      ? snapshot.then((own) => pages.respond(target, own, request))
      : pages.respond(target, snapshot, request);
  }

  const showPreview =
    preview &&
    createPreview({
      secret: preview.secret,
      fetchContent: () => content.fetchPreview(preview.token),
      // Previews share neither content nor pictures with public pages.
      contextOf: (language) => ({
        ...pages.contextOf(undefined, language),
        isPreview: true,
        pictures: { ...pictureRenderer, fetch: fetchPicture },
      }),
      problems,
      render: pages.render,
    });
  const { webhook: secret } = options;
  const handler = createRequestHandler({
    respond,
    files: options.files,
    webhook:
      secret === undefined
        ? undefined
        : createWebhook({ secret, headers, clock, log, onCall: () => void store.refresh() }),
    health: createHealth({ store, file: snapshotFile, problems, version: options.version, clock }),
    headers,
    log,
  });
  return { store, listener: withRequestLog(handler, log, () => performance.now()) };
}
