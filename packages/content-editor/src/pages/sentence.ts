import type { ContentType } from 'emulator-for-contentful';
import { type EditorContext, hintsOf, titleOf } from '../context.ts';
import type { EntryRecord } from '../files/content-folder.ts';
import { shortName } from '../form/control.ts';
import { changedFields, type Values } from '../form/submitted.ts';
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
  const defined = Object.entries(values).flatMap(([id, value]) =>
    value === undefined ? [] : [[id, value] as const],
  );
  const title = titleOf(type, { id: before?.id ?? '', values: Object.fromEntries(defined) });
  if (before === undefined) return words.commit.add(hints.one, title);
  const changed = changedFields(type, values, before.values);
  const names = [
    ...new Set(type.fields.filter(({ id }) => changed.includes(id)).map((field) => shortName(field, hints))),
  ];
  if (names.length === 0) return isDraft ? words.commit.hide(title) : words.commit.publish(title);
  if (names.length > 2) return words.commit.changeMany(title, names.join(', '));
  return words.commit.change(names.join(' and '), title);
}
