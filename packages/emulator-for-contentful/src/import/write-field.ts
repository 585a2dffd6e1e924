import { stringify } from 'yaml';
import { markdownFromRichText } from '../markdown/write-markdown.ts';
import type { ContentField } from '../model/content-type.ts';
import { isEntityLink, isRichText } from '../model/rich-text.ts';
import type { Localised } from '../model/space.ts';
import { isRecord } from '../text/json.ts';

export type FieldLanguages = { readonly locale: string; readonly locales: readonly string[] };

/** Texts of one line that are longer are written over several. */
const LONG_LINE = 110;

/** Writes one line or more of YAML, `name: value`. */
export function yamlLines(name: string, value: unknown): string {
  const long = typeof value === 'string' && value.length > LONG_LINE && !value.includes('\n');
  return stringify(
    { [name]: value },
    {
      lineWidth: long ? LONG_LINE : 0,
      blockQuote: long ? 'folded' : 'literal',
      defaultStringType: long ? 'BLOCK_FOLDED' : 'PLAIN',
      defaultKeyType: 'PLAIN',
      aliasDuplicateObjects: false,
    },
  );
}

/** Writes a field of an entry as a person would: the one value of the default locale, or a value for each locale. */
export function fieldYaml(
  field: ContentField,
  values: Localised,
  { locale, locales }: FieldLanguages,
): string {
  const used = Object.keys(values);
  const only = used.length === 1 && used[0] === locale && values[locale] !== null;
  // An object whose own names are locales would be taken for values by locale.
  if (
    only &&
    !(
      field.localized &&
      isRecord(values[locale]) &&
      Object.keys(values[locale]).every((key) => locales.includes(key))
    )
  ) {
    return yamlLines(field.id, plainValue(field, values[locale]));
  }
  const known = [
    ...locales.filter((code) => used.includes(code)),
    ...used.filter((code) => !locales.includes(code)),
  ];
  return yamlLines(
    field.id,
    Object.fromEntries(known.map((code) => [code, plainValue(field, values[code])])),
  );
}

function plainValue(field: ContentField, value: unknown): unknown {
  switch (field.type) {
    case 'Link':
      return isEntityLink(value) ? value.sys.id : value;
    case 'Array':
      return Array.isArray(value) ? value.map((item) => (isEntityLink(item) ? item.sys.id : item)) : value;
    case 'RichText':
      return isRichText(value) ? (markdownFromRichText(value) ?? value) : value;
    default:
      return value;
  }
}
