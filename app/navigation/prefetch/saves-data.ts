/** What browsers that have it say of the connection (W3C Save Data). */
interface Connection {
  readonly saveData?: boolean;
}

/** True for a visitor who has asked for little to be transferred: nothing is fetched that nobody has asked for. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
