import type { Locale } from 'emulator-for-contentful';
import { decodeText } from 'emulator-for-contentful/folder';
import { type EntryRecord, parseEntry, readEntry } from './files/content-folder.ts';
import { type FieldValue, isSame } from './files/entry-file.ts';
import { readLocales } from './files/locales.ts';
import type { FormType } from './form/form-type.ts';
import { blobOf, openRepository } from './git/git.ts';
import { readHistory } from './git/history.ts';
import { originalValue, translatedFields } from './translation.ts';

/** How far an entry is translated into a language. */
export interface TranslationState {
  readonly locale: Locale;
  /** The id of the translation, which is that of the entry with the locale. */
  readonly id: string;
  /** How many of the fields that have words are translated, and how many there are. */
  readonly done: number;
  readonly all: number;
  /** Of how many the words in the first language have changed since. */
  readonly changed: number;
}

const hasWords = (value: FieldValue | undefined) => !isSame(value, undefined);

/**
 * Finds the translated fields whose words in the first language have changed since the translation was last saved.
 * @param id that of the translation
 * @returns their ids; none where there is no history
 */
export async function changedOriginals(
  folder: string,
  type: FormType,
  original: EntryRecord,
  id: string,
): Promise<readonly string[]> {
  const translation = await readEntry(folder, type, id);
  const repository = translation ? await openRepository(folder) : 'no-repository';
  if (translation === undefined || typeof repository === 'string') return [];
  const [saved] = await readHistory(repository, 1, [translation.file]);
  const before = saved && (await blobOf(repository, `${saved.commit}:./${original.file}`));
  if (before === undefined) return [];
  const { first } = await readLocales(folder);
  const then = parseEntry(type, original.id, decodeText(before).text);
  const isChanged = (field: string) =>
    !isSame(originalValue(then, field, first), originalValue(original, field, first));
  const ids = translatedFields(type).map(({ id }) => id);
  return ids.filter((id) => hasWords(translation.values[id]) && isChanged(id));
}

/** How far an entry is translated into each further language; none for one that has no words to translate. */
export async function translationStates(
  folder: string,
  type: FormType,
  original: EntryRecord,
): Promise<readonly TranslationState[]> {
  const { first, others } = await readLocales(folder);
  const fields = translatedFields(type).filter(({ id }) => hasWords(originalValue(original, id, first)));
  if (fields.length === 0) return [];
  return Promise.all(
    others.map(async (locale): Promise<TranslationState> => {
      const id = `${original.id}.${locale.code}`;
      const values = (await readEntry(folder, type, id))?.values ?? {};
      const isDone = (field: string) => hasWords(values[field] ?? original.byLocale[field]?.[locale.code]);
      const done = fields.filter((field) => isDone(field.id)).length;
      const { length: changed } = await changedOriginals(folder, type, original, id);
      return { locale, id, done, all: fields.length, changed };
    }),
  );
}
