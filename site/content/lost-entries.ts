function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function itemsOf(field: unknown): readonly unknown[] | undefined {
  return isObject(field) && Array.isArray(field.items) ? field.items : undefined;
}

/** How many entries an answer holds in its lists and single links. */
export function entriesIn(data: unknown): number {
  if (!isObject(data)) return 0;
  return Object.values(data).reduce<number>((count, field) => {
    const items = itemsOf(field);
    if (items) return count + items.filter((item) => item !== null).length;
    return isObject(field) ? count + 1 : count;
  }, 0);
}

/**
 * Tells whether an answer has lost what one cannot lose by a change of one entry: all entries of all its lists, or a list
 * that held some as a whole. The service leaves a list out only beside an error.
 */
export function hasLostEntries(before: unknown, after: unknown): boolean {
  if (entriesIn(before) === 0) return false;
  if (entriesIn(after) === 0) return true;
  if (!isObject(before) || !isObject(after)) return false;
  return Object.entries(before).some(
    ([name, field]) => (itemsOf(field)?.length ?? 0) > 0 && itemsOf(after[name]) === undefined,
  );
}
