import { handleWhenResult, IterableBackoff, retry } from 'cockatiel';
import type { NamedHeader } from './settings/setting.ts';

/** A cache before the site, such as nginx or a CDN. */
export interface PurgeAddress {
  readonly url: string;
  /** The header that authenticates the call. */
  readonly header: NamedHeader | undefined;
}

interface PurgeOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Called when the last try has failed. */
  readonly onFailure: (message: string) => void;
}

/** The key of every page (`Surrogate-Key`, `Cache-Tag`): a change of content invalidates all of them. */
export const surrogateKey = 'content';

/** How long to wait before each further try, in milliseconds. */
const retryDelays = [250, 1_000, 4_000];

const timeout = 5_000;

/**
 * Purges a cache before the site after a change of content: one POST with the key of all pages.
 * @returns the function to call after a change; changes during a purge cause one more
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
      return response.ok ? undefined : `it responded with ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'it cannot be reached';
    }
  }

  const policy = retry(
    handleWhenResult((fault) => fault !== undefined),
    { maxAttempts: retryDelays.length, backoff: new IterableBackoff(retryDelays) },
  ).dangerouslyUnref();

  return async function run(): Promise<void> {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    while (isDue) {
      isDue = false;
      const fault = await policy.execute(attempt);
      if (fault !== undefined) onFailure(`The cache at PURGE_URL was not purged: ${fault}.`);
    }
    isRunning = false;
  };
}
