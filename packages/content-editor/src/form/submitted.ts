import type { ContentType } from 'emulator-for-contentful';
import { bodyFieldOf } from 'emulator-for-contentful/folder';
import { type EntryRecord, plainLineEnds } from '../files/content-folder.ts';
import { type FieldValue, isSame, joinEntry, splitEntry } from '../files/entry-file.ts';
import { rewrapMarkdown } from '../files/markdown.ts';
import { type FieldChange, writeFields } from '../files/write-fields.ts';
import { defaultOf, type FormField, isEditable, typedValue } from './form-type.ts';

export type Values = Readonly<Record<string, FieldValue | undefined>>;

/** The name of a field's control in a form. */
export const controlName = (field: string) => `f.${field}`;

/** The name of the control of one colour. @param colour such as `0.primary` */
export const colourName = (field: string, colour: string) => `f.${field}.${colour}`;

/** The form names each field that it shows, since a box that is not ticked sends nothing. */
export const shownName = 'shown';

/** Of a series that changes: whether only from a day on, and which. */
export const [sinceName, sinceDayName] = ['since', 'since.day'];

/** The values that a person has sent, of those fields that the form showed. @param before as they were */
export function submittedValues(form: FormData, fields: readonly FormField[], before: Values = {}): Values {
  const shown = new Set<unknown>(form.getAll(shownName));
  const sent = fields.filter((field) => isEditable(field) && shown.has(field.id));
  return Object.fromEntries(sent.map((field) => [field.id, sentValue(form, field, before[field.id])]));
}

/** A text as it was typed or pasted. Word copies U+000B as a line break; NUL makes git take a file for a binary one. */
const typedText = (text: string) =>
  plainLineEnds(text)
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .trim();

/** What the control of a field has sent. @param before the value as it was */
function sentValue(form: FormData, field: FormField, before: FieldValue | undefined): FieldValue | undefined {
  const { control } = field;
  const texts = form.getAll(controlName(field.id)).map((each) => typedText(String(each)));
  const [text = ''] = texts;
  const filled = (list: readonly string[]) => list.filter((each) => each !== '');
  switch (control.kind) {
    case 'colours': {
      const { sets, colours } = control.of;
      const names = Object.keys(sets).flatMap((set) => Object.keys(colours).map((one) => `${set}.${one}`));
      const typed = names.map((name) => [name, String(form.get(colourName(field.id, name)) ?? '').trim()]);
      return typed.filter(([, colour]) => colour !== '').map((one) => one.join(' '));
    }
    case 'choice': {
      // A default value is not written into the file.
      const isUsual = !field.required && before === undefined && text === defaultOf(field);
      return isUsual ? undefined : text || undefined;
    }
    case 'yes':
      // A box that was never ticked is no reason to write “false” into the file.
      return text === 'true' ? 'true' : before === undefined ? undefined : 'false';
    case 'lines':
      return filled(text.split('\n').map((line) => line.trim()));
    case 'boxes':
    case 'links': {
      const chosen = filled(texts);
      // Boxes have an order of their own, which is none of the value's: what was there stays in its place.
      const isOrdered = control.kind === 'links' && control.isOrdered;
      const there = isOrdered ? [] : [before ?? []].flat().filter((each) => chosen.includes(each));
      return [...new Set([...there, ...chosen])];
    }
    case 'position':
      return filled(texts).length === 0 ? undefined : texts;
    case 'markdown':
    case 'text':
      return text.replace(/[ \t]+$/gm, '') || undefined;
    default:
      return text.replaceAll('\n', ' ') || undefined;
  }
}

/** The fields whose values differ from those of the file. */
export function changedFields(type: ContentType, values: Values, before: Values): readonly string[] {
  return type.fields
    .filter(isEditable)
    .map(({ id }) => id)
    .filter((id) => id in values && !isSame(values[id], before[id]));
}

/**
 * What two people have changed, in one: theirs, and on top of it mine.
 * @param base the values from which both began
 * @param mine the values of some fields; the others are as they were
 * @returns the values, the fields that they have changed, and those of them that I have changed in another way
 */
export function mergeValues(type: ContentType, base: Values, mine: Values, theirs: Values) {
  const own = changedFields(type, mine, base);
  const others = changedFields(type, allValues(type, theirs), base);
  // After Back the same is sent again.
  const clash = own.filter((field) => others.includes(field) && !isSame(mine[field], theirs[field]));
  const values: Values = { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) };
  return { values, theirs: others, clash };
}

/** The values of all fields of an entry: one that its file does not have is none, and not unknown. */
export const allValues = ({ fields }: ContentType, values: Values): Values =>
  Object.fromEntries(fields.map(({ id }) => [id, values[id]]));

/**
 * The text of an entry's file with changed values; all other lines stay as they are.
 * @param record the entry as it is; undefined for a new one
 * @param isDraft undefined where the form did not say
 */
export function entryText(
  type: ContentType,
  record: Pick<EntryRecord, 'text' | 'values'> | undefined,
  values: Values,
  isDraft?: boolean,
): string {
  const original = record?.text ?? '---\n---\n';
  const parts = splitEntry(plainLineEnds(original));
  const body = bodyFieldOf(type)?.id;
  const changed = changedFields(type, values, record?.values ?? {});
  // A rich text in the front matter stays there.
  const isBelow = (id: string) => id === body && !new RegExp(`^${id}:`, 'm').test(parts.yaml);
  const changes = type.fields
    .filter(({ id }) => changed.includes(id) && !isBelow(id))
    .map((field): FieldChange => {
      const value = values[field.id];
      return { id: field.id, value, typed: typedValue(field, value) };
    });
  if (isDraft !== undefined && isDraft !== (record?.values.draft === 'true'))
    changes.push({ id: 'draft', value: isDraft ? 'true' : undefined, typed: isDraft || undefined });
  const yaml = writeFields(parts.yaml, changes, ['draft', ...type.fields.map(({ id }) => id)]);
  const below = changed.find(isBelow);
  const text = joinEntry({
    yaml,
    body: below === undefined ? parts.body : rewrapMarkdown(String(values[below] ?? ''), parts.body),
  });
  const mark = original.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + (original.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
}
