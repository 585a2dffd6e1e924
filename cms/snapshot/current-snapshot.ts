import { hash } from 'node:crypto';
import type { Problem } from '#domain/problem.ts';
import type { SiteContent } from '../site-content.ts';

/** All content at one instant. */
export interface Snapshot {
  readonly content: SiteContent;
  readonly problems: readonly Problem[];
  /** Hash of the results of the service, and since when they have given this content if entries have appeared since. */
  readonly version: string;
  /** When the content service last confirmed it, in milliseconds since 1970. */
  readonly fetchedAt: number;
}

export interface CurrentSnapshotOptions<Results> {
  /**
   * Maps results, from the service or from the file, to content.
   * @param last the results of the last good snapshot
   * @throws when they are implausible
   */
  readonly readResults: (
    results: unknown,
    last: Results | undefined,
  ) => Pick<Snapshot, 'content' | 'problems'> & { readonly results: Results };
  readonly onChange: (snapshot: Snapshot) => void;
}

/** The results of the service, as JSON, and when they were fetched, in milliseconds since 1970. */
export interface StoredSnapshot {
  readonly results: unknown;
  readonly fetchedAt: number;
}

/** Says what is current; the store says when it is fetched again. */
export function createCurrentSnapshot<Results>({ readResults, onChange }: CurrentSnapshotOptions<Results>) {
  let current: { readonly snapshot: Snapshot; readonly results: Results; readonly hash: string } | undefined;

  return {
    get: () => current,
    /** The snapshot of an instant. When entries have appeared or disappeared by their days, it is mapped again from the same results. */
    at(now: number): Snapshot | undefined {
      const end = current?.snapshot.content.validUntil;
      if (current === undefined || end === undefined || now < end.epochMilliseconds) return current?.snapshot;
      const { content, problems } = readResults(current.results, current.results);
      const snapshot = { ...current.snapshot, content, problems, version: `${current.hash} ${end}` };
      current = { ...current, snapshot };
      onChange(snapshot);
      return snapshot;
    },
    /** Makes results the current ones. @throws when they are implausible */
    accept({ results: fresh, fetchedAt }: StoredSnapshot): void {
      const version = hash('sha256', JSON.stringify(fresh), 'base64url');
      if (current?.hash === version) {
        current = { ...current, snapshot: { ...current.snapshot, fetchedAt } };
        return;
      }
      const { results, content, problems } = readResults(fresh, current?.results);
      const snapshot = { content, problems, version, fetchedAt };
      current = { snapshot, results, hash: version };
      onChange(snapshot);
    },
  };
}
