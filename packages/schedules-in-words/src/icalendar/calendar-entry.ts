import type { Schedule } from '../dates/schedule.ts';

/** One event of a calendar file. */
export interface CalendarEntry<Where = unknown> {
  /**
   * The content entry's id, with its language where the same entry is in several calendars. UIDs are made from it: the first is nothing
   * else before the host, so that it stays the same when the event moves.
   */
  readonly id: string;
  readonly title: string;
  readonly description?: string | null;
  readonly url?: string | null;
  /** The address of a place; of the event's own place for null, otherwise of the one that a change names. */
  readonly location?: (where: Where | null) => string | null;
  readonly geo?: { readonly lat: number; readonly lon: number } | null;
  /** When the entry, or the last of its changes, was published. */
  readonly publishedAt: Temporal.Instant;
  /** The SEQUENCE of the file: higher after every publication of the entry or of one of its changes. */
  readonly version?: number;
  readonly schedule: Schedule<Where>;
}

/** The properties of the calendar as a whole. */
export interface CalendarHeading {
  readonly name: string;
  /** What it is, or why it is empty. */
  readonly description?: string;
  /** Host name of the site, without a port: the second half of every UID. */
  readonly host: string;
  /** The address of the file itself; of a page for one that is not to be fetched again. */
  readonly url: string;
  /** How often programs should fetch the file again; without it they are not told to. */
  readonly refresh?: Temporal.Duration;
}
