import type { Locale } from 'emulator-for-contentful';
import { decodeText, parseTranslationName } from 'emulator-for-contentful/folder';
import { type EditorContext, type EditorRequest, titleOf, typeOf } from './context.ts';
import { currentCheck } from './files/check.ts';
import { type EntryRecord, isId, parseEntry, readEntry } from './files/content-folder.ts';
import { type FieldValue, isSame } from './files/entry-file.ts';
import { readLocales } from './files/locales.ts';
import { type FormType, formTypeOf, isEditable } from './form/form-type.ts';
import { blobOf } from './git/git.ts';
import { readHistory } from './git/history.ts';
import { words } from './words.ts';

/** What a translation is made of. */
export interface Translation {
  readonly original: EntryRecord;
  /** The content type of the original. */
  readonly type: FormType;
  readonly locale: Locale;
  /** The language of the original. */
  readonly first: Locale;
  /** The language from which missing words are taken. */
  readonly fallback: Locale;
  /** The path of the page on which visitors read it; undefined where the site shows none. */
  readonly path: string | undefined;
}

/** What a page edits: an entry, or the translation of one, whose id is that of the entry with the locale: `about-us.de`. */
export interface Subject {
  /** For a translation, a content type of which only the translated fields can be edited, and none is needed. */
  readonly type: FormType;
  /** Undefined for a new entry. */
  readonly id: string | undefined;
  /** Undefined for what has no file yet. */
  readonly record: EntryRecord | undefined;
  /** "About us", or "About us (German)"; empty for a new entry. */
  readonly title: string;
  readonly translation?: Translation | undefined;
}

/** A new entry of a content type. */
export const newSubject = (type: FormType): Subject => ({
  type,
  id: undefined,
  record: undefined,
  title: '',
});

/** Finds what an address names. @returns undefined where there is no such entry, or no entry for such a translation */
export async function subjectOf(
  context: EditorContext,
  typeId: string,
  id: string,
): Promise<Subject | undefined> {
  const type = typeOf(context, typeId);
  if (type === undefined || !isId(id)) return undefined;
  const { folder } = context;
  const { first, others } = await readLocales(folder);
  const codes = others.map(({ code }) => code);
  const name = parseTranslationName(id, { locale: first.code, locales: codes });
  const record = await readEntry(folder, type, id);
  const locale = others.find(({ code }) => code === name?.locale);
  if (name === undefined || locale === undefined)
    return record && { type, id, record, title: titleOf(type, record) };
  const original = await readEntry(folder, type, name.id);
  if (original === undefined || translatedFields(type).length === 0) return undefined;
  return {
    type: translatedType(context, type),
    id,
    record,
    title: words.translation.titleIn(titleOf(type, original), locale.name),
    translation: {
      ...{ original, type, locale, first },
      fallback: others.find(({ code }) => code === locale.fallbackCode) ?? first,
      path: await pathInLocale(context, original, locale),
    },
  };
}

async function pathInLocale(context: EditorContext, original: EntryRecord, { code }: Locale) {
  const path = context.rules.pathOf(original.type, original.values);
  const { shown } = await currentCheck(context);
  return path && shown?.pathInLocale(path, code);
}

/** The content type of translations. */
function translatedType({ types }: EditorContext, type: FormType): FormType {
  const fields = type.fields.map((field) => ({
    ...field,
    required: false,
    disabled: field.disabled === true || !field.localized,
  }));
  return formTypeOf({ ...type, fields }, type.hints, types);
}

function translatedFields({ fields }: FormType) {
  return fields.filter((field) => field.localized && isEditable(field));
}

/** The words that are translated in a field; undefined where there are none. */
export function originalOf({ original, first }: Translation, field: string) {
  return originalValue(original, field, first);
}

/** The words of a field in the first language; undefined where it has none. */
function originalValue({ values, byLocale }: EntryRecord, field: string, first: Locale) {
  return values[field] ?? byLocale[field]?.[first.code];
}

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
 * @returns their ids; none where there is no history, or no translation yet
 */
export async function changedOriginals(
  { folder, repository }: EditorRequest,
  type: FormType,
  original: EntryRecord,
  translation: EntryRecord | undefined,
): Promise<readonly string[]> {
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
  request: EditorRequest,
  type: FormType,
  original: EntryRecord,
): Promise<readonly TranslationState[]> {
  const { folder } = request;
  const { first, others } = await readLocales(folder);
  const fields = translatedFields(type).filter(({ id }) => hasWords(originalValue(original, id, first)));
  if (fields.length === 0) return [];
  return Promise.all(
    others.map(async (locale): Promise<TranslationState> => {
      const id = `${original.id}.${locale.code}`;
      const record = await readEntry(folder, type, id);
      const isDone = (field: string) =>
        hasWords(record?.values[field] ?? original.byLocale[field]?.[locale.code]);
      const done = fields.filter((field) => isDone(field.id)).length;
      const { length: changed } = await changedOriginals(request, type, original, record);
      return { locale, id, done, all: fields.length, changed };
    }),
  );
}
