import {
  type CurrentSnapshotOptions,
  createCurrentSnapshot,
  type Snapshot,
  type StoredSnapshot,
} from './current-snapshot.ts';

export interface Fault {
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly error: Error;
}

/** The storage of the last good results for restarts. */
export interface SnapshotFile {
  /** @returns undefined when there is none, or it cannot be read */
  read(): Promise<StoredSnapshot | undefined>;
  /** Writes in the background; never throws. */
  write(stored: StoredSnapshot): void;
}

interface SnapshotStoreOptions<Results> extends CurrentSnapshotOptions<Results> {
  /** Fetches everything from the service. @throws ContentError */
  readonly fetchContent: () => Promise<unknown>;
  /** Undefined without storage. */
  readonly file: SnapshotFile | undefined;
  /** Age from which a visit starts a refresh, in milliseconds; 0: every page load fetches for itself. */
  readonly maxAge: number;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** The delay before the next refresh after a number of failures in a row, the last with this error, in milliseconds. */
  readonly retryDelay: (failures: number, error: Error) => number;
  /** Called once when a fault begins. */
  readonly onFault: (fault: Fault) => void;
  readonly onRecovered: (fault: Fault) => void;
  /** Called with an implausible stored snapshot. */
  readonly onRefused: (error: unknown) => void;
}

export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/** How long a stale snapshot is served without waiting, in milliseconds. */
const staleWhileRevalidate = 300_000;

/** How long a page load waits for fresh content when there is stale content, in milliseconds. */
const maxWait = 1_000;

/** The minimum time between the starts of two refreshes, in milliseconds: webhook calls are coalesced. */
const minInterval = 500;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Decides when the current snapshot is fetched again. `start` fills the store. */
export function createSnapshotStore<Results>(options: SnapshotStoreOptions<Results>) {
  const { fetchContent, file, maxAge, time } = options;
  const current = createCurrentSnapshot(options);
  /** The refresh under way, and when the last one began. */
  let round: Promise<void> | undefined;
  let lastBegan = Number.NEGATIVE_INFINITY;
  /** The refresh that webhook calls wait for. */
  let next: Promise<void> | undefined;
  /** The last refresh of a page load's own. */
  let own = Promise.resolve();
  /** The present fault, with its failures in a row and the next try. */
  let failing: (Fault & { readonly failures: number; readonly retry: NodeJS.Timeout }) | undefined;
  let lastFault: Fault | undefined;

  function failed(reason: unknown): void {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    const before = failing;
    const failures = (before?.failures ?? 0) + 1;
    clearTimeout(before?.retry);
    const retry = setTimeout(() => void begin(), options.retryDelay(failures, error)).unref();
    failing = { since: before?.since ?? time(), error, failures, retry };
    if (before === undefined) options.onFault(failing);
  }

  function write(): void {
    const { results, snapshot } = current.get() ?? {};
    if (snapshot) file?.write({ results, fetchedAt: snapshot.fetchedAt });
  }

  async function fetchOnce(): Promise<void> {
    const fetchedAt = time();
    try {
      current.accept({ results: await fetchContent(), fetchedAt });
      clearTimeout(failing?.retry);
      lastFault = failing ?? lastFault;
      if (failing) options.onRecovered(failing);
      failing = undefined;
      write();
    } catch (error) {
      failed(error);
    }
  }

  /** Starts a refresh, unless one is under way. */
  function begin(): Promise<void> {
    if (round) return round;
    lastBegan = performance.now();
    round = Promise.allSettled([fetchOnce()]).then(() => {
      round = undefined;
    });
    return round;
  }

  /** Waits for a refresh, at most this long; without content until its end. */
  async function waitFor(done: Promise<void>, wait: number): Promise<Snapshot | undefined> {
    if (current.get() === undefined) await done;
    else if (wait > 0) await Promise.race([done, sleep(wait)]);
    return current.get()?.snapshot;
  }

  return {
    current: () => current.at(time()),
    fault: (): Fault | undefined => failing,
    /** The last fault that has ended. */
    lastFault: () => lastFault,
    /**
     * The snapshot for a page load. A stale one is served while a new one is fetched; if it is very old, the load waits for the new
     * one, for at most a second; while the service fails it never waits.
     * @returns undefined when there is none
     */
    visit(): Snapshot | undefined | Promise<Snapshot | undefined> {
      const snapshot = current.at(time());
      if (failing) return snapshot;
      if (maxAge === 0) {
        own = own.then(() => round).then(() => (failing ? undefined : begin()));
        return waitFor(own, maxWait);
      }
      const age = snapshot ? time() - snapshot.fetchedAt : Number.POSITIVE_INFINITY;
      if (age >= 0 && age < maxAge) return snapshot;
      const done = begin();
      if (age >= 0 && age < maxAge + staleWhileRevalidate) return snapshot;
      return waitFor(done, lastBegan + maxWait - performance.now());
    },
    /** Fetches everything again after a change. Never throws. */
    refresh(): Promise<void> {
      next ??= (async () => {
        // A refresh that is under way may have started before the change.
        await round;
        const pause = lastBegan + minInterval - performance.now();
        if (pause > 0) await sleep(pause);
        next = undefined;
        // While the service fails, refreshes are retried without visits.
        if (failing === undefined) await begin();
      })();
      return next;
    },
    /** Reads the file and fetches; if the file has content it waits at most a second for the service. Never throws. */
    async start(): Promise<void> {
      const stored = await file?.read();
      // A time in the future comes from a wrong clock: the age then counts from now, through further restarts.
      const fetchedAt = Math.min(stored?.fetchedAt ?? 0, time());
      try {
        if (stored) current.accept({ ...stored, fetchedAt });
        if (stored && fetchedAt !== stored.fetchedAt) write();
      } catch (error) {
        options.onRefused(error);
      }
      await waitFor(begin(), maxWait);
    },
  };
}
