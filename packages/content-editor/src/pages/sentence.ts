import type { ContentType } from 'emulator-for-contentful';
import { type EditorContext, hintsOf, titleOf } from '../context.ts';
import type { EntryRecord } from '../files/content-folder.ts';
import { shortName } from '../form/control.ts';
import { changedFields, type Values } from '../form/submitted.ts';
import type { Translation } from '../translation.ts';
import { words } from '../words.ts';

/**
 * The sentence about a change in the history: "Change time of Toddler group".
 * @param before undefined for a new entry
 */
export function sentenceFor(
  context: EditorContext,
  type: ContentType,
  before: EntryRecord | undefined,
  values: Values,
  isDraft: boolean,
): string {
  const title = titleOf(type, { id: before?.id ?? '', values });
  if (before === undefined) return words.commit.add(hintsOf(context, type).one, title);
  const names = changedNames(context, type, values, before);
  if (names.length === 0) return isDraft ? words.commit.hide(title) : words.commit.publish(title);
  return changeOf(title, names);
}

/**
 * The sentence about a change of a translation: "Translate Toddler group into German".
 * @param type of which only the translated fields can be edited
 * @param before undefined for a new translation
 * @param values undefined for one that is taken away
 */
export function sentenceForTranslation(
  context: EditorContext,
  type: ContentType,
  { type: ownType, original, locale }: Translation,
  before: EntryRecord | undefined,
  values: Values | undefined,
): string {
  const title = titleOf(ownType, original);
  if (before === undefined) return words.commit.translate(title, locale.name);
  const own = words.translation.titleIn(title, locale.name);
  if (values === undefined) return words.commit.untranslate(own);
  return changeOf(own, changedNames(context, type, values, before));
}

function changedNames(context: EditorContext, type: ContentType, values: Values, before: EntryRecord) {
  return namesOf(context, type, changedFields(type, values, before.values));
}

/** What some fields are called within a sentence. */
export function namesOf(context: EditorContext, type: ContentType, fields: readonly string[]) {
  const named = type.fields.filter(({ id }) => fields.includes(id));
  return [...new Set(named.map((field) => shortName(field, hintsOf(context, type))))];
}

function changeOf(title: string, names: readonly string[]): string {
  if (names.length > 2) return words.commit.changeMany(title, names.join(', '));
  return words.commit.change(names.join(' and '), title);
}
