import { expect, test } from 'vitest';
import { listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapMenu, mapShortLinks } from './navigation.ts';

test('the three lists of the menu keep the order of the content service', () => {
  const { mapping, problems } = recordingMapping();
  const { highlightedEvents, regularEvents, socialMediaLinks } = mapMenu(
    recordedResults.AppPreRender,
    mapping,
  );
  expect(highlightedEvents.map(({ slug }) => slug)).toEqual([
    'carols-by-candlelight',
    'advent-art-exhibition',
  ]);
  expect(regularEvents[0]).toEqual({ slug: 'sunday-worship', title: 'Sunday worship' });
  expect(socialMediaLinks[0]).toEqual({
    name: 'Facebook',
    url: 'https://facebook.example.com/stoswinsleeds',
  });
  expect(problems).toEqual([]);
});

test.each([
  ['without an address', { name: 'X', url: null }],
  ['with an address that must not be followed', { name: 'X', url: 'javascript:alert(1)' }],
])('a social link %s is left out alone, and reported', (_, bad) => {
  const { mapping, problems } = recordingMapping();
  const socialMediaLinkCollection = listOf(bad, { name: 'Y', url: 'https://y.example' });
  const { socialMediaLinks } = mapMenu({ socialMediaLinkCollection }, mapping);
  expect(socialMediaLinks.map(({ name }) => name)).toEqual(['Y']);
  expect(problems).toHaveLength(1);
});

test('what is wrong with an entry of the menu is said with its name and its field', () => {
  const { mapping, messages } = recordingMapping();
  const socialMediaLinkCollection = listOf(
    { name: 'X', url: null },
    { name: 'X', url: 'javascript:alert(1)' },
    { name: null, url: 'https://x.example/' },
  );
  const highlightedEvents = listOf({ slug: null, title: 'Carols' }, { slug: 'carols', title: null });
  mapMenu({ highlightedEvents, socialMediaLinkCollection }, mapping);
  expect(messages()).toEqual([
    'eventPage Carols: “slug” is empty, and must not be.',
    'eventPage carols: “title” is empty, and must not be.',
    'socialMediaLink X: “url” is empty, and must not be.',
    'socialMediaLink X: “url” must be an https address.',
    'socialMediaLink : “name” is empty, and must not be.',
  ]);
});

const always = { showFrom: null, showUntil: null };

test('short links have the target of content', () => {
  const { mapping, problems } = recordingMapping();
  const links = mapShortLinks(recordedResults.AllPages.shortLinkCollection, mapping);
  expect(links).toHaveLength(2);
  expect(links[0]).toEqual({ slug: expect.any(String), target: expect.stringMatching(/^(\/|https:)/) });
  expect(problems).toEqual([]);
});

test('a short link without a valid target is left out and reported', () => {
  const { mapping, problems } = recordingMapping();
  const list = listOf(
    { ...always, sys: { id: 'a' }, slug: 'x', target: 'javascript:alert(1)' },
    { ...always, sys: { id: 'b' }, slug: 'give', target: '/donate' },
  );
  expect(mapShortLinks(list, mapping)).toEqual([{ slug: 'give', target: '/donate' }]);
  expect(problems).toHaveLength(1);
});
