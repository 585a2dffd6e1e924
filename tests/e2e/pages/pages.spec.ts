import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { allPaths, phone } from '#tests/fixtures/site-map.ts';
import { addresses } from '#tests/helpers/addresses.ts';
import { menuContent } from '#tests/helpers/content.ts';
import { headingOf } from '#tests/helpers/demonstration.ts';
import { elements, parsedHtml, text } from '#tests/helpers/read-xml.ts';

// Without scripts, since pages say the same and load faster.
test.use({ javaScriptEnabled: false });

test('no two pages share a title, a description or a heading', async ({ request }) => {
  const { highlighted, regular } = await menuContent();
  const events = [...highlighted, ...regular].map(({ slug }) => `/whats-on/${slug}`);
  const pages = await Promise.all(
    [...allPaths, ...events].map(async (path) => (await request.get(path)).text()),
  );
  for (const pattern of [
    /<title>([^<]+)<\/title>/,
    /<meta name="description" content="([^"]+)"/,
    /<h1[^>]*>(.+?)<\/h1>/s,
  ]) {
    const found = pages.map((html) => pattern.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, ''));
    expect(found.filter((value, at) => !value || found.indexOf(value) !== at)).toEqual([]);
  }
});

test('every event, highlighted or regular, has a page with its title, its palette and its own canonical address', async ({
  request,
}) => {
  const { highlighted, regular } = await menuContent();
  expect(highlighted.length).toBeGreaterThanOrEqual(4);
  expect(regular.length).toBeGreaterThanOrEqual(12);
  for (const { slug, title, palette } of [...highlighted, ...regular]) {
    const response = await request.get(`/whats-on/${slug}`);
    expect(response.status(), slug).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<link rel="canonical" href="${addresses().site}/whats-on/${slug}"/>`);
    const page = parsedHtml(html);
    expect(text(page, 'title'), slug).toMatch(new RegExp(`^${RegExp.escape(title)} ·`));
    const headings = elements(page, 'main').flatMap((main) => elements(main, 'h1'));
    expect(headings.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(title)]);
    expect(page.documentElement?.getAttribute('data-palette'), slug).toBe(String(palette));
  }
});

test('on a phone the name, the next services and Safeguarding are on the first screen of Home, and what most visitors want leads there', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(page.getByRole('link', { name: (await menuContent()).site.title }).first()).toBeInViewport();
  await expect(page.getByRole('heading', { name: headingOf('home', 'services'), level: 2 })).toBeInViewport();
  await expect(page.getByRole('main').locator('h2 ~ p time').first()).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Safeguarding' }).first()).toBeInViewport();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: headingOf('home', 'first visit') }).click();
  await expect(page.getByRole('heading', { name: /^Your first visit/ })).toBeInViewport({ ratio: 1 });
});

test('a page that an answer on About names is linked from there', async ({ request }) => {
  const main = /<main.*<\/main>/s.exec(await (await request.get('/about-us')).text())?.[0] ?? '';
  const links = [...main.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(expect.arrayContaining(['/safeguarding', '/contact', '/whats-on/messy-church']));
});
