import { type Schedule, scheduleSpan } from 'schedules-in-words';

/** A date that can be read but is probably mistyped. */
export interface SuspectDate {
  /** The id of the change that holds it; null for a field of the event itself. */
  readonly change: string | null;
  readonly field: 'firstDate' | 'newDate' | 'statusNote';
  /** A sentence for the volunteer who typed it. */
  readonly message: string;
}

type OwnDate = Omit<SuspectDate, 'change'> | null;

/** A new date further than this after the date it moves is reported; so is a past date that is as near as this a year on. */
const maxMove = { weeks: 8 } as const;

/** An event that starts later than this is reported. */
const maxAhead = { years: 2 } as const;

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) < 0;

/** Finds dates that are probably mistyped, among those that matter from `today` on. */
export function suspectDates(schedule: Schedule, today: Temporal.PlainDate): readonly SuspectDate[] {
  const own = [farAhead(schedule, today), lastYear(schedule, today), movedWithoutNote(schedule)]
    .filter((found) => found !== null)
    .map((found): SuspectDate => ({ change: null, ...found }));
  // Of a run of dates that one entry changes, the first says it for all.
  const changed = new Map<string, SuspectDate>();
  for (const change of schedule.changes) {
    const message = suspectNewDate(change, today);
    if (message !== null && !changed.has(change.id))
      changed.set(change.id, { change: change.id, field: 'newDate', message });
  }
  return [...own, ...changed.values()];
}

function farAhead({ firstDate }: Schedule, today: Temporal.PlainDate): OwnDate {
  if (!isBefore(today.add(maxAhead), firstDate)) return null;
  const message = `The first date ${firstDate} is more than two years away; look at the year.`;
  return { field: 'firstDate', message };
}

/** A past event that would be upcoming in another year: this year's carol service with last year's date. */
function lastYear(schedule: Schedule, today: Temporal.PlainDate): OwnDate {
  const { firstDate } = schedule;
  const lastDate = lastDay(schedule);
  if (lastDate === null || !isBefore(lastDate, today)) return null;
  const thisYear = firstDate.with({ year: today.year });
  const meant = isBefore(thisYear, today) ? firstDate.with({ year: today.year + 1 }) : thisYear;
  if (isBefore(today.add(maxMove), meant)) return null;
  const message = `${firstDate} is past, so it is filed as over; if ${meant} is meant, write that.`;
  return { field: 'firstDate', message };
}

/** The last day of an event that happens once or on a few days; null for other series, which may end at any time. */
function lastDay(schedule: Schedule): Temporal.PlainDate | null {
  return scheduleSpan(schedule)?.to ?? null;
}

function movedWithoutNote({ status, statusNote }: Schedule): OwnDate {
  if (status !== 'moved' || statusNote !== null) return null;
  const message =
    'It says “Moved”, but not from when, to when or where; write that here. Or leave the dates as first planned and add a changed date: its old day then says so too.';
  return { field: 'statusNote', message };
}

function suspectNewDate(
  { date, newDate }: Schedule['changes'][number],
  today: Temporal.PlainDate,
): string | null {
  if (newDate === null || (isBefore(date, today) && isBefore(newDate, today))) return null;
  const moved = `${date}, the date it moves`;
  if (isBefore(newDate, today))
    return `The new date ${newDate} is past, and ${moved}, is not; look at the year and the month.`;
  if (isBefore(newDate, date))
    return `The new date ${newDate} lies before ${moved}; look at the year and the month.`;
  if (isBefore(date.add(maxMove), newDate))
    return `The new date ${newDate} lies more than eight weeks after ${moved}; look at the year and the month.`;
  return null;
}
