import type { Page } from '@playwright/test';

/** Waits until scripts have taken the page over: the link that opens the menu without them has become a button. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('header a[href="#menu"]').waitFor({ state: 'detached' });
}

/** Waits until scripts have taken the page over, and nothing is under way that it had asked for before. */
export async function untilSettled(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
}
