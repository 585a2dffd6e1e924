import { expect, test } from 'vitest';
import { ENGLISH } from '#tests/fixtures/locale.fixture.ts';
import { pageHeading } from './page-heading.ts';

test('a section without a heading in content has the default one', () => {
  expect(pageHeading({}, 'bank', ENGLISH)).toEqual({ title: 'By bank', qualifier: undefined });
  const own = { title: 'From your bank', qualifier: 'to ours' };
  expect(pageHeading({ bank: own }, 'bank', ENGLISH)).toBe(own);
});
