import { expect, test } from 'vitest';
import type { Path } from '#domain/page/route-pattern.ts';
import { eventOf, everySunday, theFair } from '#tests/fixtures/event.fixture.ts';
import { elements, parsed, text } from '#tests/helpers/read-xml.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

const events = [
  eventOf('carols', theFair, { publishedAt: '2026-11-20T10:00:00.000Z' }),
  eventOf('a&b', everySunday, { publishedAt: '2026-11-02T10:00:00.000Z' }),
];
const pagesPublishedAt = new Map<Path, string | undefined>([
  ['/', '2026-11-01T10:00:00.000Z'],
  ['/coming-up', undefined],
  ['/whats-on', '2026-11-21T10:00:00.000Z'],
  ['/donate', '2026-10-01T10:00:00.000Z'],
  ['/privacy', undefined],
]);

function changes(): ReadonlyMap<string, string | null | undefined> {
  const document = parsed(sitemap({ pagesPublishedAt, events }, 'https://church.example', []));
  return new Map(elements(document, 'url').map((url) => [text(url, 'loc') ?? '', text(url, 'lastmod')]));
}

test('the site map has every page and every event once, with absolute addresses', () => {
  expect([...changes().keys()]).toEqual([
    'https://church.example/',
    'https://church.example/coming-up',
    'https://church.example/whats-on',
    'https://church.example/donate',
    'https://church.example/privacy',
    'https://church.example/whats-on/carols',
    'https://church.example/whats-on/a%26b',
  ]);
});

test('a page changed when its content did; one that lists events also when an event did', () => {
  expect(changes().get('https://church.example/donate')).toBe('2026-10-01T10:00:00.000Z');
  expect(changes().get('https://church.example/')).toBe('2026-11-20T10:00:00.000Z');
  expect(changes().get('https://church.example/whats-on')).toBe('2026-11-21T10:00:00.000Z');
  expect(changes().get('https://church.example/coming-up')).toBe('2026-11-20T10:00:00.000Z');
  expect(changes().get('https://church.example/whats-on/carols')).toBe('2026-11-20T10:00:00.000Z');
});

test('a page whose last change is unknown has no date', () => {
  expect(changes().get('https://church.example/privacy')).toBeUndefined();
});

test('robots.txt excludes previews alone, and names the site map', () => {
  expect(robots('https://church.example')).toBe(
    'User-agent: *\nDisallow: /preview\n\nSitemap: https://church.example/sitemap.xml\n',
  );
});

test('the site map of a further language has its own addresses, and each page those of all languages', () => {
  const both = [
    { language: 'en-GB', prefix: '' },
    { language: 'de', prefix: '/de' },
  ] as const;
  const map = sitemap({ pagesPublishedAt, events }, 'https://church.example/de', both);
  const links = elements(parsed(map), 'url').map((url) => [
    text(url, 'loc'),
    elements(url, 'xhtml:link').map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    ),
  ]);
  expect(links[0]).toEqual([
    'https://church.example/de',
    ['en-GB https://church.example/', 'de https://church.example/de', 'x-default https://church.example/'],
  ]);
  expect(sitemap({ pagesPublishedAt, events }, 'https://church.example', [])).not.toContain('xhtml');
});

test('robots.txt names the site map of each language', () => {
  expect(robots('https://church.example', ['', '/de'])).toContain(
    'Sitemap: https://church.example/sitemap.xml\nSitemap: https://church.example/de/sitemap.xml\n',
  );
});
