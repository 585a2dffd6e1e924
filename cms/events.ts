import type { Event, EventInFull, EventWithBody } from '#domain/event/event.ts';
import type { ContentClient } from './client.ts';
import { firstGood, keepGood, type OnEntryProblem } from './entry-problem.ts';
import {
  Calendar,
  type EventChangePartsFragment,
  Event as EventOperation,
  Events,
  type EventsQuery,
} from './generated/operations.ts';
import { mayBeEvent } from './known-slugs.ts';
import { type EventReading, parseEvent } from './mappers/event.ts';
import { parsePerson } from './mappers/person.ts';
import { parseRichText, parseWordsOnly } from './mappers/rich-text-field.ts';

type Changes = readonly (EventChangePartsFragment | null)[] | undefined;

/** The changed occurrences by the event they belong to. */
function changesByEvent(items: Changes): ReadonlyMap<string, readonly EventChangePartsFragment[]> {
  const changes = (items ?? []).filter((item) => item !== null);
  return Map.groupBy(changes, (change) => change.event?.sys.id ?? '');
}

/** What the events of an answer are read with. */
function readingOf(
  { placeCollection }: Pick<EventsQuery, 'placeCollection'>,
  timeZone: string,
  onProblem: OnEntryProblem,
): EventReading {
  const places = (placeCollection?.items ?? []).filter((item) => item !== null);
  return { places: new Map(places.map((place) => [place.sys.id, place])), timeZone, onProblem };
}

/**
 * All events with their schedules: highlighted first, then regular, each by `order`.
 * @param timeZone the zone in which their times are meant
 * @throws ContentError
 */
export async function getEvents(
  client: ContentClient,
  timeZone: string,
  onProblem: OnEntryProblem,
): Promise<readonly Event[]> {
  const answer = await client.query(Events, {});
  const { highlighted, regular, eventChangeCollection } = answer;
  const reading = readingOf(answer, timeZone, onProblem);
  const changes = changesByEvent(eventChangeCollection?.items);
  return keepGood(
    [...(highlighted?.items ?? []), ...(regular?.items ?? [])],
    (wire) => parseEvent(wire, changes.get(wire.sys.id) ?? [], reading),
    onProblem,
  );
}

/**
 * All events as the calendar file tells them: in the order of `getEvents`, with their main texts, links as words only.
 * @throws ContentError
 */
export async function getCalendarEvents(
  client: ContentClient,
  timeZone: string,
  onProblem: OnEntryProblem,
): Promise<readonly EventWithBody[]> {
  const answer = await client.query(Calendar, {});
  const { highlighted, regular, eventChangeCollection } = answer;
  const reading = readingOf(answer, timeZone, onProblem);
  const changes = changesByEvent(eventChangeCollection?.items);
  return keepGood(
    [...(highlighted?.items ?? []), ...(regular?.items ?? [])],
    (wire) => ({
      ...parseEvent(wire, changes.get(wire.sys.id) ?? [], reading),
      body: parseWordsOnly(wire.body),
    }),
    onProblem,
  );
}

/**
 * One event in full.
 * @returns undefined when no published event has the slug
 * @throws ContentError
 */
export async function getEvent(
  client: ContentClient,
  slug: string,
  timeZone: string,
  onProblem: OnEntryProblem,
): Promise<EventInFull | undefined> {
  if (!(await mayBeEvent(client, slug))) return undefined;
  const answer = await client.query(EventOperation, { slug });
  const reading = readingOf(answer, timeZone, onProblem);
  const changes = changesByEvent(answer.eventChangeCollection?.items);
  return firstGood(
    answer.eventPageCollection?.items,
    (wire) => ({
      ...parseEvent(wire, changes.get(wire.sys.id) ?? [], reading),
      body: parseRichText(wire.body),
      contact: firstGood([wire.contact ?? null], parsePerson, onProblem),
    }),
    onProblem,
  );
}
