import { timeOfDay, timesInWords } from '../../words/en-GB/dates.ts';
import { ambiguous, invalid, type PhraseError } from '../problem.ts';
import { checkClock, readClock, type TypedClock } from './clock.ts';
import { Cursor } from './cursor.ts';
import { readDate, readDayAndMonth } from './dates.ts';
import { bareOnEve, halfAfter } from './part-of-day.ts';
import { dashes } from './tokens.ts';
import { monthWords } from './vocabulary.ts';

/** A start and, where it is said, an end. An end at 00:00 is the midnight at the end of the day. */
export interface Hours {
  readonly start: Temporal.PlainTime;
  readonly end: Temporal.PlainTime | null;
}

const minutesADay = 1440;

/**
 * Reads "7pm", "2–4pm", "from 2 to 4pm", "10.30am until noon"; null when no time comes next.
 * @param isSentence true where other numbers may stand as well, so that a bare "5" is no time
 */
export function readHours(cursor: Cursor, isSentence: boolean): Hours | null {
  cursor.skip('at', 'from', 'start', 'starts', 'starting', 'commencing', 'commences');
  const isBetween = cursor.take('between');
  const takesFourDigits = !isSentence || isFourDigitRange(cursor);
  const before = cursor.text.slice(0, cursor.peek()?.from);
  const typed = readClock(cursor, takesFourDigits);
  if (typed === null) return null;
  cursor.take('onwards', 'sharp', 'prompt', 'start');
  const end = cursor.read(() => {
    const isRange =
      cursor.takeMark('-') || cursor.take('to', 'until', 'till', 'til') || (isBetween && cursor.take('and'));
    // "7.30pm until 25 July" ends with a date.
    const isDate =
      isRange && cursor.ahead(() => cursor.read(readDate) ?? cursor.read(readDayAndMonth)) !== null;
    return isRange && !isDate ? readClock(cursor, takesFourDigits) : null;
  });
  const isOfMonth = monthWords.has(cursor.peek()?.text ?? '');
  const isBare = !isOfMonth && typed.half === null && !typed.is24Hour && (end === null || isOpen(end));
  const half = isBare ? halfAfter(before, typed) : null;
  const start = half === null ? typed : { ...typed, half };
  if (isSentence && !isEvident(start) && (end === null || !isEvident(end))) return null;
  checkClock(start);
  if (end !== null) checkClock(end);
  return end === null ? { start: timeOf(start, 'start'), end: null } : rangeOf(start, end);
}

const fourDigitRange = new RegExp(
  String.raw`^(\d{4})\s*(?:[${dashes}]|to\b|until\b)\s*(\d{4})(?!\d|st|nd|rd|th)`,
  'i',
);

/** True for "1930-2130", and false for "2026-2027", which can be years. */
function isFourDigitRange(cursor: Cursor): boolean {
  const [, ...times] = cursor.match(fourDigitRange) ?? [];
  const isTime = times.every((time) => Number(time) % 100 < 60 && Number(time) <= 2400);
  return times.length > 0 && isTime && !times.every((time) => /^20/.test(time));
}

/** True for what can only be a time, as "7pm", "10.30" and "noon" are. */
function isEvident({ text, half, is24Hour }: TypedClock): boolean {
  return half !== null || is24Hour || !/^\d+$/.test(text);
}

/** Reads hours: "8am and 10.30am", "9am to 10am, 6pm"; none when no time comes next. */
export function readHoursList(cursor: Cursor, isSentence = true): readonly Hours[] {
  return cursor.readAll(([first]) => {
    if (first !== undefined) {
      cursor.takeMark(',', ';');
      cursor.skip('and', 'also');
    }
    return cursor.read(readHours, isSentence);
  });
}

/**
 * The hours of a field for a start, such as "7.30pm" or "2 to 4pm". @throws PhraseError also for "11.30" on Christmas Eve
 * @param days on which it is @param end what stands in the field for the end
 */
export function parseHours(text: string, days = '', end = ''): Hours {
  const bare = bareOnEve(days, text, end);
  if (bare !== null) throw bare;
  const cursor = new Cursor(text);
  const [hours, ...more] = readHoursList(cursor, false);
  if (hours === undefined) throw notATime(text);
  if (more.length > 0)
    throw invalid`"${text}" is more than one time; keep the first here and write the others as other times.`;
  cursor.takeMark('.');
  if (!cursor.isAtEnd)
    throw invalid`"${text}" cannot be read from "${cursor.rest}" on; write only the time, like “7.30pm” or “19:30”.`;
  return hours;
}

