import { isRecord } from './record.ts';

function itemsOf(field: unknown): readonly unknown[] | undefined {
  return isRecord(field) && Array.isArray(field.items) ? field.items : undefined;
}

/** How many entries an answer holds in its lists and single links. */
export function entriesIn(data: unknown): number {
  if (!isRecord(data)) return 0;
  return Object.values(data).reduce<number>((count, field) => {
    const items = itemsOf(field);
    if (items) return count + items.filter((item) => item !== null).length;
    return isRecord(field) ? count + 1 : count;
  }, 0);
}

/** True for an answer without a single entry and without a list: there is no such thing. */
export function isNothing(data: unknown): boolean {
  return isRecord(data) && Object.values(data).every((field) => field === null);
}

/** Tells whether an answer that held entries holds none: no change of one entry among others does that. */
export function hasLostAll(before: unknown, after: unknown): boolean {
  return entriesIn(before) > 0 && entriesIn(after) === 0;
}

/** Tells whether a list that held entries is missing as a whole; the service leaves one out beside an error only. */
export function isWithoutList(before: unknown, after: unknown): boolean {
  if (!isRecord(before) || !isRecord(after)) return false;
  return Object.entries(before).some(
    ([name, field]) => (itemsOf(field)?.length ?? 0) > 0 && itemsOf(after[name]) === undefined,
  );
}
