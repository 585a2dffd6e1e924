import { isoDateInWords } from 'schedules-in-words/en-GB';
import type { ContentEntry } from '#cms/content-entries.ts';
import { parseDay } from '#cms/mappers/fields.ts';
import type { Problem } from '#domain/problem.ts';
import { error } from '../problems.ts';

interface Pair {
  /** The field of the day that may not be the later one, and that of the other. */
  readonly fields: readonly [first: string, last: string];
  /** The only content type in which they are a pair; undefined for all. */
  readonly type?: ContentEntry['type'];
  /** What it means if they are the wrong way round. */
  readonly meaning: string;
}

/**
 * Every pair of days but those that `schedules-in-words` compares while it reads the days and times of events, changes and terms.
 */
const pairs: readonly Pair[] = [
  { fields: ['from', 'until'], meaning: 'would never be shown' },
  { fields: ['showFrom', 'showUntil'], meaning: 'would never be shown' },
  { fields: ['lastChecked', 'reviewBy'], meaning: 'would have to be checked again before it was checked' },
  { fields: ['policyAdopted', 'reviewBy'], meaning: 'would have to be checked again before it was adopted' },
  { type: 'eventPage', fields: ['firstDate', 'showUntil'], meaning: 'would disappear before it begins' },
  { type: 'eventPage', fields: ['showFrom', 'lastDate'], meaning: 'would appear after it has ended' },
  { type: 'eventChange', fields: ['date', 'showUntil'], meaning: 'would not count on its own day' },
  { type: 'eventChange', fields: ['lastDate', 'showUntil'], meaning: 'would not count on all of its days' },
  { type: 'eventChange', fields: ['newDate', 'showUntil'], meaning: 'would not count on the new day' },
  { type: 'term', fields: ['lastDate', 'showUntil'], meaning: 'would not count on all of its days' },
];

const dayOf = (value: unknown) => (typeof value === 'string' ? parseDay(value) : undefined);

/** Finds entries with two days in the wrong order, in any content type. */
export function pairsOfDaysProblems(entries: readonly ContentEntry[]): readonly Problem[] {
  return entries.flatMap((entry) => {
    const days: Readonly<Record<string, unknown>> = { ...entry.fields };
    return pairs.flatMap(({ type = entry.type, fields, meaning }) => {
      const [first, last] = fields.map((field) => dayOf(days[field]));
      if (type !== entry.type || first === undefined || last === undefined || first <= last) return [];
      const [from, until] = [isoDateInWords(first), isoDateInWords(last)];
      const message = `This ${meaning}: “${fields[0]}” is ${from}, and “${fields[1]}” is ${until}. Change one of the two days.`;
      return error(entry, fields[1], message);
    });
  });
}
