import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import { addresses } from '#tests/helpers/addresses.ts';
import { menuContent } from '#tests/helpers/content.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';

interface Thing {
  readonly '@type': string;
  readonly [key: string]: unknown;
}

/** The contents of all `<meta>` tags by their names or properties. */
function metas(page: Page): Promise<Readonly<Record<string, string>>> {
  return page
    .locator('head meta[content]')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((tag) => [
          tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
          tag.getAttribute('content') ?? '',
        ]),
      ),
    );
}

/** The content of a `<meta>` tag by its name or property. */
function meta(page: Page, name: string): Promise<string | null> {
  return page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content');
}

async function things(page: Page): Promise<readonly Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => {
    const data = JSON.parse(text) as { readonly '@context': string; readonly '@graph': readonly Thing[] };
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
}

/** Width and height of a picture of a kind that messengers show. */
async function sizeOf(request: APIRequestContext, url: string): Promise<readonly [number, number]> {
  const response = await request.get(url);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
  const { width, height } = await sharp(await response.body()).metadata();
  return [width, height];
}

// Without scripts, since they find it in the HTML itself.
test.use({ javaScriptEnabled: false });

test('the canonical address is the site’s own, whatever host name a request has', async ({ request }) => {
  const response = await request.get('/contact', { headers: { Host: 'elsewhere.example' } });
  const html = await response.text();
  expect(html).toContain(`<link rel="canonical" href="${addresses().site}/contact"`);
  expect(html).not.toContain('elsewhere.example');
});

test('every page has a title, a description, one heading and its own canonical address, and can be shared', async ({
  page,
  request,
}) => {
  test.slow();
  const { site } = await menuContent();
  for (const path of paths)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(new RegExp(`${site.title} ${site.city}$`));
      const found = await metas(page);
      expect(found.description).toMatch(/^.{50,160}$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href');
      expect(canonical).toBe(`${addresses().site}${path}`);
      expect(found).toMatchObject({
        'og:url': canonical,
        'og:title': expect.stringMatching(/./),
        'og:type': 'website',
        'og:locale': 'en_GB',
        'og:site_name': (await page.title()).split(' · ').at(-1),
        'og:description': found.description,
        'og:image:alt': expect.stringMatching(/\w/),
        'twitter:card': 'summary_large_image',
      });
      expect(await sizeOf(request, found['og:image'] ?? '')).toEqual([1200, 630]);
      expect(found.robots).toBeUndefined();
    });
});

test('an event is shared with its own text and picture', async ({ page, request }) => {
  const { highlighted, regular } = await menuContent();
  const pictures = new Set<string>();
  for (const { slug, title } of [highlighted[0], regular[0]].filter((event) => event !== undefined)) {
    await page.goto(`/whats-on/${slug}`);
    expect(await meta(page, 'og:title')).toBe(title);
    const picture = (await meta(page, 'og:image')) ?? '';
    expect((await request.get(picture)).ok()).toBe(true);
    pictures.add(picture);
  }
  expect(pictures.size).toBe(2);
});

test('Home and Contact have the church’s place as data, and an event’s page has its breadcrumbs', async ({
  page,
}) => {
  const { site, highlighted, regular } = await menuContent();
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    const church = (await things(page)).find((thing) => thing['@type'] === 'Church');
    expect(church).toMatchObject({
      address: { '@type': 'PostalAddress', addressCountry: 'GB' },
      publicAccess: true,
    });
    expect(church?.amenityFeature).not.toEqual([]);
  }
  const [event] = [...highlighted, ...regular];
  await page.goto(`/whats-on/${event?.slug}`);
  const list = (await things(page)).find((thing) => thing['@type'] === 'BreadcrumbList');
  const steps = list?.itemListElement as readonly { readonly name: string }[];
  expect(steps.map(({ name }) => name)).toEqual([`${site.title} ${site.city}`, 'Whats On', event?.title]);
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true, contextOptions: { reducedMotion: 'reduce' } });

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
      await meta(page, 'theme-color'),
    );
    expect(probe.frame).toBe(probe.field);
  }
});
