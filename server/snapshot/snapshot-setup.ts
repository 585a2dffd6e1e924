import type { OutageText } from '#app/site-context.ts';
import { type ContentServiceAddress, createContentClient } from '#cms/client/client.ts';
import { type FetchedResults, fetchContent, type StoredResults } from '#cms/client/fetch-content.ts';
import { HeldBack, holdBackTime, lostEntries, validateResults } from '#cms/client/validate-results.ts';
import { isContentError } from '#cms/errors.ts';
import { keepLastGoodWords } from '#cms/keep-last-good.ts';
import { type MappedContent, mapContent } from '#cms/map-content.ts';
import type { Snapshot } from '#cms/snapshot/current-snapshot.ts';
import { createSnapshotStore, type SnapshotFile } from '#cms/snapshot/snapshot-store.ts';
import { errorFields, type Log } from '../log.ts';

/** The delay after a first failure, in milliseconds: most faults affect one response. */
const firstRetryDelay = 1_000;

/**
 * The delay between tries while the service goes on failing, in milliseconds, with jitter so that many sites do not retry in the
 * same moment: at most a dozen in any minute, and one within eight seconds of its recovery.
 */
const nextRetryDelay = 7_500;
const retryJitter = 400;

/** When a failed refresh is tried again, in milliseconds: not before the service asked to. */
function retryDelay(failures: number, error: Error): number {
  const ownDelay =
    failures === 1 ? firstRetryDelay : nextRetryDelay + Math.round(Math.random() * retryJitter);
  const requested =
    isContentError(error) && error.failure.kind === 'server-error' ? error.failure.retryAfter : undefined;
  return Math.max(ownDelay, requested ?? 0);
}

interface ContentOptions {
  readonly address: ContentServiceAddress;
  readonly fetch: typeof globalThis.fetch;
  /** Seconds; 0: every page load fetches for itself. */
  readonly maxAge: number;
  readonly file: SnapshotFile | undefined;
  readonly siteUrl: string;
  readonly outage: OutageText;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  readonly onChange: (snapshot: Snapshot) => void;
}

/** Connects the content service, the mappers and the snapshot store. */
export function createContent(options: ContentOptions) {
  const { address, fetch, maxAge, file, siteUrl, outage, log, time, onChange } = options;
  const clientOptions = {
    fetch,
    onPartialResponse: (operation: string, messages: readonly string[]) =>
      log('warn', 'cms-partial-response', { operation, messages }),
  };
  const client = createContentClient(address, clientOptions);
  /** Since when the responses lack many entries, in milliseconds since 1970. */
  let lossSince: number | undefined;

  /**
   * Holds results back that lack many entries, for some minutes: they are believed if the service goes on sending them.
   * @throws HeldBack
   */
  function holdBackLosses(fresh: StoredResults, last: StoredResults): void {
    const loss = lostEntries(fresh, last);
    const isNew = lossSince === undefined;
    lossSince = loss === undefined ? undefined : (lossSince ?? time());
    if (lossSince === undefined || time() - lossSince >= holdBackTime) return;
    const until = Temporal.Instant.fromEpochMilliseconds(lossSince + holdBackTime);
    const held = new HeldBack(
      `${loss} If it still lacks them at ${until.toString({ smallestUnit: 'second' })}, it is believed.`,
    );
    if (isNew) log('error', 'content-held-back', { message: held.message });
    throw held;
  }

  /** @throws when they are implausible, or held back */
  function readResults(fresh: unknown, last: StoredResults | undefined) {
    const reason = validateResults(fresh);
    if (reason) throw new Error(reason);
    const { results, faults } = keepLastGoodWords(fresh as FetchedResults, last);
    if (last && last !== fresh) holdBackLosses(results, last);
    for (const [locale, fault] of faults)
      log('error', 'translation-stale-served', {
        locale,
        message: `${fault} Pages in this language have their last good words, or those of the first language.`,
      });
    const now = Temporal.Instant.fromEpochMilliseconds(time());
    const earlier = [last, last?.lastGood, results.lastGood].filter((each) => each !== undefined);
    const { lastGood, safeguardingFault, ...mapped } = mapContent(results, outage, now, { earlier, siteUrl });
    if (safeguardingFault)
      log('error', 'safeguarding-stale-served', {
        message: `${safeguardingFault} The Safeguarding page stays as it last was.`,
      });
    return { ...mapped, results: { ...results, lastGood } };
  }

  const store = createSnapshotStore<StoredResults>({
    fetchContent: () => fetchContent(client),
    readResults,
    file,
    maxAge: maxAge * 1000,
    time,
    retryDelay,
    onChange,
    onFault({ error }) {
      log('error', 'cms-failed', errorFields(error));
      if (store.current()) log('warn', 'cache-stale-served', { message: error.message });
    },
    onRecovered({ since }) {
      lossSince = undefined;
      log('info', 'cms-recovered', { seconds: Math.round((time() - since) / 1000) });
    },
    onRefused: (error) => log('warn', 'snapshot-refused', errorFields(error)),
  });

  return {
    store,
    /** Fetches everything with its drafts, for an editor. @throws ContentError */
    async fetchPreview(token: string): Promise<MappedContent> {
      const drafts = createContentClient({ ...address, token }, { ...clientOptions, isPreview: true });
      const fetched = await fetchContent(drafts);
      return mapContent(keepLastGoodWords(fetched, undefined).results, outage);
    },
  };
}
