const AT_ONCE = 32;

/** Does something with each item, a few at a time, and gives the results in the order of the items. */
export async function inOrder<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  atOnce = AT_ONCE,
): Promise<readonly Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) {
      // The index is below the length.
      results[index] = await act(items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
