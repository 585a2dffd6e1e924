import { expect, test } from 'vitest';
import { entriesIn, hasLostEntries } from './lost-entries.ts';

const full = { highlighted: { items: [{ slug: 'a' }] }, regular: { items: [{ slug: 'b' }, null] } };

test('entries are counted over all lists, holes left out', () => {
  expect(entriesIn(full)).toBe(2);
  expect(entriesIn({ asset: { url: 'x' } })).toBe(1);
  expect(entriesIn({ asset: null, list: { items: [] } })).toBe(0);
  expect(entriesIn(undefined)).toBe(0);
});

test('an answer that held entries and holds none has lost them', () => {
  expect(hasLostEntries(full, { highlighted: { items: [] }, regular: { items: [] } })).toBe(true);
  expect(hasLostEntries(full, { highlighted: { items: [null] }, regular: null })).toBe(true);
  expect(hasLostEntries({ asset: { url: 'x' } }, { asset: null })).toBe(true);
});

test('a list that is missing as a whole is lost, though another is there', () => {
  expect(hasLostEntries(full, { highlighted: null, regular: { items: [{ slug: 'b' }] } })).toBe(true);
});

test('one list that runs empty beside another that does not is a change like any other', () => {
  expect(hasLostEntries(full, { highlighted: { items: [] }, regular: { items: [{ slug: 'b' }] } })).toBe(
    false,
  );
});

test('an answer that never held anything has nothing to lose', () => {
  expect(hasLostEntries({ list: { items: [] } }, { list: null })).toBe(false);
  expect(hasLostEntries(undefined, { list: null })).toBe(false);
});
