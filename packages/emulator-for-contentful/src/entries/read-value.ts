import { isMap, isScalar, isSeq } from 'yaml';
import type { ContentField } from '../model/content-type.ts';
import { invalidDateReason, parseDateText } from '../model/date-text.ts';
import { type Link, linkTo } from '../model/space.ts';
import { expectedValue, fitsType } from '../model/validate-value.ts';
import { quote } from '../text/content-fault.ts';
import { parseJson } from '../text/json.ts';
import { plainValue } from '../text/yaml.ts';
import { formatDay, validDates, wrongWeekdayReason } from './valid-dates.ts';

const maxSymbolLength = 256;
export const maxTextLength = 50_000;

export interface FieldLink {
  readonly line: number;
  readonly linkType: 'Entry' | 'Asset';
  readonly id: string;
  /** Whether the link is inside a rich text, where the field's linkContentType does not apply. */
  readonly inText: boolean;
}

/** Reports why a value is invalid: a sentence without its subject, which is the field. */
type Refuse = (why: string) => undefined;

/**
 * Reads one YAML node as a field of the given kind. RichText and Array are read by their own files.
 * @param locale the language in which a date may be written, besides English
 * @returns the value in export form; undefined when there is none, and when it is refused
 */
export function readValue(
  node: unknown,
  field: Pick<ContentField, 'type' | 'linkType'>,
  refuse: Refuse,
  locale?: string,
): unknown {
  const value = plainValue(node);
  if (value === null || value === undefined) return undefined;
  switch (field.type) {
    case 'Symbol':
      return readText(node, maxSymbolLength, refuse);
    case 'Text':
    case 'RichText':
      return readText(node, maxTextLength, refuse);
    case 'Integer':
    case 'Number':
    case 'Boolean':
      // "true" between quotation marks is true.
      return fitsType(parseJson(String(value)), field)
        ? parseJson(String(value))
        : refuse(`must be ${expectedValue(field)}, not ${quote(value)}.`);
    case 'Date':
      return readDate(value, refuse, locale);
    case 'Location':
      return readLocation(node, refuse);
    case 'Object':
    case 'ResourceLink':
      return isMap(node) || isSeq(node) ? value : refuse('must be a list or a set of names with values.');
    case 'Link':
      return readLink(node, field.linkType ?? 'Entry', refuse);
    case 'Array':
      return refuse('must be a list.');
  }
}

/** The source text of a scalar: a telephone number stays `0113`, although it is a number in YAML. */
function readText(node: unknown, max: number, refuse: Refuse): string | undefined {
  if (!isScalar(node)) return refuse('must be a single text.');
  const text = typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  if (text.length > max) return refuse(`may have ${max} characters at most; it has ${text.length}.`);
  return text.trim() === '' ? undefined : text;
}

function readDate(value: unknown, refuse: Refuse, locale: string | undefined): string | undefined {
  if (value === '') return undefined;
  const text = typeof value === 'string' ? value : '';
  if (parseDateText(text) !== undefined) return text.replace(' ', 'T');
  const [day, ...others] = validDates(text, locale);
  if (day !== undefined && others.length === 0) return day;
  if (day !== undefined) {
    const meanings = [day, ...others].map((each) => `${each} (${formatDay(each)})`).join(' or ');
    const rest = `which can be ${meanings}; write the date in one of these two forms.`;
    return refuse(`is ${quote(value)}, ${rest}`);
  }
  const example = '2026-12-06 or 6 December 2026, perhaps with a time as in 2026-12-06T19:30';
  const rule = `must be a day such as ${example}, not ${quote(value)}.`;
  return refuse(invalidDateReason(text) ?? wrongWeekdayReason(text, locale) ?? rule);
}

function readLocation(node: unknown, refuse: Refuse): object | undefined {
  const lat = isMap(node) ? node.get('lat') : undefined;
  const lon = isMap(node) ? node.get('lon') : undefined;
  if (typeof lat === 'number' && typeof lon === 'number' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180)
    return { lat, lon };
  const example = '{lat: 51.5, lon: -0.1}';
  return refuse(`must have “lat” (-90 to 90) and “lon” (-180 to 180), for example ${example}.`);
}

function readLink(
  node: unknown,
  linkType: 'Entry' | 'Asset',
  refuse: Refuse,
): Link<'Entry' | 'Asset'> | undefined {
  const text = readText(node, 64, () => refuse(`must be the id of one ${linkType.toLowerCase()}.`));
  return text === undefined ? undefined : linkTo(linkType, text.trim());
}
