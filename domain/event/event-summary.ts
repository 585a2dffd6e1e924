import { describeOccurrence, describeSchedule, onlyOccurrence, type Schedule } from 'schedules-in-words';
import type { Clock, Locale, LocaleNow } from '#languages/locale.ts';
import { eventPath, type Path } from '../page/route-pattern.ts';
import { type Event, type EventPlace, isScheduled, pick, type ScheduledEvent } from './event.ts';
import { isPast, type NextDates, nextDates } from './next-dates.ts';
import {
  type EventStatus,
  eventStatus,
  type OccurrenceInWords,
  occurrenceInWords,
  placeInWords,
} from './occurrence-in-words.ts';

/** What a summary takes from the event as it is: not the whole of it, since summaries are sent to browsers. */
const summarized = [
  'slug',
  'title',
  'summary',
  'language',
  'highlighted',
  'kinds',
  'palette',
  'picture',
  'audience',
  'cost',
] as const satisfies readonly (keyof Event)[];

/** What lists show of an event. */
export interface EventSummary extends Pick<Event, (typeof summarized)[number]> {
  readonly path: Path;
  /**
   * "Every Sunday, 10.30am, from 10 January"; for a single event its current day and times, "Tomorrow, Sunday 6 December, 10am";
   * "By arrangement"; "to be confirmed" if they cannot be read.
   */
  readonly when: string | undefined;
  /** "Sun 10.30am", "Thu 24 Dec 11pm": all of `when` in brief, for a row; undefined where it would be only a part of it. */
  readonly brief?: string | undefined;
  readonly repeats: boolean;
  /** The date under way or next, even if it does not take place; undefined when every date is past. */
  readonly next: OccurrenceInWords | undefined;
  /** When `next` does not take place: the first date that does. */
  readonly following: OccurrenceInWords | undefined;
  /** "Sunday 10 January, 8am": the start of `next` where that is a feast or more than a week off, and `when` does not name its date; a list does. */
  readonly farAhead?: string | undefined;
  /** The place of `next`, or of a single event. */
  readonly where: string | undefined;
  /** The status of the event as a whole. */
  readonly status: EventStatus | undefined;
  /** Words that a change adds to a single event, which takes place as planned: "Bring a coat." */
  readonly note?: string | undefined;
  /** True when every date is past. */
  readonly isPast: boolean;
}

/** What depends on an event's dates, and its place at `next`. */
type Times = Omit<EventSummary, (typeof summarized)[number] | 'path' | 'where'> & { readonly at: EventPlace };

/**
 * The next dates, without showing twice that one was moved: for a single event the status of the whole event says so,
 * for a series the former time does.
 */
function datesToList(schedule: Schedule<EventPlace>, clock: Clock): NextDates<EventPlace> {
  const { next, following } = nextDates(schedule, clock);
  if (!next?.movedTo) return { next, following };
  if (onlyOccurrence(schedule, clock.zone)) return { next: following, following: null };
  return { next, following: following?.id === next.id ? null : following };
}

function listTimes(event: ScheduledEvent, locale: LocaleNow): Times {
  const { schedule } = event;
  const { today, zone, words } = locale;
  const only = onlyOccurrence(schedule, zone);
  const { next, following } = datesToList(schedule, locale);
  const text = next ? occurrenceInWords(next, locale) : undefined;
  const onlyInWords =
    only && (text && !text.doesNotTakePlace ? text.soon : describeOccurrence(only, today, words).dated);
  const described = describeSchedule(schedule, today, words);
  const isFeast = schedule.phases.every(({ parts }) => parts.every(({ days }) => days.kind === 'festivals'));
  const isFarAhead =
    next &&
    // Not everybody knows when Ash Wednesday is.
    (isFeast || today.until(next.startDate).days > today.daysInWeek) &&
    !described.begins?.equals(next.startDate);
  return {
    when: onlyInWords ?? described.inList,
    brief: described.brief,
    repeats: only === null,
    next: text,
    following: following ? occurrenceInWords(following, locale) : undefined,
    farAhead: isFarAhead ? describeOccurrence(next, today, words).soonStart : undefined,
    at: (only ?? next)?.where ?? event.where,
    status: eventStatus(schedule, only, locale),
    ...(only?.status === 'scheduled' && only.note && { note: only.note }),
    isPast: isPast(schedule, locale),
  };
}

/** What is said of an event without dates; nothing for one that has no times at all. */
export function undatedInWords(
  { byArrangement, unconfirmed }: Event,
  { words: { occurrences } }: Locale,
): string | undefined {
  if (byArrangement !== undefined) {
    const { more, timeInWords } = byArrangement;
    return `${occurrences.byArrangement}${more}${timeInWords === null ? '' : `, ${timeInWords}`}`;
  }
  return unconfirmed && occurrences.toBeConfirmed;
}

/** What a list shows of an event. */
export function summarizeEvent(event: Event, locale: LocaleNow): EventSummary {
  const { at, ...times }: Times = isScheduled(event)
    ? listTimes(event, locale)
    : {
        when: undatedInWords(event, locale),
        repeats: false,
        next: undefined,
        following: undefined,
        at: event.where,
        status: event.unconfirmed && eventStatus(event.unconfirmed, null, locale),
        isPast: false,
      };
  return { ...pick(event, summarized), path: eventPath(event.slug), where: placeInWords(at), ...times };
}
