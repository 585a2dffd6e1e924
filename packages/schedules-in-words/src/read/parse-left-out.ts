import { occurringDays } from '../dates/planned-days.ts';
import { type Exception, isSingle, type Schedule } from '../dates/schedule.ts';
import { dayNumber } from '../days/day-number.ts';
import { type DateSpan, type DaySet, datesOf, isListed, spansOf } from '../days/day-set.ts';
import { daysOfYears } from '../days/days-of-year.ts';
import type { Entry } from './entry.ts';
import { type LeftOutLine, parseReasonLine } from './parse-lines.ts';
import { type Report, unknownWord } from './problem.ts';

/** Within how many years days that come again every year must meet one of the schedule. */
const searchedYears = 12;

type Phases = Pick<Schedule, 'phases'>;

/**
 * Parses the lines of the field `leftOut`: the days left out, and whether all school holidays are among them. A line that cannot be read is reported as an error and ignored, so that a typo
 * does not take the Sunday service off the site.
 */
export function parseLeftOut(entry: Entry, schedule: Phases) {
  const exceptions: Exception[] = [];
  let schoolHolidays = false;
  for (const { line, value, report } of entry.lines('leftOut', parseLeftOutLine)) {
    const { days, reason, school } = value;
    schoolHolidays ||= school === 'holidays';
    if (days.length === 0) continue;
    if (days.some((each) => isOnSchedule(each, schedule)))
      exceptions.push(...days.map((each) => ({ days: each, reason })));
    else reportUnmatched(days, line, schedule, report);
  }
  return { exceptions, schoolHolidays };
}

/** Reads a line with days that are left out. @throws PhraseError */
export function parseLeftOutLine(...read: Parameters<typeof parseReasonLine>): LeftOutLine {
  const [line] = read;
  const parsed = parseReasonLine(...read);
  if (parsed.school === 'terms' || parsed.without.length > 0)
    throw unknownWord`"${line}" cannot be left out; write only the days on which it does not happen, such as “August” or “school holidays”.`;
  return parsed;
}

/** True when some of the days are among those of the schedule. */
export function isOnSchedule(days: DaySet, schedule: Phases): boolean {
  if (isSingle(schedule)) return false;
  const isPlanned = ({ from, to }: DateSpan) =>
    !occurringDays(schedule, dayNumber(from), dayNumber(to)).next().done;
  if (isListed(days)) return spansOf(days).some(isPlanned);
  const [{ firstDate }] = schedule.phases;
  const last = dayNumber(firstDate.add({ years: searchedYears }));
  const named = new Set(daysOfYears(days, firstDate, firstDate.year, firstDate.year + searchedYears));
  return occurringDays(schedule, dayNumber(firstDate), last).some(({ day }) => named.has(day));
}

function reportUnmatched(days: readonly DaySet[], line: string, schedule: Phases, report: Report): void {
  if (isSingle(schedule)) {
    report.error`"${line}": something that happens once leaves out no dates; set its status to cancelled instead.`;
  } else if (days.every(isListed) && datesOf(days).length === 1) {
    report.error`"${line}" leaves out a date on which it would not happen anyway.`;
  } else {
    report.warning`"${line}" holds no date on which it would happen.`;
  }
}
