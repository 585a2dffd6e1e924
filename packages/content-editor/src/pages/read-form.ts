import type { ContentType } from 'emulator-for-contentful';

import { sinceDayName, sinceName } from '../components/SinceField.tsx';
import type { EditorContext } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { isId, parseEntry, plainLineEnds } from '../files/content-folder.ts';
import { isSame } from '../files/entry-file.ts';
import { withFormerSlug } from '../form/new-entry.ts';
import { changedFields, submittedValues, type Values } from '../form/submitted.ts';
import type { Subject } from '../translation.ts';

/** What a form says, on top of what is saved. */
export async function readForm(
  context: EditorContext,
  sent: FormData,
  { type, id, record: current, translation }: Subject,
) {
  const baseText = plainLineEnds(String(sent.get('base') ?? ''));
  const base = baseText === '' || id === undefined ? undefined : parseEntry(type, id, baseText).values;
  const typed = submittedValues(sent, type.fields, base);
  // A translation has no file until it is saved for the first time.
  const { values: mixed, ...others } = merged(type, typed, base ?? (translation && {}), current?.values);
  const isLater = current !== undefined && !translation && sent.get(sinceName) === 'on';
  const since = String(sent.get(sinceDayName) ?? '');
  const { shown } = isLater ? await currentCheck(context) : {};
  const changed: Values = (isLater && since && shown?.changedFrom(current.values, mixed, since)) || mixed;
  const seenSlug = current?.values.draft === 'true' ? undefined : current?.values.slug;
  return {
    ...{ ...others, baseText },
    values: translation ? changed : withFormerSlug(type, changed, seenSlug),
    /** Whether somebody has deleted the entry since the form was opened. */
    isGone: base !== undefined && current === undefined,
    /** Whether a series is to change from a day on that the form does not say. */
    lacksDay: isLater && since === '',
  };
}

/**
 * What is typed, on top of what is saved: what somebody else has saved meanwhile stays, except in fields that both have changed.
 * @param base what was saved when the form was opened; undefined for what was not there yet
 * @returns the values, the fields that others have changed, and those of them that she has changed in another way
 */
function merged(type: ContentType, typed: Values, base: Values | undefined, current: Values | undefined) {
  const mine = changedFields(type, typed, base ?? {});
  const all = Object.fromEntries(type.fields.map(({ id }) => [id, current?.[id]]));
  const theirs = current && base ? changedFields(type, all, base) : [];
  // After Back the same is sent again.
  const clash = mine.filter((field) => theirs.includes(field) && !isSame(typed[field], current?.[field]));
  const values: Values = { ...current, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) };
  return { values, theirs, clash };
}

/** The values with a link or a picture at the end of a text. @param action such as `link:f.body` */
export function withPutIn(values: Values, sent: FormData, action: string): Values {
  const [kind = '', control = ''] = action.split(':');
  const field = control.replace(/^f\./, '');
  const id = String(sent.get(`${kind}.${control}`) ?? '');
  if (!isId(id)) return values;
  const label = String(sent.get(`words.${control}`) ?? '').trim() || id;
  const text = [values[field] ?? ''].flat().join('\n');
  const put = kind === 'picture' ? `![](asset:${id})` : `[${label}](entry:${id})`;
  return { ...values, [field]: text === '' ? put : `${text}\n\n${put}` };
}
