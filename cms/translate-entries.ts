import type { Language } from '#languages/language.ts';
import type { ContentEntry } from './content-entries.ts';
import { localizedFields } from './generated/operations.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { textsOf } from './mappers/fields.ts';
import { type Mapping, nameOf } from './mappers/mapping.ts';
import { mapRichText } from './mappers/page/rich-text.ts';

/** The words that an entry has of its own, which `lang` marks on a page; others, such as the name of a room, are beside them. */
const ownWords = ['title', 'summary', 'description', 'text', 'body', 'question', 'answer', 'name', 'forWhom'];

/** False for what a locale leaves open; an editor may empty a list or a rich text on purpose. */
function isGiven(words: unknown): boolean {
  return typeof words === 'string' ? words.trim() !== '' : words !== null && words !== undefined;
}

function isPlain(value: unknown): value is JsonObject {
  return isJsonObject(value) && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * Makes a function that says mapped values in another language: each value that has its words from an entry, wherever it is linked to,
 * has those that the entry has there. Only words differ between languages, the fields that the model calls localized: dates, numbers, addresses
 * and the entries themselves stay, so that a translation can neither move a service nor lose a helpline. An entry without a translation keeps its
 * words and, where it can name its language, names the first. What has no words stays the same object.
 * @param entries those of the other language
 */
export function translator(
  { sources, targets }: Pick<Mapping, 'sources' | 'targets'>,
  entries: readonly ContentEntry[],
  first: Language,
): <Value>(value: Value) => Value {
  const done = new Map<object, unknown>();
  const byName = new Map(entries.map(({ type, id, fields }) => [`${type} ${id}`, fields]));

  /** The words of a value that its entry has in the other language, by the value's fields. */
  function wordsOf(value: JsonObject): JsonObject {
    const found: Record<string, unknown> = {};
    const own = sources.get(value) ?? [];
    for (const { type, wire, names } of own) {
      const words = (byName.get(nameOf(type, wire)) ?? {}) as JsonObject;
      const localized: readonly string[] = localizedFields[type];
      for (const field of Object.keys(value)) {
        const name = names[field] ?? field;
        if (!localized.includes(name) || !isGiven(words[name])) continue;
        const isOther = JSON.stringify(words[name]) !== JSON.stringify((wire as JsonObject)[name]);
        if (isOther) found[field] = said(words[name]);
      }
    }
    if (own.length > 0 && 'language' in value)
      found.language = ownWords.some((name) => name in found) ? undefined : (value.language ?? first);
    return found;
  }

  /** Words as mappers read them: a rich text, the lines of a list, or a text. */
  function said(words: unknown): unknown {
    if (isJsonObject(words) && 'json' in words) return mapRichText({ json: words.json }, linked);
    return Array.isArray(words) ? textsOf(words) : words;
  }

  function translate(value: unknown): unknown {
    if (value instanceof Map) return new Map([...value].map(([key, inner]) => [key, translate(inner)]));
    if (Array.isArray(value)) {
      const inner = value.map(translate);
      return inner.every((each, at) => each === value[at]) ? value : inner;
    }
    if (!isPlain(value)) return value;
    if (!done.has(value)) {
      const words = wordsOf(value);
      const fields = Object.entries(value).map(
        ([name, inner]) => [name, name in words ? words[name] : translate(inner)] as const,
      );
      const isSame = fields.every(([name, inner]) => inner === value[name]);
      done.set(value, isSame ? value : Object.fromEntries(fields));
    }
    return done.get(value);
  }

  const { paths, pictures, papers } = targets;
  const linked = translate({ paths, pictures, papers }) as typeof targets;
  return <Value>(value: Value) => translate(value) as Value;
}
