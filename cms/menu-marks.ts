import { menuStatus } from '#domain/page/menu-status.ts';
import { listedUntil, viewpoint } from '#domain/schedule/occurrences.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { occurrencesValidUntil } from '#domain/schedule/valid-until.ts';
import type { ContentClient } from './client.ts';
import { keepGood } from './entry-problem.ts';
import { MenuMarks as MenuMarksOperation, type MenuMarksQuery } from './generated/operations.ts';
import { parseEventSchedule } from './mappers/event-schedule.ts';

/** What the menu says beside the titles of events that are off. */
export interface MenuMarks {
  /** "Cancelled", "Cancelled on Sunday 6 December" …, by the event's slug. */
  readonly bySlug: ReadonlyMap<string, string>;
  /** Until when they are true; undefined when there is none, now or later today. */
  readonly until: Temporal.Instant | undefined;
}

type Wire<Collection> = NonNullable<NonNullable<Collection> extends { items: (infer Item)[] } ? Item : never>;
type ChangeWire = Wire<MenuMarksQuery['eventChangeCollection']>;
type EventWire = NonNullable<ChangeWire['event']>;

/** Any place at all: the menu says no place, but a change of place alone is a change. */
type Elsewhere = true;

interface Marked {
  readonly slug: string;
  readonly schedule: Schedule<Elsewhere>;
}

/** The pages that show an event report what is wrong with it; the menu only passes it by. */
const reportedElsewhere = () => {};

function parseMarked(wire: EventWire, changes: readonly ChangeWire[], timeZone: string): Marked | undefined {
  const own = changes
    .filter(({ event }) => event?.sys.id === wire.sys.id)
    .map((change) => ({ ...change, where: change.newRoom || change.newPlace ? (true as const) : null }));
  const { schedule } = parseEventSchedule<Elsewhere>(wire, own, timeZone, reportedElsewhere);
  return schedule && wire.slug ? { slug: wire.slug, schedule } : undefined;
}

/**
 * The marks of the menu: which events are off, as a whole or on their next date.
 * @param now seen from when
 * @param timeZone the zone in which times are meant
 * @throws ContentError
 */
export async function getMenuMarks(
  client: ContentClient,
  now: Temporal.Instant,
  timeZone: string,
): Promise<MenuMarks> {
  const answer = await client.query(MenuMarksOperation, {});
  const changes = (answer.eventChangeCollection?.items ?? []).filter((item) => item !== null);
  const wires = new Map<string, EventWire>();
  for (const wire of [...(answer.eventPageCollection?.items ?? []), ...changes.map(({ event }) => event)]) {
    if (wire) wires.set(wire.sys.id, wire);
  }
  const marked = keepGood(
    [...wires.values()],
    (wire) => parseMarked(wire, changes, timeZone),
    reportedElsewhere,
  ).filter((item) => item !== undefined);
  return { bySlug: marksOf(marked, now, timeZone), until: untilMarksTurn(marked, now, timeZone) };
}

function marksOf(marked: readonly Marked[], now: Temporal.Instant, zone: string): MenuMarks['bySlug'] {
  return new Map(
    marked.flatMap(({ slug, schedule }) => {
      const mark = menuStatus(schedule, now, zone);
      return mark === undefined ? [] : [[slug, mark] as const];
    }),
  );
}

function untilMarksTurn(
  marked: readonly Marked[],
  now: Temporal.Instant,
  zone: string,
): Temporal.Instant | undefined {
  if (marked.length === 0) return undefined;
  const turn = occurrencesValidUntil([], now, zone);
  const view = viewpoint(now, zone);
  const today = marked.flatMap(({ schedule }) => [...listedUntil(schedule, view, turn)]);
  return occurrencesValidUntil(today, now, zone);
}
