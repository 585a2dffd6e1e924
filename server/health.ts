import { siteLanguages } from '#app/language/site-languages.ts';
import { HeldBack } from '#cms/client/validate-results.ts';
import { isContentError } from '#cms/errors.ts';
import type { Fault, SnapshotStore } from '#cms/snapshot/snapshot-store.ts';
import { serverPath } from '#domain/page/route-pattern.ts';
import { type ContentProblems, reported } from './content-problems/content-problems.ts';
import type { SnapshotOnDisk } from './snapshot/snapshot-file.ts';

export interface HealthResponse {
  readonly status: 200 | 503;
  /** JSON. */
  readonly body: string;
}

interface HealthOptions {
  readonly store: Pick<SnapshotStore, 'current' | 'fault' | 'lastFault'>;
  /** Undefined without a snapshot file. */
  readonly file: Pick<SnapshotOnDisk, 'state'> | undefined;
  readonly problems: Pick<ContentProblems, 'current' | 'readWhole'>;
  /** The release of the site. */
  readonly version: string;
  readonly clock: () => Temporal.Instant;
}

function timeOf(milliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toString({ smallestUnit: 'second' });
}

/** The kind of fault, its start, and the status of the response; never the service's own message. */
function describe({ since, error }: Fault) {
  const known = isContentError(error) ? error : undefined;
  const failure = known?.failure;
  return {
    kind: failure?.kind ?? (error instanceof HeldBack ? 'held-back' : 'refused'),
    operation: known?.operation,
    status: failure?.kind === 'server-error' ? failure.status : undefined,
    since: timeOf(since),
  };
}

/**
 * Responds to monitoring: `/healthz` while the process works; `/readyz` with the state of the content and the faults of single
 * files and entries, and with 503 while there is no content at all. A site with stale content is ready, so that no load
 * balancer removes it.
 * @returns undefined for any other path
 */
export function createHealth({ store, file, problems, version, clock }: HealthOptions) {
  async function readiness(): Promise<HealthResponse> {
    const [snapshot, fault, last] = [store.current(), store.fault(), store.lastFault()];
    const state = snapshot === undefined ? 'empty' : fault === undefined ? 'fresh' : 'stale';
    const found = await problems.current().catch(() => undefined);
    const body = {
      ready: snapshot !== undefined,
      version,
      content: {
        state,
        ageInSeconds: snapshot && Math.round((clock().epochMilliseconds - snapshot.fetchedAt) / 1000),
        fetchedAt: snapshot && timeOf(snapshot.fetchedAt),
        languages: snapshot && siteLanguages(snapshot.content).map(({ language }) => language),
      },
      snapshotFile: file?.state() ?? 'none',
      fault: fault && describe(fault),
      lastFault: last && describe(last),
      // Visitors are still served: faults affect single entries only.
      problems: found && reported(found),
      filesReadWholeAt: problems.readWhole(),
    };
    return { status: snapshot === undefined ? 503 : 200, body: JSON.stringify(body) };
  }

  return (path: string): Promise<HealthResponse> | undefined => {
    if (path === serverPath.ready) return readiness();
    return path === serverPath.healthy
      ? Promise.resolve({ status: 200, body: '{"healthy":true}' })
      : undefined;
  };
}
