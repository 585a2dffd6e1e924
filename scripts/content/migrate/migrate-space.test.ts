import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder, officialImport, startManagementApi } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';
import { importModel, planSpace, projectModel } from './migrate-space.ts';

/** The content types and fields that an earlier release did not have. */
const newTypes = ['picture', 'eventKind', 'room', 'sheet', 'wayToGive', 'paper'];
const newFields = [
  ...['menuLabel', 'menuOrder', 'kinds', 'illustration', 'showFrom', 'showUntil'],
  ...['openingHours', 'deposit', 'watchUrl', 'leads', 'leadsAgreed', 'readings', 'from', 'otherWords'],
];

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
  expect(plan.changes).toContainEqual(expect.stringMatching(/^page: .*menuLabel, menuOrder/));
  expect(plan.changes).toContainEqual(expect.stringMatching(/^eventChange: .*leads, leadsAgreed, readings/));
  expect(plan.changes).toContainEqual('question: question, answer, showFrom, showUntil');
  await importModel(plan, address);
  expect(api.refusals).toEqual([]);
  expect((await planSpace(address)).changes).toEqual([]);
  expect([...(api.stored.get('content_types')?.keys() ?? [])]).toEqual(
    expect.arrayContaining(projectModel().map(({ sys }) => sys.id)),
  );
  expect(JSON.stringify(api.stored.get('content_types')?.get(first?.sys.id ?? ''))).toContain('"hymn"');
  const helpOf = (
    type: string,
  ): readonly { readonly fieldId: string; readonly settings?: { helpText?: string } }[] =>
    (api.stored.get('editor_interfaces')?.get(type)?.controls ?? []) as [];
  const helped = (type: string) => helpOf(type).filter(({ settings }) => settings?.helpText !== undefined);
  const types = projectModel().map(({ sys }) => sys.id);
  expect(types.filter((type) => helped(type).length === 0)).toEqual([]);
  expect(helpOf('eventPage')).toContainEqual(
    expect.objectContaining({
      fieldId: 'startTime',
      widgetId: 'singleLine',
      settings: { helpText: expect.stringContaining('7.30pm, 19:30 or noon') },
    }),
  );
  expect(helpOf('place')).toContainEqual(
    expect.objectContaining({
      fieldId: 'location',
      widgetId: 'locationEditor',
      settings: { helpText: expect.stringContaining('openstreetmap.org') },
    }),
  );
  expect(helpOf('shortLink')).toContainEqual(
    expect.objectContaining({
      fieldId: 'slug',
      settings: { helpText: 'Use small letters, figures and single hyphens only, like carols.' },
    }),
  );
  expect(helpOf('helpline')).toContainEqual({ fieldId: 'group' });
}, 120_000);

test('a space that cannot be read is a sentence', async () => {
  await using api = await startManagementApi('en-GB');
  const { host } = api;
  await api[Symbol.asyncDispose]().catch(() => {});
  await expect(planSpace({ space: 'x', environment: 'master', token: 'x', host })).rejects.toThrow();
});