/** The time at which something ends that starts at `start`, such as "9pm" or "midnight". @throws PhraseError */
export function parseEndTime(text: string, start: Temporal.PlainTime | null): Temporal.PlainTime {
  const cursor = new Cursor(text);
  cursor.skip('to', 'until', 'till', 'til', 'at');
  const clock = readClock(cursor, true);
  if (clock === null || !cursor.isAtEnd) throw notATime(text);
  checkClock(clock);
  const end = timeOf(clock, 'end');
  if (start !== null) refuseTwelve(clock, { start, end });
  return end;
}

/** Refuses "10am to 12am", which would be fourteen hours: many say so of noon, and "12pm" of midnight. */
function refuseTwelve({ text, hour, half }: TypedClock, { start, end }: Hours): void {
  if (end === null || hour !== 12 || half === null || minutesBetween(start, end) <= minutesADay / 2) return;
  throw ambiguous`"${text}" can be noon or midnight; write “noon” or “midnight”.`;
}

function notATime(text: string): PhraseError {
  const hasDigits = /\d/.test(text);
  return hasDigits
    ? invalid`"${text}" is not a time; write it like “7.30pm” or “19:30”.`
    : invalid`"${text}" names no time of the clock; write it like “7.30pm” or “19:30”. For words such as “after the service” leave this field empty and use the time in words.`;
}

/** Of the times that a start and an end can be those with the shortest way between. @throws PhraseError where both are open */
function rangeOf(start: TypedClock, end: TypedClock): Hours {
  const starts = timesOf(start, 'start', isOpen(start) && !start.is24Hour);
  // After “10:30” a bare “24” is of the same clock.
  const isBare = isOpen(end) || (isOpen(start) && start.is24Hour && end.half === null);
  const ends = timesOf(end, 'end', isBare && !(end.is24Hour && start.half === null));
  if (starts.length > 1 && ends.length > 1) {
    const [morning, evening] = starts.map((first) => {
      const { end: last } = shortest([first], ends);
      return `“${timesInWords(first, last)}”`;
    });
    throw ambiguous`"${start.text} to ${end.text}" can be in the morning or in the evening; write ${morning} or ${evening}.`;
  }
  const range = shortest(starts, ends);
  // "10-12am" is as often in the morning.
  refuseTwelve(end, { ...range, start: (end.half === 'am' && starts[0]) || range.start });
  return range;
}

/** The times that one end of a range can be: in either half of the day, or the one that it says. */
function timesOf(clock: TypedClock, role: 'start' | 'end', isEither: boolean): readonly Temporal.PlainTime[] {
  return isEither ? [timeIn(clock, 'am'), timeIn(clock, 'pm')] : [timeOf(clock, role)];
}

/** The start and end with the shortest way between; of two alike the later one. */
function shortest(starts: readonly Temporal.PlainTime[], ends: readonly Temporal.PlainTime[]) {
  const ranges = starts.flatMap((start) =>
    ends.map((end) => ({ start, end, length: minutesBetween(start, end) })),
  );
  const { start, end } = ranges.reduce((one, other) => (one.length < other.length ? one : other));
  return { start, end };
}

/** True when only the other end of a range, or the 24-hour clock, can say which half of the day it is. */
function isOpen({ half, hour, text }: TypedClock): boolean {
  return half === null && hour >= 1 && hour <= 12 && /^[1-9]/.test(text);
}

function timeOf(clock: TypedClock, role: 'start' | 'end'): Temporal.PlainTime {
  const { text, hour, minute, half } = clock;
  const isNight = half === 'am' ? hour === 12 : /midnight/i.test(text);
  if (role === 'start' && isNight)
    throw ambiguous`"${text}" can be in the night before that day or in the night after it; write “${timesInWords(timeIn(clock, 'am'), null)}” with the day that begins then.`;
  if (role === 'start' && hour === 24)
    throw invalid`"${text}" is the end of a day; something that starts at midnight starts at “00:00” on the next date.`;
  if (half !== null) return timeIn(clock, half);
  if (clock.is24Hour) return new Temporal.PlainTime(hour % 24, minute);
  if (hour > 12) {
    const time = new Temporal.PlainTime(hour % 24, minute);
    throw invalid`"${text}" is no whole time; if ${timeOfDay(time)} is meant, write “${timeOfDay(time)}”.`;
  }
  const [morning, evening] = (['am', 'pm'] as const).map((each) => timesInWords(timeIn(clock, each), null));
  throw ambiguous`"${text}" can be ${morning} or ${evening}; write “${morning}” or “${evening}”.`;
}

function timeIn({ hour, minute }: TypedClock, half: 'am' | 'pm'): Temporal.PlainTime {
  const isLate = hour > 12;
  return new Temporal.PlainTime(isLate ? hour % 24 : (hour % 12) + (half === 'pm' ? 12 : 0), minute);
}

function minutesBetween(start: Temporal.PlainTime, end: Temporal.PlainTime): number {
  const minutes = start.until(end).total('minutes');
  return minutes > 0 ? minutes : minutes + minutesADay;
}
