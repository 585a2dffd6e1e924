import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder, officialImport, startManagementApi } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';
import { importModel, planSpace, projectModel } from './migrate-space.ts';

/** The content types and fields that an earlier release did not have. */
const newTypes = ['picture', 'eventKind', 'room'];
const newFields = ['menuLabel', 'menuOrder', 'kinds', 'illustration', 'showFrom', 'showUntil'];

const earlierModel = () =>
  projectModel()
    .filter(({ sys }) => !newTypes.includes(sys.id))
    .map((type) => ({
      ...type,
      fields: type.fields
        .filter(({ id }) => !newFields.includes(id))
        .map((field) => ({ ...field, localized: false })),
    }));

test('a space of an earlier release gets the model by Contentful’s own importer, with help, and keeps what is its own', async () => {
  await using at = await contentFolder({});
  await using api = await startManagementApi('en-GB');
  const file = join(at.path, 'earlier.json');
  const [first, ...others] = earlierModel();
  const own = { id: 'hymn', name: 'Hymn', type: 'Symbol', localized: false, required: false };
  const earlier = first ? [{ ...first, fields: [...first.fields, own] }, ...others] : [];
  const contentTypes = earlier.map((type) => ({ ...type, sys: { ...type.sys, publishedVersion: 1 } }));
  await writeFile(file, JSON.stringify({ contentTypes }));
  await officialImport(file, api);

  const address = { space: 'x', environment: 'master', token: 'x', host: api.host };
  const plan = await planSpace(address);
  for (const id of newTypes) expect(plan.changes).toContainEqual(expect.stringMatching(`^${id}: new, `));
  expect(plan.changes).toContainEqual(expect.stringContaining('page: new menuLabel, menuOrder'));
  expect(plan.changes).toContainEqual(expect.stringMatching(/^question: .* for question, answer$/));
  await importModel(plan, address);
  expect(api.refusals).toEqual([]);
  expect((await planSpace(address)).changes).toEqual([]);
  expect([...(api.stored.get('content_types')?.keys() ?? [])]).toEqual(
    expect.arrayContaining(projectModel().map(({ sys }) => sys.id)),
  );
  expect(JSON.stringify(api.stored.get('content_types')?.get(first?.sys.id ?? ''))).toContain('"hymn"');
  expect(JSON.stringify(api.stored.get('editor_interfaces')?.get('eventPage'))).toContain(
    'Such as 7.30pm, 19:30 or noon.',
  );
}, 120_000);

test('a space that cannot be read is a sentence', async () => {
  await using api = await startManagementApi('en-GB');
  const { host } = api;
  await api[Symbol.asyncDispose]().catch(() => {});
  await expect(planSpace({ space: 'x', environment: 'master', token: 'x', host })).rejects.toThrow();
});
