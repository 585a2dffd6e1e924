import { expect, test } from 'vitest';
import { entryOf, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { safeguardingReachability } from './reachability.ts';

test('an invented number is an error for a public site; otherwise one warning names all of them', () => {
  const helplines = ['0113 496 0150', '0113 496 0151'].map((telephone, at) =>
    entryOf('helpline', `council-${at}`, { name: 'City council', group: 'council', telephone }),
  );
  const severities = (entries: typeof helplines, isPublic: boolean) =>
    safeguardingReachability(spaceOf(entries), isPublic).map(({ severity }) => severity);
  expect(severities(helplines, true)).toEqual(['error', 'error']);
  expect(severities(helplines, false)).toEqual(['warning']);
  expect(severities([], false)).toEqual([]);
});
