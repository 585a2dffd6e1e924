import { isRecord } from '../text/json.ts';
import type { Bounds, Validation } from './content-type.ts';

type Fault = (path: readonly (string | number)[], message: string) => void;

/**
 * Reads the validations of a field. Rules that this service does not know are kept as
 * they are, for a contentful-export may carry them; a rule it knows but cannot read is a fault.
 */
export function readValidations(value: unknown, fault: Fault): readonly Validation[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    fault([], '“validations” must be a list.');
    return [];
  }
  return value.flatMap((item: unknown, index) => {
    if (!isRecord(item)) {
      fault([index], 'A validation is an object with the name of one rule.');
      return [];
    }
    return [
      readValidation(item, (rule, expected) => {
        fault([index, rule], `“${rule}” must be ${expected}.`);
        return undefined;
      }),
    ];
  });
}

function readValidation(
  item: Record<string, unknown>,
  bad: (rule: string, expected: string) => undefined,
): Validation {
  const text = (rule: string) =>
    item[rule] === undefined ? undefined : (strings(item[rule]) ?? bad(rule, 'a list of names'));
  const bounds = (rule: string) =>
    item[rule] === undefined
      ? undefined
      : (numberBounds(item[rule]) ?? bad(rule, 'an object with min and/or max'));
  const pattern = (rule: string) =>
    item[rule] === undefined
      ? undefined
      : (readPattern(item[rule]) ?? bad(rule, 'a regular expression that works'));
  const choices = item.in;
  if (choices !== undefined && !isChoices(choices)) bad('in', 'a list of texts or numbers');
  const rules = {
    linkContentType: text('linkContentType'),
    linkMimetypeGroup: text('linkMimetypeGroup'),
    enabledNodeTypes: text('enabledNodeTypes'),
    enabledMarks: text('enabledMarks'),
    in: isChoices(choices) ? choices : undefined,
    unique: item.unique === true ? true : undefined,
    size: bounds('size'),
    range: bounds('range'),
    assetFileSize: bounds('assetFileSize'),
    assetImageDimensions: readDimensions(item.assetImageDimensions),
    nodes: readNodes(item.nodes),
    dateRange: readDateRange(item.dateRange),
    regexp: pattern('regexp'),
    prohibitRegexp: pattern('prohibitRegexp'),
    message: typeof item.message === 'string' ? item.message : undefined,
  };
  const known = Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined));
  return { ...item, ...known };
}

/** For each kind of rich text node, its rules; those that cannot be read are left to Contentful. */
function readNodes(value: unknown): Validation['nodes'] {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([node, rules]) => [node, readValidations(rules, () => {})]),
  );
}

function strings(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;
}

function isChoices(value: unknown): value is (string | number)[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number');
}

function numberBounds(value: unknown): Bounds | undefined {
  if (!isRecord(value)) return undefined;
  const { min, max } = value;
  // An open bound is null in exports. It is preserved, so that an export stays the same.
  return {
    ...(typeof min === 'number' || min === null ? { min } : {}),
    ...(typeof max === 'number' || max === null ? { max } : {}),
  };
}

function readDimensions(value: unknown): Validation['assetImageDimensions'] {
  if (!isRecord(value)) return undefined;
  const { width, height } = value;
  return {
    ...(width === undefined ? {} : { width: numberBounds(width) ?? null }),
    ...(height === undefined ? {} : { height: numberBounds(height) ?? null }),
  };
}

function readDateRange(value: unknown): Bounds<string> | undefined {
  if (!isRecord(value)) return undefined;
  const { min, max } = value;
  return {
    ...value,
    ...(min === undefined ? {} : { min: typeof min === 'string' ? min : null }),
    ...(max === undefined ? {} : { max: typeof max === 'string' ? max : null }),
  };
}

function readPattern(value: unknown): NonNullable<Validation['regexp']> | undefined {
  if (!isRecord(value) || typeof value.pattern !== 'string') return undefined;
  const flags = typeof value.flags === 'string' ? value.flags : null;
  try {
    new RegExp(value.pattern, flags ?? '');
  } catch {
    return undefined;
  }
  return { pattern: value.pattern, ...(value.flags === undefined ? {} : { flags }) };
}
