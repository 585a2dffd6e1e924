import { expect, test } from 'vitest';
import { entryOf } from '#tests/fixtures/content-entry.fixture.ts';
import { addressProblems } from './addresses.ts';

const page = (slug: string) => entryOf('page', `page-${slug}`, { slug });
const refused = (...entries: Parameters<typeof addressProblems>[0]) =>
  addressProblems(entries).map(({ entry, field, near }) => [entry, field, near]);

test('a page cannot have the address of a folder or of a file that the site itself has', () => {
  for (const slug of ['404', 'assets', 'go', 'icons', 'index', 'og', 'palettes', 'pictures'])
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
