import { fileURLToPath } from 'node:url';
import type { ContentServiceAddress } from '#cms/client.ts';
import type { ContentSourcesAddress } from '#server/content-problems/content-sources.ts';
import { type Part, startPart } from './part.ts';
import { smallMemory } from './small-memory.ts';

/** The embedded service's space and tokens: it listens on loopback only, so these are no secrets. */
const embedded = {
  CONTENT_SPACE: 'local',
  CONTENT_ENVIRONMENT: 'master',
  CONTENT_TOKEN: 'local-delivery-token',
  CONTENT_PREVIEW_TOKEN: 'local-preview-token',
};

/**
 * Starts the embedded content service on a free port, in little memory: pictures are made in large buffers.
 * @param settings further settings of the service
 */
export function startContentService(settings: Readonly<Record<string, string>> = {}): Promise<Part> {
  return startPart(
    'content service',
    fileURLToPath(import.meta.resolve('emulator-for-contentful/command')),
    { ...smallMemory.environment, CONTENT_PORT: '0', ...embedded, ...settings },
    true,
  );
}

/**
 * What the site must be told to talk to the embedded service. It keeps nothing of it on disk: the content is there as files,
 * and the two start and end together.
 */
export function contentServiceSettings(service: Part): Record<string, string> {
  return {
    ...embedded,
    CONTENT_ENDPOINT: service.url,
    CONTENT_PROBLEMS_URL: contentSourcesAddress(service).url,
    KEPT_CONTENT: 'none',
  };
}

/** Where the embedded service says what is wrong with its files. */
export function contentSourcesAddress({ url }: Pick<Part, 'url'>): ContentSourcesAddress {
  return { url: new URL('/problems', url).href, token: embedded.CONTENT_TOKEN };
}

/** The embedded service as the site's client is told of it. */
export function contentServiceAddress({ url }: Pick<Part, 'url'>): ContentServiceAddress {
  const { CONTENT_SPACE: space, CONTENT_ENVIRONMENT: environment, CONTENT_TOKEN: token } = embedded;
  return { endpoint: url, space, environment, token };
}
