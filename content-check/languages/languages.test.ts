import type { Entry, Space } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { entryOf, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { languageFaults } from './languages.ts';

const german = { code: 'de', name: 'German', default: false, fallbackCode: 'en-GB' };
const welsh = { code: 'cy', name: 'Welsh', default: false, fallbackCode: null };

const contentTypes = ['page', 'shortLink', 'siteSettings'].map((id) => ({
  sys: { id, type: 'ContentType' },
  name: id === 'page' ? 'Page' : id,
  fields: [
    { id: 'slug', localized: false, required: true },
    { id: 'title', localized: id !== 'shortLink', required: true },
    { id: 'body', localized: true, required: false },
  ],
})) as unknown as Space['contentTypes'];

function inGerman(entry: Entry, fields: Readonly<Record<string, unknown>>): Entry {
  const own = Object.entries(fields).map(([name, value]) => [name, { ...entry.fields[name], de: value }]);
  return { ...entry, fields: { ...entry.fields, ...Object.fromEntries(own) } };
}

const page = (id: string) => entryOf('page', id, { slug: id, title: id });
const settings = (...otherLanguages: readonly string[]) =>
  entryOf('siteSettings', 'site', { otherLanguages });

function faultsOf(entries: readonly Entry[], ...locales: readonly Space['locales'][number][]) {
  const space = spaceOf(entries);
  return languageFaults({ ...space, contentTypes, locales: [...space.locales, ...locales] }).map(
    ({ severity, record, field, message }) => `${severity} ${record.type}/${record.id} ${field}: ${message}`,
  );
}

test('content in one language has nothing to translate', () => {
  expect(faultsOf([settings(), page('a')])).toEqual([]);
});

test('entries without any translation are one warning for each kind, and those with some are none', () => {
  const short = entryOf('shortLink', 'go', { slug: 'go', title: 'x' });
  const begun = inGerman(page('begun'), { body: 'Text' });
  expect(faultsOf([settings('de'), page('a'), begun, page('b'), short], german)).toEqual([
    'warning page/a title: 2 entries of the kind “page” are not translated into German: a, b. Visitors read them in English.',
  ]);
  const named = { ...settings('de'), fields: { ...settings('de').fields, title: { 'en-GB': 'St Anne' } } };
  expect(faultsOf([named, page('a')], german), 'a name can be the same').toEqual([
    'warning page/a title: This is not translated into German. Visitors read it in English.',
  ]);
});

test('a language that the space does not have is an error', () => {
  expect(faultsOf([settings('de')])).toEqual([
    'error siteSettings/site otherLanguages: “de” is no locale of space.yaml. Add it there: { code: de, name: German, fallbackCode: en-GB }.',
  ]);
});

test('a locale that no page is shown in is a warning', () => {
  expect(faultsOf([settings(), page('a')], german, welsh)).toEqual([
    'warning siteSettings/site otherLanguages: Nobody sees what is translated into German until this names “de”.',
    'warning siteSettings/site otherLanguages: Nobody sees what is translated into Welsh: the site has no words of its own in it. It has en-GB and de.',
  ]);
});
