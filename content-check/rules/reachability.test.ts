import { expect, test } from 'vitest';
import { checkReachability } from './reachability.ts';

test('an invented number is an error for a public site; otherwise one warning names all of them', () => {
  const council = { name: 'City council', group: 'council', field: 'telephone' } as const;
  const record = { type: 'helpline', id: 'council' };
  const details = ['0113 496 0150', '0113 496 0151'].map((value) => ({ ...council, value, record }));
  expect(checkReachability(details, true).map(({ severity }) => severity)).toEqual(['error', 'error']);
  expect(checkReachability(details, false).map(({ severity }) => severity)).toEqual(['warning']);
  expect(checkReachability([], false)).toEqual([]);
});
