import { isContentError } from '#cms/errors.ts';
import type { Fault, SnapshotStore } from '#cms/snapshot-store.ts';
import type { ContentProblems } from './content-problems/content-problems.ts';
import type { SnapshotOnDisk } from './snapshot/snapshot-file.ts';

/** What a machine that looks after the site is told. */
export interface HealthResponse {
  readonly status: 200 | 503;
  /** JSON. */
  readonly body: string;
}

interface HealthOptions {
  readonly store: Pick<SnapshotStore, 'current' | 'fault' | 'lastFault'>;
  /** Undefined: nothing outlives the process. */
  readonly file: Pick<SnapshotOnDisk, 'state'> | undefined;
  readonly problems: Pick<ContentProblems, 'current'>;
  /** Which release of the site this is. */
  readonly version: string;
  readonly clock: () => Temporal.Instant;
}

function timeOf(milliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toString({ smallestUnit: 'second' });
}

/** What kind of fault, since when, and which setting is refused; not in the words of the service. */
function describe({ since, error }: Fault) {
  const known = isContentError(error) ? error : undefined;
  const failure = known?.failure;
  const setting = failure?.kind === 'server-error' ? failure.setting : undefined;
  return {
    kind: failure?.kind ?? 'refused',
    operation: known?.operation,
    refused: setting,
    since: timeOf(since),
  };
}

/**
 * Answers a machine that looks after the site: `/healthz` while the process works; `/readyz` with the state of its content, what
 * is wrong with single files and entries of it, and 503 while there is no content at all. Stale content is content: a site that
 * shows it is not to be taken away.
 * @returns undefined for any other path
 */
export function createHealth({ store, file, problems, version, clock }: HealthOptions) {
  async function readiness(): Promise<HealthResponse> {
    const [snapshot, fault, last] = [store.current(), store.fault(), store.lastFault()];
    const state = snapshot === undefined ? 'empty' : fault === undefined ? 'fresh' : 'stale';
    const body = {
      ready: snapshot !== undefined,
      version,
      content: {
        state,
        ageInSeconds: snapshot && Math.round((clock().epochMilliseconds - snapshot.fetchedAt) / 1000),
        fetchedAt: snapshot && timeOf(snapshot.fetchedAt),
      },
      snapshotFile: file?.state() ?? 'none',
      fault: fault && describe(fault),
      lastFault: last && describe(last),
      // Visitors are served all the same: what is wrong costs single entries only.
      problems: await problems.current().catch(() => undefined),
    };
    return { status: snapshot === undefined ? 503 : 200, body: JSON.stringify(body) };
  }

  return (path: string): Promise<HealthResponse> | undefined => {
    if (path === '/readyz') return readiness();
    return path === '/healthz' ? Promise.resolve({ status: 200, body: '{"healthy":true}' }) : undefined;
  };
}
