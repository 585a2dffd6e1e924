import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import type { Mapping } from '../mapping.ts';
import { mapPages, parseHeading, sitePages } from './pages.ts';

const { pageCollection } = recordedResults.AllPages;
const pagesOf = (collection: Parameters<typeof mapPages>[0], mapping: Mapping) =>
  sitePages(mapPages(collection, mapping), mapping);
const slugged = (slug: string, fields: object = {}) => entryLike(pageCollection, { slug, ...fields });

test('each page has its content', () => {
  const { mapping, problems } = recordingMapping();
  const { safeguarding } = pagesOf(pageCollection, mapping).pages;
  expect(safeguarding.title).toBe('Safeguarding');
  expect(safeguarding.body.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('Home, Coming Up, Whats On, Contact and Safeguarding are there without an entry, and no other page is', () => {
  const { mapping } = recordingMapping();
  const { pages, textPages, inMenu } = pagesOf(undefined, mapping);
  expect(Object.keys(pages)).toEqual(['home', 'comingUp', 'whatsOn', 'contact', 'safeguarding']);
  expect(pages.comingUp).toMatchObject({ title: 'Coming Up', body: [] });
  expect(textPages.size).toBe(0);
  expect(inMenu.map(({ slug }) => slug)).toEqual([
    'home',
    'coming-up',
    'whats-on',
    'contact',
    'safeguarding',
  ]);
});

test('an entry with another slug is a page of text, unless no page can have that slug', () => {
  const { mapping, messages } = recordingMapping();
  const wires = ['our-hall', '/evil.example', 'preview', 'a/b'].map((slug) => slugged(slug));
  const { textPages } = pagesOf(listOf(...wires), mapping);
  expect([...textPages.keys()]).toEqual(['our-hall']);
  expect(messages()).toEqual(
    ['/evil.example', 'preview', 'a/b'].map(
      (slug) => `page about-us: “slug”: No page can have the address “${slug}”: choose another.`,
    ),
  );
});

test('of two entries with one address the first is a page, and none has the address of another language', () => {
  const { mapping, messages } = recordingMapping();
  const wires = [
    slugged('our-hall', { title: 'Hall' }),
    slugged('our-hall', { title: 'Shed' }),
    slugged('de'),
  ];
  const pages = mapPages(listOf(...wires), mapping, new Set(['de']));
  expect(pages.map(({ slug, title }) => [slug, title])).toEqual([['our-hall', 'Hall']]);
  expect(messages()).toEqual([
    'page about-us: “slug” must not be “de”, the address of the pages in that language: choose another.',
  ]);
});

test('each page with an entry has the time of its last publication', () => {
  const { mapping } = recordingMapping();
  expect(Object.fromEntries(pagesOf(pageCollection, mapping).pagesPublishedAt)).toEqual({
    '/': expect.stringMatching(/^2026-.*Z$/),
    '/about-us': expect.any(String),
    '/safeguarding': expect.any(String),
    '/coming-up': undefined,
    '/whats-on': undefined,
    '/contact': undefined,
  });
});

test('a page without a title keeps its content, under its default name', () => {
  const { mapping, messages } = recordingMapping();
  const { pages } = pagesOf(listOf(slugged('contact', { title: null, description: 'Ring us' })), mapping);
  expect(pages.contact).toMatchObject({ title: 'Contact', description: 'Ring us' });
  expect(messages()).toEqual(['page about-us: “title” is empty, and must not be.']);
});

test('a heading that cannot be read does not affect the others, and that of a former section is ignored', () => {
  const { mapping, problems } = recordingMapping();
  const headings = ['people: Our | people', 'nonsense', 'reach: Ring or write', null];
  const { contact } = pagesOf(listOf(slugged('contact', { headings })), mapping).pages;
  expect(contact?.headings).toEqual({ people: { title: 'Our', qualifier: 'people' } });
  expect(problems).toHaveLength(1);
});

test('a page with a value of another type is reported, and does not affect the other pages', () => {
  const { mapping, messages } = recordingMapping();
  const wires = [slugged('contact', { headings: 'not a list' }), slugged('our-hall', { title: 'Our hall' })];
  const { pages, textPages } = pagesOf(listOf(...wires), mapping);
  expect(pages.contact).toMatchObject({ title: 'Contact', body: [] });
  expect(textPages.get('our-hall')).toMatchObject({ title: 'Our hall' });
  expect(messages()).toEqual([expect.stringMatching(/^page about-us: .* an entry that cannot be read/)]);
});

test('the headings of a page in another language name it', () => {
  const { mapping } = recordingMapping();
  const wire = slugged('contact', { headings: ['people: Nasi | ludzie'], language: 'pl' });
  const { contact } = pagesOf(listOf(wire), mapping).pages;
  expect(contact.headings).toEqual({ people: { title: 'Nasi', qualifier: 'ludzie', lang: 'pl' } });
});

test('a heading has a title and a qualifier', () => {
  expect(parseHeading('bank: By bank | once or every month')).toEqual([
    'bank',
    { title: 'By bank', qualifier: 'once or every month' },
  ]);
});

test('a heading may have a title only', () => {
  expect(parseHeading('gift aid: Gift Aid')).toEqual([
    'gift aid',
    { title: 'Gift Aid', qualifier: undefined },
  ]);
});

test.each(['bank', 'bank:', 'bank: | thin', 'nowhere: A title', 'toString: A title', ''])(
  '%j is no heading',
  (line) => {
    expect(parseHeading(line)).toBeUndefined();
  },
);
