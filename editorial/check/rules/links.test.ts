import { expect, test } from 'vitest';
import { contentWith } from '#tests/fixtures/content.fixture.ts';
import { entryOf, richText } from '#tests/fixtures/content-entry.fixture.ts';
import { linkProblems } from './links.ts';

const targets = [
  entryOf('page', 'contact', { slug: 'contact' }),
  entryOf('eventPage', 'carols', { slug: 'carols', formerSlugs: ['candles'] }),
  entryOf('shortLink', 'carols-link', { slug: 'carols', target: '/whats-on/carols' }),
];

const english = contentWith([]);

function deadLinks(addresses: readonly string[], content = english) {
  const notices = addresses.map((linkUrl, at) => entryOf('notice', `notice-${at}`, { linkUrl }));
  return linkProblems([...targets, ...notices], targets, content).map(({ near }) => near);
}

test('links within the site that lead nowhere are reported, others are not', () => {
  expect(
    deadLinks(['/', '/contact', '/contact/', '/contact#door', '/whats-on/carols?x=1', '/go/carols']),
  ).toEqual([]);
  expect(deadLinks(['/whats-on/candles', '/whats-on/candles.ics'])).toEqual([]);
  expect(deadLinks(['/kontact', '/whats-on/carol', '/go'])).toEqual(['/kontact', '/whats-on/carol', '/go']);
  expect(deadLinks(['https://example.org/nowhere', 'mailto:office@example.org', 'tel:999'])).toEqual([]);
});

test('a link with a “%” that stands for no character is reported', () => {
  expect(deadLinks(['/contact#50%', '/contact?a=50%25', '/contact#%C3%A9'])).toEqual(['/contact#50%']);
});

test('a link may name a page in a further language, if the site is in it', () => {
  const paths = ['/de', '/de/contact', '/de/kontact', '/fr/contact', '/debate'];
  const german = { ...english, locale: { ...english.locale, language: 'de' } as const };
  const content = { ...english, otherLanguages: [german] };
  expect(deadLinks(paths, content)).toEqual(['/de/kontact', '/fr/contact', '/debate']);
});

test('a link to an entry without a page is reported as it is written', () => {
  const target = { sys: { type: 'Link', linkType: 'Entry', id: 'vicar' } };
  const link = { nodeType: 'entry-hyperlink', data: { target }, content: [] };
  const entries = [entryOf('page', 'home', { slug: 'home', body: richText(link) }), entryOf('role', 'vicar')];
  expect(linkProblems(entries, entries, english)).toEqual([
    expect.objectContaining({ near: 'entry:vicar', sentence: expect.stringContaining('“entry:vicar”') }),
  ]);
});
