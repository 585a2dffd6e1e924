import { dayNumber } from '../day-number.ts';
import { changedBy, isException, occurringOn } from '../planned-days.ts';
import type { Change, ChangeKind, Part, Schedule } from '../schedule.ts';
import { changedTimes, changesTime, wallMinutes } from '../wall-times.ts';
import { isNewDateNear } from './new-date.ts';
import { type RawChange, textOf } from './raw-schedule.ts';
import type { Report } from './schedule-problem.ts';
import { parseTypedDate, parseTypedTime } from './typed-date.ts';

type NewTimes = Pick<Change, 'newDate' | 'newStart' | 'newEnd'>;

const NO_NEW_TIME: NewTimes = { newDate: null, newStart: null, newEnd: null };

/**
 * Parses the change of one occurrence.
 * @returns null when it names no date of the schedule. When only its new day or time is invalid, the occurrence counts as
 * postponed, so that visitors do not come at the old time.
 */
export function parseChange<Where>(
  raw: RawChange<Where>,
  schedule: Schedule<Where>,
  report: Report,
): Change<Where> | null {
  const date = parseChangeDate(raw, schedule, report);
  if (date === null) return null;
  const status = parseChangeKind(textOf(raw.status), report) ?? 'postponed';
  const details = { date, start: null, where: raw.where ?? null, note: textOf(raw.note) };
  if (status === 'cancelled') {
    warnOfUnusedTime(raw, report);
    return { ...details, ...NO_NEW_TIME, kind: 'cancelled' };
  }
  const newTimes = parseNewTimes(raw, report);
  if (newTimes === null || !isNewDateNear(date, newTimes.newDate, report))
    return { ...details, ...NO_NEW_TIME, kind: 'postponed' };
  const change: Change<Where> = { ...details, ...newTimes, kind: changeKind(status, newTimes) };
  if (change.kind === 'moved' && !changesTime(change) && change.where === null) {
    const message = 'It is moved, but neither a new date, a new time nor a new place is given.';
    report.error('no-new-time', 'newDate', message);
    return { ...change, kind: 'postponed' };
  }
  return isConsistent(change, schedule, report) ? change : { ...details, ...NO_NEW_TIME, kind: 'postponed' };
}

function parseChangeDate(raw: RawChange, schedule: Schedule, report: Report): Temporal.PlainDate | null {
  const text = textOf(raw.date);
  if (text === null) {
    report.error('missing', 'date', 'The date is missing; write the date it would have been.');
    return null;
  }
  const date = parseTypedDate(text, 'date', report)?.date ?? null;
  if (date === null) return null;
  if (occurringOn(schedule, dayNumber(date)).length > 0) return date;
  const message = isException(schedule, dayNumber(date))
    ? `${date} is already left out, so it cannot be changed as well.`
    : `It does not happen on ${date}, so nothing is changed; write the date it would have been.`;
  report.error('matches-nothing', 'date', message);
  return null;
}

function parseChangeKind(text: string | null, report: Report): ChangeKind | null {
  const known = text?.toLowerCase() ?? null;
  switch (known) {
    case 'cancelled':
    case 'postponed':
    case 'moved':
    case 'changed':
      return known;
    case null:
      report.error('missing', 'status', 'The status is missing; choose cancelled, moved or another.');
      return null;
    default: {
      const message = `"${text}" is not known; it can be "cancelled", "postponed", "moved" or "changed".`;
      report.error('unknown-word', 'status', message);
      return null;
    }
  }
}

/** A change with a new day is a move, even if it says "postponed". */
function changeKind(status: Exclude<ChangeKind, 'cancelled'>, newTimes: NewTimes): ChangeKind {
  if (newTimes.newDate !== null) return 'moved';
  return status === 'postponed' && (newTimes.newStart !== null || newTimes.newEnd !== null)
    ? 'changed'
    : status;
}

function parseNewTimes(raw: RawChange, report: Report): NewTimes | null {
  const [dateText, startText, endText] = [raw.newDate, raw.newStartTime, raw.newEndTime].map(textOf);
  const typed = dateText == null ? null : parseTypedDate(dateText, 'newDate', report);
  const start = startText == null ? null : parseTypedTime(startText, 'newStartTime', report);
  const end = endText == null ? null : parseTypedTime(endText, 'newEndTime', report);
  const isUnreadable =
    (dateText != null && typed === null) ||
    (startText != null && start === null) ||
    (endText != null && end === null);
  // A Contentful space may hold the new date and time in one field.
  return isUnreadable
    ? null
    : { newDate: typed?.date ?? null, newStart: start ?? typed?.time ?? null, newEnd: end };
}

function isConsistent(change: Change, schedule: Schedule, report: Report): boolean {
  return changedBy(schedule, change).every(({ part }) => isPartConsistent(change, part, report));
}

function isPartConsistent(change: Change, part: Part, report: Report): boolean {
  if (part.timing.kind === 'all-day' && change.newEnd !== null && change.newStart === null) {
    report.error(
      'end-without-start',
      'newEndTime',
      'There is a new end time, but no start time for that day.',
    );
    return false;
  }
  const length = wallMinutes(changedTimes(part, change));
  if (length === null || length > 0) return true;
  const field = change.newEnd === null ? 'newStartTime' : 'newEndTime';
  report.error('ends-before-start', field, `On ${change.date} it would end before it starts.`);
  return false;
}

function warnOfUnusedTime(raw: RawChange, report: Report): void {
  for (const field of ['newDate', 'newStartTime', 'newEndTime'] as const) {
    if (textOf(raw[field]) === null) continue;
    report.warning('field-ignored', field, 'It is cancelled, so the new day or time is passed over.');
  }
}
