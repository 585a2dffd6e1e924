import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchedAhead } from '../../freshness.ts';
import { keptPages } from './fetch-page.ts';
import { showKeptPage } from './show-kept-page.ts';

const page = { 'routes/contact': { type: 'data', result: 'kept' } } as const;
const asked = { 'routes/contact': { type: 'data', result: 'asked' } } as const;

function show(url: string) {
  const request = new Request(url);
  const args = {
    request,
    url: new URL(url),
    pattern: '/contact',
    params: {},
    context: new RouterContextProvider(),
  };
  return showKeptPage(args, async () => asked);
}

afterEach(() => vi.restoreAllMocks());

test('a page that was fetched ahead is shown without asking', async () => {
  keptPages.keep('http://localhost/contact', page, Date.now() + 1000);
  expect(await show('http://localhost/contact')).toEqual(page);
});

test('a page that was not, or is no longer fresh, is asked for', async () => {
  keptPages.keep('http://localhost/donate', page, Date.now() - 1);
  expect(await show('http://localhost/donate')).toEqual(asked);
  expect(await show('http://localhost/about-us')).toEqual(asked);
});

test('when the layout is old, a page that was fetched without it is not enough', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(fetchedAhead * 1000 + 1);
  keptPages.keep('http://localhost/contact', page, Date.now() + 1000);
  expect(await show('http://localhost/contact')).toEqual(asked);
  const whole = { root: { type: 'data', result: 'layout' }, ...page } as const;
  keptPages.keep('http://localhost/contact', whole, Date.now() + 1000);
  expect(await show('http://localhost/contact')).toEqual(whole);
});

test('the router may change what it is given; the page that is kept stays as it was', async () => {
  keptPages.keep('http://localhost/contact', page, Date.now() + 1000);
  Object.assign((await show('http://localhost/contact')) ?? {}, { root: 'changed' });
  expect(await show('http://localhost/contact')).toEqual(page);
});
