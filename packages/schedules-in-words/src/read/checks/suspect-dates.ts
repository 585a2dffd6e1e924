import { type Schedule, scheduleSpan } from '../../dates/schedule.ts';
import { isBefore } from '../../days/day-number.ts';
import { Entry } from '../entry.ts';
import { addTo, type Report, type ScheduleProblem } from '../problem.ts';
import type { RawChange, RawSchedule } from '../raw-schedule.ts';
import type { TypedLanguage } from '../typed-language.ts';

/** A new date further than this after the date it moves is reported; so is a past date that is as near as this a year on. */
const maxMove = { weeks: 8 } as const;

/** An event that starts later than this is reported. */
const maxAhead = { years: 2 } as const;

/**
 * Finds dates that can be read but are probably mistyped, among those that matter from `today` on: an event years ahead or with last
 * year's date, a change to an unlikely day, an event that is moved without a word from where.
 * @param typedIn the language in which they are told, instead of English
 */
export function suspectDates(
  schedule: Schedule,
  today: Temporal.PlainDate,
  typedIn?: TypedLanguage,
): readonly ScheduleProblem[] {
  const problems: ScheduleProblem[] = [];
  const context = { typedIn };
  const entry = new Entry<RawSchedule>({}, context, addTo(problems, { kind: 'event' }, context));
  checkFirstDate(schedule, today, entry.of('firstDate'));
  if (schedule.status === 'moved' && schedule.statusNote === null)
    entry.of('statusNote')
      .warning`It says “Moved”, but not from when, to when or where; write that here. Or leave the dates as first planned and add a changed date: its old day then says so too.`;
  // Of a run of dates that one entry changes, the first says it for all.
  const told = new Set<string>();
  for (const { id, date, newDate } of schedule.changes) {
    const doubt = newDate && !told.has(id) && doubtOfMove(date, newDate, today);
    if (!doubt) continue;
    told.add(id);
    const change = new Entry<RawChange>({ id }, context, addTo(problems, { kind: 'change', id }, context));
    change.of('newDate').warning`The new date ${newDate} ${doubt}; look at the year and the month.`;
  }
  return problems;
}

function checkFirstDate(schedule: Schedule, today: Temporal.PlainDate, report: Report): void {
  const [{ firstDate }] = schedule.phases;
  if (isBefore(today.add(maxAhead), firstDate))
    report.warning`The first date ${firstDate} is more than two years away; look at the year.`;
  // A past event that would be upcoming in another year: this year's carol service with last year's date. Other series may end at any time.
  const last = scheduleSpan(schedule)?.to;
  if (last === undefined || !isBefore(last, today)) return;
  const thisYear = firstDate.with({ year: today.year });
  const meant = isBefore(thisYear, today) ? firstDate.with({ year: today.year + 1 }) : thisYear;
  if (isBefore(today.add(maxMove), meant)) return;
  report.warning`${firstDate} is past, so it is filed as over; if ${meant} is meant, write that.`;
}

/** What is unlikely of a move from one date to another; undefined where nothing is, and where both are past. */
function doubtOfMove(
  date: Temporal.PlainDate,
  newDate: Temporal.PlainDate,
  today: Temporal.PlainDate,
): string | undefined {
  const moved = `${date}, the date it moves`;
  if (isBefore(newDate, today)) return isBefore(date, today) ? undefined : `is past, and ${moved}, is not`;
  if (isBefore(newDate, date)) return `lies before ${moved}`;
  return isBefore(date.add(maxMove), newDate) ? `lies more than eight weeks after ${moved}` : undefined;
}
