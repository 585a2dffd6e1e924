import { expect, test } from 'vitest';
import {
  checkMissingPages,
  checkPageSlugs,
  checkReferences,
  checkSingletons,
  checkUnreferenced,
} from './orphans.ts';

test('a record that nothing refers to is reported', () => {
  const records = [
    { type: 'milestone', id: 'roof' },
    { type: 'milestone', id: 'spire' },
  ];
  expect(checkUnreferenced(records, new Set(['roof'])).map(({ record }) => record.id)).toEqual(['spire']);
});

test('a second entry of a content type of which the site shows one is reported', () => {
  const entries = [
    { type: 'giving', id: 'giving' },
    { type: 'role', id: 'vicar' },
    { type: 'role', id: 'warden' },
    { type: 'giving', id: 'giving-2' },
  ];
  expect(checkSingletons(entries).map(({ record }) => record.id)).toEqual(['giving-2']);
});

test('a page whose slug belongs to no route is reported', () => {
  const pages = ['home', 'about-us', 'about'].map((slug) => ({ id: slug, slug }));
  expect(checkPageSlugs(pages).map(({ message }) => message)).toEqual([
    'The site has no page “about”, so nobody sees this.',
  ]);
});

test('a reference to a record that is not published is reported at its field', () => {
  const from = { type: 'eventPage', id: 'lunch' };
  const references = ['vicar', 'cook'].map((to) => ({ from, field: 'contact', to }));
  expect(checkReferences(references, new Set(['vicar', 'lunch']))).toEqual([
    expect.objectContaining({ record: from, field: 'contact', near: 'cook' }),
  ]);
});

test('a page of the site without an entry is reported', () => {
  const faults = checkMissingPages(new Set(['home', 'contact']), ['home', 'donate', 'contact']);
  expect(faults.map(({ record }) => record.id)).toEqual(['donate']);
});
