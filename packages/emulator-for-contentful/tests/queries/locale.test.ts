import { expect, test } from 'vitest';
import { contentType, dataOf, entry, entryLink, field, sendQuery, spaceOf } from '#tests/helpers/space-of.ts';

/** Locales and their fallbacks (RULES.md §2.7). German falls back to English, Welsh to nothing. */

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

const twoLocales = spaceOf({
  contentTypes: [
    contentType(
      'page',
      field('title', 'Symbol', { localized: true }),
      field('intro', 'Text', { localized: true }),
      field('code', 'Symbol'),
      { ...entryLink('next', 'page'), localized: true },
    ),
  ],
  entries: [
    entry('page', 'a', {
      title: { 'en-GB': 'Welcome', 'de-DE': 'Willkommen' },
      intro: { 'en-GB': 'Come in', 'de-DE': '' },
      code: 'A1',
      next: { 'en-GB': link('b'), 'de-DE': link('c') },
    }),
    entry('page', 'b', { title: { 'en-GB': 'English b', 'de-DE': 'Deutsch b' } }),
    entry('page', 'c', { title: { 'en-GB': 'English c', 'de-DE': 'Deutsch c' } }),
  ],
});

test('without a locale the default one is read', async () => {
  expect(await dataOf(twoLocales, '{ page(id: "a") { title sys { locale } } }')).toEqual({
    page: { title: 'Welcome', sys: { locale: 'en-GB' } },
  });
});

test('linked entries inherit the locale, in which the link itself is read too', async () => {
  const query = '{ page(id: "a", locale: "de-DE") { title next { title sys { locale } } } }';
  expect(await dataOf(twoLocales, query)).toEqual({
    page: { title: 'Willkommen', next: { title: 'Deutsch c', sys: { locale: 'de-DE' } } },
  });
});

test('a locale on a link reads only its target in it', async () => {
  const query = '{ page(id: "a") { title next(locale: "de-DE") { title } } }';
  expect(await dataOf(twoLocales, query)).toEqual({
    page: { title: 'Welcome', next: { title: 'Deutsch b' } },
  });
});

test('a single field can be read in another locale', async () => {
  const query = '{ page(id: "a") { title german: title(locale: "de-DE") } }';
  expect(await dataOf(twoLocales, query)).toEqual({ page: { title: 'Welcome', german: 'Willkommen' } });
});

test('an absent value falls back along the chain, an empty text does not, and a field that is not localised holds for all', async () => {
  const query = `{
    german: page(id: "b", locale: "de-DE") { intro code }
    empty: page(id: "a", locale: "de-DE") { intro code }
    welsh: page(id: "a", locale: "cy-GB") { title code }
  }`;
  expect(await dataOf(twoLocales, query)).toEqual({
    german: { intro: null, code: null },
    empty: { intro: '', code: 'A1' },
    welsh: { title: null, code: 'A1' },
  });
});

test('without fallback a missing value is null', async () => {
  const space = spaceOf({ ...twoLocales, entries: [entry('page', 'a', { title: { 'en-GB': 'Welcome' } })] });
  const query = `{
    with: page(id: "a", locale: "de-DE") { title }
    without: page(id: "a", locale: "de-DE", useFallbackLocale: false) { title again: title(useFallbackLocale: true) }
  }`;
  expect(await dataOf(space, query)).toEqual({
    with: { title: 'Welcome' },
    without: { title: null, again: 'Welcome' },
  });
});

test('filters read in the locale that is requested', async () => {
  const query = '{ pageCollection(locale: "de-DE", where: {title: "Deutsch b"}) { items { title } } }';
  expect(await dataOf(twoLocales, query)).toEqual({ pageCollection: { items: [{ title: 'Deutsch b' }] } });
});

test('an unknown locale is an error at its field only', async () => {
  const { status, data, errors } = await sendQuery(
    twoLocales,
    '{ page(id: "a") { title x: title(locale: "fr-FR") } }',
  );
  expect({ status, data }).toEqual({ status: 200, data: { page: { title: 'Welcome', x: null } } });
  expect(errors).toMatchObject([
    { path: ['page', 'x'], extensions: { contentful: { code: 'UNKNOWN_LOCALE' } } },
  ]);
});
