import { LRUCache } from 'lru-cache';
import { parseMaxAge } from '#app/loaders/cache-lifetime.ts';
import { type EncodedResponse, encodeResponse } from './encoded-response.ts';

/** A response and its age in seconds; undefined when it was rendered for this request. */
export interface CachedResponse {
  readonly response: EncodedResponse;
  readonly age: number | undefined;
}

/** A response for one client, which no cache may keep. */
export async function encodePrivate(response: Response): Promise<CachedResponse> {
  response.headers.set('Cache-Control', 'private, no-store');
  return { response: await encodeResponse(response), age: undefined };
}

/** A request for the cache. */
interface PageRequest {
  /** The canonical address. */
  readonly key: string;
  /** The version of the content and of its dates: a response of another generation is never served. */
  readonly generation: string;
  /** True for the response that all unknown addresses share: it is cached for a second, though no other cache may. */
  readonly isNotFound: boolean;
  /** Renders the response; may reject. */
  readonly render: () => Promise<Response>;
}

interface Entry {
  readonly response: EncodedResponse;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
  readonly freshUntil: number;
  /** True when it does not depend on later content, since its address has a version. */
  readonly isImmutable: boolean;
  generation: string;
}

interface ResponseCacheOptions {
  /** The maximum size of all responses together, in bytes. */
  readonly maxBytes: number;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** Called when a response could not be rendered and an older one is served. */
  readonly onStaleServed: (key: string, reason: string) => void;
}

/** How long the shared response for unknown addresses is cached, in milliseconds. */
const notFoundLifetime = 1_000;

/** The size of an entry beside its body, in bytes. Its compressed variants take some two fifths of the body. */
const sizeOf = ({ response: { size, isCompressible } }: Entry) =>
  Math.ceil(4_000 + (isCompressible ? size * 1.4 : size));

/** How long a response is fresh, in milliseconds: half of its `max-age`, so that browsers can use it for at least the other half. */
function lifetimeOf({ headers, status }: EncodedResponse, { isNotFound }: PageRequest): number {
  if (isNotFound && status === 404) return notFoundLifetime;
  const control = headers.get('Cache-Control') ?? 'no-store';
  if (/no-store|private/.test(control)) return 0;
  return ((parseMaxAge(control) ?? 0) / 2) * 1000;
}

/** The previous response, if the new one has the same body, since it is compressed already. Most pages stay the same after a change of content. */
function reuse(before: EncodedResponse | undefined, fresh: EncodedResponse): EncodedResponse {
  const isSame =
    before?.status === fresh.status &&
    before.hash === fresh.hash &&
    JSON.stringify([...before.headers]) === JSON.stringify([...fresh.headers]);
  return isSame ? before : fresh;
}

/** A cache of rendered responses by their canonical address. */
export function createResponseCache({ maxBytes, time, onStaleServed }: ResponseCacheOptions) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const rendering = new Map<string, Promise<CachedResponse>>();

  const served = ({ response, renderedAt }: Entry): CachedResponse => ({
    response,
    age: Math.max(0, Math.floor((time() - renderedAt) / 1000)),
  });

  /** The fresh response of a canonical address, if there is one. It runs for every request. */
  function find(key: string, generation: string): CachedResponse | undefined {
    const entry = entries.get(key);
    return entry?.generation === generation && time() < entry.freshUntil ? served(entry) : undefined;
  }

  async function render(options: PageRequest): Promise<CachedResponse> {
    const { key, generation } = options;
    const before = entries.get(key);
    if (before?.isImmutable && time() < before.freshUntil) {
      before.generation = generation;
      return served(before);
    }
    const renderedAt = time();
    let response: EncodedResponse;
    try {
      response = reuse(before?.response, await encodeResponse(await options.render()));
    } catch (error) {
      if (before === undefined) throw error;
      onStaleServed(key, error instanceof Error ? error.message : String(error));
      return served(before);
    }
    if (response.status >= 500 && before) {
      onStaleServed(key, `status ${response.status}`);
      return served(before);
    }
    const lifetime = lifetimeOf(response, options);
    const isImmutable = response.headers.get('Cache-Control')?.includes('immutable') ?? false;
    const entry = { response, renderedAt, freshUntil: renderedAt + lifetime, isImmutable, generation };
    if (lifetime > 0) entries.set(key, entry);
    return { response, age: undefined };
  }

  return {
    find,
    /** The same, or renders it: once for concurrent requests. */
    async get(options: PageRequest): Promise<CachedResponse> {
      const found = find(options.key, options.generation);
      if (found) return found;
      const name = `${options.generation} ${options.key}`;
      const underWay = rendering.get(name);
      if (underWay) return underWay;
      const rendered = render(options).finally(() => rendering.delete(name));
      rendering.set(name, rendered);
      return rendered;
    },
  };
}
