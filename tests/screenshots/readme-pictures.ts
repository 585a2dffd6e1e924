import { statSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { startCommand } from '#tests/helpers/command.ts';

/** A week before Christmas, when most is on. */
const time = '2026-12-18T10:00';

/** On a desk and on a phone; README.md shows both in one height. */
const screens = {
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5 },
} as const;

/** How large the pictures may be together, in bytes. */
const maxBytes = 150_000;

/**
 * Takes the pictures of Home that README.md shows: `home-desk.webp` and `home-phone.webp`.
 * @param folder where they are written, with a slash at its end
 * @throws when they are too large
 */
export async function readmePictures(browser: Browser, folder: string): Promise<void> {
  const dev = ['--conditions=development', 'scripts/dev.ts', '--at', time];
  const site = startCommand(process.execPath, dev, { NODE_ENV: 'development' });
  const url = await site.waitForOutput(/The site is at ([^\s,]+)/);
  let bytes = 0;
  for (const [name, screen] of Object.entries(screens)) {
    const page = await browser.newPage({ ...screen, reducedMotion: 'reduce' });
    await page.goto(url, { waitUntil: 'networkidle' });
    // The typeface is optional, and a page that had to wait for it would do without it.
    await page.evaluate(async () => {
      const rules = Array.from(document.styleSheets, ({ cssRules }) => [...cssRules]).flat();
      const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
      for (const face of faces) face.style.setProperty('font-display', 'block');
      await document.fonts.ready;
    });
    const file = `${folder}home-${name}.webp`;
    await sharp(await page.screenshot())
      .webp({ quality: 70, effort: 6 })
      .toFile(file);
    bytes += statSync(file).size;
    await page.close();
    process.stdout.write(`${file}\n`);
  }
  await site.stop();
  if (bytes > maxBytes)
    throw new Error(`The pictures have ${bytes} bytes together, but may have ${maxBytes}.`);
}
