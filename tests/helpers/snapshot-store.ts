import type { SiteContent } from '#cms/site-content.ts';
import type { StoredSnapshot } from '#cms/snapshot/current-snapshot.ts';
import { createSnapshotStore } from '#cms/snapshot/snapshot-store.ts';

/** A store with a fake service and a fake clock. */
export function openSnapshotStore(settings: { maxAge?: number; stored?: StoredSnapshot } = {}) {
  const events: string[] = [];
  const written: StoredSnapshot[] = [];
  const service = {
    fetches: 0,
    respond: async (): Promise<unknown> => ({ title: 'first' }),
  };
  const store = createSnapshotStore<unknown>({
    fetchContent() {
      service.fetches += 1;
      return service.respond();
    },
    readResults(results) {
      if (typeof results !== 'object' || results === null) throw new Error('These results are implausible.');
      const { validUntil: end, ...content } = results as SiteContent;
      const isOver = end !== undefined && end.epochMilliseconds <= Date.now();
      return { results, content: { ...content, validUntil: isOver ? undefined : end }, problems: [] };
    },
    file: { read: async () => settings.stored, write: (stored) => void written.push(stored) },
    maxAge: settings.maxAge ?? 10_000,
    time: Date.now,
    retryDelay: () => 5_000,
    onChange: () => events.push('changed'),
    onFault: () => events.push('failed'),
    onRecovered: () => events.push('recovered'),
    onRefused: () => events.push('refused'),
  });
  return { store, service, events, written };
}
