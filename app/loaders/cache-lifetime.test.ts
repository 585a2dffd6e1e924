import { expect, test } from 'vitest';
import { cacheControl, shorterLived } from './cache-lifetime.ts';

const now = Temporal.Instant.from('2026-12-06T11:44:59Z');

function ageUntil(until: string): number {
  const age = /^public, max-age=(\d+)$/.exec(cacheControl(now, Temporal.Instant.from(until)))?.[1];
  return Number(age);
}

test('a page rendered one second before its end of validity is not cached', () => {
  expect(ageUntil('2026-12-06T11:45:00Z')).toBe(0);
});

test('a page expires before its validity ends, by the time that it may take to arrive', () => {
  expect(ageUntil('2026-12-06T11:46:00Z')).toBe(56);
});

test('a page that is valid for hours, or for ever, is cached for five minutes', () => {
  expect(ageUntil('2026-12-06T18:30:00Z')).toBe(300);
  expect(cacheControl(now)).toBe('public, max-age=300');
});

test('a page is cached no longer than its menu', () => {
  const headers = (value: string) => new Headers({ 'Cache-Control': value });
  const capped = (outer: Headers, own: string) => shorterLived(outer, headers(own)).get('Cache-Control');
  expect(capped(headers('public, max-age=7'), 'public, max-age=300')).toBe('public, max-age=7');
  expect(capped(headers('public, max-age=300'), 'public, max-age=0')).toBe('public, max-age=0');
  expect(capped(new Headers(), 'public, max-age=300')).toBe('public, max-age=300');
  expect(capped(headers('public, max-age=7'), 'no-store')).toBe('no-store');
});
