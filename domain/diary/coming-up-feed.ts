import { describeOccurrence } from 'schedules-in-words';
import type { Locale } from '#languages/locale.ts';
import type { Event, EventOccurrence } from '../event/event.ts';
import { newTimeInWords, postalAddressInWords } from '../event/occurrence-in-words.ts';
import { eventPath, type Path } from '../page/route-pattern.ts';
import { type ComingUpItems, listedAhead } from './coming-up.ts';

/** One occurrence as an entry of a feed. Its text never says "today" or "tomorrow", since it may be read days later. */
export interface FeedEntry {
  /** The id of the event's entry. */
  readonly eventId: string;
  /**
   * Identifies the entry permanently, together with `eventId`: the id of the occurrence, with `/moved` after it for the
   * former time of a moved one.
   */
  readonly name: string;
  readonly path: Path;
  /** "Cancelled: Messy Church, Saturday 28 November, 10am to noon". */
  readonly title: string;
  /** The note, the former time, the address and the summary, as far as there are any. */
  readonly paragraphs: readonly string[];
  /** When it was last changed, or when it was first listed, whichever is later. */
  readonly updated: Temporal.Instant;
}

export interface Feed {
  readonly entries: readonly FeedEntry[];
  readonly updated: Temporal.Instant;
}

function later(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? other : one;
}

function publicationOf({ publishedAt }: Event): Temporal.Instant {
  return Temporal.Instant.from(publishedAt);
}

/** The midnight at which Coming Up first listed the item: for the reader of a feed it is new then. */
function listedSince({ event, occurrence }: EventOccurrence, zone: string): Temporal.Instant {
  return occurrence.startDate
    .subtract({ days: listedAhead(event).days - 1 })
    .toZonedDateTime(zone)
    .toInstant();
}

function feedEntry(item: EventOccurrence, today: Temporal.PlainDate, { zone, words }: Locale): FeedEntry {
  const { occurrences } = words;
  const { event, occurrence } = item;
  const { movedTo } = occurrence;
  const { dated, was, ...said } = describeOccurrence(occurrence, today, words);
  const status = movedTo ? occurrences.movedTo(newTimeInWords(movedTo, today, words) ?? '') : said.status;
  return {
    eventId: event.id,
    name: `${occurrence.id}${movedTo ? '/moved' : ''}`,
    path: eventPath(event.slug),
    title: `${status ? `${status}: ` : ''}${event.title}, ${dated}`,
    paragraphs: [
      occurrence.note,
      was && occurrences.wasToBe(was),
      postalAddressInWords((movedTo ?? occurrence).where ?? event.where),
      event.summary,
    ].filter((line): line is string => Boolean(line)),
    updated: later(publicationOf(event), listedSince(item, zone)),
  };
}

/**
 * The feed of Coming Up: an entry for each occurrence in order of start, cancelled and postponed ones included. An
 * occurrence that was moved to another day has a second entry for its former time.
 * @param events all events, past ones too: a feed without entries was last changed when the last of them was
 * @param now occurrences that are over by then are left out
 */
export function comingUpFeed(
  toCome: ComingUpItems,
  events: readonly Event[],
  now: Temporal.Instant,
  locale: Locale,
): Feed {
  const today = now.toZonedDateTimeISO(locale.zone).toPlainDate();
  const entries = [...toCome.soon, ...toCome.later].map((item) => feedEntry(item, today, locale));
  const changes = entries.length > 0 ? entries.map(({ updated }) => updated) : events.map(publicationOf);
  return { entries, updated: changes.reduce(later, new Temporal.Instant(0n)) };
}
