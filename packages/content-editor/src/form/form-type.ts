import type { ContentField, ContentType } from 'emulator-for-contentful';
import type { FieldValue } from '../files/entry-file.ts';
import type { FileKind } from '../files/sent-file.ts';
import type { YamlValue } from '../files/write-fields.ts';
import type { ColourSets, Offer, TypeHints } from '../options.ts';

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

/** How a field is filled in. */
export type Control =
  | {
      readonly kind: 'line' | 'text' | 'markdown' | 'number' | 'yes' | 'date' | 'time' | 'lines' | 'position';
    }
  | { readonly kind: 'choice' | 'boxes'; readonly choices: Offer['choices'] }
  | { readonly kind: 'upload'; readonly file: FileKind }
  /** A link to an entry with a picture: it is chosen by its thumbnail, or added in the same form. */
  | {
      readonly kind: 'photograph';
      /** The type of that entry, and there the field for the file. */
      readonly type: FormType;
      readonly fileField: string;
      /** What is asked about a new one, as fields of the form: `illustration-alt`. None is needed, since nobody must add one. */
      readonly asked: readonly FormField[];
    }
  | {
      readonly kind: 'link';
      readonly types: readonly string[] | undefined;
      /** The words for no choice. */
      readonly none: string | undefined;
    }
  | {
      readonly kind: 'links';
      readonly types: readonly string[] | undefined;
      readonly isOrdered: boolean;
      /** Whether the value has the short names of the entries, not their ids. */
      readonly isBySlug: boolean;
    }
  | { readonly kind: 'colours'; readonly of: ColourSets }
  | { readonly kind: 'none' };

export const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
export const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a browser's own control can show the value; `7pm` stays a text. */
export function isNative(value: unknown, form: RegExp): boolean {
  return value === undefined || (typeof value === 'string' && form.test(value));
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

/** The controls of the types of fields that have one each. */
const controlOfType = {
  ...({ Text: 'text', RichText: 'markdown', Integer: 'number', Number: 'number' } as const),
  ...({ Boolean: 'yes', Date: 'date', Location: 'position' } as const),
};

/** The control of a field, by its type and its rules in the content model. */
function controlOf(field: ContentField, hints: TypeHints, known: readonly FormType[]): Control {
  const { id, type, items } = field;
  const none = hints.none?.[id];
  const choices = choicesOf(field, hints.choices?.[id]);
  if (choices.length > 0) return { kind: type === 'Array' ? 'boxes' : 'choice', choices };
  if (type in controlOfType) return { kind: controlOfType[type as keyof typeof controlOfType] };
  if (type === 'Symbol') return { kind: hints.times?.includes(id) ? 'time' : 'line' };
  if (type === 'Link' && field.linkType === 'Asset') {
    if (!hints.uploads?.includes(id)) return { kind: 'link', types: ['asset'], none };
    return { kind: 'upload', file: takesPapers(field) ? 'paper' : 'picture' };
  }
  if (type === 'Link') {
    const types = linkTypes(field.validations);
    const linked = known.find(({ sys }) => sys.id === types?.[0]);
    return photographOf(id, linked) ?? { kind: 'link', types, none };
  }
  const colourSets = hints.colourSets?.[id];
  if (type === 'Object' && colourSets) return { kind: 'colours', of: colourSets };
  if (type !== 'Array') return { kind: 'none' };
  const slugsOf = hints.slugsOf?.[id];
  if (slugsOf !== undefined) return { kind: 'links', types: [slugsOf], isOrdered: true, isBySlug: true };
  if (items?.type === 'Symbol') return { kind: 'lines' };
  if (items?.linkType !== 'Entry') return { kind: 'none' };
  const isOrdered = hints.ordered?.includes(id) ?? false;
  return { kind: 'links', types: linkTypes(items.validations), isOrdered, isBySlug: false };
}

/** Asks about a new picture what most people fill in of its entry, but its name. Undefined for a link to an entry that has none. */
function photographOf(link: string, type: FormType | undefined): Control | undefined {
  const isPicture = ({ control }: FormField) => control.kind === 'upload' && control.file === 'picture';
  const fileField = type?.fields.find(isPicture)?.id;
  if (type === undefined || fileField === undefined) return undefined;
  const fields = type.groups.flatMap((group) => (group.isFolded ? [] : group.fields));
  const asked = fields
    .filter(({ id }) => id !== fileField && id !== type.displayField)
    .map((field) => ({ ...field, id: `${link}-${field.id}`, required: false }));
  return { kind: 'photograph', type, fileField, asked };
}

/** True for a field whose file may be a PDF, which no picture is. */
function takesPapers({ validations }: ContentField): boolean {
  return JSON.stringify(validations ?? []).includes('"pdfdocument"');
}

function linkTypes(rules: ContentField['validations']): readonly string[] | undefined {
  return rules.find((rule) => rule.linkContentType !== undefined)?.linkContentType;
}

/** The allowed values of a field, or of the items of a list of texts, where they are few. */
function choicesOf(
  { type, validations, items }: ContentField,
  words: Readonly<Record<string, string>> = {},
): Offer['choices'] {
  if (type === 'Array' && items?.type !== 'Symbol') return [];
  const rules = items?.validations ?? validations;
  const allowed = rules.find((rule) => rule.in !== undefined)?.in?.map(String) ?? Object.keys(words);
  return allowed.map((id) => ({ id, title: words[id] ?? capitalized(id) }));
}

/** A number; a text that is none stays as it is, and the check refuses it. */
function numberOrText(text: string): number | string {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
