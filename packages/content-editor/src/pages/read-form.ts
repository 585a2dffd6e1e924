import type { EditorContext } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { isId, parseEntry, plainLineEnds } from '../files/content-folder.ts';
import { withFormerSlug } from '../form/new-entry.ts';
import { mergeValues, sinceDayName, sinceName, submittedValues, type Values } from '../form/submitted.ts';
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
  const now = current?.values ?? base ?? {};
  const { values: mixed, ...others } = mergeValues(type, base ?? {}, typed, now);
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
