import { LRUCache } from 'lru-cache';
import { saidMaxAge } from '#app/freshness.ts';
import { type EncodedResponse, encodeResponse } from './encoded-response.ts';

/** A response, and for how many seconds it has been in the cache; undefined when it was rendered for this request. */
export interface CachedResponse {
  readonly response: EncodedResponse;
  readonly age: number | undefined;
}

/** What a response is rendered from. */
export interface RenderOptions {
  /** The canonical address. */
  readonly key: string;
  /** Ends every response of another generation: it says what content, as of when, pages show. */
  readonly generation: string;
  /** True for the response that all unknown addresses share: it is cached for a second, though no other cache may. */
  readonly isNotFound: boolean;
  /** May fail. */
  readonly render: () => Promise<Response>;
}

interface Entry {
  readonly response: EncodedResponse;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
  readonly freshUntil: number;
  /** True when it stays as it is whatever becomes of the content: its address names its version. */
  readonly isImmutable: boolean;
  generation: string;
}

interface ResponseCacheOptions {
  /** The most bytes that all responses may take. */
  readonly maxBytes: number;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** Told of a response that could not be rendered, and that an older one stands in for. */
  readonly onStaleServed: (key: string, reason: string) => void;
}

/** Rendered responses by their canonical address. */
export interface ResponseCache {
  /** The response of a canonical address when it is fresh. Runs for every request. */
  find(key: string, generation: string): CachedResponse | undefined;
  /** The same, or renders it: once, however many wait for it. */
  get(options: RenderOptions): Promise<CachedResponse>;
}

/** How long the shared response for unknown addresses is cached, in milliseconds. */
const notFoundLifetime = 1_000;

/** What an entry takes besides its body, in bytes; its compressed variants take some two fifths of it. */
const sizeOf = ({ response: { size, isCompressible } }: Entry) =>
  Math.ceil(4_000 + (isCompressible ? size * 1.4 : size));

/**
 * For how long a response is fresh, in milliseconds: half of what it tells browsers, so that a visitor who is given it may use
 * it for the other half.
 */
function lifetimeOf({ headers, status }: EncodedResponse, { isNotFound, key }: RenderOptions): number {
  if (isNotFound && status === 404) return notFoundLifetime;
  const control = headers.get('Cache-Control') ?? 'no-store';
  // A response that names another address as its own is one of numberless spellings.
  const location = headers.get('Content-Location') ?? key;
  if (/no-store|private/.test(control) || location !== key) return 0;
  return ((saidMaxAge(control) ?? 0) / 2) * 1000;
}

/** Creates an empty cache. */
export function createResponseCache({ maxBytes, time, onStaleServed }: ResponseCacheOptions): ResponseCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const rendering = new Map<string, Promise<CachedResponse>>();

  const served = ({ response, renderedAt }: Entry): CachedResponse => ({
    response,
    age: Math.max(0, Math.floor((time() - renderedAt) / 1000)),
  });

  function find(key: string, generation: string): CachedResponse | undefined {
    const entry = entries.get(key);
    return entry?.generation === generation && time() < entry.freshUntil ? served(entry) : undefined;
  }

  async function render(options: RenderOptions): Promise<CachedResponse> {
    const { key, generation } = options;
    const before = entries.get(key);
    if (before?.isImmutable && time() < before.freshUntil) {
      before.generation = generation;
      return served(before);
    }
    const renderedAt = time();
    let response: EncodedResponse;
    try {
      response = await encodeResponse(await options.render());
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
    async get(options) {
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
