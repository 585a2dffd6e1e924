import type { ContentField, ContentType } from 'emulator-for-contentful';
import { type EditorContext, hintsOf, typeOf } from '../context.ts';
import type { TypeHints } from '../options.ts';
import { controlOf, fieldGroups } from './control.ts';
import type { Values } from './submitted.ts';

/** What the form of an entry asks about a new photograph that it is to show: some fields of an entry of its own. */
export interface NewPhotograph {
  /** The field that links to it. */
  readonly link: string;
  /** The type of its entry, and there the field for the file. */
  readonly type: ContentType;
  readonly file: string;
  /** What is asked, as fields of the form: `illustration-alt`. None is needed, since nobody must add one. */
  readonly asked: ContentType;
  readonly hints: TypeHints;
  /** The values that the entry then has. */
  readonly valuesOf: (values: Values) => Values;
}

/** What is asked about a new photograph: the fields that most people fill in, but its name. Undefined for a field that shows none. */
export function newPhotograph(
  context: EditorContext,
  field: ContentField,
  own: TypeHints,
): NewPhotograph | undefined {
  const control = controlOf(field, own);
  const type = control.kind === 'photograph' ? typeOf(context, control.type) : undefined;
  const hints = type && hintsOf(context, type);
  const file = hints?.uploads?.[0];
  if (type === undefined || hints === undefined || file === undefined) return undefined;
  const name = (id: string) => `${field.id}-${id}`;
  const fields = fieldGroups(type, hints)
    .flatMap((group) => (group.isFolded ? [] : group.fields))
    .filter(({ id }) => id !== file && id !== type.displayField);
  const named = <Value>(values: Readonly<Record<string, Value>> = {}) =>
    Object.fromEntries(Object.entries(values).map(([id, value]) => [name(id), value]));
  return {
    ...{ link: field.id, type, file },
    asked: { ...type, fields: fields.map((one) => ({ ...one, id: name(one.id), required: false })) },
    hints: { ...hints, choices: named(hints.choices), help: named(hints.help) },
    valuesOf: (values) => Object.fromEntries(fields.map(({ id }) => [id, values[name(id)]])),
  };
}

/** All that the form of a type asks about new photographs. */
export function newPhotographs(context: EditorContext, type: ContentType): readonly NewPhotograph[] {
  return type.fields.flatMap((field) => newPhotograph(context, field, hintsOf(context, type)) ?? []);
}
