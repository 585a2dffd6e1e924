import type { Page, Request } from '@playwright/test';

/** Tells when a page is at rest: nothing is being fetched ahead, and the last page's own effects are over. */
export function watchRest(page: Page): () => Promise<void> {
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
