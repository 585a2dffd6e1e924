/** The budget of the first visit to a page, in bytes as transferred, with Brotli. */
export interface PageBudget {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  /** All bytes without photographs. */
  readonly whole: number;
  /** The number of files until it is complete, itself included, prefetched ones excluded. */
  readonly requests: number;
}

const kilobyte = 1024;

/** The default budget of a page. */
export const budget: PageBudget = {
  html: 12 * kilobyte,
  scripts: 112 * kilobyte,
  styles: 12 * kilobyte,
  fonts: 45 * kilobyte,
  whole: 180 * kilobyte,
  requests: 12,
};

/** Pages with another budget, and the reason. */
export const exceptions: Readonly<Record<string, Partial<PageBudget>>> = {
  // Three drawings of less than a kilobyte each.
  '/': { requests: 14 },
};

/** The minimum of a working page, so that a build without its scripts or styles fails. */
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
