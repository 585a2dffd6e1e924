import { dateOfDay, dayNumber } from '../day-number.ts';
import { firstPatternDay } from '../pattern.ts';
import type {
  DailySchedule,
  MonthlySchedule,
  OnceSchedule,
  Ordinal,
  Schedule,
  WeeklySchedule,
} from '../schedule.ts';
import { WEEKDAY_NAMES, type Weekday, weekdayName, weekdayNamed, weekdayOf } from '../weekday.ts';
import type { ParsedTimes } from './parse-times.ts';
import { type RawSchedule, textOf } from './raw-schedule.ts';
import type { Report } from './schedule-problem.ts';
import { parseTypedDate } from './typed-date.ts';

/** The fields of a schedule that say how it repeats. */
export type Pattern =
  | Pick<OnceSchedule, 'kind' | 'firstDate' | 'endDate'>
  | Pick<DailySchedule, 'kind' | 'firstDate' | 'lastDate'>
  | Pick<WeeklySchedule, 'kind' | 'firstDate' | 'interval' | 'weekdays' | 'lastDate'>
  | Pick<MonthlySchedule, 'kind' | 'firstDate' | 'ordinal' | 'weekday' | 'lastDate'>;

const ORDINALS: Readonly<Record<string, Ordinal>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: 'last',
};

/** Parses how an event repeats; null, with the errors reported, when it cannot be read. */
export function parsePattern(raw: RawSchedule, times: ParsedTimes, report: Report): Pattern | null {
  const repeats = textOf(raw.repeats)?.toLowerCase() ?? null;
  const { firstDate, endDate } = times;
  switch (repeats) {
    case 'once':
      if (textOf(raw.lastDate) !== null) {
        const message =
          'The last date counts only for things that repeat; write the last day of one thing as its end date.';
        report.warning('field-ignored', 'lastDate', message);
      }
      return { kind: 'once', firstDate, endDate };
    case 'every day': {
      const lastDate = parseLastDate(raw.lastDate, report);
      if (lastDate === 'unreadable') return null;
      if (lastDate === null) {
        const message =
          'The last date is missing; write the last day on which it happens. For something without an end choose every week, with all its weekdays.';
        report.error('missing', 'lastDate', message);
        return null;
      }
      const first = firstDateOf({ kind: 'daily', firstDate, lastDate }, report);
      return first === null ? null : { kind: 'daily', firstDate: first, lastDate };
    }
    case 'every week':
    case 'every second week': {
      const weekdays = parseWeekdays(raw.weekdays ?? [], firstDate, report);
      const lastDate = parseLastDate(raw.lastDate, report);
      if (weekdays === null || lastDate === 'unreadable') return null;
      const interval = repeats === 'every week' ? 1 : 2;
      // A first date on another weekday means the next day of the series, in whichever week that is.
      const first = firstDateOf({ kind: 'weekly', firstDate, interval: 1, weekdays, lastDate }, report);
      return first === null ? null : { kind: 'weekly', firstDate: first, interval, weekdays, lastDate };
    }
    case 'every month': {
      const on = parseMonthlyOn(textOf(raw.monthlyOn), report);
      const lastDate = parseLastDate(raw.lastDate, report);
      if (on === null || lastDate === 'unreadable') return null;
      const first = firstDateOf({ kind: 'monthly', firstDate, ...on, lastDate }, report);
      return first === null ? null : { kind: 'monthly', firstDate: first, ...on, lastDate };
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

function parseMonthlyOn(
  text: string | null,
  report: Report,
): { readonly ordinal: Ordinal; readonly weekday: Weekday } | null {
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

function firstDateOf(pattern: Exclude<Pattern, { kind: 'once' }>, report: Report): Temporal.PlainDate | null {
  const { firstDate, lastDate } = pattern;
  if (lastDate !== null && Temporal.PlainDate.compare(lastDate, firstDate) < 0) {
    const message = `The last date ${lastDate} lies before the first date ${firstDate}.`;
    report.error('no-occurrence', 'lastDate', message);
    return null;
  }
  const day = firstPatternDay({ ...NO_CHANGES, ...pattern }, dayNumber(firstDate));
  if (day === null) {
    const message = `It never happens: no day of the series lies between ${firstDate} and ${lastDate}.`;
    report.error('no-occurrence', 'lastDate', message);
    return null;
  }
  const first = dateOfDay(day);
  if (!first.equals(firstDate)) {
    const weekday = weekdayName(weekdayOf(firstDate));
    const message = `The first date ${firstDate} is a ${weekday}, which is not a day of the series; it first happens on ${first}.`;
    report.warning('not-on-weekday', 'firstDate', message);
  }
  return first;
}

const NO_CHANGES = {
  timing: { kind: 'all-day' },
  exceptions: [],
  changes: [],
  status: 'scheduled',
  statusNote: null,
} as const satisfies Omit<Schedule, 'kind' | 'firstDate' | 'endDate'>;
