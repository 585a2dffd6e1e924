import { titleOf } from '../context.ts';
import type { FormType } from '../form/form-type.ts';
import { changedFields, type Values } from '../form/submitted.ts';
import type { Subject } from '../translation.ts';
import { words } from '../words.ts';

/**
 * The sentence about a change in the history: "Change time of Toddler group", "Translate Toddler group into German".
 * @param edited its record is undefined for a new entry or translation
 * @param values undefined for a translation that is taken away
 */
export function sentenceFor(
  { type, record: before, translation }: Subject,
  values: Values | undefined,
  isDraft: boolean,
): string {
  const { commit } = words;
  const names = before && values ? namesOf(type, changedFields(type, values, before.values)) : [];
  if (translation) {
    const title = titleOf(translation.type, translation.original);
    if (before === undefined) return commit.translate(title, translation.locale.name);
    const own = words.translation.titleIn(title, translation.locale.name);
    return values === undefined ? commit.untranslate(own) : changeOf(own, names);
  }
  const title = titleOf(type, { id: before?.id ?? '', values: values ?? {} });
  if (before === undefined) return commit.add(type.hints.one, title);
  if (names.length === 0) return isDraft ? commit.hide(title) : commit.publish(title);
  return changeOf(title, names);
}

/** What some fields are called within a sentence. */
export function namesOf(type: FormType, fields: readonly string[]) {
  const named = type.fields.filter(({ id }) => fields.includes(id));
  return [...new Set(named.map(({ shortName }) => shortName))];
}

function changeOf(title: string, names: readonly string[]): string {
  if (names.length > 2) return words.commit.changeMany(title, names.join(', '));
  return words.commit.change(names.join(' and '), title);
}
