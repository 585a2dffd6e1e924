import type { Language } from '#languages/language.ts';
import type { QueryResults, StoredResults, StoredTranslation } from '../fetch-content.ts';
import { localizedFields } from '../generated/operations.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { entriesOf } from '../mappers/mapping.ts';

/** The words that an entry has of its own, which `lang` marks on a page; others, such as the name of a room, are beside them. */
const ownWords = ['title', 'summary', 'description', 'text', 'body', 'question', 'answer', 'name', 'forWhom'];

/** False for what a locale leaves open; an editor may empty a list or a rich text on purpose. */
function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

function idOf(item: unknown): unknown {
  return isJsonObject(item) && isJsonObject(item.sys) ? item.sys.id : undefined;
}

/** An entry is matched by its id; one of a list without ids, such as the settings, by its place. */
function translateItems(items: readonly unknown[], others: readonly unknown[], first: Language): unknown[] {
  const byId = new Map(others.map((other) => [idOf(other), other]));
  return items.map((item, at) => {
    const id = idOf(item);
    return translate(item, id === undefined ? others[at] : byId.get(id), first);
  });
}

/**
 * The language of an entry's own words. One without a translation is in the first language, unless it names another; a
 * translated one is in that of the page, whatever its original names.
 */
function languageOfWords(entry: JsonObject, translated: JsonObject, first: Language): unknown {
  const isTranslated = ownWords.some(
    (field) => JSON.stringify(entry[field]) !== JSON.stringify(translated[field]),
  );
  return isTranslated ? null : (entry.language ?? first);
}

/** A value in the first language, with those words that its translation has. */
function translate(value: unknown, other: unknown, first: Language): unknown {
  if (!isJsonObject(value)) return value;
  const words = isJsonObject(other) ? other : {};
  const translated: JsonObject = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (localizedFields.has(name)) return [name, isGiven(words[name]) ? words[name] : inner];
      if (name === 'items' && Array.isArray(inner))
        return [name, translateItems(inner, Array.isArray(words.items) ? words.items : [], first)];
      return [name, translate(inner, words[name], first)];
    }),
  );
  if (!('language' in value)) return translated;
  return { ...translated, language: languageOfWords(value, translated, first) };
}

type Menu = NonNullable<StoredResults['AppPreRender']>;

/** The lists of the menu, which are fetched in the first language only, with the titles of the events. */
function translateMenu(menu: Menu, { AllEvents: events }: StoredResults): Menu {
  const titles = new Map(entriesOf(events?.eventPageCollection).map(({ slug, title }) => [slug, title]));
  const inMenu = (list: QueryResults['AppPreRender']['regularEvents']) =>
    list && {
      ...list,
      items: list.items.map((item) => item && { ...item, title: titles.get(item.slug) ?? item.title }),
    };
  const { highlightedEvents, regularEvents } = menu;
  return {
    ...menu,
    ...(highlightedEvents && { highlightedEvents: inMenu(highlightedEvents) }),
    ...(regularEvents && { regularEvents: inMenu(regularEvents) }),
  };
}

/**
 * Puts the words of another language into the results of the first. Only words differ between languages: dates, numbers,
 * addresses and the entries themselves are those of the first language, so that each event and each helpline is found in every language.
 * What has no translation keeps its words and, where an entry can name its language, names the first.
 * @param translation undefined while there is none
 * @param first the first language
 */
export function translateResults(
  results: StoredResults,
  translation: StoredTranslation | undefined,
  first: Language,
): StoredResults {
  const translated = translate(results, translation, first) as StoredResults;
  const { AppPreRender: menu } = translated;
  return { ...translated, ...(menu && { AppPreRender: translateMenu(menu, translated) }) };
}
