import type { ReportAtPath } from '../text/content-fault.ts';
import { isRecord } from '../text/json.ts';
import type { Validation } from './content-type.ts';

/** Reads the value of a rule; undefined when it is invalid. */
type ReadRule = (value: unknown) => unknown;

/** How each rule is read, and the expected form if any other is a fault. */
const ruleReaders: Readonly<Record<string, readonly [read: ReadRule, expected?: string]>> = {
  linkContentType: [readNames, 'a list of names'],
  linkMimetypeGroup: [readNames, 'a list of names'],
  enabledNodeTypes: [readNames, 'a list of names'],
  enabledMarks: [readNames, 'a list of names'],
  in: [readChoices, 'a list of texts or numbers'],
  size: [readBounds, 'an object with min and/or max'],
  range: [readBounds, 'an object with min and/or max'],
  assetFileSize: [readBounds, 'an object with min and/or max'],
  regexp: [readPattern, 'a valid regular expression'],
  prohibitRegexp: [readPattern, 'a valid regular expression'],
  assetImageDimensions: [(value) => readProperties(value, ['width', 'height'], readBounds)],
  dateRange: [
    (value) => readProperties(value, ['min', 'max'], (bound) => (typeof bound === 'string' ? bound : null)),
  ],
  // Invalid rules are ignored here; Contentful validates them.
  nodes: [(value) => readProperties(value, Object.keys(value ?? {}), (rules) => readValidations(rules))],
};

/**
 * Reads the validations of a field. An unknown rule of an export is preserved; a known rule with an invalid value is a fault.
 */
export function readValidations(value: unknown, fault: ReportAtPath = () => {}): readonly Validation[] {
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
    const known = Object.entries(ruleReaders).flatMap(([rule, [read, expected]]) => {
      const own = item[rule] === undefined ? undefined : read(item[rule]);
      if (item[rule] !== undefined && own === undefined && expected !== undefined)
        fault([index, rule], `“${rule}” must be ${expected}.`);
      return own === undefined ? [] : [[rule, own] as const];
    });
    return [{ ...item, ...Object.fromEntries(known) }];
  });
}

function readNames(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;
}

function readChoices(value: unknown): readonly unknown[] | undefined {
  const isChoice = (item: unknown) => typeof item === 'string' || typeof item === 'number';
  return Array.isArray(value) && value.every(isChoice) ? value : undefined;
}

/** Reads bounds. Exports write a missing bound as null, which is preserved. */
function readBounds(value: unknown): object | undefined {
  if (!isRecord(value)) return undefined;
  const bounds = Object.entries(value).filter(
    ([name, bound]) => /^(?:min|max)$/.test(name) && (typeof bound === 'number' || bound === null),
  );
  return Object.fromEntries(bounds);
}

/** Reads the given properties of an object, if present; an invalid one becomes null. */
function readProperties(value: unknown, names: readonly string[], read: ReadRule): object | undefined {
  if (!isRecord(value)) return undefined;
  const present = names.filter((name) => value[name] !== undefined);
  return { ...value, ...Object.fromEntries(present.map((name) => [name, read(value[name]) ?? null])) };
}

function readPattern(value: unknown): object | undefined {
  if (!isRecord(value) || typeof value.pattern !== 'string') return undefined;
  const flags = typeof value.flags === 'string' ? value.flags : null;
  try {
    new RegExp(value.pattern, flags ?? '');
  } catch {
    return undefined;
  }
  return { pattern: value.pattern, ...(value.flags === undefined ? {} : { flags }) };
}
