import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.UTC(2026, 11, 6, 11, 45);

/** An answer as a site sends it, so many seconds after it was made. */
function left(cacheControl: string, { old = 0, age }: { old?: number; age?: number } = {}): number {
  const headers = new Headers({
    'Cache-Control': cacheControl,
    Date: new Date(now - old * 1000).toUTCString(),
    ...(age !== undefined && { Age: String(age) }),
  });
  return timeLeft(headers, now) / 1000;
}

test('an answer may be used for its lifetime', () => {
  expect(left('public, max-age=300')).toBe(300);
});

test('the time it has spent in the browser’s own cache is over, by its date', () => {
  expect(left('public, max-age=300', { old: 290 })).toBe(10);
});

test('so is the time it has spent in a cache in between, which says so', () => {
  expect(left('public, max-age=300', { age: 120 })).toBe(180);
  expect(left('public, max-age=300', { age: 120, old: 200 })).toBe(100);
});

test('an answer that is older than its lifetime may not be used', () => {
  expect(left('public, max-age=300', { old: 301 })).toBe(0);
  expect(left('public, max-age=0')).toBe(0);
});

test('a clock that is behind the site’s makes an answer no fresher than new', () => {
  expect(left('public, max-age=300', { old: -3600 })).toBe(300);
});

test('what may not be kept, names no lifetime or has no date may not be used', () => {
  expect(left('no-store')).toBe(0);
  expect(left('no-cache, max-age=300')).toBe(0);
  expect(left('public, s-maxage=300')).toBe(0);
  expect(timeLeft(new Headers({ 'Cache-Control': 'max-age=300' }), now)).toBe(0);
});
