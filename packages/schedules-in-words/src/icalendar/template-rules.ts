import type { Exception, Part } from '../dates/schedule.ts';
import { type DaySet, everyOne, everyWeekOn, isListed, type RecurrenceRule } from '../days/day-set.ts';
import { allWeekdays } from '../days/weekday.ts';

/**
 * The rules of a part that Outlook reads; none where one of its rules has no template, as for festivals, fifth Sundays, or the last
 * weekday of the month. Weekdays that are left out become a rule for the others.
 * @returns `leftOut` are days where no rule says so, which a file lists; `isLimited` is true when some are left out again every year
 */
export function templateRules({ days, only, without }: Part, exceptions: readonly Exception[]) {
  if (days.kind !== 'rule') return { rules: [], leftOut: [], isLimited: false };
  const limited = only && limitedTo(days.rule, only);
  let rule = limited ?? days.rule;
  const leftOut: DaySet[] = [];
  for (const set of [...without, ...exceptions.map((exception) => exception.days)]) {
    const others = limitedToOthers(rule, set);
    if (others === null) leftOut.push(set);
    else rule = others;
  }
  const isLimited =
    days.within !== null ||
    (only !== null && limited === null) ||
    (rule.freq !== 'yearly' && rule.byMonth.length > 0) ||
    leftOut.some((set) => !isListed(set));
  return { rules: templatesOf(rule), leftOut, isLimited };
}

/**
 * A rule as rules by the templates of MS-OXCICAL §2.1.3.2.2, one for each weekday of the month, day of the month and month of the
 * year; Outlook skips an event whose rule has none. Months that limit any other rule are left out of it.
 */
function templatesOf(rule: RecurrenceRule): readonly RecurrenceRule[] {
  const { freq, byDay, byMonthDay, byMonth, bySetPos } = rule;
  if (bySetPos.length > 0 || (byMonthDay.length > 0 && byDay.length > 0)) return [];
  if (freq === 'daily' || freq === 'weekly') {
    const fits = byMonthDay.length === 0 && (freq === 'weekly' || byDay.length === 0);
    return fits ? [{ ...rule, byMonth: [] }] : [];
  }
  const days = [
    ...byDay.map((day) => ({ byDay: [day] })),
    ...byMonthDay.map((day) => ({ byMonthDay: [day] })),
  ];
  // In a month without the day Outlook takes the last one: http://msdn2.microsoft.com/en-us/library/ms528295(v=exchg.10)
  const lastOfEach = freq === 'monthly' ? 28 : Math.min(...byMonth.map(daysInMonth));
  const fits =
    byDay.every(({ ordinal }) => ordinal !== null && ordinal >= -1 && ordinal <= 4) &&
    byMonthDay.every((day) => (day > 0 && day <= lastOfEach) || (day === -1 && freq === 'monthly'));
  const months = freq === 'monthly' ? [[]] : byMonth.map((month) => [month]);
  return fits ? months.flatMap((each) => days.map((day) => ({ ...rule, ...day, byMonth: each }))) : [];
}

/** The days of a month in a year without a 29 February. */
function daysInMonth(month: number): number {
  return new Temporal.PlainDate(2027, month, 1).daysInMonth;
}

/** The rule for those of its days that are in a set, or null. */
function limitedTo(rule: RecurrenceRule, set: DaySet): RecurrenceRule | null {
  // The first Sundays among all Sundays are the first Sundays.
  if (set.kind !== 'rule' || set.within !== null || set.rule.bySetPos.length > 0) return null;
  const weekdays = everyWeekOn({ kind: 'rule', rule, within: null });
  const isWithin =
    set.rule.byDay.length > 0
      ? set.rule.byDay.every(({ weekday }) => weekdays?.includes(weekday))
      : weekdays?.length === allWeekdays.length;
  return isWithin ? set.rule : null;
}

/** The rule without those of its days that are in a set, or null. */
function limitedToOthers(rule: RecurrenceRule, set: DaySet): RecurrenceRule | null {
  const [weekdays, others] = [everyWeekOn({ kind: 'rule', rule, within: null }), everyWeekOn(set)];
  if (weekdays === null || others === null) return null;
  const left = weekdays.filter((weekday) => !others.includes(weekday));
  if (left.length === 0 || left.length === weekdays.length) return left.length === 0 ? null : rule;
  return { ...rule, freq: 'weekly', byDay: everyOne(left) };
}
