import type { ContentField } from 'emulator-for-contentful';
import type { FileKind } from '../files/sent-file.ts';
import type { ColourSets, Offer, TypeHints } from '../options.ts';
import type { FormField, FormType } from './form-type.ts';

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

/** The controls of the types of fields that have one each. */
const controlOfType = {
  ...({ Text: 'text', RichText: 'markdown', Integer: 'number', Number: 'number' } as const),
  ...({ Boolean: 'yes', Date: 'date', Location: 'position' } as const),
};

/** The control of a field, by its type and its rules in the content model. */
export function controlOf(field: ContentField, hints: TypeHints, known: readonly FormType[]): Control {
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

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
