import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { caching, type Says } from './page-cache-for-tests.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page is made once and then found, with its age', async () => {
  const { cache, made, found } = caching();
  await cache.get('/');
  expect(found()).toBe('words');
  vi.advanceTimersByTime(4_000);
  expect(cache.find('/')?.age).toBe(4);
  expect(made).toEqual(['/']);
});

test('many who wait for a page wait for one', async () => {
  const { cache, made } = caching();
  await Promise.all([cache.get('/'), cache.get('/'), cache.get('/')]);
  expect(made).toEqual(['/']);
});

test('past the age of content a page serves once more while its answers are asked for, and is made anew if one has changed', async () => {
  const { cache, made, answers, renewed, say, found } = caching();
  answers.set('Notices', 'old');
  say({ used: { Notices: 'old' } });
  await cache.get('/');
  say({ body: 'new words', used: { Notices: 'new' } });
  vi.advanceTimersByTime(10_000);
  expect(found()).toBe('words');
  expect(renewed).toEqual([['Notices']]);
  answers.set('Notices', 'new');
  await vi.advanceTimersByTimeAsync(0);
  expect(made).toHaveLength(2);
  expect(found()).toBe('new words');
});

test('a page whose content is as it was is not made anew before half of its life is over', async () => {
  const { cache, made, renewed, found } = caching();
  await cache.get('/');
  for (let second = 0; second < 149; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    expect(found()).toBe('words');
  }
  expect(made).toHaveLength(1);
  expect(renewed.length).toBeGreaterThan(10);
  expect(renewed.length).toBeLessThan(16);
  await vi.advanceTimersByTimeAsync(2000);
  expect(found()).toBe('words');
  await vi.advanceTimersByTimeAsync(0);
  expect(made).toHaveLength(2);
});

test('past the end of its own truth nobody is given a page', async () => {
  const { cache, say, found, got } = caching();
  say({ body: 'today', cacheControl: 'public, max-age=7' });
  await cache.get('/');
  vi.advanceTimersByTime(6_999);
  expect(found()).toBe('today');
  vi.advanceTimersByTime(1);
  expect(found()).toBeUndefined();
  say({ body: 'tomorrow' });
  expect(await got()).toBe('tomorrow');
});

test('a page that content has changed is not given to anybody; others stay', async () => {
  const { cache, answers, say, found, got } = caching();
  answers.set('Page/contact', 'a').set('Notices', 'n');
  say({ used: { 'Page/contact': 'a', Notices: 'n' } });
  await cache.get('/contact');
  say({ used: { Notices: 'n' } });
  await cache.get('/donate');
  answers.set('Page/contact', 'b');
  cache.contentChanged('Page/contact', 'b');
  expect(found('/contact')).toBeUndefined();
  expect(found('/donate')).toBe('words');
  say({ body: 'new words', used: { 'Page/contact': 'b' } });
  expect(await got('/contact')).toBe('new words');
  expect(found('/contact')).toBe('new words');
});

test('a page made of content that changed meanwhile is not kept for the next', async () => {
  const { cache, answers, say, hold, found } = caching();
  answers.set('Notices', 'old');
  say({ used: { Notices: 'old' } });
  const release = hold();
  const made = cache.get('/');
  answers.set('Notices', 'new');
  cache.contentChanged('Notices', 'new');
  release();
  await made;
  expect(found()).toBeUndefined();
});

test('a page whose content changes while it is made is made once more for all who wait', async () => {
  const { cache, made, answers, say, hold, found, got } = caching();
  answers.set('Notices', 'old');
  say({ body: 'old words', used: { Notices: 'old' } });
  const release = hold();
  const before = got();
  await vi.advanceTimersByTimeAsync(0);
  answers.set('Notices', 'new');
  cache.contentChanged('Notices', 'new');
  say({ body: 'new words', used: { Notices: 'new' } });
  const after = got();
  release();
  expect([await before, await after]).toEqual(['new words', 'new words']);
  expect(found()).toBe('new words');
  expect(made).toEqual(['/', '/']);
});

test('the last good page stands in for one that cannot be made', async () => {
  const { cache, say, got } = caching();
  await cache.get('/');
  say({ body: 'Back soon', status: 503, cacheControl: 'no-store' });
  vi.advanceTimersByTime(86_400_000);
  expect(await got()).toBe('words');
  expect(await got('/never-seen')).toBe('Back soon');
});

test('a page that is gone is gone', async () => {
  const { cache, say } = caching();
  await cache.get('/whats-on/fair');
  say({ status: 404, cacheControl: 'no-store' });
  vi.advanceTimersByTime(86_400_000);
  expect((await cache.get('/whats-on/fair')).page.status).toBe(404);
});

for (const [what, says] of Object.entries<Says>({
  'an unknown address': { status: 404, cacheControl: 'no-store' },
  'an outage': { status: 503, cacheControl: 'no-store' },
  'another way to write an address': { keep: 'no' },
  'what is private': { cacheControl: 'private, no-store' },
})) {
  test(`${what} is not kept`, async () => {
    const { cache, say, found } = caching();
    say(says);
    await cache.get('/x');
    expect(found('/x')).toBeUndefined();
  });
}

test('what never changes is not made again', async () => {
  const { cache, made, say, found } = caching();
  say({ cacheControl: 'public, max-age=31536000, immutable' });
  await cache.get('/pictures/a/1');
  vi.advanceTimersByTime(86_400_000);
  expect(found('/pictures/a/1')).toBe('words');
  expect(made).toHaveLength(1);
});

test('a page that fails while nobody waits for it is told of, and stays', async () => {
  const { cache, found, covered, hold } = caching();
  await cache.get('/');
  hold();
  vi.advanceTimersByTime(10_000);
  expect(found()).toBe('words');
  expect(covered).toEqual([]);
});

test('pages take no more room than they are given: the one not asked for longest goes', async () => {
  const { cache, found } = caching(10, 20_000);
  for (const address of ['/1', '/2', '/3', '/4']) await cache.get(address);
  found('/1');
  await cache.get('/5');
  expect(found('/1')).toBe('words');
  expect(found('/2')).toBeUndefined();
});

test('the compressed forms of a page outlive it when it is made anew and is the same', async () => {
  vi.useRealTimers();
  const { cache, say } = caching(0);
  say({ body: 'word '.repeat(200) });
  const first = await cache.get('/');
  await cache.compress(first.page, 'br');
  const again = await cache.get('/');
  expect(again.page).not.toBe(first.page);
  expect(again.page.forms.has('br')).toBe(true);
  say({ body: 'other '.repeat(200) });
  expect((await cache.get('/')).page.forms.has('br')).toBe(false);
});

test('addresses whose page is the same share one, kept though nobody else may keep it', async () => {
  const { cache, made, say, got } = caching();
  say({ status: 404, cacheControl: 'no-store', keep: 'here' });
  await cache.get('/made-up');
  expect(await got('/made-up/too')).toBe('words');
  expect((await cache.get('/made-up/too')).page.status).toBe(404);
  expect(made).toEqual(['/-']);
});

test('the page that addresses share is made anew when content has changed, and leaves them when they have pages of their own', async () => {
  const { cache, made, say, answers } = caching();
  answers.set('Menu {}', 'one');
  say({ status: 404, cacheControl: 'no-store', keep: 'here', used: { 'Menu {}': 'one' } });
  await cache.get('/made-up');
  cache.contentChanged('Menu {}', 'two');
  await cache.get('/made-up');
  expect(made).toEqual(['/-', '/-']);
  expect(cache.find('/made-up')).toBeUndefined();
});
