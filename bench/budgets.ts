/** The budget of the first visit to a page, in bytes as transferred, with Brotli. */
export interface PageBudget {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  /** The pictures of content, those near the first screen: a photograph in a size that fits, or drawings of a kilobyte each. */
  readonly pictures: number;
  /** All bytes without pictures. */
  readonly whole: number;
  /** The number of files until it is complete, itself included, pictures and prefetched ones excluded. */
  readonly requests: number;
}

const kilobyte = 1024;

/** The default budget of a page. */
export const budget: PageBudget = {
  html: 12 * kilobyte,
  scripts: 112 * kilobyte,
  styles: 12 * kilobyte,
  fonts: 45 * kilobyte,
  pictures: 60 * kilobyte,
  whole: 180 * kilobyte,
  requests: 12,
};

/** The minimum of a working page, so that a build without its scripts or styles fails. */
export const floor: Omit<PageBudget, 'pictures' | 'whole' | 'requests'> = {
  html: 3 * kilobyte,
  scripts: 80 * kilobyte,
  styles: 3 * kilobyte,
  fonts: 20 * kilobyte,
};
