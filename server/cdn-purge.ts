import type { NamedHeader } from './settings/setting.ts';

/** A cache in front of the site. */
export interface PurgeAddress {
  readonly url: string;
  /** What the cache asks for before it believes anybody. */
  readonly header: NamedHeader | undefined;
}

interface PurgeOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Told when the cache could not be told. */
  readonly onFailure: (message: string) => void;
}

/** The key that every page bears (`Surrogate-Key`, `Cache-Tag`): a change of content ends all of them. */
export const surrogateKey = 'content';

/** How long to wait before each further try, in milliseconds. */
const retryDelays = [250, 1_000, 4_000];

const timeout = 5_000;

/**
 * Tells a cache in front of the site that the content has changed: one POST with the key of all pages.
 * @returns what to call after a change; changes while a purge is under way cost one more
 */
export function createPurge({ url, header }: PurgeAddress, { fetch, onFailure }: PurgeOptions): () => void {
  let isRunning = false;
  let isDue = false;

  async function attempt(): Promise<string | undefined> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Surrogate-Key': surrogateKey,
          'Cache-Tag': surrogateKey,
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

  async function purge(): Promise<void> {
    let fault = await attempt();
    for (const delay of retryDelays) {
      if (fault === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, delay).unref());
      fault = await attempt();
    }
    if (fault !== undefined) onFailure(`The cache at PURGE_URL was not told of a change: ${fault}.`);
  }

  return async function run(): Promise<void> {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    while (isDue) {
      isDue = false;
      await purge();
    }
    isRunning = false;
  };
}
