import { expect, test } from 'vitest';
import { listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapEvents } from '../event/events.ts';
import { mapMenu, mapShortLinks } from './navigation.ts';

test('the three lists of the menu keep the order of the content service', () => {
  const { mapping, problems } = recordingMapping();
  const { highlightedEvents, regularEvents, socialMediaLinks } = mapMenu(
    recordedResults.AppPreRender,
    mapEvents(recordedResults.AllEvents, mapping),
    recordedResults.ChurchFacts.socialMediaLinks,
    mapping,
  );
  expect(highlightedEvents.map(({ slug }) => slug)).toEqual([
    'carols-by-candlelight',
    'advent-art-exhibition',
  ]);
  expect(regularEvents[0]).toMatchObject({ slug: 'sunday-worship', title: 'Sunday worship' });
  expect(socialMediaLinks[0]).toEqual({
    name: 'Facebook',
    url: 'https://facebook.example.com/stoswinsleeds',
  });
  expect(problems).toEqual([]);
});

const always = { showFrom: null, showUntil: null };

const link = (id: string, name: string | null, url: string | null) => ({ ...always, sys: { id }, name, url });

/** The menu of a church with these links, all of which the query of the menu has. */
function menuWith(...links: readonly ReturnType<typeof link>[]) {
  const { mapping, messages } = recordingMapping();
  const menu = mapMenu({ socialMediaLinkCollection: listOf(...links) }, [], listOf(...links), mapping);
  return { names: menu.socialMediaLinks.map(({ name }) => name), messages: messages() };
}

test('a social link with an address that must not be followed, or without a name, is left out alone and reported', () => {
  const bad = link('x', 'X', 'javascript:alert(1)');
  expect(menuWith(bad, link('y', 'Y', 'https://y.example'), link('z', null, 'https://z.example'))).toEqual({
    names: ['Y'],
    messages: [
      'socialMediaLink x: “url” must be an https address.',
      'socialMediaLink z: “name” is empty, and must not be.',
    ],
  });
});

test('what the list of the menu names and nobody knows more of, or without a slug or an address, is not in it', () => {
  const { mapping, problems } = recordingMapping();
  const named = listOf({ slug: null, title: 'Carols' }, { slug: 'carols', title: 'Carols' });
  const links = [link('x', 'X', null), link('y', 'Y', 'https://y.example')];
  const { highlightedEvents, socialMediaLinks } = mapMenu(
    { highlightedEvents: named, socialMediaLinkCollection: listOf(...links) },
    [],
    listOf(...links.slice(0, 1)),
    mapping,
  );
  expect([...highlightedEvents, ...socialMediaLinks]).toEqual([]);
  expect(problems).toEqual([]);
});

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
