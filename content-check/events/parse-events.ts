import {
  type DateSpan,
  isUndated,
  parseSchedule,
  parseTerms,
  type RawChange,
  type RawSchedule,
  type RawTerm,
  type Schedule,
  type ScheduleProblem,
  textOf,
  withDates,
} from 'schedules-in-words';
import type { LocaleSettings } from '#languages/locale-settings.ts';
import { type FieldFault, type RecordRef, warning } from '../finding.ts';

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

/** A change of the dates of one event, before it is parsed. An entry that names several events has one for each. */
export interface EventChange {
  /** The id of the event; null when the entry names none. */
  readonly event: string | null;
  /** The field that names the event. */
  readonly field: 'event' | 'alsoEvents';
  readonly raw: RawChange<Room>;
}

/** The times of all events as their entries have them. */
export interface Times {
  readonly events: readonly EventTimes[];
  readonly changes: readonly EventChange[];
  readonly terms: readonly RawTerm[];
}

/** The content types of the records that the rules name. */
export const types = { event: 'eventPage', change: 'eventChange', term: 'term' } as const;

/** The fields that say when an event is; with none of them it has no date on purpose. */
const timeFields = ['startTime', 'endTime', 'lastDate', 'endDate'] as const;

/** Where and when content is checked. */
export interface CheckContext {
  readonly locale: Pick<LocaleSettings, 'zone' | 'nation' | 'otherPublicHolidays'>;
  readonly today: Temporal.PlainDate;
}

/** What the site says of an event: its schedule, or words instead of one. */
export interface ParsedEvent {
  readonly event: EventTimes;
  readonly schedule: Schedule<Room> | null;
  readonly byArrangement: string | null;
}

/**
 * Parses all times, with their faults as of a day. An event whose times cannot be parsed, or that has none, is left out.
 */
export function parseEvents(
  { events, changes, terms }: Times,
  context: CheckContext,
): { readonly parsed: readonly ParsedEvent[]; readonly faults: readonly FieldFault[] } {
  const { terms: dates, problems } = parseTerms(terms, { publicHolidays: context.locale });
  const faults = [...changesWithoutEvent(events, changes), ...problems.map((each) => faultOf(each, context))];
  const parsed = events.flatMap((event) => parseEvent(event, changes, dates, context, faults));
  return { parsed, faults };
}

/** @param event the event whose times were parsed */
function faultOf(problem: ScheduleProblem, { locale, today }: CheckContext, event = ''): FieldFault {
  const { record, dates: _, ...fault } = problem;
  const about: RecordRef =
    record.kind === 'event' ? { type: types.event, id: event } : { type: types[record.kind], id: record.id };
  return { ...fault, message: withDates(problem, { today, publicHolidays: locale }).message, record: about };
}

function changesWithoutEvent(events: readonly EventTimes[], changes: readonly EventChange[]): FieldFault[] {
  const ids = new Set(events.map(({ id }) => id));
  return changes
    .filter(({ event }) => event === null || !ids.has(event))
    .map(({ event, field, raw }) => {
      const message = `The event “${event ?? ''}” is not published, so this changes nothing.`;
      return warning({ type: types.change, id: raw.id }, field, message);
    });
}

/** Parses an event's times and adds its faults to `faults`; an event that cannot be parsed is left out. */
function parseEvent(
  event: EventTimes,
  changes: readonly EventChange[],
  terms: readonly DateSpan[],
  context: CheckContext,
  faults: FieldFault[],
): ParsedEvent[] {
  const record = { type: types.event, id: event.id };
  if (isUndated(event.raw) && timeFields.every((field) => textOf(event.raw[field]) === null)) {
    faults.push(warning(record, 'repeats', 'No date is given, so it is listed without one.'));
    return [];
  }
  const own = changes.filter((change) => change.event === event.id).map(({ raw }) => raw);
  const { schedule, byArrangement, problems } = parseSchedule<Room>(event.raw, {
    zone: context.locale.zone,
    changes: own,
    terms,
    publicHolidays: context.locale,
  });
  faults.push(...problems.map((problem) => faultOf(problem, context, event.id)));
  const [start, end] = [textOf(event.raw.startTime), textOf(event.raw.endTime)];
  if (event.worship && start !== null && end === null) {
    const message =
      'No end is given, so an hour after its start the service stands as over; write when it ends, at the latest.';
    faults.push(warning(record, 'endTime', message));
  }
  return schedule === null && byArrangement === null ? [] : [{ event, schedule, byArrangement }];
}
