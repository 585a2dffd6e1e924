import { type Event, type EventPlace, isScheduled } from './event.ts';
import { type OccurrenceWords, occurrenceInWords, placeInWords } from './occurrence-words.ts';
import { eventPath, type Path } from './route-pattern.ts';
import { byStart, nextOccurrence } from './time/occurrences.ts';

/** The service that a visitor could come to next. */
export interface NextService {
  readonly title: string;
  readonly path: Path;
  readonly occurrence: OccurrenceWords;
  readonly where: string | undefined;
}

/**
 * The next service of all events marked as worship.
 * @returns undefined when none is to come
 */
export function nextService(
  events: readonly Event[],
  now: Temporal.Instant,
  zone: string,
): NextService | undefined {
  const candidates = events
    .filter((event) => event.worship)
    .filter(isScheduled)
    .flatMap((event) => {
      const occurrence = nextOccurrence<EventPlace>(event.schedule, now, zone);
      return occurrence ? [{ event, occurrence }] : [];
    });
  const [first] = candidates.sort((one, other) => byStart(one.occurrence, other.occurrence));
  if (first === undefined) return undefined;
  const { event, occurrence } = first;
  return {
    title: event.title,
    path: eventPath(event.slug),
    occurrence: occurrenceInWords(occurrence, now.toZonedDateTimeISO(zone).toPlainDate()),
    where: placeInWords(occurrence.where ?? event.where),
  };
}
