import type { Space } from 'emulator-for-contentful';
import { languageOf, languages, primarySubtag } from '#languages/language.ts';
import { error, type FieldFault, warning } from '../finding.ts';
import { defaultLocale, publishedEntries } from '../published-entries.ts';
import { type SpaceLocale, translatedLocales } from './translated-space.ts';

/** Finds languages that are named in one place only, and entries that are not translated. */
export function languageFaults(space: Space): readonly FieldFault[] {
  return [
    ...settingsFaults(space),
    ...translatedLocales(space).flatMap((locale) => untranslated(space, locale)),
  ];
}

/** Compares the languages of the settings with the locales of the space. */
function settingsFaults(space: Space): readonly FieldFault[] {
  const first = defaultLocale(space);
  const [site] = publishedEntries(space, 'siteSettings');
  const record = site ?? { type: 'siteSettings', id: 'site' };
  const named = site?.texts('otherLanguages') ?? [];
  const field = 'otherLanguages';
  const unknown = named.filter((code) => !space.locales.some((locale) => locale.code === code));
  const names = new Intl.DisplayNames('en-GB', { type: 'language' });
  return [
    ...unknown.map((code) => {
      const line = `{ code: ${code}, name: ${names.of(primarySubtag(code))}, fallbackCode: ${first} }`;
      return error(record, field, `“${code}” is no locale of space.yaml. Add it there: ${line}.`);
    }),
    ...space.locales
      .filter(({ code }) => code !== first && !named.includes(code))
      .map(({ code, name }) => {
        const nobody = `Nobody sees what is translated into ${name}`;
        const hasWords = languageOf(code) !== undefined;
        return warning(
          record,
          field,
          hasWords
            ? `${nobody} until this names “${code}”.`
            : `${nobody}: the site has no words of its own in it. It has ${languages.join(' and ')}.`,
        );
      }),
  ];
}

/** Names, which are often the same in all languages. */
const properNames: ReadonlySet<string> = new Set(['siteSettings title', 'siteSettings city', 'place name']);

/** Finds the entries without any words in a language, in one warning for each content type. */
function untranslated(space: Space, { code, name, fallbackCode }: SpaceLocale): readonly FieldFault[] {
  const first = defaultLocale(space);
  const entries = publishedEntries(space);
  const values = new Map(space.entries.map(({ sys, fields }) => [sys.id, fields]));
  return space.contentTypes.flatMap((type) => {
    const all = type.fields.filter(({ localized }) => localized).map(({ id }) => id);
    const ids = all.filter((id) => !properNames.has(`${type.sys.id} ${id}`));
    const has = (entry: string, locale: string, fields: readonly string[]) =>
      fields.some((id) => values.get(entry)?.[id]?.[locale] !== undefined);
    const missing = entries.filter(
      (entry) => entry.type === type.sys.id && has(entry.id, first, ids) && !has(entry.id, code, all),
    );
    const [entry] = missing;
    if (entry === undefined) return [];
    const isOne = missing.length === 1;
    const which = isOne
      ? `This is not translated into ${name}`
      : `${missing.length} entries of the kind “${entry.type}” are not translated into ${name}: ${missing.map(({ id }) => id).join(', ')}`;
    const read = space.locales.find((locale) => locale.code === (fallbackCode ?? first))?.name ?? first;
    const field = ids.find((id) => values.get(entry.id)?.[id]?.[first] !== undefined) ?? '';
    return warning(entry, field, `${which}. Visitors read ${isOne ? 'it' : 'them'} in ${read}.`);
  });
}
