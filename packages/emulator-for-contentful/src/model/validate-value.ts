import { isRecord } from '../text/json.ts';
import { either, quote } from '../text/problem.ts';
import type { Bounds, ContentField, FieldItems, Validation } from './content-type.ts';
import { instantOf, parseDateText } from './date-text.ts';
import { isEntityLink, isRichText } from './rich-text.ts';

/**
 * Validates a value (a text, a number or a list) by the rules of its field.
 * @returns a sentence for each broken rule; the rule's own `message` takes precedence
 */
export function brokenRules(value: unknown, rules: readonly Validation[]): readonly string[] {
  return rules.flatMap((rule) => {
    const broken = brokenRule(value, rule);
    return broken === undefined ? [] : [rule.message ?? broken];
  });
}

function brokenRule(value: unknown, rule: Validation): string | undefined {
  const { in: choices, range, size, dateRange, regexp, prohibitRegexp } = rule;
  if (choices !== undefined && !Array.isArray(value) && !choices.some((choice) => choice === value))
    return `must be ${either(choices)}, not ${quote(value)}.`;
  if (range !== undefined && typeof value === 'number' && !within(value, range))
    return `must be ${boundsText(range)}, not ${value}.`;
  const isText = typeof value === 'string';
  if (size !== undefined && (isText || Array.isArray(value)) && !within(value.length, size))
    return `must have ${boundsText(size)} ${isText ? 'characters' : 'items'}; it has ${value.length}.`;
  if (!isText) return undefined;
  if (dateRange !== undefined && !withinDates(value, dateRange))
    return `must be ${dateBoundsText(dateRange)}, not ${value}.`;
  if (regexp !== undefined && !matches(value, regexp))
    return `does not match the required pattern (${regexp.pattern}): ${quote(value)}.`;
  if (prohibitRegexp !== undefined && matches(value, prohibitRegexp))
    return `matches a pattern that is not allowed (${prohibitRegexp.pattern}): ${quote(value)}.`;
  return undefined;
}

/** The largest whole number that GraphQL's Int can hold. */
const MAX_INT = 2 ** 31 - 1;

type TypedField = Pick<ContentField, 'type' | 'linkType' | 'items'> | FieldItems;

/** Whether a stored value is one that its field can have. Objects can be any JSON, and links into other spaces are not served. */
export function fitsType(value: unknown, field: TypedField): boolean {
  switch (field.type) {
    case 'Symbol':
    case 'Text':
      return typeof value === 'string';
    case 'RichText':
      return isRichText(value);
    case 'Location':
      return isRecord(value) && Number.isFinite(value.lat) && Number.isFinite(value.lon);
    case 'Link':
      return isEntityLink(value) && value.sys.linkType === (field.linkType ?? value.sys.linkType);
    case 'Array': {
      const { items } = field;
      return Array.isArray(value) && value.every((item) => items === undefined || fitsType(item, items));
    }
    case 'Integer':
      return Number.isInteger(value) && Math.abs(Number(value)) <= MAX_INT;
    case 'Number':
      return Number.isFinite(value);
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Date':
      return typeof value === 'string' && parseDateText(value) !== undefined;
    default:
      return true;
  }
}

/** What a value must be to fit its field: "a whole number". */
export function expectedValue(field: TypedField): string {
  switch (field.type) {
    case 'RichText':
      return 'a rich text document';
    case 'Location':
      return 'a place with “lat” and “lon”';
    case 'Link':
      return `a link to an ${(field.linkType ?? 'Entry').toLowerCase()}`;
    case 'Array':
      return `a list${field.items === undefined ? '' : `, and each item ${expectedValue(field.items)}`}`;
    case 'Integer':
      return 'a whole number';
    case 'Number':
      return 'a number';
    case 'Boolean':
      return 'true or false';
    case 'Date':
      return 'a date';
    default:
      return 'a text';
  }
}

function matches(value: string, { pattern, flags }: NonNullable<Validation['regexp']>): boolean {
  return new RegExp(pattern, flags ?? '').test(value);
}

/** Whether a number lies between two bounds, both inclusive. */
export function within(value: number, { min, max }: Bounds): boolean {
  return (min == null || value >= min) && (max == null || value <= max);
}

function withinDates(value: string, { min, max }: Bounds<string>): boolean {
  const instant = instantOf(value);
  return (min == null || instant >= instantOf(min)) && (max == null || instant <= instantOf(max));
}

/** "3 to 5", "at least 3" or "at most 5". */
export function boundsText({ min, max }: Bounds): string {
  if (min != null && max != null) return min === max ? `exactly ${min}` : `${min} to ${max}`;
  return min != null ? `at least ${min}` : `at most ${max ?? 'any'}`;
}

function dateBoundsText({ min, max }: Bounds<string>): string {
  if (min != null && max != null) return `between ${min} and ${max}`;
  return min != null ? `on or after ${min}` : `on or before ${max ?? 'any day'}`;
}

/** Joins the name of a field and a sentence about its value. */
export function sentenceAbout(fieldId: string, sentence: string): string {
  // The message of a rule in the model is usually a whole sentence, which begins with a capital letter.
  return /^\p{Lu}/u.test(sentence) ? `${quote(fieldId)}: ${sentence}` : `${quote(fieldId)} ${sentence}`;
}
