import type { Entry } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { assetOf, entryOf, linkTo, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { orphanFaults } from './orphans.ts';

const slugs = ['home', 'coming-up', 'whats-on', 'contact', 'safeguarding', 'accessibility', 'privacy'];
const pages = slugs.map((slug) => entryOf('page', slug, { slug }));

function found(entries: readonly Entry[], otherPages = pages): readonly string[] {
  return orphanFaults(spaceOf([...otherPages, ...entries])).map(
    ({ severity, record, field, near, message }) =>
      `${severity} ${record.id} ${field}${near ? ` (${near})` : ''}: ${message}`,
  );
}

test('a record that nothing refers to is reported', () => {
  const milestones = ['roof', 'spire'].map((id) => entryOf('milestone', id));
  const project = entryOf('project', 'haven', { milestones: [linkTo('roof')] });
  expect(found([...milestones, project])).toEqual([
    'warning spire title: Nothing points to this, so nobody sees it.',
  ]);
});

test('the file of a picture that nothing refers to is reported', () => {
  const files = ['nave', 'tower'].map((id) => assetOf(`${id}-file`, { title: id }));
  const pictures = ['nave', 'tower'].map((id) => entryOf('picture', id, { file: linkTo(`${id}-file`) }));
  const place = entryOf('place', 'church', { pictures: [linkTo('nave')] });
  const faults = orphanFaults(spaceOf([...pages, ...pictures, place], files));
  expect(faults.map(({ record }) => record.id)).toEqual(['tower-file']);
});

test('a second entry of a content type of which the site shows one is reported, unless it has other days', () => {
  const entries = [
    entryOf('giving', 'giving'),
    entryOf('role', 'vicar'),
    entryOf('role', 'warden'),
    entryOf('giving', 'giving-2'),
  ];
  expect(found(entries)).toEqual([expect.stringMatching(/^warning giving-2 showFrom: .*“giving”/)]);
  const project = (id: string, days: object) => entryOf('project', id, { ...days });
  const roof = project('roof', { showUntil: '2026-12-31' });
  expect(found([roof, project('organ', { showFrom: '2027-01-01' })])).toEqual([]);
  expect(found([roof, project('organ', { showFrom: '2026-12-31' })])).toHaveLength(1);
});

test('a page of text that nobody can find is reported, and a slug that no page can have', () => {
  const about = entryOf('page', 'about', { slug: 'about' });
  expect(found([about])).toEqual([
    'warning about menuOrder: Nobody finds this page: give it a place in the menu, or link to it.',
  ]);
  expect(found([entryOf('page', 'about', { slug: 'about', menuOrder: 35 })])).toEqual([]);
  expect(found([about, entryOf('project', 'hall', { page: linkTo('about') })])).toEqual([]);
  expect(found([entryOf('page', 'preview', { slug: 'preview', menuOrder: 35 })])).toEqual([
    'error preview slug (preview): No page can have the address “preview”: choose another.',
  ]);
});

test('a reference to a record that is not published is reported at its field', () => {
  const lunch = entryOf('eventPage', 'lunch', { contact: linkTo('vicar'), place: linkTo('hall') });
  expect(found([lunch, entryOf('role', 'vicar')])).toEqual([
    'warning lunch place (hall): “hall” is not published, so it is not shown here.',
  ]);
});

test('a page that every church needs is reported without an entry; others are the church’s choice', () => {
  const others = pages.filter(({ sys }) => sys.id !== 'privacy');
  expect(found([], others)).toEqual([
    'warning privacy slug: The page “privacy” has no text: add this entry.',
  ]);
});
