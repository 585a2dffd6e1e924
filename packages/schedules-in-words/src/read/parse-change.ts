import { changedBy, isException, occurringDays, occurringOn } from '../dates/planned-days.ts';
import type { Change, ChangeKind, Schedule } from '../dates/schedule.ts';
import { changedTimes, wallMinutes } from '../dates/wall-times.ts';
import { dateOfDay, dayNumber } from '../days/day-number.ts';
import { timeOfDay } from '../words/en-GB/dates.ts';
import { checkChangedStart } from './checks/check-times.ts';
import { Entry } from './entry.ts';
import { isNewDateNear } from './new-date.ts';
import { warnOfHours } from './parse-times.ts';
import { parseEndTime } from './phrase/hours.ts';
import { addTo, invalid, type ProblemContext, type ScheduleProblem } from './problem.ts';
import type { RawChange } from './raw-schedule.ts';
import { readOneOf } from './read-field.ts';
import { readTypedDate, readTypedStart } from './typed-date.ts';

type NewTimes = Pick<Change, 'newDate' | 'newStart' | 'newEnd'>;

/** What an entry can say: one that is `noted` says `changed`, with a note alone. */
type TypedKind = Exclude<ChangeKind, 'noted'>;

const sameTimes: NewTimes = { newDate: null, newStart: null, newEnd: null };

/** The maximum number of days of a run of dates. A longer one is a mistyped year. */
const maxDaysOfRun = 366;

/**
 * Parses the changes of an event’s dates. A date that is changed twice, by entries that say different things, is reported.
 * @param schedule without changes
 * @param context with the IANA name of the zone, for warnings about start times that do not fit its clocks
 * @param problems those found are added
 */
export function parseChanges<Where>(
  raws: readonly RawChange<Where>[],
  schedule: Schedule<Where>,
  context: ProblemContext & { readonly zone: string },
  problems: ScheduleProblem[],
): Change<Where>[] {
  const changes = new Map<string, { readonly change: Change<Where>; readonly id: string }>();
  const noted: Change<Where>[] = [];
  for (const raw of raws) {
    const entry = new Entry(raw, context, addTo(problems, { kind: 'change', id: raw.id }, context));
    for (const change of parseChange(entry, schedule)) {
      checkChangedStart(schedule, change, context.zone, entry);
      if (change.kind === 'noted') {
        noted.push(change);
        continue;
      }
      const key = `${change.date} ${change.start ?? ''}`;
      const earlier = changes.get(key);
      if (earlier !== undefined) {
        entry.of('date')
          .error`${change.date} is changed twice, here and in "${earlier.id}"; keep one of the two.`;
        // If the two disagree, cancelled counts, so that nobody comes in vain.
        if (change.kind !== 'cancelled') continue;
      }
      changes.set(key, { change, id: raw.id });
    }
  }
  // Words may be added to a date that is changed in another way, and by several entries.
  return [...[...changes.values()].map(({ change }) => change), ...noted];
}

/**
 * Parses the change of a date, or of each date of a run.
 * @returns nothing when it names no date of the schedule. When only its new day or time is invalid, the occurrence counts
 * as postponed, so that visitors do not come at the old time.
 */
function parseChange<Where>(
  entry: Entry<RawChange<Where>>,
  schedule: Schedule<Where>,
): readonly Change<Where>[] {
  const { named, dates } = parseChangeDates(entry, schedule);
  const [first] = dates;
  if (named === null || first === undefined) return [];
  const start = parseWhich(entry, first, schedule);
  if (start === null) return [];
  const status = parseChangeKind(entry) ?? 'postponed';
  const { id, where = null } = entry.raw;
  const note = entry.text('note');
  const details = { id, start: start ?? null, where, note };
  const postponed = dates.map(
    (date): Change<Where> => ({ ...details, ...sameTimes, date, kind: 'postponed' }),
  );
  if (status === 'cancelled') {
    warnOfUnusedTime(entry);
    return postponed.map((change) => ({ ...change, kind: 'cancelled' }));
  }
  const newTimes = parseNewTimes(entry, named);
  if (newTimes === null || !isNewDateNear(named, newTimes.newDate, entry.of('newDate'))) return postponed;
  if (status === 'moved' && where === null && isWithoutTime(newTimes)) {
    entry.of('newDate').error`It is moved, but neither a new date, a new time nor a new place is given.`;
    return postponed;
  }
  if (status === 'changed' && where === null && isWithoutTime(newTimes)) {
    if (note !== null) return postponed.map((change) => ({ ...change, kind: 'noted' }));
    entry.of('status').error`It is changed, but neither a new time, a new place nor a note says how.`;
  }
  // Each date of a run is moved by the same number of days.
  const days = newTimes.newDate === null ? null : named.until(newTimes.newDate).days;
  return postponed.map((change) => {
    const newDate = days === null ? null : change.date.add({ days });
    const changed = { ...change, ...newTimes, newDate, kind: changeKind(status, newTimes) };
    return isConsistent(changed, schedule, entry) ? changed : change;
  });
}

