import type { PaletteIndex } from '../page/palette-index.ts';
import { eventPath, type Path } from '../page/route-pattern.ts';
import type { Picture } from '../picture/picture.ts';
import { onlyOccurrence } from '../schedule/occurrences.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { scheduleInWords, whenInWords } from '../wording/occurrence-words.ts';
import { type Event, type EventPlace, isScheduled, type ScheduledEvent } from './event.ts';
import { type OccurrenceWords, occurrenceInWords, placeInWords } from './event-date.ts';
import { type EventStatus, eventStatus, unconfirmedStatus } from './event-status.ts';
import { isPast, type NextDates, nextDates } from './next-dates.ts';

/** An event as a list shows it. */
export interface EventListing {
  readonly slug: string;
  readonly path: Path;
  readonly title: string;
  readonly summary: string;
  readonly highlighted: boolean;
  readonly palette: PaletteIndex;
  readonly picture: Picture | undefined;
  /** "Every Sunday, 10.30am"; of a thing that happens once, its day and times as they now stand; of one that cannot be read, that. */
  readonly when: string | undefined;
  readonly repeats: boolean;
  /** The date on now or coming next, also when it is off; undefined when none is to come. */
  readonly next: OccurrenceWords | undefined;
  /** When `next` is off: the first date that does take place. */
  readonly following: OccurrenceWords | undefined;
  /** Where `next` is, or a thing that happens once. */
  readonly where: string | undefined;
  readonly audience: string | undefined;
  readonly cost: string | undefined;
  /** How to get in, in a sentence: the event's own, or that of its place; its page says the rest. */
  readonly gettingIn: string | undefined;
  /** Said of the whole event. */
  readonly status: EventStatus | undefined;
  /** True when every date is past. */
  readonly isPast: boolean;
}

/** What is said of dates and times that content gives but nobody can read. */
const toBeConfirmed = 'Date and time to be confirmed';

/** The first sentence of a text; a full stop within a word or a time ends none. */
function firstSentence(text: string | undefined): string | undefined {
  return text && (/^.*?[.?!](?=\s|$)/su.exec(text)?.[0] ?? text);
}

/** What is said of an event's times, and where it is then. */
interface Times extends Pick<EventListing, 'when' | 'repeats' | 'next' | 'following' | 'status' | 'isPast'> {
  readonly at: EventPlace;
}

/**
 * What comes next, without saying twice that it was moved: of a thing that happens once that is said of the whole event,
 * of a series at the former time.
 */
function datesToList(
  schedule: Schedule<EventPlace>,
  now: Temporal.Instant,
  zone: string,
): NextDates<EventPlace> {
  const { next, following } = nextDates(schedule, now, zone);
  if (!next?.movedTo) return { next, following };
  if (schedule.kind === 'once') return { next: following, following: null };
  return { next, following: following?.date.equals(next.date) ? null : following };
}

function listTimes(event: ScheduledEvent, now: Temporal.Instant, zone: string): Times {
  const { schedule } = event;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const only = onlyOccurrence(schedule, zone);
  const { next, following } = datesToList(schedule, now, zone);
  return {
    when: only ? whenInWords(only.when, today) : scheduleInWords(schedule, today),
    repeats: schedule.kind !== 'once',
    next: next ? occurrenceInWords(next, today) : undefined,
    following: following ? occurrenceInWords(following, today) : undefined,
    at: (only ?? next)?.where ?? event.where,
    status: eventStatus(event, only, today),
    isPast: isPast(schedule, now, zone),
  };
}

/**
 * Describes an event for a list.
 * @param now the instant for which "next" and "today" are meant
 * @param zone the zone in which the church keeps its times
 */
export function listEvent(event: Event, now: Temporal.Instant, zone: string): EventListing {
  const { at, ...times }: Times = isScheduled(event)
    ? listTimes(event, now, zone)
    : {
        when: event.unconfirmed && toBeConfirmed,
        repeats: false,
        next: undefined,
        following: undefined,
        at: event.where,
        status: event.unconfirmed && unconfirmedStatus(event.unconfirmed),
        isPast: false,
      };
  return {
    slug: event.slug,
    path: eventPath(event.slug),
    title: event.title,
    summary: event.summary,
    highlighted: event.highlighted,
    palette: event.palette,
    picture: event.picture,
    audience: event.audience,
    cost: event.cost,
    where: placeInWords(at),
    gettingIn: firstSentence(event.access ?? at.place?.stepFree),
    ...times,
  };
}
