import type { Occurrence, OccurrenceStatus, When } from '../dates/occurrence.ts';
import { weekdayOf } from '../days/weekday.ts';
import { capitalized } from './lists.ts';
import type { Words } from './words.ts';

/** The label of a status; null for an occurrence that takes place as planned. */
export function statusInWords(status: OccurrenceStatus, words: Words): string | null {
  return status === 'scheduled' ? null : words.occurrences.status[status];
}

/** "Sunday 6 December, 10.30am to noon": all days and times of an occurrence. */
export function whenInWords(when: When, today: Temporal.PlainDate, words: Words): string {
  return phraseWhen(when, today, words, words.dates.date);
}

/** As `whenInWords`, with "Today," or "Tomorrow," before a near day, or "This Sunday, 6 December". */
export function soonInWords(when: When, today: Temporal.PlainDate, words: Words): string {
  return phraseWhen(when, today, words, words.dates.day);
}

/**
 * The time before an occurrence was moved: all of it; the hours alone where the day has stayed, and is said already.
 * @returns undefined for one that was not moved in time
 */
export function wasInWords(
  { was, when }: Pick<Occurrence, 'was' | 'when'>,
  today: Temporal.PlainDate,
  words: Words,
): string | undefined {
  if (was === null) return undefined;
  const isSameDay = was.kind === 'timed' && was.start.toPlainDate().equals(firstDay(when));
  return isSameDay ? hoursInWords(was, today, words) : whenInWords(was, today, words);
}

/** The times alone, for a list below a heading with the day: "10.30am to noon", "7pm until Sunday, noon", "All day", "After the 10.30 service". */
export function hoursInWords(when: When, today: Temporal.PlainDate, words: Words): string {
  const { dates, occurrences } = words;
  if (when.kind === 'all-day') {
    const allDay = capitalized(startInWords(when, words));
    const isOneDay = when.first.equals(when.last);
    return isOneDay ? allDay : occurrences.allDayUntil(allDay, dates.date(when.last, today));
  }
  const start = when.start.toPlainDateTime();
  const end = when.end?.toPlainDateTime() ?? null;
  if (end === null || endsTheSameNight(start, end)) {
    return spanOfTimes(start, end, words);
  }
  // Within a week of the day of the heading, its name says which.
  const isNear = end.toPlainDate().since(start.toPlainDate()).days < 7;
  const endDay = isNear ? dates.weekday(end.dayOfWeek) : dates.date(end.toPlainDate(), today);
  return occurrences.until(startTimeInWords(start, words), `${endDay}, ${dates.time(end.toPlainTime())}`);
}

/** The start, for a line that has named the day: "10.30am", "All day", "after the 10.30 service". */
export function startInWords(when: When, words: Words): string {
  if (when.kind === 'all-day') return when.words ?? words.occurrences.allDay;
  return startTimeInWords(when.start.toPlainDateTime(), words);
}

/** The end of an occurrence under way: "11.45am", "Friday 26 March, noon", "Monday 25 January"; null without a known end. */
export function untilInWords(when: When, today: Temporal.PlainDate, words: Words): string | null {
  const { dates, occurrences } = words;
  if (when.kind === 'all-day')
    return when.last.equals(today) ? occurrences.midnight : dates.date(when.last, today);
  if (when.end === null) return null;
  const [start, end] = [when.start.toPlainDateTime(), when.end.toPlainDateTime()];
  const time = dates.time(end.toPlainTime());
  const isToday = end.toPlainDate().equals(today);
  return isToday || endsTheSameNight(start, end) ? time : `${dates.date(end.toPlainDate(), today)}, ${time}`;
}

function firstDay(when: When): Temporal.PlainDate {
  return when.kind === 'all-day' ? when.first : when.start.toPlainDate();
}

type DayText = (date: Temporal.PlainDate, today: Temporal.PlainDate) => string;

function phraseWhen(when: When, today: Temporal.PlainDate, words: Words, dayText: DayText): string {
  if (when.kind === 'timed') {
    const end = when.end?.toPlainDateTime() ?? null;
    return phraseTimes(when.start.toPlainDateTime(), end, today, words, dayText);
  }
  const days = when.first.equals(when.last)
    ? dayText(when.first, today)
    : words.dates.dates(when.first, when.last, today);
  return when.words === null ? days : `${days}, ${when.words}`;
}

/** "Friday 4 December, 7pm to Sunday 6 December, noon": a start and an end, with the days that it needs. */
export function phraseTimes(
  start: Temporal.PlainDateTime,
  end: Temporal.PlainDateTime | null,
  today: Temporal.PlainDate,
  words: Words,
  dayText: DayText = words.dates.date,
): string {
  const { dates, occurrences } = words;
  const startDay = dayText(start.toPlainDate(), today);
  if (end === null || endsTheSameNight(start, end)) {
    return `${startDay}, ${spanOfTimes(start, end, words)}`;
  }
  const endDay = dates.date(end.toPlainDate(), today);
  const [from, to] = [startTimeInWords(start, words), dates.time(end.toPlainTime())];
  return occurrences.fromTo(`${startDay}, ${from}`, `${endDay}, ${to}`);
}

function startTimeInWords(start: Temporal.PlainDateTime, { dates, occurrences }: Words): string {
  const time = dates.time(start.toPlainTime());
  const eve = start.toPlainDate().subtract({ days: 1 });
  return start.hour > 0 ? time : occurrences.startInNight(time, weekdayOf(eve));
}

function spanOfTimes(
  start: Temporal.PlainDateTime,
  end: Temporal.PlainDateTime | null,
  words: Words,
): string {
  const { dates, occurrences } = words;
  if (end === null) return startTimeInWords(start, words);
  if (start.hour > 0) return dates.times(start.toPlainTime(), end.toPlainTime());
  return occurrences.fromTo(startTimeInWords(start, words), dates.time(end.toPlainTime()));
}

/** True when the end needs no date: people say "11.30pm to 12.30am", and an end before 6am belongs to the evening before. */
function endsTheSameNight(start: Temporal.PlainDateTime, end: Temporal.PlainDateTime): boolean {
  const midnights = start.toPlainDate().until(end.toPlainDate()).days;
  return midnights === 0 || (midnights === 1 && end.hour < 6 && start.hour >= 12);
}
