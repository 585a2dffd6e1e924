import { expect, test } from 'vitest';
import { type Problem, reportInto } from '../text/content-fault.ts';
import { readContentType } from './read-content-type.ts';

/** Reads a content type with one field of these properties. */
function read(field: object, asImported = false) {
  const faults: Problem[] = [];
  const title = { id: 'title', name: 'Title', type: 'Symbol' };
  const model = { sys: { id: 'note' }, name: 'Note', fields: [{ ...title, ...field }] };
  const type = readContentType(JSON.stringify(model, null, 1), 'note', reportInto(faults, ''), asImported);
  return { type, faults: faults.map(({ message }) => message) };
}

const rules = (...validations: unknown[]) => ({ validations });

test.each([
  ['a list of names', { linkContentType: [1] }, '“linkContentType” must be a list of names.'],
  ['a list of choices', { in: [true] }, '“in” must be a list of texts or numbers.'],
  ['bounds', { size: 3 }, '“size” must be an object with min and/or max.'],
  ['bounds of numbers', { range: { min: '1' } }, '“range” must be an object with min and/or max.'],
  ['bounds of days', { dateRange: { max: 2027 } }, '“dateRange” must be an object with min and/or max.'],
  ['a pattern', { regexp: { pattern: '(' } }, '“regexp” must be a valid regular expression.'],
  ['flags of a pattern', { prohibitRegexp: { pattern: 'a', flags: 'x' } }, expect.stringContaining('valid')],
])('a rule without %s is a fault, which an imported model may have', (_what, rule, message) => {
  expect(read(rules(rule))).toEqual({ type: undefined, faults: [message] });
  expect(read(rules(rule), true)).toMatchObject({ type: { fields: [rules(rule)] }, faults: [] });
});

test('sound rules, unknown ones and bounds of null are kept, and one name is a list of one', () => {
  const kept = [{ range: { min: 1, max: null } }, { dateRange: { min: '2027-01-01' } }, { newRule: 1 }];
  expect(read(rules(...kept)).type?.fields[0]?.validations).toEqual(kept);
  expect(read(rules({ linkContentType: 'page' })).type?.fields[0]?.validations).toEqual([
    { linkContentType: ['page'] },
  ]);
});
