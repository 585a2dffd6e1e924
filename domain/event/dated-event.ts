import { describeOccurrence } from 'schedules-in-words';
import type { Locale } from '#languages/locale.ts';
import { eventPath } from '../page/route-pattern.ts';
import type { EventOccurrence } from './event.ts';
import type { EventSummary } from './event-summary.ts';
import { type OccurrenceInWords, occurrenceInWords, placeInWords } from './occurrence-in-words.ts';

/** An event on one of its dates, in words. */
export interface DatedEvent extends Pick<EventSummary, 'slug' | 'title' | 'language' | 'path' | 'where'> {
  readonly occurrence: OccurrenceInWords;
  /** "8am", "All day": for a line that has named the day. */
  readonly starts: string;
  /** "11.45am", "Monday 25 January"; undefined before it starts, and without a known end. */
  readonly until: string | undefined;
}

export function datedEvent(
  { event, occurrence }: EventOccurrence,
  now: Temporal.Instant,
  { zone, words }: Locale,
): DatedEvent {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const { start, until } = describeOccurrence(occurrence, today, words);
  const hasBegun = Temporal.Instant.compare(occurrence.startsAt, now) <= 0;
  return {
    slug: event.slug,
    title: event.title,
    ...(event.language && { language: event.language }),
    path: eventPath(event.slug),
    occurrence: occurrenceInWords(occurrence, today, words),
    starts: start,
    until: hasBegun ? until : undefined,
    where: placeInWords(occurrence.where ?? event.where),
  };
}
