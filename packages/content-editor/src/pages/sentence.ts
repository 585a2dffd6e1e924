import type { ContentType } from 'emulator-for-contentful';
import { type EditorContext, hintsOf, titleOf } from '../context.ts';
import type { EntryRecord } from '../files/content-folder.ts';
import { shortName } from '../form/control.ts';
import { changedFields, type Values } from '../form/submitted.ts';
import type { TypeHints } from '../options.ts';
import type { Translation } from '../translation.ts';
import { words } from '../words.ts';

interface Changed {
  /** Undefined for a new entry. */
  readonly before: EntryRecord | undefined;
  readonly values: Values;
  readonly isDraft: boolean;
}

/** The sentence about a change in the history: "Change time of Toddler group". */
export function sentenceFor(
  context: EditorContext,
  type: ContentType,
  { before, values, isDraft }: Changed,
): string {
  const hints = hintsOf(context, type);
  const title = titleOf(type, { id: before?.id ?? '', values });
  if (before === undefined) return words.commit.add(hints.one, title);
  const names = changedNames(type, hints, values, before);
  if (names.length === 0) return isDraft ? words.commit.hide(title) : words.commit.publish(title);
  return changeOf(title, names);
}

/** The sentence about a change of a translation: "Translate Toddler group into German". */
export function sentenceForTranslation(
  context: EditorContext,
  type: ContentType,
  { before, values, isRemoved, translation }: Changed & { isRemoved: boolean; translation: Translation },
): string {
  const title = titleOf(translation.type, translation.original);
  const language = translation.locale.name;
  if (before === undefined) return words.commit.translate(title, language);
  const own = words.translation.titleIn(title, language);
  if (isRemoved) return words.commit.untranslate(own);
  return changeOf(own, changedNames(type, hintsOf(context, type), values, before));
}

/** What the changed fields are called within a sentence. */
function changedNames(
  type: ContentType,
  hints: TypeHints,
  values: Values,
  before: EntryRecord,
): readonly string[] {
  return namesOf(type, hints, changedFields(type, values, before.values));
}

/** What some fields are called within a sentence. */
export function namesOf(type: ContentType, hints: TypeHints, fields: readonly string[]): readonly string[] {
  const named = type.fields.filter(({ id }) => fields.includes(id));
  return [...new Set(named.map((field) => shortName(field, hints)))];
}

function changeOf(title: string, names: readonly string[]): string {
  if (names.length > 2) return words.commit.changeMany(title, names.join(', '));
  return words.commit.change(names.join(' and '), title);
}
