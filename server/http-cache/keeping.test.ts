import { expect, test } from 'vitest';
import { keepingOf } from './keeping.ts';

for (const [what, said, contentAge, kept] of [
  ['a page', 'public, max-age=300', 10, [10, 290]],
  ['a page whose truth ends before content grows old', 'public, max-age=7', 10, [7, 0]],
  ['a picture of the church’s window', 'public, max-age=86400', 10, [10, 300]],
  ['a page of a site that always asks', 'public, max-age=300', 0, [0, 0]],
  ['a page that is not true for long enough', 'public, max-age=0', 10, [0, 0]],
] as const) {
  test(`${what} is kept for ${kept[0]} s, for ${kept[1]} s more while it is made anew, and for need`, () => {
    const [fresh, stale] = kept;
    expect(keepingOf(said, contentAge)).toBe(
      `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=2592000`,
    );
  });
}

for (const said of ['no-store', 'private, no-store', 'public, max-age=31536000, immutable'] as const) {
  test(`“${said}” is left as it is`, () => {
    expect(keepingOf(said, 10)).toBe(said);
  });
}

test('what says nothing is not kept', () => {
  expect(keepingOf(null, 10)).toBe('no-store');
});
