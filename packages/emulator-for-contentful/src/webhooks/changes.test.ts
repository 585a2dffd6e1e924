import { expect, test } from 'vitest';
import { asset, contentType, entry, field, spaceOf } from '#tests/helpers/space-of.ts';
import { advanceVersions } from './advance-versions.ts';
import { changesBetween } from './changes.ts';

const page = contentType('page', field('title', 'Symbol'));
const space = (...entries: ReturnType<typeof entry>[]) => spaceOf({ contentTypes: [page], entries });
const published = (title: string, publishedAt?: string) =>
  entry('page', 'a', { title }, publishedAt === undefined ? {} : { publishedAt });
const draft = (title: string) => entry('page', 'a', { title }, { draft: true });
const archived = (title: string) => ({ ...draft(title), sys: { ...draft(title).sys, archivedVersion: 2 } });

test.each([
  ['nothing', [published('A')], [published('A')], []],
  ['a new entry', [], [published('A')], ['publish']],
  ['a changed entry', [published('A')], [published('B')], ['publish']],
  ['a removed entry', [published('A')], [], ['unpublish', 'delete']],
  ['an entry that becomes a draft', [published('A')], [draft('A')], ['unpublish', 'save']],
  ['a new draft', [], [draft('A')], ['create']],
  ['a changed draft', [draft('A')], [draft('B')], ['save']],
  ['a published draft', [draft('A')], [published('A')], ['publish']],
  ['a removed draft', [draft('A')], [], ['delete']],
  ['an archived entry', [published('A')], [archived('A')], ['unpublish', 'archive']],
  ['an entry out of the archive', [archived('A')], [published('A')], ['unarchive', 'publish']],
])('%s has the topics of Contentful', (_what, before, next, actions) => {
  const changes = changesBetween(space(...before), space(...next));
  expect(changes.map((change) => change.action)).toEqual(actions);
});

test('assets and content types are announced too', () => {
  const before = spaceOf({ contentTypes: [page], assets: [asset('p')] });
  const next = spaceOf({
    contentTypes: [{ ...page, name: 'Pages' }],
    assets: [asset('p', { fileName: 'other.jpg' })],
  });
  expect(changesBetween(before, next).map(({ action, entity }) => `${entity.sys.type}.${action}`)).toEqual([
    'ContentType.publish',
    'Asset.publish',
  ]);
});

test('an entry whose file has only a new time stays unchanged', () => {
  const before = space(published('A', '2026-01-01T00:00:00.000Z'));
  const next = advanceVersions(before, space(published('A', '2026-02-01T00:00:00.000Z')));
  expect(next.entries[0]).toBe(before.entries[0]);
});

test('an entry that a deleted entry linked to gets a later time and the same content', () => {
  const link = { sys: { type: 'Link', linkType: 'Entry', id: 'a' } };
  const event = published('A', '2026-01-01T00:00:00.000Z');
  const before = spaceOf({ contentTypes: [page], entries: [event, entry('page', 'b', { next: link })] });
  const next = advanceVersions(before, space(event), new Date('2026-02-01T00:00:00Z'));
  expect(next.entries[0]?.sys.publishedAt).toBe('2026-02-01T00:00:00.000Z');
  expect(changesBetween(before, next).map(({ action, entity }) => `${entity.sys.id} ${action}`)).toEqual([
    'b unpublish',
    'b delete',
  ]);
});

test('a changed entry gets a later time, even if its file is older, and keeps its first publication', () => {
  const before = space(published('A', '2026-02-01T00:00:00.000Z'));
  const older = advanceVersions(before, space(published('B', '2026-01-01T00:00:00.000Z')));
  expect(older.entries[0]?.sys).toMatchObject({
    publishedAt: '2026-02-01T00:00:00.001Z',
    firstPublishedAt: '2026-02-01T00:00:00.000Z',
    publishedVersion: 2,
  });
  const newer = advanceVersions(older, space(published('C', '2026-03-01T00:00:00.000Z')));
  expect(newer.entries[0]?.sys).toMatchObject({
    publishedAt: '2026-03-01T00:00:00.000Z',
    firstPublishedAt: '2026-02-01T00:00:00.000Z',
    publishedVersion: 3,
  });
});

test('a draft stays a draft when versions are advanced', () => {
  const next = advanceVersions(space(published('A')), space(draft('A')));
  expect(next.entries[0]?.sys.publishedVersion).toBeUndefined();
});
