import type { Space } from 'emulator-for-contentful';
import { entriesOfType } from '#cms/content-entries.ts';
import { languageOf, languages } from '#languages/language.ts';
import { type Entries, type Problems, warning } from '../problems.ts';

type SpaceLocale = Space['locales'][number];

/** Finds locales of the space in which no page is shown. */
export function unshownLocales(entries: Entries, locales: readonly SpaceLocale[]): Problems {
  const [site] = entriesOfType(entries, 'siteSettings');
  const named = site?.fields.otherLanguages ?? [];
  return locales
    .filter((locale) => !locale.default && !named.includes(locale.code))
    .map(({ code, name }) => {
      const why = languageOf(code)
        ? ` until this names “${code}”.`
        : `: the site has no words of its own in it. It has ${languages.join(' and ')}.`;
      const message = `Nobody sees what is translated into ${name}${why}`;
      return warning(site ?? { type: 'siteSettings', id: 'site' }, 'otherLanguages', message);
    });
}

/** Names, which are often the same in all languages. */
const properNames: ReadonlySet<string> = new Set(['siteSettings title', 'siteSettings city', 'place name']);

/**
 * Finds the entries without any words in a further language, in one warning for each content type. This reads the space: the service
 * answers with the words of the first language where there are none, as if they were a translation.
 * @param locale a locale of which the site shows pages
 */
export function untranslatedEntries(space: Space, { code, name, fallbackCode }: SpaceLocale): Problems {
  const first = space.locales.find((each) => each.default)?.code ?? '';
  const read = space.locales.find((each) => each.code === (fallbackCode ?? first))?.name ?? first;
  const published = Map.groupBy(
    space.entries.filter(({ sys }) => sys.publishedVersion !== undefined),
    ({ sys }) => sys.contentType.sys.id,
  );
  return space.contentTypes.flatMap((type) => {
    const all = type.fields.filter(({ localized }) => localized).map(({ id }) => id);
    const ids = all.filter((id) => !properNames.has(`${type.sys.id} ${id}`));
    const missing = (published.get(type.sys.id) ?? []).filter(({ fields }) => {
      const has = (own: readonly string[], of: string) => own.some((id) => fields[id]?.[of] !== undefined);
      return has(ids, first) && !has(all, code);
    });
    const [entry] = missing;
    if (entry === undefined) return [];
    const message =
      missing.length === 1
        ? `This is not translated into ${name}. Visitors read it in ${read}.`
        : `${missing.length} entries of the kind “${type.sys.id}” are not translated into ${name}: ${missing.map(({ sys }) => sys.id).join(', ')}. Visitors read them in ${read}.`;
    const field = ids.find((id) => entry.fields[id]?.[first] !== undefined) ?? '';
    return warning({ type: type.sys.id, id: entry.sys.id }, field, message);
  });
}
