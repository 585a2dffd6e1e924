import type { Occurrence } from '../dates/occurrence.ts';

/** The start in ISO 8601, for `<time datetime>` and JSON-LD: a date, or a date and time with the offset of that day. */
export function machineStart({ when }: Pick<Occurrence, 'when'>): string {
  return when.kind === 'all-day' ? when.first.toString() : machineTime(when.start);
}

/** The end in the same format: the last date (included), or a date and time; null without an end. */
export function machineEnd({ when }: Pick<Occurrence, 'when'>): string | null {
  if (when.kind === 'all-day') return when.last.toString();
  return when.end === null ? null : machineTime(when.end);
}

function machineTime(moment: Temporal.ZonedDateTime): string {
  return moment.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
