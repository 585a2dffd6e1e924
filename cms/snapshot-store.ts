import { hash } from 'node:crypto';
import type { EntryProblem } from './entry-problem.ts';
import type { SiteContent } from './site-content.ts';

/** All content at one instant. */
export interface Snapshot {
  readonly content: SiteContent;
  readonly problems: readonly EntryProblem[];
  /** Hash of the results of the service, and since when they have given this content if entries have appeared since. */
  readonly version: string;
  /** When the content service last confirmed it, in milliseconds since 1970. */
  readonly fetchedAt: number;
}

export interface Fault {
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly error: Error;
}

export interface StoredSnapshot {
  /** The results of the service; JSON. */
  readonly results: unknown;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** The storage of the last good results for restarts. */
export interface SnapshotFile {
  /** @returns undefined when there is none, or it cannot be read */
  read(): Promise<StoredSnapshot | undefined>;
  /** Writes in the background; never throws. */
  write(stored: StoredSnapshot): void;
}

interface SnapshotStoreOptions<Results> {
  /**
   * Fetches everything from the service.
   * @throws ContentError
   */
  readonly fetchContent: () => Promise<unknown>;
  /**
   * Maps results, from the service or from the file, to content.
   * @param last the results of the last good snapshot
   * @throws when they are implausible
   */
  readonly readResults: (
    results: unknown,
    last: Results | undefined,
    source: 'service' | 'file',
  ) => Accepted<Results>;
  /** Undefined without storage. */
  readonly file: SnapshotFile | undefined;
  /** Age from which a visit starts a refresh, in milliseconds; 0: every page load fetches for itself. */
  readonly maxAge: number;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** The delay before the next refresh after a number of failures in a row, in milliseconds. */
  readonly retryDelay: (failures: number) => number;
  readonly onChange: (snapshot: Snapshot) => void;
  /** Called once when a fault begins. */
  readonly onFault: (fault: Fault) => void;
  readonly onRecovered: (fault: Fault) => void;
  /** Called with an implausible stored snapshot. */
  readonly onRefused: (error: unknown) => void;
}

/** Plausible results with their content. */
export interface Accepted<Results> extends Pick<Snapshot, 'content' | 'problems'> {
  readonly results: Results;
}

export interface SnapshotStore {
  current(): Snapshot | undefined;
  /**
   * The snapshot for a page load. A stale one is served while a new one is fetched; if it is very old, the load waits for the new
   * one, for at most a second; while the service fails it never waits.
   * @returns undefined when there is none
   */
  visit(): Snapshot | undefined | Promise<Snapshot | undefined>;
  /** Fetches everything again after a change. Never throws. */
  refresh(): Promise<void>;
  /** Reads the file and fetches; if the file has content it waits at most a second for the service. Never throws. */
  start(): Promise<void>;
  fault(): Fault | undefined;
  /** The last fault that has ended. */
  lastFault(): Fault | undefined;
}

/** How long a stale snapshot is served without waiting, in milliseconds. */
const staleWhileRevalidate = 300_000;

/** How long a page load waits for fresh content when there is stale content, in milliseconds. */
const maxWait = 1_000;

/** The minimum time between the starts of two refreshes, in milliseconds: webhook calls are coalesced. */
const minInterval = 500;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Creates a store without content; `start` fills it. */
export function createSnapshotStore<Results>(options: SnapshotStoreOptions<Results>): SnapshotStore {
  const { fetchContent, readResults, file, maxAge, time, retryDelay, onChange } = options;
  let current: Snapshot | undefined;
  let currentHash = '';
  let results: Results | undefined;
  let fault: Fault | undefined;
  let lastFault: Fault | undefined;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let lastBegan = Number.NEGATIVE_INFINITY;
  let next: Promise<void> | undefined;
  /** Fetches are numbered, since the clock may be set back. */
  let fetches = 0;
  let currentFetch = 0;

  /** @returns the snapshot of these results; it becomes the current one unless a later fetch ended before */
  function accept(fresh: unknown, fetchedAt: number, source: 'service' | 'file', fetch: number): Snapshot {
    const resultsHash = hash('sha256', JSON.stringify(fresh), 'base64url');
    if (current && resultsHash === currentHash) {
      if (fetch > currentFetch) current = { ...current, fetchedAt };
      currentFetch = Math.max(currentFetch, fetch);
      return current;
    }
    const { content, problems, results: accepted } = readResults(fresh, results, source);
    const snapshot = { content, problems, version: resultsHash, fetchedAt };
    if (currentFetch > fetch) return snapshot;
    current = snapshot;
    currentHash = resultsHash;
    currentFetch = fetch;
    results = accepted;
    onChange(snapshot);
    return snapshot;
  }

  /** The current snapshot. When entries have appeared or disappeared by their days, it is mapped again from the same results. */
  function currentAt(now: number): Snapshot | undefined {
    const end = current?.content.validUntil;
    if (current === undefined || results === undefined || end === undefined || now < end.epochMilliseconds)
      return current;
    const { content, problems } = readResults(results, results, 'file');
    current = { ...current, content, problems, version: `${currentHash} ${end}` };
    onChange(current);
    return current;
  }

  function succeeded(): void {
    clearTimeout(retry);
    retry = undefined;
    failures = 0;
    if (fault === undefined) return;
    lastFault = fault;
    fault = undefined;
    options.onRecovered(lastFault);
  }

  function failed(reason: unknown): void {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    failures += 1;
    const isNew = fault === undefined;
    fault = { since: fault?.since ?? time(), error };
    if (isNew) options.onFault(fault);
    retry ??= setTimeout(() => {
      retry = undefined;
      void begin();
    }, retryDelay(failures)).unref();
  }

  function write(): void {
    if (results !== undefined && current) file?.write({ results, fetchedAt: current.fetchedAt });
  }

  async function fetchOnce(): Promise<Snapshot> {
    const fetchedAt = time();
    fetches += 1;
    const fetch = fetches;
    try {
      const snapshot = accept(await fetchContent(), fetchedAt, 'service', fetch);
      succeeded();
      write();
      return snapshot;
    } catch (error) {
      failed(error);
      throw error;
    }
  }

  /** Starts a refresh, unless one is under way. */
  function begin(): Promise<void> {
    if (round) return round;
    lastBegan = performance.now();
    const over = () => {
      round = undefined;
    };
    round = fetchOnce().then(over, over);
    return round;
  }

  /** Waits for the refresh under way, at most until its first second is over; without content until its end. */
  async function waitFor(done: Promise<void>): Promise<Snapshot | undefined> {
    const left = lastBegan + maxWait - performance.now();
    if (current === undefined) await done;
    else if (left > 0) await Promise.race([done, sleep(left)]);
    return current;
  }

  return {
    current: () => currentAt(time()),
    fault: () => fault,
    lastFault: () => lastFault,
    visit() {
      currentAt(time());
      if (fault) return current;
      if (maxAge === 0) {
        const own = fetchOnce().catch(() => current);
        return current ? Promise.race([own, sleep(maxWait).then(() => current)]) : own;
      }
      const age = current ? time() - current.fetchedAt : Number.POSITIVE_INFINITY;
      if (age >= 0 && age < maxAge) return current;
      const done = begin();
      if (age >= 0 && age < maxAge + staleWhileRevalidate) return current;
      return waitFor(done);
    },
    refresh() {
      next ??= (async () => {
        // A refresh that is under way may have started before the change.
        await round;
        const pause = lastBegan + minInterval - performance.now();
        if (pause > 0) await sleep(pause);
        next = undefined;
        // While the service fails, refreshes are retried without visits.
        if (fault === undefined) await begin();
      })();
      return next;
    },
    async start() {
      const stored = await file?.read();
      try {
        // A time in the future comes from a wrong clock: the age then counts from now, through further restarts.
        const fetchedAt = stored && Math.min(stored.fetchedAt, time());
        if (stored && fetchedAt !== undefined) accept(stored.results, fetchedAt, 'file', 0);
        if (fetchedAt !== stored?.fetchedAt) write();
      } catch (error) {
        options.onRefused(error);
      }
      await waitFor(begin());
    },
  };
}
