import type { RuleDay } from '../schedule/day-set.ts';
import type { OccurrenceStatus, When } from '../schedule/occurrence.ts';
import { type DateSpan, isSingle, runSpan, type Schedule, singleSpan } from '../schedule/schedule.ts';
import { weekdayName, weekdayOf } from '../schedule/weekday.ts';
import { dateInWords, datesInWords, dayInWords, timeInWords, timesInWords } from './date-words.ts';

const ORDINAL_WORDS: Readonly<Record<number, string>> = {
  1: 'First',
  2: 'Second',
  3: 'Third',
  4: 'Fourth',
  [-1]: 'Last',
};

/** The label of a status; null for an occurrence that takes place as planned. */
export function statusInWords(status: OccurrenceStatus): string | null {
  switch (status) {
    case 'scheduled':
      return null;
    case 'cancelled':
      return 'Cancelled';
    case 'postponed':
      return 'Postponed';
    case 'moved':
      return 'Moved';
    case 'changed':
      return 'Changed';
  }
}

/** "Sunday 6 December, 10.30am to noon": all days and times of an occurrence. */
export function whenInWords(when: When, today: Temporal.PlainDate): string {
  return phraseWhen(when, today, dateInWords);
}

/** As `whenInWords`, with "Today", "Tomorrow" or "This Sunday" for a near day. */
export function soonInWords(when: When, today: Temporal.PlainDate): string {
  return phraseWhen(when, today, dayInWords);
}

/** The times alone, for a list below a heading with the day: "10.30am to noon", "All day". */
export function hoursInWords(when: When, today: Temporal.PlainDate): string {
  if (when.kind === 'all-day') {
    return when.first.equals(when.last) ? 'All day' : `All day, until ${dateInWords(when.last, today)}`;
  }
  const start = when.start.toPlainDateTime();
  const end = when.end?.toPlainDateTime() ?? null;
  if (end === null || endsTheSameNight(start, end)) {
    return spanOfTimes(start, end);
  }
  const endDay = dateInWords(end.toPlainDate(), today);
  return `${startTimeInWords(start)} until ${endDay}, ${timeInWords(end.toPlainTime())}`;
}

/** The start, for a line that has named the day: "10.30am", "All day". */
export function startInWords(when: When): string {
  return when.kind === 'all-day' ? 'All day' : startTimeInWords(when.start.toPlainDateTime());
}

/** The end of an occurrence under way: "11.45am", "Friday 26 March, noon", "Monday 25 January"; null without a known end. */
export function untilInWords(when: When, today: Temporal.PlainDate): string | null {
  if (when.kind === 'all-day') return when.last.equals(today) ? 'midnight' : dateInWords(when.last, today);
  if (when.end === null) return null;
  const [start, end] = [when.start.toPlainDateTime(), when.end.toPlainDateTime()];
  const time = timeInWords(end.toPlainTime());
  const isToday = end.toPlainDate().equals(today);
  return isToday || endsTheSameNight(start, end) ? time : `${dateInWords(end.toPlainDate(), today)}, ${time}`;
}

/** "Every Sunday, 10.30am"; "Friday 11 to Sunday 13 December, 10am to 4pm each day"; for a single event its dates and times. */
export function scheduleInWords(schedule: Schedule, today: Temporal.PlainDate): string {
  const [{ timing }] = schedule.parts;
  const hours = timing.kind === 'all-day' ? null : timesInWords(timing.start, timing.end);
  const single = singleSpan(schedule);
  if (single && timing.kind === 'timed' && !single.to.equals(single.from)) {
    const end = timing.end === null ? null : single.to.toPlainDateTime(timing.end);
    return phraseTimes(single.from.toPlainDateTime(timing.start), end, today, dateInWords);
  }
  const days = daysInWords(schedule, today);
  const phrase = hours === null ? days : `${days}, ${hours}`;
  const run = runSpan(schedule);
  return run ? `${phrase}${eachDayInWords(schedule, run, today)}` : phrase;
}

/** " each day" for a run with hours, and its exceptions: " each day, but not Sunday 13 December". */
function eachDayInWords(
  { parts: [{ timing }], exceptions }: Schedule,
  run: DateSpan,
  today: Temporal.PlainDate,
): string {
  const eachDay = timing.kind === 'timed' && !run.from.equals(run.to) ? ' each day' : '';
  const closed = exceptions
    .flatMap(({ days }) => (days.kind === 'span' ? [days] : []))
    .map(({ from, to }) => [latest(from, run.from), earliest(to, run.to)] as const)
    .filter(([from, to]) => Temporal.PlainDate.compare(from, to) <= 0)
    .map(([from, to]) => datesInWords(from, to, today));
  return closed.length === 0 ? eachDay : `${eachDay}, but not ${inList(closed)}`;
}

