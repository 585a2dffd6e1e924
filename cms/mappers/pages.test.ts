import { expect, test } from 'vitest';
import {
  entryLike,
  listOf,
  nestedText,
  recordedResults,
  recordingMapping,
} from '#tests/fixtures/results.fixture.ts';
import { mapPages, mapPagesPublishedAt } from './pages.ts';

const { pageCollection } = recordedResults.AllPages;
const slugged = (slug: string, fields: object = {}) => entryLike(pageCollection, { slug, ...fields });

test('each page has its content', () => {
  const { mapping, problems } = recordingMapping();
  const { safeguarding } = mapPages(pageCollection, mapping);
  expect(safeguarding.title).toBe('Safeguarding');
  expect(safeguarding.body.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('a page without an entry is empty', () => {
  const { mapping } = recordingMapping();
  const { privacy } = mapPages(pageCollection, mapping);
  expect(privacy).toMatchObject({ title: 'Privacy', body: [] });
});

test('each page with an entry has the time of its last publication', () => {
  expect(mapPagesPublishedAt(pageCollection)).toEqual({
    home: expect.stringMatching(/^2026-.*Z$/),
    aboutUs: expect.any(String),
    safeguarding: expect.any(String),
  });
  expect(mapPagesPublishedAt(undefined)).toEqual({});
});

test('a page without a title keeps its content, under its default name', () => {
  const { mapping, messages } = recordingMapping();
  const pages = mapPages(listOf(slugged('contact', { title: null, description: 'Ring us' })), mapping);
  expect(pages.contact).toMatchObject({ title: 'Contact', description: 'Ring us' });
  expect(messages()).toEqual(['page contact: the field “title” is empty, and must not be.']);
});

test('a heading that cannot be read does not affect the others', () => {
  const { mapping, problems } = recordingMapping();
  const headings = ['people: Our | people', 'nonsense', null];
  const { contact } = mapPages(listOf(slugged('contact', { headings })), mapping);
  expect(Object.keys(contact.headings)).toEqual(['people']);
  expect(problems).toHaveLength(1);
});

test('a page whose text is nested 2,500 levels deep is shown without that text', () => {
  const { mapping, messages } = recordingMapping();
  const pages = mapPages(listOf(slugged('contact', { title: 'Find us', body: nestedText(2_500) })), mapping);
  expect(pages.contact).toMatchObject({ title: 'Find us', body: [] });
  expect(messages()).toEqual(['page contact: the field “body” is nested deeper than 50 levels.']);
});
