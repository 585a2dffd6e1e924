import type { Page } from '@playwright/test';

/** Waits until the page is hydrated: the link that opens the menu without them has become a button. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('header a[href="#menu"]').waitFor({ state: 'detached' });
}

/** Waits until the page is hydrated, and its earlier requests have ended. */
export async function untilSettled(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
}
