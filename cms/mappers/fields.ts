import { EntryError } from '../entry-problem.ts';

/** Requires a value. @throws EntryError naming the entry and the field */
export function required<T>(entry: string, field: string, value: T | null | undefined): T {
  if (value === null || value === undefined || value === '')
    throw new EntryError(entry, field, 'is empty, and must not be');
  return value;
}

/** Some fields of an entry, with undefined for those that are empty. */
export function optional<Wire extends object, const Field extends keyof Wire>(
  wire: Wire,
  ...fields: readonly Field[]
): { readonly [Name in Field]-?: NonNullable<Wire[Name]> | undefined } {
  const values = fields.map((field) => [field, wire[field] ?? undefined]);
  return Object.fromEntries(values);
}

/** Requires one of a list of values. @throws EntryError naming the entry, the field and the list */
export function oneOf<const T extends string>(
  entry: string,
  field: string,
  value: string | null | undefined,
  choices: readonly T[],
): T {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined)
    throw new EntryError(entry, field, `must be one of ${choices.join(', ')}, not “${value ?? ''}”`);
  return choice;
}

/** The date part of a Date field, `YYYY-MM-DD`, as it was typed, independent of time zones. */
export function parseDay(value: string | null | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(value ?? '')?.[0];
}

/** The same as a day of the calendar; undefined for one that does not exist. */
export function existingDay(value: string | null | undefined): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(parseDay(value) ?? '');
  } catch {
    return undefined;
  }
}

/** The texts of a list; none for a list that is missing, as in an entry stored by an earlier release. */
export function textsOf(list: readonly (string | null)[] | null | undefined): readonly string[] {
  return (list ?? []).filter((text) => text !== null);
}

/**
 * The language of an entry's words, by its BCP 47 tag.
 * @returns undefined for the church's own
 * @throws EntryError when it is no such tag
 */
export function parseLanguage(entry: string, value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  try {
    return Intl.getCanonicalLocales(value)[0];
  } catch {
    throw new EntryError(entry, 'language', `must be the letters of a language, like cy, not “${value}”`);
  }
}
