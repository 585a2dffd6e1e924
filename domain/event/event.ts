import type { Person } from '../church/person.ts';
import type { Place } from '../church/place.ts';
import type { PaletteIndex } from '../page/palette-index.ts';
import type { RichText } from '../page/rich-text.ts';
import type { Picture } from '../picture/picture.ts';
import type { OverallStatus, Schedule } from '../schedule/schedule.ts';

/** Where something happens: a place, and the room or door in it. */
export interface EventPlace {
  readonly place: Place | undefined;
  readonly room: string | undefined;
}

/** A thing the church does, once or again and again. */
export interface Event {
  /** Content's own name for the entry, for ever the same. */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly highlighted: boolean;
  readonly palette: PaletteIndex;
  readonly picture: Picture | undefined;
  /** True for a service; Home shows the next ones. */
  readonly worship: boolean;
  /** True for the main service of the week, which Home names first. */
  readonly mainService: boolean;
  readonly where: EventPlace;
  readonly audience: string | undefined;
  readonly cost: string | undefined;
  /** Pounds; 0 is free. */
  readonly price: number | undefined;
  readonly bookingUrl: string | undefined;
  readonly access: string | undefined;
  /** Null when content names no date, or none that can be read. */
  readonly schedule: Schedule<EventPlace> | null;
  /** How it stands, when content names a date that cannot be read; else undefined. */
  readonly unconfirmed?: OverallStatus | undefined;
  readonly revision: Revision;
}

/** Which state of an event's content this is: its own, or that of its latest change. */
export interface Revision {
  /** RFC 3339, UTC. */
  readonly publishedAt: string;
}

/** An event with its main text. */
export interface EventWithBody extends Event {
  readonly body: RichText;
}

/** An event with all its words, for its own page. */
export interface EventInFull extends EventWithBody {
  readonly contact: Person | undefined;
}

/** An event that content gives a date. */
export type ScheduledEvent<Kind extends Event = Event> = Kind & { readonly schedule: Schedule<EventPlace> };

/** Tells events with dates from those that content names no date for. */
export function isScheduled<Kind extends Event>(event: Kind): event is ScheduledEvent<Kind> {
  return event.schedule !== null;
}
