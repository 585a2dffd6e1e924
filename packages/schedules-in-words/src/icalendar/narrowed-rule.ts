import type { Exception, Part } from '../dates/schedule.ts';
import { type DaySet, everyOne, type RecurrenceRule } from '../days/day-set.ts';
import { monthsFrom } from '../days/rule-patterns.ts';
import { allWeekdays, type Weekday } from '../days/weekday.ts';
import { wholeMonths } from '../days/year-span.ts';

const allMonths = monthsFrom(1, 12);

/** A rule, and those of its exceptions that it cannot say itself. */
interface NarrowedRule {
  readonly rule: RecurrenceRule;
  readonly exceptions: readonly DaySet[];
}

/**
 * The rule of a part with what limits it as far as a rule can say that: whole months as BYMONTH, and weekdays. Null when there
 * is no rule, or none for the days to which it is limited.
 */
export function narrowedRule(
  { days, only, without }: Part,
  exceptions: readonly Exception[],
): NarrowedRule | null {
  if (days.kind !== 'rule') return null;
  let rule: RecurrenceRule | null = days.rule;
  if (days.within !== null) rule = limitedTo(rule, { kind: 'year-span', span: days.within });
  if (only !== null) rule = rule && limitedTo(rule, only);
  if (rule === null) return null;
  const left: DaySet[] = [];
  for (const set of [...without, ...exceptions.map((exception) => exception.days)]) {
    const narrowed = limitedToOthers(rule, set);
    if (narrowed === null) left.push(set);
    else rule = narrowed;
  }
  return { rule, exceptions: left };
}

/** The rule for those of its days that are in a set, or null. */
function limitedTo(rule: RecurrenceRule, set: DaySet): RecurrenceRule | null {
  const months = monthsOf(set);
  if (months !== null) return withMonths(rule, months);
  // The first Sundays among all Sundays are the first Sundays.
  if (set.kind !== 'rule' || set.within !== null || set.rule.bySetPos.length > 0) return null;
  const weekdays = everyWeekdayOf(rule);
  const isWithin =
    set.rule.byDay.length > 0
      ? set.rule.byDay.every(({ weekday }) => weekdays?.includes(weekday))
      : weekdays?.length === allWeekdays.length;
  return isWithin ? set.rule : null;
}

/** The rule without those of its days that are in a set, or null. */
function limitedToOthers(rule: RecurrenceRule, set: DaySet): RecurrenceRule | null {
  const months = monthsOf(set);
  if (months !== null) {
    return withMonths(
      rule,
      allMonths.filter((month) => !months.includes(month)),
    );
  }
  const weekdays = everyWeekdayOf(rule);
  const others = set.kind === 'rule' && set.within === null ? everyWeekdayOf(set.rule) : null;
  if (weekdays === null || others === null) return null;
  const left = weekdays.filter((weekday) => !others.includes(weekday));
  if (left.length === 0 || left.length === weekdays.length) return left.length === 0 ? null : rule;
  return { ...rule, freq: 'weekly', byDay: everyOne(left) };
}

/**
 * The rule in these months only; null when no month is left, when BYMONTH would change what the rule counts, and in the two cases
 * that ical.js (Thunderbird) gets wrong: with an interval of months, and with positions.
 */
function withMonths(rule: RecurrenceRule, months: readonly number[]): RecurrenceRule | null {
  const { freq, interval, byMonth, bySetPos } = rule;
  const isCounted = freq === 'yearly' ? byMonth.length === 0 : freq === 'monthly' && interval > 1;
  const isSame = bySetPos.length === 0 && !isCounted;
  const left = allMonths.filter(
    (month) => months.includes(month) && (byMonth.length === 0 || byMonth.includes(month)),
  );
  return isSame && left.length > 0 ? { ...rule, byMonth: left } : null;
}

/** The weekdays of a rule that is nothing but "every day" or some weekdays of every week; otherwise null. */
function everyWeekdayOf({
  freq,
  interval,
  byDay,
  byMonth,
  byMonthDay,
  bySetPos,
}: RecurrenceRule): readonly Weekday[] | null {
  if (interval !== 1 || [...byMonth, ...byMonthDay, ...bySetPos].length > 0) return null;
  if (freq === 'daily' && byDay.length === 0) return allWeekdays;
  return freq === 'weekly' ? byDay.map(({ weekday }) => weekday) : null;
}

/** The months of a part of the year that is made of whole months; otherwise null. */
function monthsOf(set: DaySet): readonly number[] | null {
  const months = set.kind === 'year-span' ? wholeMonths(set.span) : null;
  return months && monthsFrom(months.first, months.last);
}
