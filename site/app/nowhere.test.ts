import { expect, test } from 'vitest';
import { routePattern } from '#site/domain/route-pattern.ts';
import { shortLinkPattern } from '#site/domain/short-link.ts';
import { nowhereAddresses, nowhereLike } from './nowhere.ts';

const lists = { items: [{ slug: 'carols', title: 'Carols' }] };
const answers = {
  highlightedEvents: lists,
  regularEvents: { items: [] },
  shortLinkCollection: { items: [{ slug: 'meals', target: '/donate' }] },
};

/** A service that knows one event and one short link. */
const known = {
  content: { query: async <Data>() => answers as Data },
  onEntryProblem: () => expect.fail('nothing is wrong with it'),
};

test('what no route knows, no event is called and no short link is, leads nowhere', async () => {
  const found = await Promise.all([
    nowhereLike({ pattern: '*', params: { '*': 'a/b' } }, known),
    nowhereLike({ pattern: routePattern.event, params: { slug: 'made-up' } }, known),
    nowhereLike({ pattern: shortLinkPattern, params: { slug: 'made-up' } }, known),
  ]);
  for (const address of found) expect(nowhereAddresses).toContain(address);
  expect(new Set(found).size).toBe(3);
});

test('pages, events and short links that there are lead somewhere', async () => {
  expect(
    await nowhereLike({ pattern: routePattern.event, params: { slug: 'carols' } }, known),
  ).toBeUndefined();
  expect(await nowhereLike({ pattern: shortLinkPattern, params: { slug: 'meals' } }, known)).toBeUndefined();
  expect(await nowhereLike({ pattern: routePattern.contact, params: {} }, known)).toBeUndefined();
});

test('the address that stands for all that lead nowhere leads nowhere itself', async () => {
  expect(await nowhereLike({ pattern: routePattern.event, params: { slug: '-' } }, known)).toBe(
    '/whats-on/-',
  );
});
