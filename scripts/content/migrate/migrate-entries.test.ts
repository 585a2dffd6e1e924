import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder, officialImport, startManagementApi } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';
import { migrateEntries } from './migrate-entries.ts';
import { projectModel } from './migrate-space.ts';
import { withOlderFields } from './older-fields.ts';

const words = { order: 1, summary: 'Stretch.' };

function entryOf(id: string, fields: object, { contentType = 'eventPage', publishedVersion = 1 } = {}) {
  const localized = Object.entries({ ...words, slug: id, title: id, ...fields });
  return {
    sys: { id, type: 'Entry', version: 2, publishedVersion, contentType: { sys: { id: contentType } } },
    fields: Object.fromEntries(localized.map(([name, value]) => [name, { 'en-GB': value }])),
  };
}

test('older entries of a space say in the fields of today what they said, and what was published is so again', async () => {
  await using at = await contentFolder({});
  await using api = await startManagementApi('en-GB');
  const model = projectModel().map(withOlderFields);
  const contentTypes = model.map((type) => ({ ...type, sys: { ...type.sys, publishedVersion: 1 } }));
  const entries = [
    entryOf('yoga', { repeats: 'every week', weekdays: ['Monday', 'Thursday'], firstDate: '2026-12-07' }),
    entryOf('tea', { repeats: 'once', startsAt: '2027-07-05T10:30+01:00' }),
    entryOf('choir', { repeats: 'every Sunday', firstDate: '2026-12-06' }),
  ];
  const file = join(at.path, 'space.json');
  await writeFile(file, JSON.stringify({ contentTypes, entries }));
  await officialImport(file, api);
  const address = { space: 'x', environment: 'master', token: 'x', host: api.host };
  const lines = [
    'eventPage yoga: repeats: every Monday and Thursday',
    'eventPage tea: firstDate: 2027-07-05, startTime: 10:30',
  ];
  expect((await migrateEntries(address, true)).toSorted()).toEqual(lines.toSorted());
  expect((await migrateEntries(address, false)).toSorted()).toEqual(lines.toSorted());
  expect(api.refusals).toEqual([]);
  const yoga = api.stored.get('entries')?.get('yoga');
  expect(yoga?.fields?.repeats).toEqual({ 'en-GB': 'every Monday and Thursday' });
  expect(yoga?.fields).not.toHaveProperty('weekdays');
  expect(yoga?.sys.publishedVersion).toBe(Number(yoga?.sys.version) - 1);
  expect(await migrateEntries(address, false)).toEqual([]);
}, 120_000);
