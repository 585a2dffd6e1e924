import type { Space } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { entryOf, inShort } from '#tests/fixtures/content-entry.fixture.ts';
import { unshownLocales, untranslatedEntries } from './languages.ts';

const english = { code: 'en-GB', name: 'English', default: true, fallbackCode: null };
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

type Entry = Space['entries'][number];

/** A published entry with its values by locale. */
function written(type: string, id: string, fields: Entry['fields']): Entry {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: type } } as const;
  return { sys: { id, type: 'Entry', contentType, publishedVersion: 1 }, fields };
}

const page = (id: string, words: object = {}) =>
  written('page', id, { slug: { 'en-GB': id }, title: { 'en-GB': id }, ...words });

const untranslated = (...entries: readonly Entry[]) =>
  untranslatedEntries(
    { contentTypes, entries, assets: [], locales: [english, german], tags: [] },
    german,
  ).map(inShort);

test('entries without any translation are one warning for each kind, and those with some are none', () => {
  const short = written('shortLink', 'go', { slug: { 'en-GB': 'go' }, title: { 'en-GB': 'x' } });
  const begun = page('begun', { body: { de: 'Text' } });
  expect(untranslated(page('a'), begun, page('b'), short)).toEqual([
    'warning page a title: 2 entries of the kind “page” are not translated into German: a, b. Visitors read them in English.',
  ]);
  const named = written('siteSettings', 'site', { title: { 'en-GB': 'St Anne' } });
  expect(untranslated(named, page('a')), 'a name can be the same').toEqual([
    'warning page a title: This is not translated into German. Visitors read it in English.',
  ]);
});

test('a locale that no page is shown in is a warning', () => {
  const found = (...otherLanguages: readonly string[]) =>
    unshownLocales([entryOf('siteSettings', 'site', { otherLanguages })], [english, german, welsh]).map(
      inShort,
    );
  const ofWelsh =
    'warning siteSettings site otherLanguages: Nobody sees what is translated into Welsh: the site has no words of its own in it. It has en-GB and de.';
  expect(found()).toEqual([
    'warning siteSettings site otherLanguages: Nobody sees what is translated into German until this names “de”.',
    ofWelsh,
  ]);
  expect(found('de')).toEqual([ofWelsh]);
});