/** The date that is named, and the dates of the schedule from there on that are changed; none, with an error reported, when it has none. */
function parseChangeDates(
  entry: Entry<RawChange>,
  schedule: Schedule,
): { readonly named: Temporal.PlainDate | null; readonly dates: readonly Temporal.PlainDate[] } {
  const typed = entry.date('date');
  if (typed === undefined) entry.of('date').error`The date is missing; write the date it would have been.`;
  if (!typed) return { named: null, dates: [] };
  const { date } = typed;
  const last = parseLastDate(entry, date) ?? date;
  const days = [...occurringDays(schedule, dayNumber(date), dayNumber(last))].map(({ day }) => day);
  if (days.length > 0) return { named: date, dates: [...new Set(days)].map(dateOfDay) };
  const when = last.equals(date) ? `on ${date}` : `from ${date} to ${last}`;
  const fault = isException(schedule, dayNumber(date))
    ? invalid`${date} is already left out, so it cannot be changed as well.`
    : invalid`It does not happen ${when}, so nothing is changed; write the date it would have been.`;
  entry.of('date').add(fault);
  return { named: date, dates: [] };
}

function parseLastDate(entry: Entry<RawChange>, date: Temporal.PlainDate): Temporal.PlainDate | null {
  const last = entry.date('lastDate')?.date;
  if (last === undefined) return null;
  const { days } = date.until(last);
  if (0 <= days && days <= maxDaysOfRun) return last;
  const why = days < 0 ? 'lies before' : 'is more than a year after';
  return entry.of('lastDate').error`The last date ${last} ${why} the date ${date}; only ${date} is changed.`;
}

/** The start of the one that is meant, where a day has several; undefined for all, and null, with the fault reported, for none. */
function parseWhich(
  entry: Entry<RawChange>,
  date: Temporal.PlainDate,
  schedule: Schedule,
): Temporal.PlainTime | null | undefined {
  const start = entry.read('startTime', (text) => readTypedStart(text, date));
  if (!start) return start;
  const starts = occurringOn(schedule, dayNumber(date)).flatMap(({ part: { timing } }) =>
    timing.kind === 'timed' ? [timing.start] : [],
  );
  if (starts.some((each) => each.equals(start))) return start;
  const known = starts.length === 0 ? 'it is all day' : `it starts at ${starts.map(timeOfDay).join(' and ')}`;
  return entry.of('startTime')
    .error`Nothing starts at ${timeOfDay(start)} on ${date}: ${known}. The start time says which one is changed; a new one is the new start time.`;
}

const kinds = ['cancelled', 'postponed', 'moved', 'changed'] as const;

function parseChangeKind(entry: Entry<RawChange>): TypedKind | null {
  const text = entry.text('status');
  if (text !== null) return readOneOf(kinds, text, entry.of('status'));
  return entry.of('status').error`The status is missing; choose cancelled, moved or another.`;
}

/** A change with a new day is a move, even if it says "postponed". */
function changeKind(status: Exclude<TypedKind, 'cancelled'>, newTimes: NewTimes): ChangeKind {
  if (newTimes.newDate !== null) return 'moved';
  return status === 'postponed' && (newTimes.newStart !== null || newTimes.newEnd !== null)
    ? 'changed'
    : status;
}

function parseNewTimes(entry: Entry<RawChange>, date: Temporal.PlainDate): NewTimes | null {
  const typed = entry.read('newDate', readTypedDate);
  const start = entry.read('newStartTime', (text) => readTypedStart(text, typed?.date ?? date));
  const end = entry.read('newEndTime', (text) => parseEndTime(text, null));
  if (typed === null || start === null || end === null) return null;
  // A Contentful space may hold the new date and time in one field.
  const newStart = start ?? typed?.time ?? null;
  const field = start === undefined ? 'newDate' : 'newStartTime';
  if (newStart !== null) warnOfHours(entry.text(field) ?? '', [{ start: newStart }], entry.of(field));
  return { newDate: typed?.date ?? null, newStart, newEnd: end ?? null };
}

function isWithoutTime(newTimes: NewTimes): boolean {
  return Object.values(newTimes).every((time) => time === null);
}

/** False, with the fault reported, when it would end before it starts, or has an end without a start. */
function isConsistent(change: Change, schedule: Schedule, entry: Entry<RawChange>): boolean {
  return changedBy(schedule, change).every(({ part }) => {
    if (part.timing.kind === 'all-day' && change.newEnd !== null && change.newStart === null)
      return entry.of('newEndTime').error`There is a new end time, but no start time for that day.`;
    const length = wallMinutes(changedTimes(part, change));
    if (length === null || length > 0) return true;
    const field = change.newEnd === null ? 'newStartTime' : 'newEndTime';
    return entry.of(field).error`On ${change.date} it would end before it starts.`;
  });
}

function warnOfUnusedTime(entry: Entry<RawChange>): void {
  for (const field of ['newDate', 'newStartTime', 'newEndTime'] as const)
    if (entry.text(field) !== null)
      entry.of(field).warning`It is cancelled, so the new day or time is passed over.`;
}
