import type { APIRequestContext } from '@playwright/test';
import type { Document } from '@xmldom/xmldom';
import sharp from 'sharp';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import { addresses } from '#tests/helpers/addresses.ts';
import { menuContent } from '#tests/helpers/content.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';
import { elements, parsedHtml, text } from '#tests/helpers/read-xml.ts';

interface Thing {
  readonly '@type': string;
  readonly [key: string]: unknown;
}

/** A page of the site, as the server sends it. */
async function htmlOf(request: APIRequestContext, path: string): Promise<Document> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return parsedHtml(await response.text());
}

/** The contents of all `<meta>` tags by their names or properties. */
const metasOf = (page: Document): Readonly<Record<string, string>> =>
  Object.fromEntries(
    elements(page, 'meta').map((tag) => [
      tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
      tag.getAttribute('content') ?? '',
    ]),
  );

/** The addresses of the `<link>` tags of a relation. */
const linksOf = (page: Document, rel: string) =>
  elements(page, 'link')
    .filter((link) => link.getAttribute('rel') === rel)
    .map((link) => link.getAttribute('href'));

const things = (page: Document): readonly Thing[] =>
  elements(page, 'script')
    .filter((script) => script.getAttribute('type') === 'application/ld+json')
    .flatMap(({ textContent }) => {
      const data = JSON.parse(textContent ?? '') as {
        readonly '@context': string;
        readonly '@graph': readonly Thing[];
      };
      expect(data['@context']).toBe('https://schema.org');
      return data['@graph'];
    });

/** Width and height of a picture of a kind that messengers show. */
async function sizeOf(request: APIRequestContext, url: string): Promise<readonly [number, number]> {
  const response = await request.get(url);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
  const { width, height } = await sharp(await response.body()).metadata();
  return [width, height];
}

test('the canonical address is the site’s own, whatever host name a request has', { tag: '@server' }, async ({
  request,
}) => {
  const response = await request.get('/contact', { headers: { Host: 'elsewhere.example' } });
  const html = await response.text();
  expect(html).toContain(`<link rel="canonical" href="${addresses().site}/contact"`);
  expect(html).not.toContain('elsewhere.example');
});

test('every page has a title, a description, one heading and its own canonical address, and can be shared', async ({
  request,
}) => {
  const { site } = await menuContent();
  for (const path of [...paths, '/find'])
    await test.step(path, async () => {
      const page = await htmlOf(request, path);
      const title = text(page, 'title') ?? '';
      expect(title.endsWith(`${site.title} ${site.city}`), title).toBe(true);
      const found = metasOf(page);
      expect(found.description).toMatch(/^.{50,160}$/);
      expect(elements(page, 'h1')).toHaveLength(1);
      expect(
        elements(page, 'main').flatMap((main) => elements(main, 'h1').map(({ textContent }) => textContent)),
      ).toEqual([expect.stringMatching(/\S/)]);
      expect(page.documentElement?.getAttribute('lang')).toBe('en-GB');
      const canonical = `${addresses().site}${path}`;
      expect(linksOf(page, 'canonical')).toEqual([canonical]);
      expect(found).toMatchObject({
        'og:url': canonical,
        'og:title': expect.stringMatching(/./),
        'og:type': 'website',
        'og:locale': 'en_GB',
        'og:site_name': title.split(' · ').at(-1),
        'og:description': found.description,
        'og:image:alt': expect.stringMatching(/\w/),
        'twitter:card': 'summary_large_image',
      });
      expect(await sizeOf(request, found['og:image'] ?? '')).toEqual([1200, 630]);
      expect(found.robots).toBeUndefined();
    });
});

test('an event is shared with its own text and picture', async ({ request }) => {
  const { highlighted, regular } = await menuContent();
  const pictures = new Set<string>();
  for (const { slug, title } of [highlighted[0], regular[0]].filter((event) => event !== undefined)) {
    const found = metasOf(await htmlOf(request, `/whats-on/${slug}`));
    expect(found['og:title']).toBe(title);
    const picture = found['og:image'] ?? '';
    expect((await request.get(picture)).ok()).toBe(true);
    pictures.add(picture);
  }
  expect(pictures.size).toBe(2);
});

test('Home and Contact have the church’s place as data, and an event’s page has its breadcrumbs', async ({
  request,
}) => {
  const { site, highlighted, regular } = await menuContent();
  for (const path of ['/', '/contact']) {
    const church = things(await htmlOf(request, path)).find((thing) => thing['@type'] === 'Church');
    expect(church).toMatchObject({
      address: { '@type': 'PostalAddress', addressCountry: 'GB' },
      publicAccess: true,
    });
    expect(church?.amenityFeature).not.toEqual([]);
  }
  const [event] = [...highlighted, ...regular];
  const page = await htmlOf(request, `/whats-on/${event?.slug}`);
  const list = things(page).find((thing) => thing['@type'] === 'BreadcrumbList');
  const steps = list?.itemListElement as readonly { readonly name: string }[];
  expect(steps.map(({ name }) => name)).toEqual([`${site.title} ${site.city}`, 'Whats On', event?.title]);
});

test.describe('with scripts', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the metadata follows a client-side change of page', async ({ page }) => {
    await page.goto('/contact');
    await untilHydrated(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Donate', exact: true })
      .click();
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/donate$/);
    await expect(page.locator('head meta[property="og:url"]')).toHaveAttribute('content', /\/donate$/);
    // Search engines read structured data in the HTML of each page; that of the former page must not stay.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveText('');
  });
});

test.describe('without scripts, with which the colours are the same', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser’s own frame takes the colour of the page’s field', async ({ page }) => {
    for (const path of ['/', '/whats-on', '/donate', '/about-us']) {
      await page.goto(path);
      const probe = await page.evaluate(
        (colour) => {
          const frame = document.body.appendChild(document.createElement('i'));
          frame.style.color = colour ?? '';
          return {
            frame: getComputedStyle(frame).color,
            field: getComputedStyle(document.documentElement).backgroundColor,
          };
        },
        await page.locator('head meta[name="theme-color"]').getAttribute('content'),
      );
      expect(probe.frame).toBe(probe.field);
    }
  });
});
