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

export interface ValueReading {
  /** The value in export form, or undefined when there is none. */
  readonly value: unknown;
  readonly links: readonly FieldLink[];
  /** Whether there is a value that could not be read; its fault has been reported. */
  readonly faulty: boolean;
}

export const noValue: ValueReading = { value: undefined, links: [], faulty: false };
export const faultyValue: ValueReading = { value: undefined, links: [], faulty: true };

/** Why a value is invalid: the message is a sentence without its subject, which is the field. */
export class InvalidValue extends Error {}

/**
 * Reads one YAML node as a field of the given kind. RichText and Array are read by their own files.
 * @param locale the language in which a date may be written, besides English
 * @returns the value in export form, undefined when there is none, or an InvalidValue
 */
export function readValue(
  node: unknown,
  field: Pick<ContentField, 'type' | 'linkType'>,
  locale?: string,
): unknown {
  const value = plainValue(node);
  if (value === null || value === undefined) return undefined;
  switch (field.type) {
    case 'Symbol':
      return readText(node, maxSymbolLength);
    case 'Text':
    case 'RichText':
      return readText(node, maxTextLength);
    case 'Integer':
    case 'Number':
    case 'Boolean':
      // "true" between quotation marks is true.
      return fitsType(parseJson(String(value)), field)
        ? parseJson(String(value))
        : new InvalidValue(`must be ${expectedValue(field)}, not ${quote(value)}.`);
    case 'Date':
      return readDate(value, locale);
    case 'Location':
      return readLocation(node);
    case 'Object':
    case 'ResourceLink':
      return isMap(node) || isSeq(node)
        ? value
        : new InvalidValue('must be a list or a set of names with values.');
    case 'Link':
      return readLink(node, field.linkType ?? 'Entry');
    case 'Array':
      return new InvalidValue('must be a list.');
  }
}

/** The source text of a scalar: a telephone number stays `0113`, although it is a number in YAML. */
function readText(node: unknown, max: number): string | InvalidValue | undefined {
  if (!isScalar(node)) return new InvalidValue('must be a single text.');
  const text = typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  if (text.length > max)
    return new InvalidValue(`may have ${max} characters at most; it has ${text.length}.`);
  return text.trim() === '' ? undefined : text;
}

function readDate(value: unknown, locale: string | undefined): string | InvalidValue | undefined {
  if (value === '') return undefined;
  const text = typeof value === 'string' ? value : '';
  if (parseDateText(text) !== undefined) return text.replace(' ', 'T');
  const [day, ...others] = validDates(text, locale);
  if (day !== undefined && others.length === 0) return day;
  if (day !== undefined) {
    const meanings = [day, ...others].map((each) => `${each} (${formatDay(each)})`).join(' or ');
    const rest = `which can be ${meanings}; write the date in one of these two forms.`;
    return new InvalidValue(`is ${quote(value)}, ${rest}`);
  }
  const example = '2026-12-06 or 6 December 2026, perhaps with a time as in 2026-12-06T19:30';
  const rule = `must be a day such as ${example}, not ${quote(value)}.`;
  return new InvalidValue(invalidDateReason(text) ?? wrongWeekdayReason(text, locale) ?? rule);
}

function readLocation(node: unknown): object {
  const lat = isMap(node) ? node.get('lat') : undefined;
  const lon = isMap(node) ? node.get('lon') : undefined;
  if (typeof lat === 'number' && typeof lon === 'number' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180)
    return { lat, lon };
  const example = '{lat: 51.5, lon: -0.1}';
  return new InvalidValue(`must have “lat” (-90 to 90) and “lon” (-180 to 180), for example ${example}.`);
}

function readLink(
  node: unknown,
  linkType: 'Entry' | 'Asset',
): Link<'Entry' | 'Asset'> | InvalidValue | undefined {
  const text = readText(node, 64);
  if (text instanceof InvalidValue)
    return new InvalidValue(`must be the id of one ${linkType.toLowerCase()}.`);
  return text === undefined ? undefined : linkTo(linkType, text.trim());
}
