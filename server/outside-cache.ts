import type { NamedHeader } from './settings/setting.ts';

/** A cache in front of the site that can be told of changes. */
export interface OutsideCacheAddress {
  readonly url: string;
  /** What the cache wants to see before it believes anybody. */
  readonly header: NamedHeader | undefined;
}

interface OutsideCacheOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Told when the cache could not be told. */
  readonly onFailure: (message: string) => void;
}

/** How long changes are gathered before the cache is told, in milliseconds. */
const lull = 20;

/** How long to wait before each further try, in milliseconds. */
const pauses = [250, 1_000, 4_000];

const timeout = 5_000;

/**
 * Tells a cache in front of the site which surrogate keys no longer hold: one POST, with the keys in `Surrogate-Key`
 * (apart by spaces) and in `Cache-Tag` (apart by commas).
 * @returns what takes each key that has changed
 */
export function createOutsideCache(
  { url, header }: OutsideCacheAddress,
  { fetch, onFailure }: OutsideCacheOptions,
): (key: string) => void {
  const keys = new Set<string>();
  let isWaiting = false;

  async function attempt(changed: readonly string[]): Promise<string | undefined> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Surrogate-Key': changed.join(' '),
          'Cache-Tag': changed.join(','),
          ...(header && { [header.name]: header.value }),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      return response.ok ? undefined : `it answered ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'it cannot be reached';
    }
  }

  async function tell(): Promise<void> {
    isWaiting = false;
    const changed = [...keys];
    keys.clear();
    let fault = await attempt(changed);
    for (const pause of pauses) {
      if (fault === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      fault = await attempt(changed);
    }
    if (fault !== undefined)
      onFailure(`The cache at PURGE_URL was not told of ${changed.join(' ')}: ${fault}.`);
  }

  return (key) => {
    keys.add(key);
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => void tell(), lull);
  };
}
