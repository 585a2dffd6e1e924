import { type AgendaItem, agenda, describeOccurrence, type Occurrence } from 'schedules-in-words';
import { type EventPlace, isScheduled, type ScheduledEvent } from '#domain/event/event.ts';
import { english } from '#languages/en-GB/index.ts';
import { type Problems, warning } from '../problems.ts';
import type { Span } from '../read-site.ts';

/** How far ahead events are checked for sharing a room. */
const horizon = { hours: 365 * 24 } as const;

type Item = AgendaItem<ScheduledEvent>;

/**
 * Finds pairs of events that are in the same room at the same time, each pair once, by the first time at which both are shown and meet.
 * Occurrences that are cancelled or postponed, and those that last whole days, take up no room.
 * @param spans what visitors see from now on
 */
export function overlapProblems(spans: readonly [Span, ...Span[]], today: Temporal.PlainDate): Problems {
  const last = spans[0].from.add(horizon);
  const found = new Map<string, readonly [Item, Item]>();
  for (const [at, { from, content }] of spans.entries()) {
    const end = spans[at + 1]?.from ?? last;
    const to = Temporal.Instant.compare(end, last) < 0 ? end : last;
    const taken = new Map<string, readonly Item[]>();
    for (const item of agenda(content.events.filter(isScheduled), from, to, content.locale.zone)) {
      const room = roomOf(item);
      if (room === undefined) continue;
      const others = (taken.get(room) ?? []).filter(({ occurrence }) => isOverAfter(occurrence, item));
      // Two with one slug are one event and its copy, which is told as such.
      for (const other of others.filter(({ event }) => event.slug !== item.event.slug)) {
        const pair = [other.event.id, item.event.id].toSorted().join(' ');
        if (!found.has(pair)) found.set(pair, [other, item]);
      }
      taken.set(room, [...others, item]);
    }
  }
  return [...found.values()].map(([one, other]) => {
    const [when, otherWhen] = [one, other].map(
      ({ occurrence }) => describeOccurrence(occurrence, today, english).dated,
    );
    const message = `It is at the same time and in the same place as “${other.event.title}” (${other.event.id}): ${when}, and ${otherWhen}. Name the room of each if both can be.`;
    return warning({ type: 'eventPage', id: one.event.id }, 'startTime', message);
  });
}

const isOverAfter = ({ endsAt }: Occurrence, { occurrence: { startsAt } }: Item) =>
  Temporal.Instant.compare(endsAt, startsAt) > 0;

/** The room that an occurrence takes up; undefined for none, and without a place, since such events may be anywhere. */
function roomOf({ event, occurrence }: Item): string | undefined {
  if (!occurrence.takesPlace || occurrence.when.kind === 'all-day') return undefined;
  const { place, room } = (occurrence.where as EventPlace | null) ?? event.where;
  return place && `${place.id}/${room?.trim().toLowerCase() ?? ''}`;
}
