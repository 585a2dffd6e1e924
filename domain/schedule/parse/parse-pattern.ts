import { dateOfDay, dayNumber, LAST_DAY } from '../day-number.ts';
import type { DaySet, RecurrenceRule, RuleDay } from '../day-set.ts';
import { plannedDays } from '../planned-days.ts';
import type { Schedule, Timing } from '../schedule.ts';
import { WEEKDAY_NAMES, type Weekday, weekdayName, weekdayNamed, weekdayOf } from '../weekday.ts';
import type { ParsedTimes } from './parse-times.ts';
import { type RawSchedule, textOf } from './raw-schedule.ts';
import type { Report } from './schedule-problem.ts';
import { parseTypedDate } from './typed-date.ts';

/** Which days an event has, and from when to when. */
export interface Pattern extends Pick<Schedule, 'firstDate' | 'lastDate'> {
  readonly days: DaySet;
}

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: -1,
};

/** Parses how an event repeats; null, with the errors reported, when it cannot be read. */
export function parsePattern(raw: RawSchedule, times: ParsedTimes, report: Report): Pattern | null {
  const repeats = textOf(raw.repeats)?.toLowerCase() ?? null;
  const { firstDate } = times;
  switch (repeats) {
    case 'once':
      if (textOf(raw.lastDate) !== null) {
        const message =
          'The last date counts only for things that repeat; write the last day of one thing as its end date.';
        report.warning('field-ignored', 'lastDate', message);
      }
      return { days: { kind: 'dates', dates: [firstDate] }, firstDate, lastDate: null };
    case 'every day': {
      const lastDate = parseLastDate(raw.lastDate, report);
      if (lastDate === 'unreadable') return null;
      if (lastDate === null) {
        const message =
          'The last date is missing; write the last day on which it happens. For something without an end choose every week, with all its weekdays.';
        report.error('missing', 'lastDate', message);
        return null;
      }
      return seriesOf({ freq: 'daily' }, firstDate, lastDate, report);
    }
    case 'every week':
    case 'every second week': {
      const weekdays = parseWeekdays(raw.weekdays ?? [], firstDate, report);
      const lastDate = parseLastDate(raw.lastDate, report);
      if (weekdays === null || lastDate === 'unreadable') return null;
      const byDay = weekdays.map((weekday) => ({ weekday, ordinal: null }));
      const interval = repeats === 'every week' ? 1 : 2;
      return seriesOf({ freq: 'weekly', interval, byDay }, firstDate, lastDate, report);
    }
    case 'every month': {
      const on = parseMonthlyOn(textOf(raw.monthlyOn), report);
      const lastDate = parseLastDate(raw.lastDate, report);
      if (on === null || lastDate === 'unreadable') return null;
      return seriesOf({ freq: 'monthly', byDay: [on] }, firstDate, lastDate, report);
    }
    case null:
      report.error(
        'missing',
        'repeats',
        'How often it happens is missing; choose once, every day, every week or another.',
      );
      return null;
    default: {
      const known = '"once", "every day", "every week", "every second week" or "every month"';
      report.error('unknown-word', 'repeats', `"${raw.repeats}" is not known; it can be ${known}.`);
      return null;
    }
  }
}

function parseWeekdays(
  names: readonly string[],
  firstDate: Temporal.PlainDate,
  report: Report,
): Weekday[] | null {
  if (names.length === 0) return [weekdayOf(firstDate)];
  const weekdays = new Set<Weekday>();
  let isReadable = true;
  for (const [index, name] of names.entries()) {
    const weekday = weekdayNamed(name);
    if (weekday !== null) {
      weekdays.add(weekday);
      continue;
    }
    isReadable = false;
    report
      .ofItem(index)
      .error('unknown-word', 'weekdays', `"${name}" is not a weekday; write ${WEEKDAY_NAMES.join(', ')}.`);
  }
  return isReadable ? [...weekdays].sort((one, other) => one - other) : null;
}

function parseMonthlyOn(text: string | null, report: Report): RuleDay | null {
  if (text === null) {
    report.error('missing', 'monthlyOn', 'The day of the month is missing; write, say, "first Tuesday".');
    return null;
  }
  const [which = '', name = '', ...rest] = text.toLowerCase().split(/\s+/);
  const ordinal = Object.hasOwn(ORDINALS, which) ? ORDINALS[which] : undefined;
  const weekday = weekdayNamed(name);
  if (ordinal !== undefined && weekday !== null && rest.length === 0) return { ordinal, weekday };
  const message =
    which === 'fifth'
      ? `"${text}" does not come every month; write "last ${name}" if that is meant.`
      : `"${text}" is not a day of the month; write first, second, third, fourth or last and a weekday, such as "first Tuesday".`;
  report.error('unknown-word', 'monthlyOn', message);
  return null;
}

function parseLastDate(
  raw: string | null | undefined,
  report: Report,
): Temporal.PlainDate | null | 'unreadable' {
  const text = textOf(raw);
  if (text === null) return null;
  return parseTypedDate(text, 'lastDate', report)?.date ?? 'unreadable';
}

type RuleParts = Pick<RecurrenceRule, 'freq'> & Partial<RecurrenceRule>;

/** The days of a rule from its first date on; null, with an error reported, when there are none. */
function seriesOf(
  parts: RuleParts,
  firstDate: Temporal.PlainDate,
  lastDate: Temporal.PlainDate | null,
  report: Report,
): Pattern | null {
  if (lastDate !== null && Temporal.PlainDate.compare(lastDate, firstDate) < 0) {
    const message = `The last date ${lastDate} lies before the first date ${firstDate}.`;
    report.error('no-occurrence', 'lastDate', message);
    return null;
  }
  // A first date on another weekday means the next day of the series, in whichever week that is.
  const first = firstDayOf({ days: ruleSet({ ...parts, interval: 1 }), firstDate, lastDate });
  if (first === null) {
    const message = `It never happens: no day of the series lies between ${firstDate} and ${lastDate}.`;
    report.error('no-occurrence', 'lastDate', message);
    return null;
  }
  if (!first.equals(firstDate)) {
    const weekday = weekdayName(weekdayOf(firstDate));
    const message = `The first date ${firstDate} is a ${weekday}, which is not a day of the series; it first happens on ${first}.`;
    report.warning('not-on-weekday', 'firstDate', message);
  }
  return { days: ruleSet(parts), firstDate: first, lastDate };
}

function ruleSet(parts: RuleParts): DaySet {
  const rule = { interval: 1, byDay: [], byMonthDay: [], byMonth: [], bySetPos: [], ...parts };
  return { kind: 'rule', rule, within: null };
}

function firstDayOf(pattern: Pattern): Temporal.PlainDate | null {
  const schedule = scheduleOf(pattern, { kind: 'all-day' }, 0);
  const first = plannedDays(schedule, dayNumber(pattern.firstDate), LAST_DAY).next().value;
  return first === undefined ? null : dateOfDay(first.day);
}

/** A schedule of one part, without exceptions and changes. */
export function scheduleOf<Where>(
  { days, firstDate, lastDate }: Pattern,
  timing: Timing,
  nights: number,
): Schedule<Where> {
  return {
    parts: [{ days, only: null, without: [], timing, nights }],
    firstDate,
    lastDate,
    terms: null,
    exceptions: [],
    changes: [],
    timeInWords: null,
    status: 'scheduled',
    statusNote: null,
  };
}
