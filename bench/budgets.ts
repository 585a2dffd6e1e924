/** What a page may weigh when it is opened for the first time, as transferred: with Brotli, in bytes. */
export interface PageBudget {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  /** All of it together; photographs are not in it. */
  readonly whole: number;
  /** The number of files until it is complete, itself included, prefetched ones excluded. */
  readonly requests: number;
}

const kilobyte = 1024;

/** What holds for every page. */
export const budget: PageBudget = {
  html: 12 * kilobyte,
  scripts: 112 * kilobyte,
  styles: 12 * kilobyte,
  fonts: 45 * kilobyte,
  whole: 180 * kilobyte,
  requests: 12,
};

/** Where a page may weigh otherwise, and why. */
export const exceptions: Readonly<Record<string, Partial<PageBudget>>> = {};

/** Less than this cannot be a page that works: a build that lost its scripts or styles shows here. */
export const floor: Omit<PageBudget, 'whole' | 'requests'> = {
  html: 3 * kilobyte,
  scripts: 80 * kilobyte,
  styles: 3 * kilobyte,
  fonts: 20 * kilobyte,
};

/** The budget of a page by its path. */
export function budgetOf(path: string): PageBudget {
  return { ...budget, ...exceptions[path] };
}
