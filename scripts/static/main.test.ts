import { expect, test } from 'vitest';
import { readArguments } from './main.ts';

test('the site is at the root of its host, and as it is now, unless arguments say otherwise', () => {
  expect(readArguments([])).toEqual({ base: '/', at: undefined });
  expect(readArguments(['--base', '/church/', '--at', '2026-12-24T15:00'])).toEqual({
    base: '/church/',
    at: Temporal.PlainDateTime.from('2026-12-24T15:00'),
  });
});

test.each([
  ['', '/'],
  ['/', '/'],
  ['/church', '/church/'],
  ['church/', '/church/'],
  ['/a/b-c.d', '/a/b-c.d/'],
])('the path “%s”, as hosts may write it, is %s', (given, base) => {
  expect(readArguments([`--base=${given}`]).base).toBe(base);
});

test.each([
  '--base /../',
  '--base /a//b',
  '--base https://church.example',
  '--base /a"b/',
  '--at 2026-12-24',
  '--at 2026-13-24T15:00',
  '--at noon',
  '--to /tmp',
  'church',
])('“%s” is refused in a sentence that says what to write', (given) => {
  expect(() => readArguments(given.split(' '))).toThrow(
    `npm run build:static was given “${given}”, but takes only --base with a path of the host, such as “--base /church/”, and --at with a day and a time, such as “--at 2026-12-24T15:00”.`,
  );
});
