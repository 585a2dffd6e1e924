import { either, quote } from '../text/content-fault.ts';
import { isRecord } from '../text/json.ts';
import type { Bounds, ContentField, FieldType, Validation } from './content-type.ts';
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

/** The largest number that GraphQL's Int can hold. */
const maxInt = 2 ** 31 - 1;

type TypedField = Partial<Pick<ContentField, 'linkType' | 'items'>> & Pick<ContentField, 'type'>;

const isText = (value: unknown) => typeof value === 'string';

/** What a value of each type of field must be, and whether one is. Links into other spaces are not served. */
const values: Readonly<
  Record<FieldType, readonly [expected: string, fits: (value: unknown, field: TypedField) => boolean]>
> = {
  Symbol: ['a text', isText],
  Text: ['a text', isText],
  RichText: ['a rich text document', isRichText],
  Integer: [
    `a whole number up to ${maxInt}`,
    (value) => Number.isInteger(value) && Math.abs(Number(value)) <= maxInt,
  ],
  Number: ['a number', Number.isFinite],
  Date: ['a date', (value) => isText(value) && parseDateText(value) !== undefined],
  Boolean: ['true or false', (value) => typeof value === 'boolean'],
  Object: ['JSON', () => true],
  Location: [
    'a place with “lat” and “lon”',
    (value) => isRecord(value) && [value.lat, value.lon].every(Number.isFinite),
  ],
  Link: [
    'a link of its type',
    (value, { linkType }) => isEntityLink(value) && value.sys.linkType === (linkType ?? value.sys.linkType),
  ],
  Array: [
    'a list, and its items of their type',
    (value, { items }) =>
      Array.isArray(value) && value.every((item) => items === undefined || fitsType(item, items)),
  ],
  ResourceLink: ['a link into another space', () => true],
};

export const fitsType = (value: unknown, field: TypedField): boolean => values[field.type][1](value, field);

/** What a value of a field must be: "a whole number". */
export const expectedValue = ({ type }: Pick<ContentField, 'type'>): string => values[type][0];

function matches(value: string, { pattern, flags }: NonNullable<Validation['regexp']>): boolean {
  return new RegExp(pattern, flags ?? '').test(value);
}

export function within(value: number, { min, max }: Bounds): boolean {
  return (min == null || value >= min) && (max == null || value <= max);
}

function withinDates(value: string, { min, max }: Bounds<string>): boolean {
  const instant = instantOf(value);
  return (min == null || instant >= instantOf(min)) && (max == null || instant <= instantOf(max));
}

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
