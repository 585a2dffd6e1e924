import type { OccurrenceStatus, When } from '../schedule/occurrence.ts';
import { weekdayName, weekdayOf } from '../schedule/weekday.ts';
import { dateInWords, datesInWords, dayInWords, timeInWords } from './date-words.ts';
import { capitalized } from './lists.ts';

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

/** The times alone, for a list below a heading with the day: "10.30am to noon", "All day", "After the 10.30 service". */
export function hoursInWords(when: When, today: Temporal.PlainDate): string {
  if (when.kind === 'all-day') {
    const until = when.first.equals(when.last) ? '' : `, until ${dateInWords(when.last, today)}`;
    return `${capitalized(startInWords(when))}${until}`;
  }
  const start = when.start.toPlainDateTime();
  const end = when.end?.toPlainDateTime() ?? null;
  if (end === null || endsTheSameNight(start, end)) {
    return spanOfTimes(start, end);
  }
  const endDay = dateInWords(end.toPlainDate(), today);
  return `${startTimeInWords(start)} until ${endDay}, ${timeInWords(end.toPlainTime())}`;
}

/** The start, for a line that has named the day: "10.30am", "All day", "after the 10.30 service". */
export function startInWords(when: When): string {
  return when.kind === 'all-day' ? (when.words ?? 'All day') : startTimeInWords(when.start.toPlainDateTime());
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

type DayText = (date: Temporal.PlainDate, today: Temporal.PlainDate) => string;

function phraseWhen(when: When, today: Temporal.PlainDate, dayWords: DayText): string {
  if (when.kind === 'timed') {
    return phraseTimes(when.start.toPlainDateTime(), when.end?.toPlainDateTime() ?? null, today, dayWords);
  }
  const days = when.first.equals(when.last)
    ? dayWords(when.first, today)
    : datesInWords(when.first, when.last, today);
  return when.words === null ? days : `${days}, ${when.words}`;
}

/** "Friday 4 December, 7pm to Sunday 6 December, noon": a start and an end, with the days that it needs. */
export function phraseTimes(
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
