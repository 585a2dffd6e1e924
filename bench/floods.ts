import { measureDripping } from './dripping-flood.ts';
import type { Figure } from './figure.ts';
import { measureLongLife } from './long-life.ts';

/** What a site has to bear: connections that never end, and a long life on a small machine. */
export async function measureFloods(): Promise<readonly Figure[]> {
  return [...(await measureDripping()), ...(await measureLongLife())];
}
