import type { Space } from 'emulator-for-contentful';
import { languageOf } from '#languages/language.ts';
import type { FieldFault } from '../finding.ts';
import { defaultLocale, publishedEntries } from '../published-entries.ts';

export type SpaceLocale = Space['locales'][number];

/** The further languages in which pages are shown. */
export function translatedLocales(space: Space): readonly SpaceLocale[] {
  const first = defaultLocale(space);
  const named = publishedEntries(space, 'siteSettings').flatMap((site) => site.texts('otherLanguages'));
  return space.locales.filter(
    ({ code }) => code !== first && named.includes(code) && languageOf(code) !== undefined,
  );
}

/**
 * The space as its visitors read it in another language. What is not translated falls back as the space says, and then to the
 * first language.
 */
function spaceInLocale(space: Space, code: string): Space {
  const first = defaultLocale(space);
  const chain = [...fallbacks(space, code), first];
  const shared = new Map(
    space.contentTypes.map(({ sys, fields }) => [
      sys.id,
      new Set(fields.filter(({ localized }) => !localized).map(({ id }) => id)),
    ]),
  );
  const read = (fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>, type?: string) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, values]) => {
        const own = shared.get(type ?? '')?.has(name)
          ? first
          : chain.find((each) => values[each] !== undefined);
        return [name, own === undefined ? {} : { [code]: values[own] }];
      }),
    );
  return {
    ...space,
    locales: space.locales.map((locale) => ({ ...locale, default: locale.code === code })),
    entries: space.entries.map((entry) => ({
      ...entry,
      fields: read(entry.fields, entry.sys.contentType.sys.id),
    })),
    assets: space.assets.map((asset) => ({ ...asset, fields: read(asset.fields) })),
  };
}

/** A locale and its fallbacks, in their order. */
function fallbacks({ locales }: Space, code: string): readonly string[] {
  const chain: string[] = [];
  let next: string | null | undefined = code;
  while (next && !chain.includes(next)) {
    chain.push(next);
    next = locales.find((locale) => locale.code === next)?.fallbackCode;
  }
  return chain;
}

/**
 * Runs rules for the words of each further language.
 * @param inFirst what they find in the first language, which is left out
 */
export async function faultsInTranslations(
  space: Space,
  inFirst: readonly FieldFault[],
  faultsOf: (space: Space) => Promise<readonly FieldFault[]>,
): Promise<readonly FieldFault[]> {
  const inShort = ({ record, field, message }: FieldFault) =>
    `${record.type} ${record.id} ${field} ${message}`;
  const known = new Set(inFirst.map(inShort));
  const words = new Set(
    space.contentTypes.flatMap(({ sys, fields }) =>
      fields.filter(({ localized }) => localized).map(({ id }) => `${sys.id} ${id}`),
    ),
  );
  const found = await Promise.all(
    translatedLocales(space).map(async ({ code }) => {
      const faults = await faultsOf(spaceInLocale(space, code));
      return faults
        .filter((fault) => !known.has(inShort(fault)) && words.has(`${fault.record.type} ${fault.field}`))
        .map((fault) => ({ ...fault, locale: code }));
    }),
  );
  return found.flat();
}
