import type { Change, Schedule } from '#domain/schedule/schedule.ts';

/** A date that may be a slip, though it can be read. */
export type SuspectDate = {
  /** The date of the change that it is in; null for the event's own. */
  readonly change: Temporal.PlainDate | null;
  readonly field: 'firstDate' | 'newDate' | 'statusNote';
  /** A sentence for the volunteer who typed it. */
  readonly message: string;
};

/** A new date further than this after the date it moves is asked about. */
const FAR = { weeks: 8 } as const;

/** An event that begins later than this is asked about. */
const FARTHEST = { years: 2 } as const;

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) < 0;

/** Dates that may be meant and more often are slips, as seen from a day: what is to come is looked at, not what is over. */
export function suspectDates(schedule: Schedule, today: Temporal.PlainDate): readonly SuspectDate[] {
  const own = [farAhead(schedule, today), lastYears(schedule, today), movedWithoutWords(schedule)]
    .filter((found) => found !== null)
    .map((found): SuspectDate => ({ change: null, ...found }));
  const changed = schedule.changes.flatMap((change): SuspectDate[] => {
    const message = doubtfulNewDate(change, today);
    return message === null ? [] : [{ change: change.date, field: 'newDate', message }];
  });
  return [...own, ...changed];
}

type Found = Pick<SuspectDate, 'field' | 'message'> | null;

function farAhead({ firstDate }: Schedule, today: Temporal.PlainDate): Found {
  if (!isBefore(today.add(FARTHEST), firstDate)) return null;
  const message = `The first date ${firstDate} is more than two years away; look at the year.`;
  return { field: 'firstDate', message };
}

/** A single event that is over, and would be to come within weeks if its year were another: this year's carols, last year's date. */
function lastYears(schedule: Schedule, today: Temporal.PlainDate): Found {
  const { firstDate } = schedule;
  const lastDate = lastDay(schedule);
  if (lastDate === null || !isBefore(lastDate, today)) return null;
  const thisYear = firstDate.with({ year: today.year });
  const meant = isBefore(thisYear, today) ? firstDate.with({ year: today.year + 1 }) : thisYear;
  if (isBefore(today.add(FAR), meant)) return null;
  const message = `${firstDate} is past, so it is filed as over; if ${meant} is meant, write that.`;
  return { field: 'firstDate', message };
}

/** The last day of a thing that happens once or on a few days; null for other series, which end when they do. */
function lastDay(schedule: Schedule): Temporal.PlainDate | null {
  switch (schedule.kind) {
    case 'once':
      return schedule.endDate;
    case 'daily':
      return schedule.lastDate;
    default:
      return null;
  }
}

function movedWithoutWords({ status, statusNote }: Schedule): Found {
  if (status !== 'moved' || statusNote !== null) return null;
  const message =
    'It says “Moved”, but not from when, to when or where; write that here. Or leave the dates as first planned and add a changed date: its old day then says so too.';
  return { field: 'statusNote', message };
}

function doubtfulNewDate({ date, newDate }: Change, today: Temporal.PlainDate): string | null {
  if (newDate === null || (isBefore(date, today) && isBefore(newDate, today))) return null;
  const moved = `${date}, the date it moves`;
  if (isBefore(newDate, today))
    return `The new date ${newDate} is past, and ${moved}, is not; look at the year and the month.`;
  if (isBefore(newDate, date))
    return `The new date ${newDate} lies before ${moved}; look at the year and the month.`;
  if (isBefore(date.add(FAR), newDate))
    return `The new date ${newDate} lies more than eight weeks after ${moved}; look at the year and the month.`;
  return null;
}
