import type { Locator, Page } from '@playwright/test';

/** How far somebody has to scroll until something is shown whole, in screens, from where the page is now. */
export async function screensTo(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const distance = Math.max(0, bottom - innerHeight) + Math.max(0, -top);
    element.scrollIntoView({ block: distance > 0 ? 'end' : 'nearest' });
    return distance / innerHeight;
  });
}

/** Scrolls to the end of the page, where the strip of a phone lies over nothing. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}
