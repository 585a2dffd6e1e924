import type { ContentType, Space } from 'emulator-for-contentful';
import { languageOf, languages } from '#domain/languages/language.ts';
import { error, type FieldFault, warning } from '../finding.ts';
import { defaultLocale, publishedEntries } from '../published-entries.ts';
import { type SpaceLocale, spaceInLocale, translatedLocales } from '../translated-space.ts';

/** Finds languages that are named in one place only, and entries that are not translated, or not all of what they need. */
export function languageFaults(space: Space): readonly FieldFault[] {
  return [
    ...settingsFaults(space),
    ...translatedLocales(space).flatMap((locale) => [
      ...untranslated(space, locale),
      ...missingWords(space, locale),
    ]),
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
  const nameOf = (code: string) => new Intl.DisplayNames('en-GB', { type: 'language' }).of(code) ?? code;
  return [
    ...unknown.map((code) => {
      const line = `{ code: ${code}, name: ${nameOf(code)}, fallbackCode: ${first} }`;
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

/** The fields of a content type that are translated. */
function translatedFields({ fields }: ContentType) {
  return fields.filter(({ localized }) => localized);
}

/** Finds the entries without any words in a language, in one warning for each content type. */
function untranslated(space: Space, { code, name, fallbackCode }: SpaceLocale): readonly FieldFault[] {
  const first = defaultLocale(space);
  const entries = publishedEntries(space);
  const values = new Map(space.entries.map(({ sys, fields }) => [sys.id, fields]));
  return space.contentTypes.flatMap((type) => {
    const ids = translatedFields(type).map(({ id }) => id);
    const has = (entry: string, locale: string) =>
      ids.some((id) => values.get(entry)?.[id]?.[locale] !== undefined);
    const missing = entries.filter(
      (entry) => entry.type === type.sys.id && has(entry.id, first) && !has(entry.id, code),
    );
    const [entry] = missing;
    if (entry === undefined) return [];
    const isOne = missing.length === 1;
    const which = isOne
      ? `This is not translated into ${name}`
      : `${missing.length} entries of the kind “${entry.type}” are not translated into ${name}: ${missing.map(({ id }) => id).join(', ')}`;
    const fallback = space.locales.find((locale) => locale.code === fallbackCode)?.name;
    const then = fallback === undefined ? '' : ` Visitors read ${isOne ? 'it' : 'them'} in ${fallback}.`;
    const field = ids.find((id) => values.get(entry.id)?.[id]?.[first] !== undefined) ?? '';
    return warning(entry, field, `${which}.${then}`);
  });
}

/** Finds needed words that an entry lacks in a language into which it is translated, and that no other language stands in for. */
function missingWords(space: Space, { code, name }: SpaceLocale): readonly FieldFault[] {
  const needed = new Map(
    space.contentTypes.map((type) => [
      type.sys.id,
      translatedFields(type).filter(({ required }) => required),
    ]),
  );
  const begun = new Set(
    space.entries
      .filter(({ fields }) => Object.values(fields).some((values) => values[code] !== undefined))
      .map(({ sys }) => sys.id),
  );
  return publishedEntries(spaceInLocale(space, code))
    .filter(({ id }) => begun.has(id))
    .flatMap((entry) =>
      (needed.get(entry.type) ?? [])
        .filter(({ id }) => entry.values[id] === undefined)
        .map(({ id }) => {
          const message = `This is missing in ${name}, and space.yaml has no “fallbackCode” that would stand in for it.`;
          return { ...error(entry, id, message), locale: code };
        }),
    );
}
