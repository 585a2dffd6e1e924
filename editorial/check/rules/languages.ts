import type { Space } from 'emulator-for-contentful';
import { type ContentEntry, entriesOfType } from '#cms/content-entries.ts';
import type { Problem } from '#domain/problem.ts';
import { languageOf, languages } from '#languages/language.ts';
import { warning } from '../problems.ts';

type SpaceLocale = Space['locales'][number];

/** Finds locales of the space in which no page is shown. */
export function unshownLocales(
  entries: readonly ContentEntry[],
  locales: readonly SpaceLocale[],
): readonly Problem[] {
  const [site] = entriesOfType(entries, 'siteSettings');
  const settings = site ?? { type: 'siteSettings', id: 'site' };
  const named = site?.fields.otherLanguages ?? [];
  return locales
    .filter((locale) => !locale.default && !named.includes(locale.code))
    .map(({ code, name }) => {
      const nobody = `Nobody sees what is translated into ${name}`;
      const why = languageOf(code)
        ? `${nobody} until this names “${code}”.`
        : `${nobody}: the site has no words of its own in it. It has ${languages.join(' and ')}.`;
      return warning(settings, 'otherLanguages', why);
    });
}

/** Names, which are often the same in all languages. */
const properNames: ReadonlySet<string> = new Set(['siteSettings title', 'siteSettings city', 'place name']);

/**
 * Finds the entries without any words in a further language, in one warning for each content type. This reads the space: the service
 * answers with the words of the first language where there are none, as if they were a translation.
 * @param locale a locale of which the site shows pages
 */
export function untranslatedEntries(space: Space, locale: SpaceLocale): readonly Problem[] {
  const { code, name, fallbackCode } = locale;
  const first = space.locales.find((each) => each.default)?.code ?? '';
  const published = space.entries.filter(({ sys }) => sys.publishedVersion !== undefined);
  return space.contentTypes.flatMap((type) => {
    const all = type.fields.filter(({ localized }) => localized).map(({ id }) => id);
    const ids = all.filter((id) => !properNames.has(`${type.sys.id} ${id}`));
    const missing = published.filter(({ sys, fields }) => {
      const has = (own: readonly string[], of: string) => own.some((id) => fields[id]?.[of] !== undefined);
      return sys.contentType.sys.id === type.sys.id && has(ids, first) && !has(all, code);
    });
    const [entry] = missing;
    if (entry === undefined) return [];
    const isOne = missing.length === 1;
    const which = isOne
      ? `This is not translated into ${name}`
      : `${missing.length} entries of the kind “${type.sys.id}” are not translated into ${name}: ${missing.map(({ sys }) => sys.id).join(', ')}`;
    const read = space.locales.find((each) => each.code === (fallbackCode ?? first))?.name ?? first;
    const field = ids.find((id) => entry.fields[id]?.[first] !== undefined) ?? '';
    const message = `${which}. Visitors read ${isOne ? 'it' : 'them'} in ${read}.`;
    return warning({ type: type.sys.id, id: entry.sys.id }, field, message);
  });
}
