import { expect, test } from 'vitest';
import { shortLinkPattern } from '#domain/link/short-link.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { addressOfSamePage, nowhereAddresses } from './same-page.ts';

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
    addressOfSamePage({ pattern: '*', params: { '*': 'a/b' } }, known),
    addressOfSamePage({ pattern: routePattern.event, params: { slug: 'made-up' } }, known),
    addressOfSamePage({ pattern: shortLinkPattern, params: { slug: 'made-up' } }, known),
  ]);
  for (const address of found) expect(nowhereAddresses).toContain(address);
  expect(new Set(found).size).toBe(3);
});

test('however it is written, an address has the page of the usual one', async () => {
  for (const [pattern, params, address] of [
    [routePattern.event, { slug: 'carols' }, '/whats-on/carols'],
    [shortLinkPattern, { slug: 'meals' }, '/go/meals'],
    [routePattern.contact, {}, '/contact'],
    [routePattern.home, {}, '/'],
  ] as const)
    expect(await addressOfSamePage({ pattern, params }, known), pattern).toBe(address);
});

test('what a pattern alone does not name is for the page to tell', async () => {
  expect(await addressOfSamePage({ pattern: '/icons/:file', params: { file: 'x' } }, known)).toBeUndefined();
});

test('the address that stands for all that lead nowhere leads nowhere itself', async () => {
  expect(await addressOfSamePage({ pattern: routePattern.event, params: { slug: '-' } }, known)).toBe(
    '/whats-on/-',
  );
});
