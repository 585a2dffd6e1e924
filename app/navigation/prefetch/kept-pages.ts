import type { DataStrategyResult } from 'react-router';

/** What the loaders of a page have said, by their routes; the router takes it as if it had just asked. */
export type PageResults = Readonly<Record<string, DataStrategyResult>>;

interface KeptPage {
  readonly results: PageResults;
  /** The clock's time until which the page may be shown, in milliseconds. */
  readonly until: number;
}

/** How many pages are kept at the most: more than any page links to, and still little memory. */
export const mostPages = 100;

/** The pages of this visit that were fetched ahead, ready to be shown: each for as long as its answer is fresh. */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage>();

  /** Keeps a page under its whole address; when there are too many, the one kept first goes. */
  keep(address: string, results: PageResults, until: number): void {
    this.#pages.delete(address);
    this.#pages.set(address, { results, until });
    const [first] = this.#pages.keys();
    if (this.#pages.size > mostPages && first !== undefined) this.#pages.delete(first);
  }

  /** The page at an address; undefined when it was not kept, or is no longer fresh. */
  at(address: string, now: number): PageResults | undefined {
    const page = this.#pages.get(address);
    if (page !== undefined && now < page.until) return page.results;
    this.#pages.delete(address);
    return undefined;
  }
}
