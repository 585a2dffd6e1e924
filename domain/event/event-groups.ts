import type { LocaleNow } from '#languages/locale.ts';
import { type Event, isScheduled, pick } from './event.ts';
import type { EventKind } from './event-kind.ts';
import { type EventSummary, summarizeEvent } from './event-summary.ts';
import { seriesDoesNotTakePlace } from './next-dates.ts';

/**
 * Groups events by their leading kind.
 * @param kinds every kind, in the order of the groups
 * @returns a group for each kind that has events, then one for those of no kind, without `kind`; within a group the order stays
 */
export function groupByKind<Item extends Pick<Event, 'kinds'>>(
  events: readonly Item[],
  kinds: readonly EventKind[],
): readonly { readonly kind: EventKind | undefined; readonly events: readonly Item[] }[] {
  const groups = Map.groupBy(events, (event) => event.kinds[0]?.slug);
  return [...kinds, undefined].flatMap((kind) => {
    const own = groups.get(kind?.slug);
    return own ? [{ kind, events: own }] : [];
  });
}

const ofLine = ['slug', 'path', 'title', 'language', 'when', 'repeats'] as const;

/** What a line in a long list says of an event. */
export type EventLine = Pick<
  EventSummary,
  (typeof ofLine)[number] | 'brief' | 'next' | 'following' | 'status' | 'where'
>;

/**
 * Takes from a summary what a line shows; its next date only where that is changed or far ahead. Why it is, and
 * when a date far ahead ends, its own page says.
 */
export function lineOf(summary: EventSummary): EventLine {
  const { repeats, brief, next, following, farAhead, status, where } = summary;
  const soon = repeats && !next?.status ? farAhead : undefined;
  const isNamed = next && (next.status || soon);
  return {
    ...pick(summary, ofLine),
    brief: status ? undefined : brief,
    next: isNamed ? { ...next, note: undefined, ...(soon && { soon }) } : undefined,
    following: isNamed ? following : undefined,
    status: status && { ...status, note: undefined },
    where,
  };
}

/**
 * The main services that recur, as lines: families come to them, though they are of no kind for children.
 * @param current events with a date to come
 */
export function mainServices(current: readonly Event[], locale: LocaleNow): readonly EventLine[] {
  return current
    .filter(({ worship, mainService }) => worship && mainService)
    .filter((event) => isScheduled(event) && !seriesDoesNotTakePlace(event.schedule))
    .map((event) => summarizeEvent(event, locale))
    .filter(({ repeats }) => repeats)
    .map(lineOf);
}
