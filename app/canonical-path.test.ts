import { expect, test } from 'vitest';
import type { SiteContent } from '#cms/site-content.ts';
import { defaultPalettes } from '#domain/palette/palette.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { photograph } from '#tests/fixtures/picture.fixture.ts';
import { canonicalPath, formerQuery } from './canonical-path.ts';

const page = pageContent();
const own = { ...defaultPalettes, 1: { ...defaultPalettes[1], primary: '#ffffff' } } as const;
const content = {
  ...{ palettes: own, typeface: 'Figtree' },
  church: { title: 'St Oswin’s', city: 'Leeds' },
  pages: { home: page, comingUp: page, whatsOn: page, safeguarding: page, contact: page },
  textPages: new Map([['our-hall', page]]),
  events: [
    { slug: 'carols', formerSlugs: ['candles'], schedule: {} },
    { slug: 'unscheduled', formerSlugs: [], schedule: null },
  ],
  eventKinds: [{ slug: 'food' }],
  shortLinks: [{ slug: 'carols', target: '/whats-on/carols' }],
  pictures: new Map([['choir', { picture: photograph }]]),
  papers: new Map([['accounts', {}]]),
} as unknown as SiteContent;

const pathOf = (pattern: string, params: Record<string, string> = {}) =>
  canonicalPath({ pattern, params }, content);

test('a route without parameters has one path for all spellings', () => {
  expect(pathOf('/contact')).toBe('/contact');
});

test('a page of text has one path for all spellings', () => {
  expect(pathOf('/:slug', { slug: 'OUR-hall' })).toBe('/our-hall');
});

test('events, their calendars, those of kinds, and short links have a path when content has them', () => {
  expect(pathOf('/whats-on/:slug', { slug: 'carols' })).toBe('/whats-on/carols');
  expect(pathOf('/whats-on/:slug.ics', { slug: 'carols' })).toBe('/whats-on/carols.ics');
  expect(pathOf('/whats-on/:slug', { slug: 'candles' })).toBe('/whats-on/candles');
  expect(pathOf('/whats-on/:slug.ics', { slug: 'candles' })).toBe('/whats-on/candles.ics');
  expect(pathOf('/calendar/:kind.ics', { kind: 'food' })).toBe('/calendar/food.ics');
  expect(pathOf('/go/:slug', { slug: 'carols' })).toBe('/go/carols');
});

test('the list of a kind that content has, and each page of a list, have a path', () => {
  expect(pathOf('/coming-up/:kind', { kind: 'food' })).toBe('/coming-up/food');
  expect(pathOf('/whats-on/page/:number', { number: '2' })).toBe('/whats-on/page/2');
});

test('all unknown addresses share a few paths', () => {
  const unknown = [
    pathOf('*', { '*': 'wp-admin' }),
    pathOf('/whats-on/:slug', { slug: 'unknown' }),
    pathOf('/whats-on/:slug.ics', { slug: 'unknown' }),
    pathOf('/whats-on/:slug.ics', { slug: 'unscheduled' }),
    pathOf('/calendar/:kind.ics', { kind: 'unknown' }),
    pathOf('/go/:slug', { slug: 'unknown' }),
    pathOf('/:slug', { slug: 'unknown' }),
    pathOf('/:slug', { slug: 'contact' }),
    pathOf('/og/*', { '*': 'donate.png' }),
    pathOf('/pictures/:id/:version/:file', { id: 'unknown', version: '1', file: '720.avif' }),
    pathOf('/papers/:id/:version/:file', { id: 'unknown', version: '1', file: 'minutes.pdf' }),
    pathOf('/icons/:file', { file: '181.png' }),
    pathOf('/og/*', { '*': 'whats-on/unknown.png' }),
    pathOf('/og/*', { '*': 'unknown' }),
    pathOf('/og/*', { '*': 'whats-on/carols.jpg' }),
    pathOf('/og/*', { '*': '7/unknown.png' }),
    pathOf('/coming-up/:kind', { kind: 'unknown' }),
    pathOf('/coming-up/:kind', { kind: 'FOOD' }),
    pathOf('/whats-on/page/:number', { number: '1' }),
    pathOf('/whats-on/page/:number', { number: '1000' }),
  ];
  const shared = [
    '/-/-',
    '/whats-on/-',
    '/whats-on/-.ics',
    '/go/-',
    '/-',
    '/coming-up/-',
    '/whats-on/page/-',
  ];
  expect(new Set(unknown)).toEqual(new Set(shared));
});

test('a picture, a paper and a style have the path of their address, encoded in one way', () => {
  const file = { id: 'choir', version: '7', file: '720.avif' };
  expect(pathOf('/pictures/:id/:version/:file', file)).toBe('/pictures/choir/7/720.avif');
  expect(pathOf('/pictures/:id/:version/:file', { ...file, file: 'a/../b c?' })).toBe(
    '/pictures/choir/7/a%2F..%2Fb%20c%3F',
  );
  const paper = { id: 'accounts', version: '3', file: 'accounts.pdf' };
  expect(pathOf('/papers/:id/:version/:file', paper)).toBe('/papers/accounts/3/accounts.pdf');
  expect(pathOf('/palettes/:file', { file: 'older.css' })).toBe('/palettes/older.css');
});

test('icons and share pictures have a path each', () => {
  expect(pathOf('/icons/:file', { file: '192.png' })).toBe('/icons/192.png');
  expect(pathOf('/og/*', { '*': 'contact.png' })).toBe('/og/contact.png');
  expect(pathOf('/og/*', { '*': 'whats-on/carols.png' })).toBe('/og/whats-on/carols.png');
});

test('only the query of an address that has moved is known; all others count as none', () => {
  const known = (pattern: string, given: string) =>
    formerQuery(pattern, new URLSearchParams(given), content).toString();
  expect(known('/whats-on', 'page=2&for=food&x=1')).toBe('page=2');
  expect(known('/whats-on', 'page=02')).toBe('');
  expect(known('/coming-up', 'for=food&page=2')).toBe('for=food');
  expect(known('/coming-up', 'for=unknown')).toBe('');
  expect(known('/coming-up/:kind', 'for=food')).toBe('');
  expect(known('/contact', 'page=2')).toBe('');
});
