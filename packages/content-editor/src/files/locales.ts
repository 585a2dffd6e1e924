import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A language of the content, as `space.yaml` names it. */
export interface Locale {
  readonly code: string;
  /** "German". */
  readonly name: string;
  /** The code of the locale whose words stand in for those that are missing. */
  readonly fallbackCode?: string | null;
}

export interface Locales {
  /** The language of the entries themselves. */
  readonly first: Locale;
  /** The languages into which they can be translated. */
  readonly others: readonly Locale[];
}

const english: Locales = { first: { code: 'en-GB', name: 'English' }, others: [] };

/** The languages of a content folder; only English while `space.yaml` cannot be read, which the check reports. */
export async function readLocales(folder: string): Promise<Locales> {
  let value: unknown;
  try {
    value = parse(await readFile(join(folder, 'space.yaml'), 'utf8'));
  } catch {
    return english;
  }
  const { locales } = (value ?? {}) as { locales?: unknown };
  const all = (Array.isArray(locales) ? locales : []).flatMap(
    (each: Partial<Locale> & { default?: unknown }) =>
      typeof each?.code === 'string'
        ? [{ ...each, code: each.code, name: String(each.name ?? each.code) }]
        : [],
  );
  // "English (United Kingdom)" is English, unless there is another English.
  const plain = (name: string) => name.replace(/ \(.*\)$/, '');
  const named = all.map((each) => {
    const isOnly = all.filter(({ name }) => plain(name) === plain(each.name)).length === 1;
    return { ...each, name: isOnly ? plain(each.name) : each.name };
  });
  const first = named.find((each) => each.default === true);
  return first === undefined ? english : { first, others: named.filter((each) => each !== first) };
}
