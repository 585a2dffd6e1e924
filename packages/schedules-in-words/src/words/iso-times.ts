import type { Occurrence, When } from '../dates/occurrence.ts';

/** The times of an occurrence in ISO 8601, for `<time datetime>` and structured data: dates, or dates and times with the offset of that day. */
export interface IsoTimes {
  readonly start: string;
  /** The last day is included; undefined without an end. */
  readonly end: string | undefined;
  /** The start before it was moved; undefined for one that was not moved in time. */
  readonly was: string | undefined;
}

/** The times of an occurrence for machines. */
export function isoTimes({ when, was }: Pick<Occurrence, 'when' | 'was'>): IsoTimes {
  return { start: startOf(when), end: endOf(when), was: was === null ? undefined : startOf(was) };
}

function startOf(when: When): string {
  return when.kind === 'all-day' ? when.first.toString() : withOffset(when.start);
}

function endOf(when: When): string | undefined {
  if (when.kind === 'all-day') return when.last.toString();
  return when.end === null ? undefined : withOffset(when.end);
}

function withOffset(moment: Temporal.ZonedDateTime): string {
  return moment.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
