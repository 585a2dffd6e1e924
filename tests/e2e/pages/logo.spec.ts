import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, testWithOwnContent } from '#tests/e2e/fixtures/test-with-own-content.ts';
import { desktop, phone } from '#tests/fixtures/site-map.ts';
import { copyContent } from '#tests/helpers/content-folder.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';

/** A drawing from elsewhere, which would like to run a script. */
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><script>parent.document.title = "ran"; document.title = "ran"</script><rect width="96" height="96" fill="#5b2d86"/></svg>';

const describe = (alt: string) =>
  `---\ntitle: Logo\nfile: logo\nalt: ${alt}\ncredit: Drawn for a test\nconsent: nobody can be recognised\n---\n`;

const test = testWithOwnContent({}, () => {
  const copy = copyContent();
  const write = (path: string, text: string) => writeFileSync(join(copy.folder, path), text);
  write('assets/logo.svg', svg);
  write('assets/logo.yaml', 'title: Logo\nfile: logo.svg\n');
  write('entries/picture/logo.md', describe('A white cross on purple'));
  const settings = readFileSync(join(copy.folder, 'entries/siteSettings/site.md'), 'utf8');
  write('entries/siteSettings/site.md', settings.replace('\ncity: ', '\nlogo: logo\ncity: '));
  return copy;
});

test.use({ expectedConsoleErrors: [/^error: Blocked script execution in .*\.svg'/] });

test('a logo stands beside the name on every page and on paper, is the icon of the tab, and runs nothing; one with the name stands instead of it', async ({
  page,
  folder,
}) => {
  const home = page.getByRole('banner').getByRole('link').first();
  const logo = home.getByRole('img');
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.goto('/contact');
    await untilHydrated(page);
    await expect(home).toHaveAccessibleName(/^A white cross on purple\s+St Oswin's\s+Leeds$/);
    const box = await logo.boundingBox();
    expect(box?.width).toBeCloseTo(box?.height ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await test.step('it stands on the background of palette 0, for which it was chosen, on a page of another one too', async () => {
    await page.goto('/whats-on/food-pantry');
    await expect(page.locator('html')).toHaveAttribute('data-palette', '2');
    await expect(logo).toHaveCSS('background-color', 'rgb(205, 246, 247)');
  });
  await page.emulateMedia({ media: 'print' });
  await expect(logo).toBeVisible();
  expect(await page.title()).not.toBe('ran');

  await test.step('opened by itself it is a document in which no script runs', async () => {
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg');
    for (const address of ['/favicon.svg', (await logo.getAttribute('src')) ?? '']) {
      const response = await page.goto(address);
      expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
      expect(await response?.text()).toBe(svg);
      expect(await page.title()).not.toBe('ran');
    }
  });

  writeFileSync(join(folder, 'entries/picture/logo.md'), describe('St Oswin’s in Leeds'));
  await expect.poll(async () => (await page.request.get('/contact')).text()).toContain('St Oswin’s in Leeds');
  await page.goto('/contact');
  // The browser may still have the page with the former alternative.
  await page.reload();
  await expect(home).toHaveAccessibleName('St Oswin’s in Leeds');
  await expect(home).not.toContainText('Oswin');
});
