import type { Space } from 'emulator-for-contentful';
import { isoDateInWords } from 'schedules-in-words/en-GB';
import { error, type FieldFault } from '../finding.ts';
import { publishedEntries } from '../published-entries.ts';

interface Pair {
  /** The field of the day that may not be the later one, and that of the other. */
  readonly fields: readonly [first: string, last: string];
  /** The only content type in which they are a pair; undefined for all. */
  readonly type?: string;
  /** What it means if they are the wrong way round. */
  readonly meaning: string;
}

/**
 * Every pair of days but those that `domain/schedule/` compares while it reads the days and times of events, changes and terms.
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

/** Finds entries with two days in the wrong order, in any content type. */
export function pairsOfDaysFaults(space: Space): readonly FieldFault[] {
  return publishedEntries(space).flatMap((entry) =>
    pairs.flatMap(({ type = entry.type, fields: [first, last], meaning }) => {
      const [from, until] = [entry.text(first), entry.text(last)];
      if (type !== entry.type || from === null || until === null) return [];
      if (from.slice(0, 10) <= until.slice(0, 10)) return [];
      const message = `This ${meaning}: “${first}” is ${isoDateInWords(from)}, and “${last}” is ${isoDateInWords(until)}. Change one of the two days.`;
      return error(entry, last, message);
    }),
  );
}
