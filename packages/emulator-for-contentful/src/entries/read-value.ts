import { isMap, isScalar, isSeq } from 'yaml';
import type { ContentField } from '../model/content-type.ts';
import { parseDateText, whyNoDate } from '../model/date-text.ts';
import { linkTo } from '../model/space.ts';
import { quote } from '../text/problem.ts';
import { plainValue } from '../text/yaml.ts';

const MAX_SYMBOL_LENGTH = 256;
const MAX_TEXT_LENGTH = 50_000;

export type FieldLink = {
  readonly line: number;
  readonly linkType: 'Entry' | 'Asset';
  readonly id: string;
  readonly inText: boolean;
};

/** What came of reading one value of a field. */
export type ValueReading = {
  /** The value in export form, or undefined when there is none. */
  readonly value: unknown;
  readonly links: readonly FieldLink[];
  /** Whether something is written that could not be read (and was reported). */
  readonly faulty: boolean;
};

export const NOTHING: ValueReading = { value: undefined, links: [], faulty: false };
export const FAULTY: ValueReading = { value: undefined, links: [], faulty: true };

/** What came of reading one value: the value in export form, nothing at all, or sentences that say what is wrong. */
export type ValueResult =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'absent' }
  | { readonly kind: 'wrong'; readonly message: string };

const ABSENT: ValueResult = { kind: 'absent' };
const wrong = (message: string): ValueResult => ({ kind: 'wrong', message });
const value = (value: unknown): ValueResult => ({ kind: 'value', value });

/** Reads one YAML node as a field of the given kind. RichText and Array are read by their own files. */
export function readValue(node: unknown, field: Pick<ContentField, 'type' | 'linkType'>): ValueResult {
  if (node === null || node === undefined || (isScalar(node) && node.value === null)) return ABSENT;
  switch (field.type) {
    case 'Symbol':
      return readText(node, MAX_SYMBOL_LENGTH);
    case 'Text':
    case 'RichText':
      return readText(node, MAX_TEXT_LENGTH);
    case 'Integer':
      return isScalar(node) && Number.isSafeInteger(node.value)
        ? value(node.value)
        : wrong(`must be a whole number, not ${quote(plainValue(node))}.`);
    case 'Number':
      return isScalar(node) && Number.isFinite(node.value)
        ? value(node.value)
        : wrong(`must be a number, not ${quote(plainValue(node))}.`);
    case 'Boolean':
      return isScalar(node) && typeof node.value === 'boolean'
        ? value(node.value)
        : wrong(`must be true or false, not ${quote(plainValue(node))}.`);
    case 'Date':
      return readDate(node);
    case 'Location':
      return readLocation(node);
    case 'Object':
    case 'ResourceLink':
      return isMap(node) || isSeq(node)
        ? value(plainValue(node))
        : wrong('must be a list or a set of names with values.');
    case 'Link':
      return readLink(node, field.linkType ?? 'Entry');
    case 'Array':
      return wrong('must be a list.');
  }
}

/** The words of a scalar as they were written: a telephone number stays `0113`, although YAML sees a number. */
function readText(node: unknown, longest: number): ValueResult {
  if (!isScalar(node)) return wrong('must be a single text.');
  const text = typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  if (text.length > longest) return wrong(`may have ${longest} characters at most; it has ${text.length}.`);
  return text.trim() === '' ? ABSENT : value(text);
}

function readDate(node: unknown): ValueResult {
  const text = isScalar(node) && typeof node.value === 'string' ? node.value : undefined;
  if (text === '') return ABSENT;
  if (text === undefined || parseDateText(text) === undefined) {
    return wrong(
      whyNoDate(text ?? '') ??
        `must be year-month-day such as 2026-12-06, perhaps with a time, not ${quote(plainValue(node))}.`,
    );
  }
  return value(text.replace(' ', 'T'));
}

function readLocation(node: unknown): ValueResult {
  const lat = isMap(node) ? node.get('lat') : undefined;
  const lon = isMap(node) ? node.get('lon') : undefined;
  if (typeof lat !== 'number' || typeof lon !== 'number' || Math.abs(lat) > 90 || Math.abs(lon) > 180) {
    return wrong('must have “lat” (-90 to 90) and “lon” (-180 to 180), for example {lat: 51.5, lon: -0.1}.');
  }
  return value({ lat, lon });
}

function readLink(node: unknown, linkType: 'Entry' | 'Asset'): ValueResult {
  const text = isScalar(node) ? readText(node, 64) : undefined;
  if (text?.kind === 'absent') return ABSENT;
  if (text?.kind !== 'value') return wrong(`must be the id of one ${linkType.toLowerCase()}.`);
  return value(linkTo(linkType, String(text.value).trim()));
}
