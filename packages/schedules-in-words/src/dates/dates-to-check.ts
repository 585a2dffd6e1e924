import { dayNumber } from '../days/day-number.ts';
import { type DaySet, recurrence } from '../days/day-set.ts';
import { daysOfYears } from '../days/days-of-year.ts';
import type { Occurrence } from './occurrence.ts';
import { occurrencesAfter } from './occurrences.ts';
import type { Part, Phase, Schedule } from './schedule.ts';

/** How many of the next dates are there in any case, and how many dates at most. */
const maxNext = 5;
const maxDates = 12;

/** How far behind the first date changes are looked for: what changes with the year has changed by then. */
const ahead = { months: 13 } as const;

/**
 * The dates by which somebody sees whether a schedule is read as it was meant: the next five, the first after each change from a date on, and
 * of the year after that the first with other hours, and the first after a group of months, a school term or days left out begins or ends.
 * Twelve at most.
 * @param zone an IANA name such as `Europe/London`
 */
export function datesToCheck<Where>(
  schedule: Schedule<Where>,
  now: Temporal.Instant,
  zone: string,
): readonly Occurrence<Where>[] {
  const found: Occurrence<Where>[] = [];
  const seen = new Set<Part>();
  let before: { readonly day: number; readonly phase: Phase } | undefined;
  let [turns, end]: [readonly number[], number] = [[], 0];
  for (const occurrence of occurrencesAfter(schedule, now, zone)) {
    const { date, startDate, part, phase, was } = occurrence;
    const day = dayNumber(date);
    if (found.length === 0) {
      end = dayNumber(startDate.add(ahead));
      turns = schedule.phases.flatMap((each) => turnsOf(each, startDate.year)).filter((turn) => turn <= end);
    }
    const isDone = found.length >= maxNext && day > end && before?.phase === schedule.phases.at(-1);
    if (found.length === maxDates || isDone) break;
    const isFirst = before !== undefined && (phase !== before.phase || hasAny(turns, before.day, day));
    // A date that was moved may stand behind a later one.
    if (found.length < maxNext || isFirst || !seen.has(part)) found.push(occurrence);
    seen.add(part);
    if (was === null) before = { day, phase };
  }
  return found;
}

/** The stretches of days by which something happens, or does not: months, parts of the year, terms. */
function stretchesOf({ parts, exceptions, terms }: Phase): readonly DaySet[] {
  const sets = parts.flatMap(({ days, only, without }) => [days, ...(only ? [only] : []), ...without]);
  const all = [...sets, ...exceptions.map(({ days }) => days)].flatMap((set): DaySet | readonly DaySet[] => {
    if (set.kind === 'span' || set.kind === 'year-span') return set;
    if (set.kind !== 'rule') return [];
    const { byMonth } = set.rule;
    const months: DaySet = { kind: 'rule', rule: recurrence('daily', { byMonth }), within: null };
    return [
      ...(byMonth.length > 0 ? [months] : []),
      ...(set.within ? [{ kind: 'year-span' as const, span: set.within }] : []),
    ];
  });
  return [...all, ...(terms ?? []).map((term) => ({ kind: 'span' as const, ...term }))];
}

/** The days with which stretches begin, and those after their end, around a year. */
function turnsOf(phase: Phase, year: number): readonly number[] {
  return stretchesOf(phase).flatMap((set) => {
    const days = daysOfYears(set, phase.countFrom, year - 1, year + 2);
    const inside = new Set(days);
    return days.flatMap((day) => [
      ...(inside.has(day - 1) ? [] : [day]),
      ...(inside.has(day + 1) ? [] : [day + 1]),
    ]);
  });
}

function hasAny(turns: readonly number[], after: number, to: number): boolean {
  return turns.some((day) => after < day && day <= to);
}
