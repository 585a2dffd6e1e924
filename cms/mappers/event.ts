import type { Event, EventPlace, Revision } from '#domain/event/event.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import { paletteIndex } from '#domain/page/palette-index.ts';
import { firstGood, type OnEntryProblem, required } from '../entry-problem.ts';
import type {
  EventChangePartsFragment,
  EventPartsFragment,
  PlacePartsFragment,
} from '../generated/operations.ts';
import { parseEventSchedule } from './event-schedule.ts';
import { parsePicture } from './picture.ts';
import { parsePlace } from './place.ts';

/** Places as content gives them, by id: events name theirs only. */
export type WirePlaces = ReadonlyMap<string, PlacePartsFragment>;

type PlaceLink = EventPartsFragment['place'];

/** What reading an event takes besides the event. */
export interface EventReading {
  readonly places: WirePlaces;
  /** The zone in which times are meant. */
  readonly timeZone: string;
  readonly onProblem: OnEntryProblem;
}

function parseEventPlace(
  link: PlaceLink,
  room: string | null | undefined,
  { places, onProblem }: EventReading,
): EventPlace {
  const place = link ? places.get(link.sys.id) : undefined;
  return { place: firstGood([place ?? null], parsePlace, onProblem), room: room ?? undefined };
}

/** Where a changed occurrence is; null where it always is. A new room alone is a room of the usual place. */
function parseNewPlace(
  { newPlace, newRoom }: EventChangePartsFragment,
  usual: PlaceLink,
  reading: EventReading,
): EventPlace | null {
  return newPlace || newRoom ? parseEventPlace(newPlace ?? usual, newRoom, reading) : null;
}

/** The newest state among the event and its changes: a change of one occurrence changes the event. */
function revisionOf(wires: readonly { readonly sys: EventPartsFragment['sys'] }[]): Revision {
  const times = wires.map(({ sys }) => sys.publishedAt ?? '1970-01-01T00:00:00.000Z');
  return {
    publishedAt: times.reduce((newest, time) => (Date.parse(time) > Date.parse(newest) ? time : newest)),
  };
}

/**
 * Parses an event with its changed occurrences.
 * @throws EntryProblem when the slug or title is missing
 */
export function parseEvent(
  wire: EventPartsFragment,
  changes: readonly EventChangePartsFragment[],
  reading: EventReading,
): Event {
  const entry = `eventPage ${wire.sys.id}`;
  return {
    id: wire.sys.id,
    slug: required(entry, 'slug', wire.slug),
    title: required(entry, 'title', wire.title),
    summary: wire.summary ?? '',
    highlighted: wire.highlightedEvent === true,
    palette: paletteIndex(wire.palette),
    picture: parsePicture(wire.picture),
    worship: wire.worship === true,
    mainService: wire.mainService === true,
    where: parseEventPlace(wire.place, wire.room, reading),
    audience: wire.audience ?? undefined,
    cost: wire.cost ?? undefined,
    price: wire.price ?? undefined,
    bookingUrl: safeHref(wire.bookingUrl),
    access: wire.access ?? undefined,
    ...parseEventSchedule(
      wire,
      changes.map((change) => ({ ...change, where: parseNewPlace(change, wire.place, reading) })),
      reading.timeZone,
      reading.onProblem,
    ),
    revision: revisionOf([wire, ...changes]),
  };
}
