import type { HeadersArgs } from 'react-router';
import { expect, test } from 'vitest';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { siteWith } from '#tests/fixtures/content.fixture.ts';
import { english } from '#tests/fixtures/locale.fixture.ts';
import { site } from '#tests/fixtures/site.fixture.ts';
import { defaultPageLocale } from '../language/page-locale.ts';
import { addPageWords } from '../language/page-words.ts';
import { pagePicture } from '../seo/page-metadata.ts';
import { createLoadContext } from '../site-context.ts';
import { headers, loadPage, meta, type PageData } from './page-data.ts';
import type { RootData } from './root-data.ts';

const page = { title: 'Contact', description: '', path: '/contact', palette: 0 } as const;

/** The data and the `Cache-Control` of a page made at a time in London. */
async function loadAt(now: string, validUntil?: Temporal.Instant) {
  const context = createLoadContext(siteWith({ now: inLondon(now) }));
  const { data, init } = await loadPage(context, () => ({
    page,
    view: {},
    ...(validUntil && { validUntil }),
  }));
  return { data, cacheControl: new Headers(init?.headers).get('Cache-Control') };
}

test('caches and the open tab know how long a page is valid', async () => {
  const validUntil = inLondon('2026-03-01T10:30');
  expect((await loadAt('2026-03-01T10:00', validUntil)).cacheControl).toBe('public, max-age=300');
  const { data, cacheControl } = await loadAt('2026-03-01T10:29', validUntil);
  expect(cacheControl).toBe('public, max-age=55');
  expect(data.validUntil).toBe(validUntil.epochMilliseconds);
});

test('a page without times may be cached for five minutes', async () => {
  const { data, cacheControl } = await loadAt('2026-03-01T10:29');
  expect(cacheControl).toBe('public, max-age=300');
  expect(data.validUntil).toBeUndefined();
});

test('an error keeps its own headers, and a page takes the shorter age of the menu around it', () => {
  const caching = (value: string) => new Headers({ 'Cache-Control': value });
  const args: HeadersArgs = {
    loaderHeaders: caching('public, max-age=300'),
    parentHeaders: caching('public, max-age=7'),
    actionHeaders: new Headers(),
    errorHeaders: undefined,
  };
  expect(headers(args).get('Cache-Control')).toBe('public, max-age=7');
  const errorHeaders = caching('no-store');
  expect(headers({ ...args, errorHeaders }).get('Cache-Control')).toBe('no-store');
});

test('a page’s tags speak of the church that the root has loaded, and a failed page has none', () => {
  const { siteUrl, church } = site;
  const style = { version: site.style };
  const locale = defaultPageLocale;
  addPageWords(english);
  const navigation = { socialMediaLinks: [] };
  const shared = pagePicture(page, site);
  const root = { siteUrl, church, style, locale, navigation } as unknown as RootData;
  const loaderData: PageData<unknown> = { page, shared, view: {}, validUntil: undefined };
  expect(meta({ loaderData, matches: [{ loaderData: root }] })).toContainEqual({
    title: 'Contact · St Oswin’s Leeds',
  });
  expect(meta({ loaderData: undefined, matches: [{ loaderData: root }] })).toEqual([]);
  expect(meta({ loaderData, matches: [{ loaderData: undefined }] })).toEqual([]);
});
