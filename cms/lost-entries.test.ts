import { expect, test } from 'vitest';
import { entriesIn, hasLostAll, isNothing, isWithoutList } from './lost-entries.ts';

const full = { highlighted: { items: [{ slug: 'a' }] }, regular: { items: [{ slug: 'b' }, null] } };

test('entries are counted over all lists, holes left out', () => {
  expect(entriesIn(full)).toBe(2);
  expect(entriesIn({ asset: { url: 'x' } })).toBe(1);
  expect(entriesIn({ asset: null, list: { items: [] } })).toBe(0);
  expect(entriesIn(undefined)).toBe(0);
});

test('an answer that held entries and holds none has lost them all', () => {
  expect(hasLostAll(full, { highlighted: { items: [] }, regular: { items: [] } })).toBe(true);
  expect(hasLostAll(full, { highlighted: { items: [null] }, regular: null })).toBe(true);
  expect(hasLostAll({ asset: { url: 'x' } }, { asset: null })).toBe(true);
});

test('a list that is missing as a whole is noticed, though another is there', () => {
  expect(isWithoutList(full, { highlighted: null, regular: { items: [{ slug: 'b' }] } })).toBe(true);
  expect(isWithoutList(full, { highlighted: { items: [] }, regular: { items: [] } })).toBe(false);
});

test('one list that runs empty beside another that does not is a change like any other', () => {
  expect(hasLostAll(full, { highlighted: { items: [] }, regular: { items: [{ slug: 'b' }] } })).toBe(false);
});

test('an answer that never held anything has nothing to lose', () => {
  expect(hasLostAll({ list: { items: [] } }, { list: null })).toBe(false);
  expect(isWithoutList({ list: { items: [] } }, { list: null })).toBe(false);
  expect(isWithoutList(undefined, { list: null })).toBe(false);
});

test('an empty list is something, an entry that is not there is nothing', () => {
  expect(isNothing({ asset: null })).toBe(true);
  expect(isNothing({ pageCollection: { items: [] } })).toBe(false);
});
