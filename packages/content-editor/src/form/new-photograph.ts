import { type EditorContext, typeOf } from '../context.ts';
import type { FormField, FormType } from './form-type.ts';
import type { Values } from './submitted.ts';

/** What the form of an entry asks about a new photograph that it is to show: some fields of an entry of its own. */
export interface NewPhotograph {
  /** The field that links to it. */
  readonly link: string;
  /** The type of its entry, and there the field for the file. */
  readonly type: FormType;
  readonly file: string;
  /** What is asked, as fields of the form: `illustration-alt`. None is needed, since nobody must add one. */
  readonly asked: readonly FormField[];
  /** The values that the entry then has. */
  readonly valuesOf: (values: Values) => Values;
}

/** What is asked about a new photograph: the fields that most people fill in, but its name. Undefined for a field that shows none. */
export function newPhotograph(
  context: EditorContext,
  { id: link, control }: FormField,
): NewPhotograph | undefined {
  const type = control.kind === 'photograph' ? typeOf(context, control.type) : undefined;
  const file = type?.hints.uploads?.[0];
  if (type === undefined || file === undefined) return undefined;
  const name = (id: string) => `${link}-${id}`;
  const fields = type.groups
    .flatMap((group) => (group.isFolded ? [] : group.fields))
    .filter(({ id }) => id !== file && id !== type.displayField);
  return {
    ...{ link, type, file },
    asked: fields.map((one) => ({ ...one, id: name(one.id), required: false })),
    valuesOf: (values) => Object.fromEntries(fields.map(({ id }) => [id, values[name(id)]])),
  };
}

/** All that the form of a type asks about new photographs. */
export function newPhotographs(context: EditorContext, type: FormType): readonly NewPhotograph[] {
  return type.fields.flatMap((field) => newPhotograph(context, field) ?? []);
}
