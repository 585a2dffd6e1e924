import { isException, occurringDays } from '../../dates/planned-days.ts';
import { type Exception, type Part, type Phase, singleSpan } from '../../dates/schedule.ts';
import { dateOfDay, dayNumber } from '../../days/day-number.ts';
import { datesOf } from '../../days/day-set.ts';
import { comparedDays } from '../../days/days-of-year.ts';
import type { Pattern } from '../parse-days.ts';
import { isOnSchedule } from '../parse-left-out.ts';
import type { Report } from '../problem.ts';

/** The number of days within which the regular hours must apply once. */
const searchedDays = 12 * 366;

/**
 * Refuses days all of which others of the event are: "every day in August and Wednesdays in August", "Thursdays, 7 January 2027". Festivals may be among
 * them, since "Sundays and Easter Day" says the same in either reading.
 * @param text as it was typed, for the message
 * @returns whether they are refused
 */
export function refuseDaysAmongOthers({ days, firstDate }: Pattern, text: string, report: Report): boolean {
  const repeated = days.filter(({ kind }) => ['rule', 'year-span', 'dates'].includes(kind));
  // Most events have one set, whose days need not be counted.
  const all = repeated.length < 2 ? [] : repeated.map((set) => comparedDays(set, firstDate));
  if (!all.some((own) => all.some((other) => other !== own && own.size > 0 && own.isSubsetOf(other))))
    return false;
  report.ambiguous`"${text}" names days that all lie among its other days, so it can be the wider ones or the narrower ones; write only those that are meant.`;
  return true;
}

/** Warns of dates that are listed one by one and left out as well. */
export function checkListedDates(phase: Phase, report: Report): void {
  if (singleSpan(phase)) return;
  for (const date of datesOf(phase.parts.map(({ days }) => days))) {
    if (!isException({ phases: [phase] }, dayNumber(date))) continue;
    report.warning`${date} is both among the dates and left out, so it does not happen; take it out of one of the two.`;
  }
}

/** Warns of a further date on which it happens anyway, at the same hours. */
export function checkListedTwice(phase: Phase, report: Report): void {
  for (const [index, part] of phase.parts.entries()) {
    if (part.days.kind !== 'dates') continue;
    const earlier = phase.parts.slice(0, index).filter(({ timing }) => timing === part.timing);
    for (const date of part.days.dates) {
      if (!earlier.some((other) => isPlanned(phase, other, dayNumber(date), dayNumber(date)))) continue;
      report.warning`It happens on ${date} anyway, at the same time; another time stands after a colon, such as “${date}: 7pm”.`;
    }
  }
}

/** Warns when other hours replace the regular ones on every date. */
export function checkUsualHours(phase: Phase, report: Report): void {
  const first = dayNumber(phase.firstDate);
  const regular = phase.parts.filter(({ only, without }) => only === null && without.length > 0);
  if (regular.length === 0 || regular.some((part) => isPlanned(phase, part, first, first + searchedDays)))
    return;
  report.warning`The other times are for every date, so the usual hours never apply; write the other times as its start and end.`;
}

/** Warns when two lines of other times name different days that meet: on such a day both are shown. */
export function checkOtherTimesMeet(phase: Phase, report: Report): void {
  const daysOf = (part: Part) => part.only ?? part.days;
  const others = phase.parts.filter((part) => phase.parts[0].without.includes(daysOf(part)));
  for (const [index, one] of others.entries()) {
    const different = others
      .slice(index + 1)
      .filter((other) => JSON.stringify(daysOf(one)) !== JSON.stringify(daysOf(other)));
    for (const other of different) {
      const day = firstOfBoth(phase, one, other);
      if (day === null) continue;
      report.warning`Two of the other times are for ${dateOfDay(day)}, so both are shown; if only one is meant, name days that do not meet, such as “first to fourth Sundays of August”.`;
      return;
    }
  }
}

function firstOfBoth(phase: Phase, one: Part, other: Part): number | null {
  const first = dayNumber(phase.firstDate);
  let previous: number | null = null;
  const both: [Phase] = [{ ...phase, parts: [one, other] }];
  for (const { day } of occurringDays({ phases: both }, first, first + searchedDays)) {
    if (day === previous) return day;
    previous = day;
  }
  return null;
}

/** Warns when days that `repeats` leaves out are none of its own: "Sundays except in August, Wednesdays". */
export function checkExceptions(
  left: readonly Exception[],
  text: string,
  phase: Phase,
  report: Report,
): void {
  if (left.every(({ days }) => isOnSchedule(days, { phases: [phase] }))) return;
  report.warning`"${text}" leaves out days on which it would not happen anyway; other days stand before “except”.`;
}

function isPlanned(phase: Phase, part: Part, from: number, to: number): boolean {
  return !occurringDays({ phases: [{ ...phase, parts: [part] }] }, from, to).next().done;
}
