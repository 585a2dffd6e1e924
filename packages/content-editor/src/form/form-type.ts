import type { ContentField, ContentType } from 'emulator-for-contentful';
import type { FieldValue } from '../files/entry-file.ts';
import type { YamlValue } from '../files/write-fields.ts';
import type { TypeHints } from '../options.ts';
import { type Control, capitalized, controlOf } from './control.ts';

/** A content type as its forms show it: the content model with what the hints add. */
export interface FormType extends ContentType {
  readonly displayField: string;
  readonly fields: readonly FormField[];
  readonly hints: TypeHints;
  /** The parts of its form. */
  readonly groups: readonly FieldGroup[];
}

/** A field as forms show it. */
export interface FormField extends ContentField {
  readonly label: string;
  /** How it is filled in, in words; empty where the label says all. */
  readonly help: string;
  /** What it is called within a sentence: "time", or the first words of its label. */
  readonly shortName: string;
  readonly control: Control;
}

/** Reads content types as their forms show them, in the order of their hints, those without any last. */
export function formTypesOf(
  types: readonly ContentType[],
  hints: Readonly<Record<string, TypeHints>>,
): readonly FormType[] {
  const named = Object.keys(hints).flatMap((id) => types.find(({ sys }) => sys.id === id) ?? []);
  const ordered = [...new Set([...named, ...types])];
  const read = (known?: readonly FormType[]) =>
    ordered.map((type) => formTypeOf(type, hints[type.sys.id], known));
  // What is asked about a new picture is known once the type of pictures is.
  return read(read());
}

/**
 * Reads a content type; one without hints is named as the model names it.
 * @param known the types to which its fields link
 */
export function formTypeOf(
  type: ContentType,
  hints: TypeHints = { plural: type.name, one: type.name.toLowerCase() },
  known: readonly FormType[] = [],
): FormType {
  const fields = type.fields.map((field): FormField => {
    const [, label = field.name, more = ''] = labelPattern.exec(field.name) ?? [];
    return {
      ...{ ...field, label, control: controlOf(field, hints, known) },
      help: hints.help?.[field.id] ?? (more && `${capitalized(more)}.`.replace(/…\.$/, '…')),
      shortName: hints.shortNames?.[field.id] ?? `“${label.split(',')[0]}”`,
    };
  });
  const groups = groupsOf(fields.filter(isEditable), hints.groups);
  return { ...type, displayField: type.displayField ?? 'title', fields, hints, groups };
}

/** The name of a field in two parts: its words, and the explanation behind a colon or in brackets, or the example behind “such as”. */
const labelPattern = /^([^:(]+?)(?:: |, (?=such as: )| \()(.+?)\)?$/;

/** A number; a text that is none stays as it is, and the check refuses it. */
function numberOrText(text: string): number | string {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Sets of texts from one `0.primary #ffffff` for each. */
function setsOf(texts: readonly string[]): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const sets: Record<string, Record<string, string>> = {};
  for (const text of texts) {
    const [, set = '', name = '', value = ''] = /^(\d+)\.(\S+) (.*)$/.exec(text) ?? [];
    sets[set] = { ...sets[set], [name]: value };
  }
  return sets;
}

/** A value in the type that its field has in YAML; a number that is none stays a text, which the check refuses. */
export function typedValue(field: ContentField, value: FieldValue | undefined): YamlValue | undefined {
  if (value === undefined || value.length === 0) return undefined;
  if (typeof value === 'string') {
    const isNumber = field.type === 'Integer' || field.type === 'Number';
    if (isNumber) return numberOrText(value);
    return field.type === 'Boolean' ? value === 'true' : value;
  }
  if (field.type === 'Object') return setsOf(value);
  if (field.type !== 'Location') return value;
  const [lat = '', lon = ''] = value.map((each) => each.replace(',', '.'));
  return { lat: numberOrText(lat), lon: numberOrText(lon) };
}

/** The value that the model gives a field of a new entry; undefined where it gives none. */
export function defaultOf(field: ContentField): string | undefined {
  const { defaultValue } = field as { defaultValue?: Readonly<Record<string, unknown>> };
  const [value] = Object.values(defaultValue ?? {});
  return value === undefined || value === false ? undefined : String(value);
}

/** Whether a field can be edited. */
export const isEditable = ({ disabled, omitted }: ContentField) => disabled !== true && omitted !== true;

/** A part of a form with its fields. */
export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly isFolded: boolean;
}

/** The parts of a form. Fields that no hint names are folded away if the hints name those that most people fill in. */
function groupsOf(fields: readonly FormField[], named: TypeHints['groups'] = []): readonly FieldGroup[] {
  const groups = named.map(({ title, fields: ids, folded: isFolded = false }): FieldGroup => {
    return { title, fields: ids.flatMap((id) => fields.find((field) => field.id === id) ?? []), isFolded };
  });
  const rest: FieldGroup = {
    title: '',
    fields: fields.filter(({ id }) => !named.some((group) => group.fields.includes(id))),
    isFolded: groups.some(({ isFolded }) => !isFolded),
  };
  return [rest, ...groups].filter((group) => group.fields.length > 0);
}
