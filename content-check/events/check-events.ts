import type { Space } from 'emulator-for-contentful';
import { isSingle, type RawChange, type RawSchedule, type RawTerm, readBack } from 'schedules-in-words';
import { type Finding, locate } from '../finding.ts';
import { localeOfSpace, type PublishedEntry, publishedEntries } from '../published-entries.ts';
import { eventFaults } from './event-rules.ts';
import {
  type EventChange,
  type EventTimes,
  type ParsedEvent,
  parseEvents,
  type Room,
  type Times,
  types,
} from './parse-events.ts';

/** Checks the dates and times of valid content. @param path the content folder, or the file of an export */
export async function checkEvents(
  path: string,
  space: Space,
  now: Temporal.Instant,
): Promise<readonly Finding[]> {
  const faults = eventFaults(timesOf(space), now, localeOfSpace(space));
  return Promise.all(faults.map((fault) => locate(path, fault)));
}

/** How the times of all events are read, in lines: for each a sentence, and the next dates of those that have several. */
export function readBackEvents(space: Space, now: Temporal.Instant): readonly string[] {
  const locale = localeOfSpace(space);
  return parsedEvents(space, now).flatMap(({ event, schedule, byArrangement }) => {
    if (schedule === null)
      return [`${event.title}: ${locale.words.occurrences.byArrangement}${byArrangement ?? ''}.`];
    const { sentence, dates, warning } = readBack(schedule, now, locale);
    const isAsPlanned = schedule.changes.length === 0 && schedule.status === 'scheduled';
    const isInSentence = isSingle(schedule) && isAsPlanned && dates.length > 0;
    const next = dates.length > 0 ? `  Next: ${dates.join('; ')}.` : '  It is over.';
    return [
      `${event.title}: ${sentence}`,
      ...(isInSentence ? [] : [next]),
      ...(warning ? [`  ${warning}`] : []),
    ];
  });
}

/** All published events with their schedules; one whose times cannot be parsed, or that has none, is left out. */
export function parsedEvents(space: Space, now: Temporal.Instant): readonly ParsedEvent[] {
  const locale = localeOfSpace(space);
  const today = now.toZonedDateTimeISO(locale.zone).toPlainDate();
  return parseEvents(timesOf(space), { locale, today }).parsed;
}

/** The dates and times of all published events. */
function timesOf(space: Space): Times {
  const events = publishedEntries(space, types.event).map(eventOf);
  const rooms = new Map(events.map(({ id, room }) => [id, room]));
  return {
    events,
    changes: publishedEntries(space, types.change).flatMap((entry) => changesOf(entry, rooms)),
    terms: publishedEntries(space, types.term).map(({ id, values }): RawTerm => ({ ...values, id })),
  };
}

/** The model has validated the values, so that each has the type that the parser expects. */
function eventOf(entry: PublishedEntry): EventTimes {
  return {
    id: entry.id,
    title: entry.text('title') ?? entry.id,
    worship: entry.values.worship === true,
    room: { place: entry.link('place'), room: entry.text('room') },
    raw: entry.values as RawSchedule,
  };
}

/** @param rooms of the events, by id: a change that names only a room stays at the place of its event */
function changesOf(entry: PublishedEntry, rooms: ReadonlyMap<string, Room>): readonly EventChange[] {
  const event = entry.link('event');
  const also = entry.links('alsoEvents').filter((id) => id !== event);
  const [place, room] = [entry.link('newPlace'), entry.text('newRoom')];
  const rawFor = (id: string | null): RawChange<Room> => ({
    ...(entry.values as Omit<RawChange<Room>, 'id'>),
    id: entry.id,
    where:
      place === null && room === null ? null : { place: place ?? rooms.get(id ?? '')?.place ?? null, room },
  });
  return [
    { event, field: 'event', raw: rawFor(event) },
    ...also.map((id): EventChange => ({ event: id, field: 'alsoEvents', raw: rawFor(id) })),
  ];
}
