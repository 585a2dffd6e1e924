import type { Occurrence } from '../schedule/occurrence.ts';

/** The start for `<time datetime>`, JSON-LD and the like: a date, or date and time with the offset of that day. */
export function machineStart({ when }: Pick<Occurrence, 'when'>): string {
  return when.kind === 'all-day' ? when.first.toString() : machineTime(when.start);
}

/** The end in the same form: the last date (included), or date and time; null when no end is known. */
export function machineEnd({ when }: Pick<Occurrence, 'when'>): string | null {
  if (when.kind === 'all-day') return when.last.toString();
  return when.end === null ? null : machineTime(when.end);
}

function machineTime(moment: Temporal.ZonedDateTime): string {
  return moment.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
