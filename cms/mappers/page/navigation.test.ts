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

test('a social link with an address that must not be followed is left out alone, and reported with its name', () => {
  const { mapping, messages } = recordingMapping();
  const bad = { name: 'X', url: 'javascript:alert(1)' };
  const socialMediaLinkCollection = listOf(bad, { name: 'Y', url: 'https://y.example' });
  const { socialMediaLinks } = mapMenu({ socialMediaLinkCollection }, mapping);
  expect(socialMediaLinks.map(({ name }) => name)).toEqual(['Y']);
  expect(messages()).toEqual(['socialMediaLink X: “url” must be an https address.']);
});

test('an event without a slug or a title, and a link without an address or a name, is not in the menu, and told where its id is known', () => {
  const { mapping, problems } = recordingMapping();
  const lists = listOf({ slug: null, title: 'Carols' }, { slug: 'carols', title: null });
  const socialMediaLinkCollection = listOf(
    { name: 'X', url: null },
    { name: null, url: 'https://x.example/' },
  );
  const { highlightedEvents, socialMediaLinks } = mapMenu(
    { highlightedEvents: lists, socialMediaLinkCollection },
    mapping,
  );
  expect([...highlightedEvents, ...socialMediaLinks]).toEqual([]);
  expect(problems).toEqual([]);
});

const always = { showFrom: null, showUntil: null };

const linkTo = (id: string, fields: { slug?: string; from?: string; target: string }) => ({
  ...{ ...always, sys: { id }, slug: null, from: null },
  ...fields,
});

test('short links and old addresses have the target of content', () => {
  const { mapping, problems } = recordingMapping();
  const { shortLinks, oldAddresses } = mapShortLinks(recordedResults.AllPages.shortLinkCollection, mapping);
  expect(shortLinks).toHaveLength(2);
  expect(shortLinks[0]).toEqual({ slug: expect.any(String), target: expect.stringMatching(/^(\/|https:)/) });
  expect(oldAddresses).toEqual([{ path: '/services.html', target: '/whats-on' }]);
  expect(problems).toEqual([]);
});

test('a short link without a valid target, or without a name, is left out and reported', () => {
  const { mapping, messages } = recordingMapping();
  const list = listOf(
    linkTo('a', { slug: 'x', target: 'javascript:alert(1)' }),
    linkTo('b', { slug: 'give', from: '/give.php', target: '/donate' }),
    linkTo('c', { target: '/donate' }),
  );
  expect(mapShortLinks(list, mapping)).toEqual({
    shortLinks: [{ slug: 'give', target: '/donate' }],
    oldAddresses: [{ path: '/give.php', target: '/donate' }],
  });
  expect(messages()).toEqual([
    'shortLink a: “target” must be a path of this site, but no short link, or an https address.',
    'shortLink c: “slug” is empty, and must not be.',
  ]);
});

test('an old address has no query, and leads to no other one, so that nobody is led in a circle', () => {
  const { mapping, messages } = recordingMapping();
  const wrong = ['/', '/page?id=3', '/?page_id=12', '/go/food', 'mailto:a@old.example', '/100%.html'];
  const list = listOf(
    ...wrong.map((from, at) => linkTo(`${at}`, { from, target: '/donate' })),
    linkTo('one', { from: '/one.html', target: '/Two.html#top' }),
    linkTo('two', { from: '/two.html', target: '/one.html' }),
    linkTo('own', { from: '/own.html', target: '/own.html' }),
    linkTo('good', { from: '/old/%C3%BCber-uns.html', target: '/about-us' }),
  );
  expect(mapShortLinks(list, mapping).oldAddresses).toEqual([
    { path: '/old/%C3%BCber-uns.html', target: '/about-us' },
  ]);
  expect(
    messages().filter((message) => message.includes('“from” must be the address of a page')),
  ).toHaveLength(wrong.length);
  expect(messages().slice(wrong.length)).toEqual([
    'shortLink one: “target” is “/Two.html#top”, an old address too: write where that one leads.',
    'shortLink two: “target” is “/one.html”, an old address too: write where that one leads.',
    'shortLink own: “target” is “/own.html”, an old address too: write where that one leads.',
  ]);
});
