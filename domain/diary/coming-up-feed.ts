import type { Event } from '../event/event.ts';
import { addressInWords, newTimeInWords } from '../event/event-date.ts';
import { eventPath, type Path } from '../page/route-pattern.ts';
import { startDate } from '../schedule/occurrence.ts';
import { statusInWords, whenInWords } from '../wording/occurrence-words.ts';
import { farHorizon, isListedFarAhead, nearHorizon, type UpcomingItems } from './coming-up.ts';
import type { DiaryItem } from './diary.ts';

/** One occurrence as a reader of feeds gets it. Nothing is said as seen from today: it may be read days later. */
export interface FeedEntry {
  /** Content's own name for the event. */
  readonly eventId: string;
  /**
   * With `eventId` the name of the entry for ever: the date the pattern gives the occurrence, whatever became of it, and
   * `/moved` after it for the former time of what was moved.
   */
  readonly name: string;
  readonly path: Path;
  /** "Cancelled: Messy Church, Saturday 28 November, 10am to noon". */
  readonly title: string;
  /** When, where, what, and what has changed about it, a paragraph each. */
  readonly paragraphs: readonly string[];
  /** When it was last changed, or first listed if that was later. */
  readonly updated: Temporal.Instant;
}

/** A feed of what is to come. */
export interface Feed {
  readonly entries: readonly FeedEntry[];
  readonly updated: Temporal.Instant;
}

function later(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? other : one;
}

function publishedAt({ revision }: Event): Temporal.Instant {
  return Temporal.Instant.from(revision.publishedAt);
}

/** The midnight at which Coming Up began to list the item: to a reader that is when it came. */
function listedSince({ event, occurrence }: DiaryItem, zone: string): Temporal.Instant {
  const ahead = isListedFarAhead(event.schedule) ? farHorizon : nearHorizon;
  return startDate(occurrence)
    .subtract({ days: ahead.days - 1 })
    .toZonedDateTime(zone)
    .toInstant();
}

function feedEntry(item: DiaryItem, today: Temporal.PlainDate, zone: string): FeedEntry {
  const { event, occurrence } = item;
  const { movedTo } = occurrence;
  const status = movedTo ? `Moved to ${newTimeInWords(movedTo, today)}` : statusInWords(occurrence.status);
  const when = whenInWords(occurrence.when, today);
  return {
    eventId: event.id,
    name: `${occurrence.date}${movedTo ? '/moved' : ''}`,
    path: eventPath(event.slug),
    title: `${status === null ? '' : `${status}: `}${event.title}, ${when}`,
    paragraphs: [
      occurrence.note,
      occurrence.was && `It was to be ${whenInWords(occurrence.was, today)}.`,
      addressInWords((movedTo ?? occurrence).where ?? event.where),
      event.summary,
    ].filter((words): words is string => Boolean(words)),
    updated: later(publishedAt(event), listedSince(item, zone)),
  };
}

/**
 * What Coming Up lists, as a feed: an entry for each occurrence, those that are off as well, in order of their start;
 * what was moved to another day has one for its former time.
 * @param events all of them, also those that are over: a feed of nothing was last changed when the last of them was
 * @param now what is over by then is left out
 * @param zone the zone in which the church keeps its times
 */
export function comingUpFeed(
  toCome: UpcomingItems,
  events: readonly Event[],
  now: Temporal.Instant,
  zone: string,
): Feed {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const entries = [...toCome.soon, ...toCome.later].map((item) => feedEntry(item, today, zone));
  const changes = entries.length > 0 ? entries.map(({ updated }) => updated) : events.map(publishedAt);
  return { entries, updated: changes.reduce(later, new Temporal.Instant(0n)) };
}
