import type { HeadersArgs } from 'react-router';
import { expect, test } from 'vitest';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { siteWith } from '#tests/fixtures/content.fixture.ts';
import { createLoadContext } from '../site-context.ts';
import { headers, meta } from './page-data.ts';
import { pageLoader } from './page-loader.server.ts';
import { structuredData } from './structured-data.ts';

const page = { title: 'Contact', description: '', path: '/contact', palette: 0 } as const;

/** The data and the `Cache-Control` of a page made at a time in London. */
async function loadAt(now: string, validUntil?: Temporal.Instant) {
  const context = createLoadContext(siteWith({ now: inLondon(now) }));
  const { data, init } = await pageLoader(() => ({ page, view: {}, validUntil }))({ context });
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

test('a page’s tags speak of the church, and a failed page has none', async () => {
  const { data: loaderData } = await loadAt('2026-03-01T10:29');
  expect(meta({ loaderData })).toContainEqual({ title: expect.stringMatching(/^Contact · ./) });
  expect(meta({ loaderData: undefined })).toEqual([]);
});

test('the HTML of a page has its structured data, and browsers do not load it; one that no search engine lists has none', async () => {
  const made = async (more: { readonly isUnlisted?: true }) => {
    const context = createLoadContext(siteWith({}));
    const { data } = await pageLoader(() => ({ page: { ...page, ...more }, view: {} }))({ context });
    return { html: context.get(structuredData), data: JSON.stringify(data) };
  };
  const listed = await made({});
  expect(listed.html).toContain('"@type":"BreadcrumbList"');
  expect(listed.data).not.toContain('@type');
  expect((await made({ isUnlisted: true })).html).toBe('');
});
