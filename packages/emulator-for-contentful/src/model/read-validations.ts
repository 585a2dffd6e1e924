import type { ReportAtPath } from '../text/content-fault.ts';
import { isRecord } from '../text/json.ts';
import type { Validation } from './content-type.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isListOf =
  (isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isItem);
const names = [isListOf(isText), 'a list of names'] as const;
const isBounds =
  (isBound: Check): Check =>
  (value) =>
    isRecord(value) && [value.min, value.max].every((bound) => bound == null || isBound(bound));
const bounds = [isBounds((bound) => typeof bound === 'number'), 'an object with min and/or max'] as const;
const pattern = [isPattern, 'a valid regular expression'] as const;

/** The rules that a folder's model may have wrong, with the form that each must have. Contentful itself validates the others. */
const checks: Readonly<Record<string, readonly [isValid: Check, expected: string]>> = {
  linkContentType: names,
  linkMimetypeGroup: names,
  enabledNodeTypes: names,
  enabledMarks: names,
  in: [isListOf((item) => isText(item) || typeof item === 'number'), 'a list of texts or numbers'],
  size: bounds,
  range: bounds,
  assetFileSize: bounds,
  dateRange: [isBounds(isText), 'an object with min and/or max'],
  regexp: pattern,
  prohibitRegexp: pattern,
};

/**
 * Reads the validations of a field. An unknown rule of an export is preserved; a known rule with an invalid value is a fault.
 * A single name stands for a list of one, as in old exports.
 */
export function readValidations(value: unknown, fault: ReportAtPath): readonly Validation[] {
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
    const rules = { ...item };
    for (const [rule, [isValid, expected]] of Object.entries(checks)) {
      if (expected === names[1] && isText(rules[rule])) rules[rule] = [rules[rule]];
      if (rules[rule] !== undefined && !isValid(rules[rule]))
        fault([index, rule], `“${rule}” must be ${expected}.`);
    }
    return [rules];
  });
}

function isPattern(value: unknown): boolean {
  if (!isRecord(value) || typeof value.pattern !== 'string') return false;
  try {
    new RegExp(value.pattern, typeof value.flags === 'string' ? value.flags : '');
    return true;
  } catch {
    return false;
  }
}
