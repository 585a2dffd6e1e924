import { dateOfDay, dayNumber, LAST_DAY } from '../schedule/day-number.ts';
import type { RecurrenceRule } from '../schedule/day-set.ts';
import { type Occurrence, occurrenceOn } from '../schedule/occurrence.ts';
import {
  changedBy,
  changeOf,
  occurringDays,
  type PlannedDay,
  plannedDays,
} from '../schedule/planned-days.ts';
import { isSingle, type Part, type Schedule } from '../schedule/schedule.ts';
import type { WallClock } from '../schedule/wall-clock.ts';
import { scheduledTimes, wallMinutes } from '../schedule/wall-times.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { clockChangeDays, isClockChangeDay } from './clock-change-days.ts';
import {
  dateOfSeriesProperty,
  dateProperty,
  exceptionProperties,
  seriesStartProperty,
  zonedProperties,
} from './date-properties.ts';
import { entryProperties, whenProperties } from './event-properties.ts';
import type { JCalComponent, JCalProperty } from './jcal.ts';
import { recurrenceRule } from './recurrence-rule.ts';

/** How many years after that of publishing dates without an end are listed, where no rule can say them. */
const YEARS_AHEAD = 5;

/**
 * The VEVENTs of one entry (RFC 5545 §3.6.1). A part of its schedule with a rule has one with its EXDATEs, and one more for
 * each changed occurrence; any other part has one for each date. A schedule without any date left has none.
 */
export function eventComponents<Where>(
  entry: CalendarEntry<Where>,
  host: string,
  clock: WallClock,
): JCalComponent[] {
  const { schedule, id } = entry;
  return schedule.parts.flatMap((part, index) => {
    const name = index === 0 ? id : `${id}-${index + 1}`;
    const rule = ruleOf(schedule, part);
    return rule === null
      ? dateComponents(entry, part, name, host, clock)
      : seriesComponents(entry, part, rule, `${name}@${host}`, clock);
  });
}

/** The rule of a part, if an RRULE with EXDATEs can say all its days; otherwise null. */
function ruleOf({ terms }: Schedule, { days, only, without }: Part): RecurrenceRule | null {
  const isWhole = terms === null && only === null && without.length === 0;
  return isWhole && days.kind === 'rule' && days.within === null ? days.rule : null;
}

/** One VEVENT for each date, since Outlook does not read RDATE. That of a single event has the entry's own UID. */
function dateComponents<Where>(
  entry: CalendarEntry<Where>,
  part: Part,
  name: string,
  host: string,
  clock: WallClock,
): JCalComponent[] {
  const { schedule } = entry;
  const last = part.days.kind === 'dates' ? LAST_DAY : horizon(entry, clock);
  return occurringDays(schedule, -LAST_DAY, last)
    .filter((planned) => planned.part === part)
    .map((planned) => {
      const occurrence = changedOccurrence(schedule, planned, clock);
      const uid = isSingle(schedule) ? `${name}@${host}` : `${name}-${occurrence.date}@${host}`;
      return vevent([...entryProperties(entry, uid, occurrence), ...whenProperties(occurrence.when)]);
    })
    .toArray();
}

/** The last day for which dates without an end are listed: it moves at New Year only. */
function horizon<Where>({ publishedAt }: CalendarEntry<Where>, { zone }: WallClock): number {
  return dayNumber(new Temporal.PlainDate(publishedAt.toZonedDateTimeISO(zone).year + YEARS_AHEAD, 12, 31));
}

function changedOccurrence<Where>(
  schedule: Schedule<Where>,
  planned: PlannedDay,
  clock: WallClock,
): Occurrence<Where> {
  const changes = schedule.changes.filter(({ date }) => dayNumber(date) === planned.day);
  return occurrenceOn(schedule, planned, changeOf(changes, planned.part), clock);
}

function seriesComponents<Where>(
  entry: CalendarEntry<Where>,
  part: Part,
  rule: RecurrenceRule,
  uid: string,
  clock: WallClock,
): JCalComponent[] {
  const { schedule } = entry;
  // The day of DTSTART must fall on the rule (RFC 5545 §3.8.5.3) and be no exception.
  const first = occurringDays(schedule, dayNumber(schedule.firstDate), LAST_DAY).find(
    (planned) => planned.part === part,
  );
  if (first === undefined) return [];
  const occurrence = occurrenceOn(schedule, first, null, clock);
  const exceptions = exceptionDays(entry, first, clock).flatMap((day) =>
    exceptionProperties(part, dateOfDay(day), clock.zone),
  );
  const series = vevent([
    ...entryProperties(entry, uid, occurrence),
    seriesStartProperty(part, occurrence.date, clock.zone),
    ...lengthProperties(occurrence, clock),
    recurrenceRule(schedule, part, rule, clock),
    ...exceptions,
  ]);
  const changed = changedDays(entry, first, clock).map((day) => {
    const each = changedOccurrence(schedule, { day, part }, clock);
    return vevent([
      ...entryProperties(entry, uid, each),
      dateOfSeriesProperty('recurrence-id', part, each.date, clock.zone),
      ...whenProperties(each.when),
    ]);
  });
  return [series, ...changed];
}

/** DTEND; or DURATION, when the clocks change during the first occurrence, so that the others have the right length. */
function lengthProperties({ when, date, part }: Occurrence, clock: WallClock): JCalProperty[] {
  if (when.kind === 'all-day') return [dateProperty('dtend', when.last.add({ days: 1 }))];
  if (when.end === null) return [];
  if (!isClockChangeDay(part, dayNumber(date), clock)) return zonedProperties({ dtend: when.end });
  const minutes = wallMinutes(scheduledTimes(part, dayNumber(date)));
  return [['duration', {}, 'duration', `PT${minutes}M`]];
}

/** The planned days of a part, from its first, that are exceptions: all that are typed as dates, others up to the horizon. */
function exceptionDays<Where>(
  entry: CalendarEntry<Where>,
  { day: first, part }: PlannedDay,
  clock: WallClock,
): readonly number[] {
  const ends = entry.schedule.exceptions.map(({ days }) =>
    days.kind === 'span' ? dayNumber(days.to) : horizon(entry, clock),
  );
  const last = Math.max(first, ...ends);
  const occurring = new Set(partDays(occurringDays(entry.schedule, first, last), part));
  return partDays(plannedDays(entry.schedule, first, last), part).filter((day) => !occurring.has(day));
}

/** The days of a part, from its first, with a change or on which the clocks change. */
function changedDays<Where>(
  { schedule, publishedAt }: CalendarEntry<Where>,
  { day: first, part }: PlannedDay,
  clock: WallClock,
): readonly number[] {
  const changed = schedule.changes.flatMap((change) => partDays(changedBy(schedule, change), part));
  const days = new Set([...clockChangeDays(schedule, part, publishedAt, clock), ...changed]);
  return [...days].filter((day) => day >= first).sort((one, other) => one - other);
}

function partDays(planned: Iterable<PlannedDay>, part: Part): readonly number[] {
  return [...planned].filter((each) => each.part === part).map(({ day }) => day);
}

function vevent(properties: readonly JCalProperty[]): JCalComponent {
  return ['vevent', properties, []];
}
