/** How many lines differ between two texts: from the first that does to the last. */
export function changedLines(
  before: string,
  after: string,
): { readonly removed: number; readonly added: number } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return { removed: old.length - start - end, added: now.length - start - end };
}
