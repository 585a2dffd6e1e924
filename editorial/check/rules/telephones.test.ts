import { expect, test } from 'vitest';
import { entryOf } from '#tests/fixtures/content-entry.fixture.ts';
import { telephoneFault, telephoneProblems } from './telephones.ts';

test.each([
  ['0113 496 0100', 'GB'],
  ['01632 960001', 'GB'],
  ['07700 900123', 'GB'],
  ['0800 1111', 'GB'],
  ['0808 2000 247', 'GB'],
  ['0303 003 1111', 'GB'],
  ['+49 30 901820', 'GB'],
  ['0800 1239900', 'DE'],
  ['1800 341 900', 'IE'],
] as const)('%s can be rung in %s', (number, country) => {
  expect(telephoneFault(number, country)).toBeUndefined();
});

test.each([
  ['01352 9', 'GB', 'it has too few digits'],
  ['0113 49', 'GB', 'it has too few digits'],
  ['0113 496 010', 'GB', 'no number has these digits'],
  ['0113 496 01000', 'GB', 'it has too many digits'],
  ['116 123', 'GB', 'it has too few digits'],
  ['030 12', 'DE', 'no number has these digits'],
] as const)('%s cannot be rung in %s, since %s', (number, country, why) => {
  expect(telephoneFault(number, country)).toContain(`“${number}” cannot be rung`);
  expect(telephoneFault(number, country)).toContain(why);
});

test('the number of the safeguarding officer with digits missing is an error at its field', () => {
  const faults = telephoneProblems([entryOf('role', 'officer', { telephone: '01352 9' })], 'GB');
  expect(faults).toEqual([
    {
      severity: 'error',
      entry: 'role officer',
      field: 'telephone',
      near: undefined,
      sentence:
        '“01352 9” cannot be rung (number plan of United Kingdom): it has too few digits. Compare it with where it comes from, and write all of its digits, like 07400 123456; a number of another country begins with + and its code.',
    },
  ]);
});

test('short codes are numbers of helplines, and of nobody else', () => {
  const numbers = ['999', '101', '116 123', '18000', '116 016'];
  const of = (type: 'helpline' | 'role') =>
    numbers.map((telephone, at) => entryOf(type, `${at}`, { telephone }));
  expect(telephoneProblems(of('helpline'), 'GB')).toEqual([]);
  expect(telephoneProblems(of('role'), 'GB')).toHaveLength(numbers.length);
});
