import type { AgendaItem, Schedule } from 'schedules-in-words';
import type { Person } from '../church/person.ts';
import type { Place } from '../church/place.ts';
import type { RichText } from '../page/rich-text.ts';
import type { PaletteIndex } from '../palette/palette.ts';
import type { Picture } from '../picture/picture.ts';
import type { EventKind } from './event-kind.ts';

/** What is said of a whole event, whatever its dates. */
export type OverallStatus = Pick<Schedule, 'status' | 'statusNote'>;

/** Where an event is: a place, and a room or door in it. */
export interface EventPlace {
  readonly place: Place | undefined;
  readonly room: string | undefined;
}

/** Who leads a date of a service, and what is read: of one date, or of one of its times. */
export interface RotaLine {
  /** That of its entry. */
  readonly id: string;
  readonly date: Temporal.PlainDate;
  /** Where a day has several: which one. */
  readonly start: Temporal.PlainTime | null;
  /** A post, or somebody who agreed to stand there. Without it a translation cannot add it. */
  readonly leads?: string | undefined;
  readonly readings?: string | undefined;
}

export interface Event {
  /** The id of its entry, which never changes. */
  readonly id: string;
  readonly slug: string;
  /** Those that it had before, whose addresses lead to it. */
  readonly formerSlugs: readonly string[];
  readonly title: string;
  readonly summary: string;
  /** The language of its words, by its BCP 47 tag; undefined for the church's own. */
  readonly language?: string | undefined;
  readonly highlighted: boolean;
  /** Its place in lists; undefined for one that comes after those that have one, by its next date. */
  readonly order: number | undefined;
  /** That of its leading kind; of an event without a kind the one that its entry names. */
  readonly palette: PaletteIndex;
  readonly picture: Picture | undefined;
  /** The first is its leading kind. */
  readonly kinds: readonly EventKind[];
  /** True for a service. Home shows the next ones. */
  readonly worship: boolean;
  /** True for the main service of the week. Home names it first. */
  readonly mainService: boolean;
  readonly where: EventPlace;
  readonly audience: string | undefined;
  readonly cost: string | undefined;
  /** In the church's currency; 0 is free. */
  readonly price: number | undefined;
  readonly bookingUrl: string | undefined;
  /** Where its dates can be watched, and whether again for a week. */
  readonly watch?: { readonly url: string; readonly again: boolean } | undefined;
  readonly access: string | undefined;
  /** Null when the entry has no date, or none that can be read. */
  readonly schedule: Schedule<EventPlace> | null;
  /** Undefined where nobody has written one. It is shown until the day is over, on the sheet of the week alone. */
  readonly rota?: readonly RotaLine[] | undefined;
  /** What follows the words "By arrangement", which are said instead of dates; undefined for an event that has dates, or should have. */
  readonly byArrangement?: { readonly more: string; readonly timeInWords: string | null } | undefined;
  /** Its status, when it has no schedule but is by arrangement, or has a date that cannot be read; otherwise undefined. */
  readonly unconfirmed?: OverallStatus | undefined;
  /** The latest publication of the event or of one of its changes: RFC 3339, UTC. */
  readonly publishedAt: string;
  readonly body: RichText;
  readonly contact: Person | undefined;
}

export type ScheduledEvent = Event & { readonly schedule: Schedule<EventPlace> };

/** An event with one of its occurrences. */
export type EventOccurrence = AgendaItem<ScheduledEvent, EventPlace>;

export function isScheduled(event: Event): event is ScheduledEvent {
  return event.schedule !== null;
}

/** The event that has a slug, or else the one that had it before. */
export function eventAt(events: readonly Event[], slug: string | undefined): Event | undefined {
  if (slug === undefined) return undefined;
  const isFormer = ({ formerSlugs }: Event) => formerSlugs.includes(slug);
  return events.find((event) => event.slug === slug) ?? events.find(isFormer);
}

/** A copy with the named properties alone. */
export function pick<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
}
