import { expect, test } from 'vitest';
import { english } from '#tests/fixtures/locale.fixture.ts';
import { pageHeading } from './page-heading.ts';

test('a section without a heading in content has the default one', () => {
  expect(pageHeading({}, 'bank', english)).toEqual({ title: 'By bank', qualifier: undefined });
  const own = { title: 'From your bank', qualifier: 'to ours' };
  expect(pageHeading({ bank: own }, 'bank', english)).toBe(own);
});
