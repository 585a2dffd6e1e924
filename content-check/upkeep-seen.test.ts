import { expect, test } from 'vitest';
import {
  checkAltText,
  checkOneOfAKind,
  checkPageSlugs,
  checkPointers,
  checkUnlinked,
} from './upkeep-seen.ts';

test('what nothing points to is told', () => {
  const things = [
    { type: 'milestone', id: 'roof' },
    { type: 'milestone', id: 'spire' },
  ];
  expect(checkUnlinked(things, new Set(['roof'])).map(({ record }) => record.id)).toEqual(['spire']);
});

test('of a kind of which the site shows one, the others are told', () => {
  const entries = [
    { type: 'giving', id: 'giving' },
    { type: 'role', id: 'vicar' },
    { type: 'role', id: 'warden' },
    { type: 'giving', id: 'giving-2' },
  ];
  expect(checkOneOfAKind(entries).map(({ record }) => record.id)).toEqual(['giving-2']);
});

test('a page that no address leads to is told', () => {
  const pages = ['home', 'about-us', 'about'].map((slug) => ({ id: slug, slug }));
  expect(checkPageSlugs(pages).map(({ message }) => message)).toEqual([
    'The site has no page “about”, so nobody sees this.',
  ]);
});

test('a pointer to what is not published is told where it stands', () => {
  const from = { type: 'eventPage', id: 'lunch' };
  const pointers = ['vicar', 'cook'].map((to) => ({ from, field: 'contact', to }));
  expect(checkPointers(pointers, new Set(['vicar', 'lunch']))).toEqual([
    expect.objectContaining({ record: from, field: 'contact', near: 'cook' }),
  ]);
});

test('a picture without words is an error, one described by its name a warning, another is left in peace', () => {
  const told = (description: string) =>
    checkAltText([{ id: 'p', title: 'Harvest', description, fileName: 'DSC_0042.jpg' }]).map(
      ({ severity }) => severity,
    );
  expect(told(' ')).toEqual(['error']);
  expect(told('harvest')).toEqual(['warning']);
  expect(told('DSC_0042')).toEqual(['warning']);
  expect(told('supper.jpeg')).toEqual(['warning']);
  expect(told('Bread and apples on the chancel step')).toEqual([]);
});
