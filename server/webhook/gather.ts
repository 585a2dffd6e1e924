import { type ContentChange, touchedBy } from './content-change.ts';

/** How long after a call the next one is waited for, in milliseconds. */
const lull = 40;

/** How long the first of many calls waits at most, in milliseconds. */
const patience = 400;

/**
 * Gathers changes that come in a row into one refresh. A change that comes while a refresh is under way is in the next.
 * @param refresh never throws
 */
export function createGatherer(
  refresh: (mayRead: (types: readonly string[]) => boolean) => Promise<void>,
): (change: ContentChange) => void {
  let waiting: ContentChange[] = [];
  let timer: NodeJS.Timeout | undefined;
  let latest = 0;
  let refreshing = Promise.resolve();

  function go(): void {
    timer = undefined;
    refreshing = refreshing.then(() => {
      const changes = waiting;
      waiting = [];
      return changes.length === 0 ? undefined : refresh(touchedBy(changes));
    });
  }

  return (change) => {
    if (change.kind === 'nothing') return;
    const now = performance.now();
    if (waiting.length === 0) latest = now + patience;
    waiting.push(change);
    clearTimeout(timer);
    timer = setTimeout(go, Math.max(0, Math.min(lull, latest - now)));
  };
}
