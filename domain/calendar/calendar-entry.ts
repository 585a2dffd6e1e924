import type { Schedule } from '../schedule/schedule.ts';

/** One event as a calendar file tells it. */
export type CalendarEntry<Where = unknown> = {
  /** The content entry's id: the UID is made of it, never of a time. */
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly url: string | null;
  /** The place in words: the event's own for null, otherwise that of a changed occurrence. */
  readonly location: (where: Where | null) => string | null;
  readonly geo: { readonly lat: number; readonly lon: number } | null;
  /** When the entry, or the last of its changes, was published. */
  readonly publishedAt: Temporal.Instant;
  /** Its published version; the highest of the entry's and its changes'. Rises with every change. */
  readonly version: number;
  readonly schedule: Schedule<Where>;
};

/** What the file as a whole says. */
export type CalendarHeading = {
  readonly name: string;
  readonly description: string | null;
  /** Host name of the site, without a port: the second half of every UID. */
  readonly host: string;
  /** The address of this very file. */
  readonly url: string | null;
  /** How often to look for news. */
  readonly refresh: Temporal.Duration;
};
