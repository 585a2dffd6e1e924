import { type Event, isScheduled } from './event.ts';
import { type OccurrenceWords, occurrenceInWords, placeInWords } from './occurrence-words.ts';
import type { PaletteIndex } from './palette-index.ts';
import type { Picture } from './picture.ts';
import { eventPath, type Path } from './route-pattern.ts';
import { nextOccurrence } from './time/occurrences.ts';
import { scheduleInWords } from './time/wording.ts';

/** An event as a list shows it. */
export interface EventListing {
  readonly slug: string;
  readonly path: Path;
  readonly title: string;
  readonly summary: string;
  readonly highlighted: boolean;
  readonly palette: PaletteIndex;
  readonly picture: Picture | undefined;
  /** "Every Sunday, 10.30am". */
  readonly when: string | undefined;
  /** The occurrence on now or coming next; undefined when none is to come. */
  readonly next: OccurrenceWords | undefined;
  readonly where: string | undefined;
  readonly audience: string | undefined;
  readonly cost: string | undefined;
  /** Said of the whole event: "Cancelled", "Postponed" …, with the church's words about it. */
  readonly status: string | undefined;
}

const wholeEventStatus = { cancelled: 'Cancelled', postponed: 'Postponed', moved: 'Moved' } as const;

function statusOf(event: Event): string | undefined {
  if (!isScheduled(event) || event.schedule.status === 'scheduled') return undefined;
  const status = wholeEventStatus[event.schedule.status];
  return event.schedule.statusNote ? `${status}: ${event.schedule.statusNote}` : status;
}

/**
 * Describes an event for a list.
 * @param now the instant for which "next" and "today" are meant
 * @param zone the zone in which the church keeps its times
 */
export function listEvent(event: Event, now: Temporal.Instant, zone: string): EventListing {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const next = isScheduled(event) ? nextOccurrence(event.schedule, now, zone) : null;
  return {
    slug: event.slug,
    path: eventPath(event.slug),
    title: event.title,
    summary: event.summary,
    highlighted: event.highlighted,
    palette: event.palette,
    picture: event.picture,
    when: isScheduled(event) ? scheduleInWords(event.schedule, today) : undefined,
    next: next ? occurrenceInWords(next, today) : undefined,
    where: placeInWords(next?.where ?? event.where),
    audience: event.audience,
    cost: event.cost,
    status: statusOf(event),
  };
}
