import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { KeptPages, type PageResults } from './kept-pages.ts';
import type { PagePlan } from './page-plan.ts';
import { timeLeft } from './time-left.ts';

/** The pages that this visit has fetched ahead. */
export const keptPages = new KeptPages();

/** What a route's loader said, as the router writes it: its data, or the error that ended it. */
function dataIn(said: unknown): { readonly data: unknown } | undefined {
  return typeof said === 'object' && said !== null && 'data' in said ? said : undefined;
}

/** The results of a page's routes; undefined unless each has data: errors and ways elsewhere are the router's to follow. */
function resultsOf(plan: PagePlan, said: unknown): PageResults | undefined {
  if (typeof said !== 'object' || said === null) return undefined;
  const byRoute = new Map(Object.entries(said));
  const results: Record<string, PageResults[string]> = {};
  for (const id of plan.without) results[id] = { type: 'data', result: null };
  for (const id of plan.withData) {
    const found = dataIn(byRoute.get(id));
    if (found === undefined) return undefined;
    results[id] = { type: 'data', result: found.data };
  }
  return results;
}

/**
 * Fetches a page's code and data, after whatever else the browser has to fetch, and keeps the data read: a click then
 * needs neither the network nor the browser's cache, from which it would come in twenty milliseconds on a phone.
 * @param address the page's whole address
 */
export async function fetchPage(plan: PagePlan, address: string): Promise<void> {
  // Run too, so that a click has only to draw. What pages share is there; what cannot be had is missed by the click itself.
  import(/* @vite-ignore */ plan.module).catch(() => {});
  const answer = await fetch(plan.data, { priority: 'low' });
  const now = Date.now();
  const left = timeLeft(answer.headers, now);
  if (answer.status !== 200) return;
  // Read to its end before it is decoded, and also when it is not to be kept here: the browser's cache may only have it
  // then, and the decoder leaves a rejected promise behind when a stream breaks off, as it does when the visitor leaves.
  const whole = await answer.blob();
  const { value } = await decode(whole.stream(), window);
  const results = resultsOf(plan, value);
  if (results !== undefined && left > 0) keptPages.keep(address, results, now + left);
}
