import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typefaces } from '#domain/palette/house-style.ts';
import { expect, testWithOwnContent } from '#tests/e2e/fixtures/test-with-own-content.ts';
import { desktop, phone } from '#tests/fixtures/site-map.ts';
import { copyContent } from '#tests/helpers/content-folder.ts';

const settingsOf = (folder: string) => join(folder, 'entries/siteSettings/site.md');

// White on nothing, for a church whose pages are dark.
const test = testWithOwnContent({}, () => {
  const copy = copyContent();
  const write = (path: string, text: string) => writeFileSync(join(copy.folder, path), text);
  write(
    'assets/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="96" viewBox="0 0 240 96"><path fill="#fff" d="M44 4h8v88h-8zM20 30h208v8H20z"/></svg>',
  );
  write('assets/logo.yaml', 'title: Logo\nfile: logo.svg\n');
  write(
    'entries/picture/logo.md',
    '---\ntitle: Logo\nfile: logo\nalt: A long cross\ncredit: Drawn for a test\nconsent: nobody can be recognised\n---\n',
  );
  const palettes = 'palettes:\n  0: { primary: "#4b2a80", secondary: "#ffffff", tertiary: "#6a3fb0" }';
  const settings = readFileSync(settingsOf(copy.folder), 'utf8');
  writeFileSync(settingsOf(copy.folder), settings.replace('\ncity: ', `\nlogo: logo\n${palettes}\ncity: `));
  return copy;
});

test.use({ javaScriptEnabled: false, viewport: phone });

test('on paper and with forced colours a white logo keeps the dark ground on which it can be seen', async ({
  page,
}) => {
  const logo = page.getByRole('banner').getByAltText('A long cross');
  await page.goto('/contact');
  for (const medium of [{ forcedColors: 'active' }, { forcedColors: 'none', media: 'print' }] as const) {
    await page.emulateMedia(medium);
    await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgb(75, 42, 128)');
    await expect(logo).toHaveCSS('background-color', 'rgb(75, 42, 128)');
  }
  await expect(logo).toHaveCSS('print-color-adjust', 'exact');
});

test('at the top of Home a logo and the name stand on one ground, with a line beside them', async ({
  page,
}) => {
  const home = page.getByRole('banner').getByRole('link', { name: 'A long cross' }).first();
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.goto('/');
    const ground = await home.evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(['rgba(0, 0, 0, 0)', 'rgb(75, 42, 128)']).toContain(ground);
    await expect(home).toHaveCSS('border-left-width', '4px');
  }
});

test('in each typeface a wide logo, the name and the burger are in one row of a phone', async ({
  page,
  folder,
}) => {
  const banner = page.getByRole('banner');
  const parts = [
    banner.getByRole('img').first(),
    banner.getByText("St Oswin's Leeds"),
    banner.getByRole('link', { name: 'Safeguarding' }).first(),
    banner.getByRole('link', { name: 'Menu', exact: true }),
  ];
  const settings = readFileSync(settingsOf(folder), 'utf8');
  for (const typeface of typefaces) {
    writeFileSync(settingsOf(folder), settings.replace('\nlogo: ', `\ntypeface: ${typeface}\nlogo: `));
    const file = `/${typeface.toLowerCase().replaceAll(' ', '-')}-latin-wght-normal`;
    await expect.poll(async () => (await page.request.get('/contact')).text()).toContain(file);
    await page.goto('/contact');
    // The browser may still have the page in the typeface before.
    await page.reload();
    expect(await page.evaluate(async () => (await document.fonts.load('1em Typeface')).length)).toBe(1);
    for (const width of [360, 320]) {
      await page.setViewportSize({ ...phone, width });
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      expect(boxes[0]?.width, `${typeface}, ${width} px`).toBeGreaterThanOrEqual(40);
      boxes.reduce((before, box) => {
        expect(box?.x, `${typeface}, ${width} px`).toBeGreaterThanOrEqual(
          (before?.x ?? 0) + (before?.width ?? 0),
        );
        return box;
      });
    }
  }
});
