import type { Browser } from '@playwright/test';

/** One picture of the sheet. */
export interface Screenshot {
  readonly caption: string;
  readonly png: Buffer;
}

/** The width of a picture on the sheet, in CSS pixels. */
const thumbnailWidth = 240;

/** Makes one screenshot of a page with all pictures. */
export async function contactSheet(browser: Browser, shots: readonly Screenshot[]): Promise<Buffer> {
  const figures = shots.map(
    ({ caption, png }) =>
      `<figure><img width="${thumbnailWidth}" src="data:image/png;base64,${png.toString('base64')}"><figcaption>${caption}</figcaption></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: 12 * (thumbnailWidth + 16), height: 800 } });
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:16px;margin:0;font:12px sans-serif;background:#ddd}img{max-height:1200px;object-fit:cover;object-position:top}figure{margin:0}</style>${figures.join('')}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
