/**
 * The name an author probably meant: the candidate at the smallest edit distance from `written`, if it is near
 * enough (a third of the letters, rounded up) to be a typo.
 */
export function nearestName(written: string, candidates: readonly string[]): string | undefined {
  const limit = Math.ceil(written.length / 3);
  let best: { name: string; distance: number } | undefined;
  for (const name of candidates) {
    const distance = editDistance(written.toLowerCase(), name.toLowerCase());
    if (distance <= limit && (best === undefined || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}

/** Levenshtein distance: the letters to insert, delete or replace. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
