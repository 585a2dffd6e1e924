import type { Space } from 'emulator-for-contentful';
import { churchZone } from '#domain/church/church.ts';
import type { RawChange, RawSchedule } from '#domain/schedule/parse/raw-schedule.ts';
import { type Finding, locate } from '../finding.ts';
import { type PublishedEntry, publishedEntries } from '../published-entries.ts';
import { type EventChange, type EventTimes, eventFaults, type Room, types } from './event-rules.ts';

/** Checks the dates and times of valid content. @param path the content folder, or the file of an export */
export async function checkEvents(
  path: string,
  space: Space,
  now: Temporal.Instant,
): Promise<readonly Finding[]> {
  const events = publishedEntries(space, types.event).map(eventOf);
  const rooms = new Map(events.map(({ id, room }) => [id, room]));
  const changes = publishedEntries(space, types.change).map((entry) => changeOf(entry, rooms));
  const faults = eventFaults(events, changes, now, churchZone);
  return Promise.all(faults.map((fault) => locate(path, fault)));
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
function changeOf(entry: PublishedEntry, rooms: ReadonlyMap<string, Room>): EventChange {
  const event = entry.link('event');
  const [place, room] = [entry.link('newPlace'), entry.text('newRoom')];
  const placeOfEvent = rooms.get(event ?? '')?.place ?? null;
  return {
    event,
    raw: {
      ...(entry.values as Omit<RawChange<Room>, 'id'>),
      id: entry.id,
      where: place === null && room === null ? null : { place: place ?? placeOfEvent, room },
    },
  };
}