/** "from Sunday 10 January" before a series begins, "until Sunday 28 March" when it ends; null without either. */
export function seasonInWords(schedule: Schedule, today: Temporal.PlainDate): string | null {
  if (isSingle(schedule) || runSpan(schedule)) return null;
  const hasBegun = Temporal.PlainDate.compare(schedule.firstDate, today) <= 0;
  const from = hasBegun ? null : `from ${dateInWords(schedule.firstDate, today)}`;
  const until = schedule.lastDate === null ? null : `until ${dateInWords(schedule.lastDate, today)}`;
  return [from, until].filter((part) => part !== null).join(' ') || null;
}

type DayText = (date: Temporal.PlainDate, today: Temporal.PlainDate) => string;

function phraseWhen(when: When, today: Temporal.PlainDate, dayWords: DayText): string {
  if (when.kind === 'timed') {
    return phraseTimes(when.start.toPlainDateTime(), when.end?.toPlainDateTime() ?? null, today, dayWords);
  }
  if (when.first.equals(when.last)) return dayWords(when.first, today);
  return datesInWords(when.first, when.last, today);
}

function phraseTimes(
  start: Temporal.PlainDateTime,
  end: Temporal.PlainDateTime | null,
  today: Temporal.PlainDate,
  dayWords: DayText,
): string {
  const startDay = dayWords(start.toPlainDate(), today);
  if (end === null || endsTheSameNight(start, end)) {
    return `${startDay}, ${spanOfTimes(start, end)}`;
  }
  const endDay = dateInWords(end.toPlainDate(), today);
  return `${startDay}, ${startTimeInWords(start)} to ${endDay}, ${timeInWords(end.toPlainTime())}`;
}

/**
 * "7pm"; for a start at midnight "midnight (Thursday night)", since most people read "tomorrow, midnight" as the end of
 * that day: they would miss midnight mass by 24 hours.
 */
function startTimeInWords(start: Temporal.PlainDateTime): string {
  const time = timeInWords(start.toPlainTime());
  if (start.hour > 0 || start.minute > 0) return time;
  return `${time} (${weekdayName(weekdayOf(start.toPlainDate().subtract({ days: 1 })))} night)`;
}

function spanOfTimes(start: Temporal.PlainDateTime, end: Temporal.PlainDateTime | null): string {
  return end === null
    ? startTimeInWords(start)
    : `${startTimeInWords(start)} to ${timeInWords(end.toPlainTime())}`;
}

/** True when the end needs no date: people say "11.30pm to 12.30am", and an end before 6am belongs to the evening before. */
function endsTheSameNight(start: Temporal.PlainDateTime, end: Temporal.PlainDateTime): boolean {
  const midnights = start.toPlainDate().until(end.toPlainDate()).days;
  return midnights === 0 || (midnights === 1 && end.hour < 6 && start.hour >= 12);
}

function daysInWords(schedule: Schedule, today: Temporal.PlainDate): string {
  const span = singleSpan(schedule) ?? runSpan(schedule);
  if (span) return datesInWords(span.from, span.to, today);
  const [{ days }] = schedule.parts;
  if (days.kind !== 'rule') return datesInWords(schedule.firstDate, schedule.firstDate, today);
  const { freq, interval, byDay } = days.rule;
  if (freq === 'monthly') return `${inList(byDay.map(ruleDayInWords))} of the month`;
  if (byDay.length === 7) return interval === 1 ? 'Every day' : 'Every second week, daily';
  return `${interval === 1 ? 'Every' : 'Every second'} ${inList(byDay.map(({ weekday }) => weekdayName(weekday)))}`;
}

function ruleDayInWords({ weekday, ordinal }: RuleDay): string {
  return `${ORDINAL_WORDS[ordinal ?? 0] ?? 'Every'} ${weekdayName(weekday)}`;
}

function earliest(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? one : other;
}

function latest(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? other : one;
}

function inList(words: readonly string[]): string {
  const first = words.slice(0, -1).join(', ');
  const last = words.at(-1) ?? '';
  return first === '' ? last : `${first} and ${last}`;
}
