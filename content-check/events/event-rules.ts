import type { Occurrence } from '#domain/schedule/occurrence.ts';
import { parseSchedule } from '#domain/schedule/parse/parse-schedule.ts';
import { type RawChange, type RawSchedule, textOf } from '#domain/schedule/parse/raw-schedule.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { whenInWords } from '#domain/wording/occurrence-words.ts';
import { type FieldFault, warning } from '../finding.ts';
import { type Overlap, overlaps } from './overlaps.ts';
import { suspectDates } from './suspect-dates.ts';

/** A room, by the id of its place and its name. */
export interface Room {
  readonly place: string | null;
  readonly room: string | null;
}

/** The times of an event as its entry has them, before they are parsed. */
export interface EventTimes {
  readonly id: string;
  readonly title: string;
  /** True for a service. */
  readonly worship: boolean;
  readonly room: Room;
  readonly raw: RawSchedule;
}

/** A change of one date of an event, before it is parsed. */
export interface EventChange {
  /** The id of the event; null when the entry names none. */
  readonly event: string | null;
  readonly raw: RawChange<Room>;
}

/** The content types of the two kinds of record that the rules name. */
export const types = { event: 'eventPage', change: 'eventChange' } as const;

/** How far ahead events are checked for sharing a room. */
const overlapHorizon = { hours: 365 * 24 } as const;

/** The fields that say when an event is; with none of them it has no date on purpose. */
const timeFields = [
  'firstDate',
  'startsAt',
  'startTime',
  'endTime',
  'lastDate',
  'endDate',
  'endsAt',
  'monthlyOn',
] as const;

interface ParsedEvent {
  readonly event: EventTimes;
  readonly schedule: Schedule<Room>;
}

/**
 * Finds dates and times that cannot be read or are probably mistyped, changes of dates that do not exist, and events
 * that use the same room at the same time.
 * @param now the start of the year that is checked for overlaps
 * @param zone the time zone of the church
 */
export function eventFaults(
  events: readonly EventTimes[],
  changes: readonly EventChange[],
  now: Temporal.Instant,
  zone: string,
): readonly FieldFault[] {
  const faults = changesWithoutEvent(events, changes);
  const parsed = events.flatMap((event) => parseEvent(event, changes, zone, faults));
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const clashes = overlaps(parsed, now, now.add(overlapHorizon), zone, roomOf);
  return [
    ...faults,
    ...parsed.flatMap((each) => suspectDateWarnings(each, changes, today)),
    ...clashes.map((clash) => overlapWarning(clash, today)),
  ];
}

function changesWithoutEvent(events: readonly EventTimes[], changes: readonly EventChange[]): FieldFault[] {
  const ids = new Set(events.map(({ id }) => id));
  return changes
    .filter(({ event }) => event === null || !ids.has(event))
    .map(({ event, raw }) => {
      const message = `The event “${event ?? ''}” is not published, so this changes nothing.`;
      return warning({ type: types.change, id: raw.id }, 'event', message);
    });
}

/** Parses an event's times and adds its faults to `faults`; an event that cannot be parsed is left out. */
function parseEvent(
  event: EventTimes,
  changes: readonly EventChange[],
  zone: string,
  faults: FieldFault[],
): ParsedEvent[] {
  const record = { type: types.event, id: event.id };
  if (timeFields.every((field) => textOf(event.raw[field]) === null)) {
    faults.push(warning(record, 'repeats', 'No date is given, so it is listed without one.'));
    return [];
  }
  const own = changes.filter((change) => change.event === event.id).map(({ raw }) => raw);
  const { schedule, problems } = parseSchedule<Room>(event.raw, own, zone);
  for (const { record: about, ...fault } of problems)
    faults.push({ ...fault, record: about.kind === 'event' ? record : { type: types.change, id: about.id } });
  const { startTime, startsAt, endTime, endsAt } = event.raw;
  const [start, end] = [textOf(startTime) ?? textOf(startsAt), textOf(endTime) ?? textOf(endsAt)];
  if (event.worship && start !== null && end === null) {
    const message =
      'No end is given, so an hour after its start the service stands as over; write when it ends, at the latest.';
    faults.push(warning(record, 'endTime', message));
  }
  return schedule ? [{ event, schedule }] : [];
}

function suspectDateWarnings(
  { event, schedule }: ParsedEvent,
  changes: readonly EventChange[],
  today: Temporal.PlainDate,
): readonly FieldFault[] {
  return suspectDates(schedule, today).map(({ change, field, message }) => {
    const typed = changes.find(
      ({ event: id, raw }) => id === event.id && change && textOf(raw.date)?.startsWith(change.toString()),
    );
    const record = typed ? { type: types.change, id: typed.raw.id } : { type: types.event, id: event.id };
    return warning(record, field, message);
  });
}

/** The room of an occurrence; null without a place, since such events may be anywhere. */
function roomOf({ event }: ParsedEvent, { where }: Occurrence): string | null {
  const { place, room } = (where as Room | null) ?? event.room;
  return place === null ? null : `${place}/${room?.trim().toLowerCase() ?? ''}`;
}

function overlapWarning(
  { one, other, occurrence, otherOccurrence }: Overlap<ParsedEvent>,
  today: Temporal.PlainDate,
): FieldFault {
  const [when, otherWhen] = [occurrence, otherOccurrence].map((each) => whenInWords(each.when, today));
  const message = `It is at the same time and in the same place as “${other.event.title}” (${other.event.id}): ${when}, and ${otherWhen}. Name the room of each if both can be.`;
  return warning({ type: types.event, id: one.event.id }, 'startTime', message);
}
