import { occurrencesAfter } from 'schedules-in-words';
import type { LocaleNow } from '#languages/locale.ts';
import { type Event, type EventOccurrence, isScheduled } from './event.ts';
import { earliest, watchedAhead } from './event-validity.ts';

/** How long after its end a date can be watched again, in hours, since an instant knows no days. */
const again = { hours: 7 * 24 } as const;

export interface Watching {
  readonly url: string;
  /** "Watch now on video.example.com". */
  readonly title: string;
  /** When that is possible, where nobody knows when it is read. */
  readonly when: string | undefined;
  /** Who will know of it. */
  readonly notice: string;
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0;

/** The host of an address, as people name it: "video.example.com". */
const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** Where one date can be watched now, for lists; undefined at any other time, and where nobody knows when it is read. */
export function watchNow(
  { event: { watch }, occurrence: { takesPlace, startsAt, endsAt } }: EventOccurrence,
  { now, words: { watching: says }, isDated }: LocaleNow,
): Omit<Watching, 'when'> | undefined {
  const isOn = !isBefore(now, startsAt.subtract(watchedAhead)) && isBefore(now, endsAt);
  if (!watch || !takesPlace || !isOn || isDated) return undefined;
  const host = hostOf(watch.url);
  return { url: watch.url, title: says.now(host), notice: says.notice(host) };
}

/**
 * Where an event can be watched: from a quarter of an hour before until the end of a date that takes place, and again for a week, if the
 * church so chose. Where it may be read at any time, it says when.
 * @returns the link, undefined outside these times, and the instant until which that is so
 */
export function watching(event: Event, { now, zone, words, isDated }: LocaleNow) {
  const { watch } = event;
  if (!watch || !isScheduled(event)) return { link: undefined, validUntil: undefined };
  const soon = now.add({ hours: 24 });
  const dates = [];
  for (const date of occurrencesAfter(event.schedule, now.subtract(again), zone)) {
    if (isBefore(soon, date.startsAt)) break;
    if (date.takesPlace) dates.push({ from: date.startsAt.subtract(watchedAhead), until: date.endsAt });
  }
  const isOn = dates.some(({ from, until }) => !isBefore(now, from) && isBefore(now, until));
  const wasOn = watch.again && dates.some(({ until }) => !isBefore(now, until));
  const isOver = occurrencesAfter(event.schedule, watch.again ? now.subtract(again) : now, zone).next().done;
  const changes = dates.flatMap(({ from, until }) => [from, until, until.add(again)]);
  const validUntil = earliest(...changes.filter((change) => isBefore(now, change)));
  const host = hostOf(watch.url);
  const says = words.watching;
  const title = isDated ? says.on(host) : isOn ? says.now(host) : says.again(host);
  const when = isDated ? says.when(watch.again) : undefined;
  const link: Watching = { url: watch.url, title, when, notice: says.notice(host) };
  return { link: (isDated && !isOver) || isOn || wasOn ? link : undefined, validUntil };
}
