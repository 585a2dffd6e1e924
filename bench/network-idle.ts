import type { Page, Request } from '@playwright/test';

/** Returns a function that waits until a page has had no request under way for 300 ms, prefetches included. */
export function watchNetwork(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = performance.now();
  const end = (request: Request) => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    do await page.waitForTimeout(300);
    while (underWay.size > 0 || performance.now() - last < 300);
  };
}
