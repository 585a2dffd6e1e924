import type { Occurrence } from '#domain/schedule/occurrence.ts';
import { parseSchedule } from '#domain/schedule/parse/parse-schedule.ts';
import { type RawChange, type RawSchedule, textOf } from '#domain/schedule/parse/raw-schedule.ts';
import type { ScheduleRecord } from '#domain/schedule/parse/schedule-problem.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { whenInWords } from '#domain/wording/occurrence-words.ts';
import { type Overlap, overlaps } from './overlaps.ts';
import { suspectDates } from './suspect-dates.ts';

/** A place and a room in it, by what content calls them. */
export interface RoomName {
  readonly place: string | null;
  readonly room: string | null;
}

/** An event as its entry has it, before anything is known to be right. */
export interface UncheckedEvent {
  readonly id: string;
  readonly title: string;
  /** True for a service. */
  readonly worship: boolean;
  readonly where: RoomName;
  readonly raw: RawSchedule;
}

/** A changed date as its entry has it. */
export interface UncheckedChange {
  /** The id of the event it names. */
  readonly event: string | null;
  readonly raw: RawChange<RoomName>;
}

/** What the church's rules have to say about one field of one entry. */
export interface EventProblem {
  readonly severity: 'error' | 'warning';
  readonly record: { readonly kind: ScheduleRecord['kind']; readonly id: string };
  readonly field: string;
  readonly item: number | undefined;
  /** A sentence for the volunteer who typed it. */
  readonly message: string;
}

/** How far ahead events are held against each other. */
const lookAhead = { days: 365 } as const;

/** The fields that say when; with none of them an event is meant to have no date. */
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

function warning(kind: ScheduleRecord['kind'], id: string, field: string, message: string): EventProblem {
  return { severity: 'warning', record: { kind, id }, field, item: undefined, message };
}

interface Checked {
  readonly event: UncheckedEvent;
  readonly schedule: Schedule<RoomName>;
}

function checkSchedule(
  event: UncheckedEvent,
  changes: readonly UncheckedChange[],
  zone: string,
  problems: EventProblem[],
): Checked[] {
  if (timeFields.every((field) => textOf(event.raw[field]) === null)) {
    problems.push(warning('event', event.id, 'repeats', 'No date is given, so it is listed without one.'));
    return [];
  }
  const own = changes.filter((change) => change.event === event.id).map(({ raw }) => raw);
  const parsed = parseSchedule<RoomName>(event.raw, own, zone);
  for (const { severity, record, field, item, message } of parsed.problems) {
    const id = record.kind === 'event' ? event.id : record.id;
    problems.push({ severity, record: { kind: record.kind, id }, field, item, message });
  }
  const { startTime, startsAt, endTime, endsAt } = event.raw;
  const [start, end] = [textOf(startTime) ?? textOf(startsAt), textOf(endTime) ?? textOf(endsAt)];
  if (event.worship && start !== null && end === null) {
    const message =
      'No end is given, so an hour after its start the service stands as over; write when it ends, at the latest.';
    problems.push(warning('event', event.id, 'endTime', message));
  }
  return parsed.schedule ? [{ event, schedule: parsed.schedule }] : [];
}

/** Dates that can be read, and may be slips. */
function suspectDateWarnings(
  { event, schedule }: Checked,
  changes: readonly UncheckedChange[],
  today: Temporal.PlainDate,
): readonly EventProblem[] {
  return suspectDates(schedule, today).map(({ change, field, message }) => {
    const typed = changes.find(
      ({ event: id, raw }) => id === event.id && change && textOf(raw.date)?.startsWith(change.toString()),
    );
    return typed
      ? warning('change', typed.raw.id, field, message)
      : warning('event', event.id, field, message);
  });
}

/** Null where any number may be at once: nobody has said which place it is. */
function roomOf({ event }: Checked, { where }: Occurrence): string | null {
  const { place, room } = (where as RoomName | null) ?? event.where;
  return place === null ? null : `${place}/${room?.trim().toLowerCase() ?? ''}`;
}

function overlapWarning(
  { one, other, occurrence, otherOccurrence }: Overlap<Checked>,
  today: Temporal.PlainDate,
): EventProblem {
  const [mine, theirs] = [occurrence, otherOccurrence].map(({ when }) => whenInWords(when, today));
  const message = `It is at the same time and in the same place as “${other.event.title}” (${other.event.id}): ${mine}, and ${theirs}. Name the room of each if both can be.`;
  return warning('event', one.event.id, 'startTime', message);
}

/**
 * Holds all events and changed dates against the church's rules of time: dates and times that make no sense, changes
 * of dates that do not exist, dates that may be slips, events that want the same room at once.
 * @param now from when on rooms are looked at, for a year
 * @param zone the zone in which the church keeps its times
 */
export function checkEvents(
  events: readonly UncheckedEvent[],
  changes: readonly UncheckedChange[],
  now: Temporal.Instant,
  zone: string,
): readonly EventProblem[] {
  const problems: EventProblem[] = [];
  const known = new Set(events.map(({ id }) => id));
  for (const { event, raw } of changes) {
    if (event !== null && known.has(event)) continue;
    const message = `The event “${event ?? ''}” is not published, so this changes nothing.`;
    problems.push(warning('change', raw.id, 'event', message));
  }
  const checked = events.flatMap((event) => checkSchedule(event, changes, zone, problems));
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const clashes = overlaps(checked, now, now.add({ hours: lookAhead.days * 24 }), zone, roomOf);
  const slips = checked.flatMap((each) => suspectDateWarnings(each, changes, today));
  return [...problems, ...slips, ...clashes.map((clash) => overlapWarning(clash, today))];
}
