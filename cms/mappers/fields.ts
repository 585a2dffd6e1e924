import { EntryProblem } from '../entry-problem.ts';

/**
 * Insists on a value that the domain cannot do without.
 * @throws EntryProblem naming the entry and the field
 */
export function required<T>(entry: string, field: string, value: T | null | undefined): T {
  if (value === null || value === undefined || value === '')
    throw new EntryProblem(entry, field, 'is empty, and must not be');
  return value;
}

/**
 * Insists on one of a closed list of words.
 * @throws EntryProblem naming the entry, the field and the list
 */
export function oneOf<const T extends string>(
  entry: string,
  field: string,
  value: string | null | undefined,
  choices: readonly T[],
): T {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined)
    throw new EntryProblem(entry, field, `must be one of ${choices.join(', ')}, not “${value ?? ''}”`);
  return choice;
}

/** The date part of a Date field, `YYYY-MM-DD`, read as it was typed and never moved by a zone. */
export function parseDay(value: string | null | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(value ?? '')?.[0];
}
