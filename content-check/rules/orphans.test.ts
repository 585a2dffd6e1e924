import type { Entry } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { pageSlug, staticRoutes } from '#domain/page/page-names.ts';
import { entryOf, linkTo, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { orphanFaults } from './orphans.ts';

const pages = staticRoutes.map(pageSlug).map((slug) => entryOf('page', slug, { slug }));

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

test('a second entry of a content type of which the site shows one is reported', () => {
  const entries = [
    entryOf('giving', 'giving'),
    entryOf('role', 'vicar'),
    entryOf('role', 'warden'),
    entryOf('giving', 'giving-2'),
  ];
  expect(found(entries)).toEqual([expect.stringMatching(/^warning giving-2 title: /)]);
});

test('a page whose slug belongs to no route is reported', () => {
  expect(found([entryOf('page', 'about', { slug: 'about' })])).toEqual([
    'warning about slug: The site has no page “about”, so nobody sees this.',
  ]);
});

test('a reference to a record that is not published is reported at its field', () => {
  const lunch = entryOf('eventPage', 'lunch', { contact: linkTo('vicar'), place: linkTo('hall') });
  expect(found([lunch, entryOf('role', 'vicar')])).toEqual([
    'warning lunch place (hall): “hall” is not published, so it is not shown here.',
  ]);
});

test('a page of the site without an entry is reported', () => {
  const others = pages.filter(({ sys }) => sys.id !== 'donate');
  expect(found([], others)).toEqual(['warning donate slug: The page “donate” has no text: add this entry.']);
});
