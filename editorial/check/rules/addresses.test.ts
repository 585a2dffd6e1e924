import { expect, test } from 'vitest';
import { entryOf } from '#tests/fixtures/content-entry.fixture.ts';
import { addressProblems, oldAddressProblems } from './addresses.ts';

const page = (slug: string) => entryOf('page', `page-${slug}`, { slug });
const refused = (...entries: Parameters<typeof addressProblems>[0]) =>
  addressProblems(entries).map(({ entry, field, near }) => [entry, field, near]);

test('a page cannot have the address of a folder or of a file that the site itself has', () => {
  for (const slug of ['404', 'assets', 'go', 'icons', 'index', 'og', 'palettes', 'papers', 'pictures'])
    expect(refused(page(slug)), slug).toEqual([[`page page-${slug}`, 'slug', slug]]);
  for (const slug of ['calendar', 'contact', 'goings-on', 'home', 'published', 'robots'])
    expect(refused(page(slug)), slug).toEqual([]);
});

test('an event cannot have the address above the pages of the list', () => {
  expect(refused(entryOf('eventPage', 'ball', { slug: 'page' }))).toEqual([
    ['eventPage ball', 'slug', 'page'],
  ]);
  expect(refused(entryOf('eventPage', 'ball', { slug: 'pictures', formerSlugs: ['page'] }))).toEqual([]);
  expect(refused(page('page'))).toEqual([]);
});

test('the sentence says what to write instead', () => {
  expect(addressProblems([page('pictures')]).map(({ severity, sentence }) => [severity, sentence])).toEqual([
    [
      'error',
      'No page can have the address “pictures”, which the site needs itself: write another, such as “our-pictures”.',
    ],
  ]);
});

test('an old address that stands twice, in whatever spelling, leads to one place only', () => {
  const old = (id: string, from: string) => entryOf('shortLink', id, { from, target: '/donate' });
  expect(
    oldAddressProblems([old('one', '/a b.html'), old('two', 'https://old.example/A%20B.html#top')]),
  ).toMatchObject([
    {
      entry: 'shortLink two',
      sentence:
        '“https://old.example/A%20B.html#top” is the same address as that of “one”: delete one of them.',
    },
  ]);
});

test('an old address must be none of this site, in any spelling of its letters', () => {
  const old = (from: string) => entryOf('shortLink', 'old', { from, target: '/donate' });
  const event = entryOf('eventPage', 'carols', { slug: 'carols', formerSlugs: ['singing'] });
  const isRefused = (from: string) => oldAddressProblems([old(from), page('history'), event]).length > 0;
  for (const from of [
    '/history',
    '/History/',
    '/contact',
    '/whats-on/carols',
    '/whats-on/singing',
    '/robots.txt',
    '/_headers',
    '/.well-known/security.txt',
    '/healthz',
    '/assets/logo.png',
    'https://old.example/history',
  ])
    expect(isRefused(from), from).toBe(true);
  for (const from of ['/history.html', '/index.html', '/old/contact', '/whats-on/carols.php'])
    expect(isRefused(from), from).toBe(false);
  expect(oldAddressProblems([old('/history'), page('history')])).toMatchObject([
    { entry: 'shortLink old', field: 'from', severity: 'error', near: '/history' },
  ]);
});
