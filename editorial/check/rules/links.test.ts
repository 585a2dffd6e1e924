import { expect, test } from 'vitest';
import { contentWith } from '#tests/fixtures/content.fixture.ts';
import { entryOf, richText } from '#tests/fixtures/content-entry.fixture.ts';
import { halfLinkProblems, linkProblems } from './links.ts';

const targets = [
  entryOf('page', 'contact', { slug: 'contact' }),
  entryOf('eventPage', 'carols', { slug: 'carols', formerSlugs: ['candles'] }),
  entryOf('eventKind', 'food', { slug: 'food' }),
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

test('a link may lead to the list of a kind of event, to a page of the list of all, or to the feed', () => {
  expect(deadLinks(['/coming-up/food', '/calendar/food.ics', '/whats-on/page/2', '/coming-up.atom'])).toEqual(
    [],
  );
  const dead = ['/coming-up/fodo', '/whats-on/page/1', '/whats-on/page', '/coming-up/page/2'];
  expect(deadLinks(dead)).toEqual(dead);
});

test('a link with the query of an earlier version is a warning, which names the path of today', () => {
  const found = (linkUrl: string) => {
    const notice = entryOf('notice', 'ours', { linkUrl });
    return linkProblems([notice], targets, inTwo).map(({ severity, sentence }) => `${severity}: ${sentence}`);
  };
  const food = { slug: 'food', title: 'Food', palette: 0 } as const;
  const german = { ...english, locale: { ...english.locale, language: 'de' } as const };
  const inTwo = { ...english, eventKinds: [food], otherLanguages: [german] };
  expect(found('/coming-up?for=food#later')).toEqual([
    'warning: “/coming-up?for=food#later” is an address of earlier versions: write “/coming-up/food”.',
  ]);
  expect(found('/de/whats-on?page=2')).toEqual([
    'warning: “/de/whats-on?page=2” is an address of earlier versions: write “/de/whats-on/page/2”.',
  ]);
  expect(found('/coming-up?for=unknown')).toEqual([]);
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

test('other words of the settings must lead to a page, or to a part of one', () => {
  const otherWords = ['soup: /contact#kitchen', 'choir: /whats-on/choir', 'song: /find', 'tea'];
  const found = linkProblems([...targets, entryOf('siteSettings', 'site', { otherWords })], targets, english);
  expect(found.map(({ field, near }) => [field, near])).toEqual([['otherWords', 'choir: /whats-on/choir']]);
});

test('a notice with words for a link that leads nowhere, or with an address that has no words, is reported', () => {
  const found = (fields: Parameters<typeof entryOf<'notice'>>[2]) =>
    halfLinkProblems([entryOf('notice', 'snow', fields)]).map(
      ({ field, sentence }) => `${field}: ${sentence}`,
    );
  const sentence = 'Visitors see no link: it needs its words and where it leads. Fill in both, or neither.';
  expect(found({ linkText: 'More' })).toEqual([`linkUrl: ${sentence}`]);
  expect(found({ linkUrl: '/contact' })).toEqual([`linkText: ${sentence}`]);
  expect([found({}), found({ linkText: 'More', linkUrl: '/contact' })]).toEqual([[], []]);
});
