import { timesInWords } from '../../words/en-GB/dates.ts';
import { ambiguous, invalid } from '../problem.ts';
import { type Cursor, type Vocabulary, vocabularyOf } from './cursor.ts';
import { counts } from './vocabulary.ts';

/** A time as it was typed. `half` is null where neither "am" nor "pm" says which half of the day. */
export interface TypedClock {
  readonly text: string;
  readonly hour: number;
  readonly minute: number;
  readonly half: 'am' | 'pm' | null;
  /** True when the digits alone can only be meant by the 24-hour clock: "19:30", "09.15", "10:30". */
  readonly is24Hour: boolean;
}

const hourWords: Vocabulary<number> = new Map([['one', 1], ...counts]);
const minuteWords: Vocabulary<number> = vocabularyOf([
  ['fifteen', 15],
  ['thirty', 30],
  ['forty five', 45],
]);
const halves = vocabularyOf([
  ['am, a m, in the morning', 'am'],
  ['pm, p m, in the afternoon, in the evening, at night', 'pm'],
] as const);
const namedTimes: Vocabulary<number> = vocabularyOf([
  ['noon, midday, mid day', 12],
  ['midnight', 24],
]);

/** Before a time; whoever typed it is told that it is shown without them (`checkHours`). */
export const approximately = ['approx', 'approximately', 'about', 'around', 'circa'];

/**
 * Reads one time; null when none comes next.
 * @param takesFourDigits also "1930", which elsewhere would be a year
 */
export function readClock(cursor: Cursor, takesFourDigits: boolean): TypedClock | null {
  let { place } = cursor;
  const clock = cursor.read(() => {
    cursor.skip(...approximately);
    place = cursor.place;
    return (
      readNamed(cursor) ?? readFraction(cursor) ?? readDigits(cursor, takesFourDigits) ?? readHourWord(cursor)
    );
  });
  return clock === null ? null : { ...clock, text: cursor.since(place) };
}

type Clock = Omit<TypedClock, 'text'>;

function readNamed(cursor: Cursor): Clock | null {
  if (['12', 'twelve'].includes(cursor.peek()?.text ?? '') && namedTimes.has(cursor.peek(1)?.text ?? ''))
    cursor.next();
  const hour = cursor.takeFrom(namedTimes);
  return hour === null ? null : { hour, minute: 0, half: null, is24Hour: true };
}

/** "half past seven", "quarter to 8pm"; "half seven" is refused, since not everybody means the same by it. */
function readFraction(cursor: Cursor): Clock | null {
  const place = cursor.place;
  const fraction = readFractionWord(cursor);
  if (fraction === null) return null;
  const hour = readHour(cursor);
  if (hour === null) return null;
  if (fraction === 'half') {
    const phrase = cursor.since(place);
    throw ambiguous`"${phrase}" can be ${hour}.30 or ${hour - 1 || 12}.30, in the morning or in the evening; write, say, “${hour}.30pm”.`;
  }
  const half = cursor.takeFrom(halves);
  const minutes = hour * 60 + fraction;
  return { hour: Math.floor(minutes / 60), minute: minutes % 60, half, is24Hour: false };
}

function readFractionWord(cursor: Cursor): number | 'half' | null {
  if (cursor.take('half past')) return 30;
  if (cursor.take('quarter past', 'a quarter past')) return 15;
  if (cursor.take('quarter to', 'a quarter to')) return -15;
  return cursor.take('half') ? 'half' : null;
}

function readHour(cursor: Cursor): number | null {
  const token = cursor.peek();
  if (token?.kind !== 'number' || token.value < 1 || token.value > 12) return cursor.takeFrom(hourWords);
  cursor.next();
  return token.value;
}

/** "seven o'clock", "seven thirty pm". */
function readHourWord(cursor: Cursor): Clock | null {
  const hour = cursor.takeFrom(hourWords);
  if (hour === null) return null;
  const minute = cursor.takeFrom(minuteWords) ?? 0;
  const isClock = cursor.take('oclock');
  const half = cursor.takeFrom(halves);
  return isClock || half !== null || minute > 0 || cursor.isAtEnd
    ? { hour, minute, half, is24Hour: false }
    : null;
}

/** "7pm", "7.30 p.m.", "19:30", "19h30", "1930", "10". */
function readDigits(cursor: Cursor, takesFourDigits: boolean): Clock | null {
  const token = cursor.peek();
  if (token?.kind !== 'number' || token.text.length > 4) return null;
  cursor.next();
  if (token.text.length > 2) {
    const half = cursor.takeFrom(halves);
    const isHours = half === null && cursor.take('h', 'hrs', 'hours');
    if (half === null && !isHours && !(takesFourDigits && token.text.length === 4)) return null;
    return { hour: Math.floor(token.value / 100), minute: token.value % 100, half, is24Hour: half === null };
  }
  const isHourMark = cursor.take('h', 'hrs', 'hours');
  const separator = isHourMark ? 'h' : separatorBefore(cursor);
  const minutes = separator === null ? undefined : cursor.peek();
  const hasMinutes = minutes?.kind === 'number' && minutes.text.length === 2;
  if (hasMinutes) {
    cursor.next();
    if (cursor.peek()?.text === ':' && cursor.peek(1)?.text === '00') cursor.skip(':', '00');
  } else if (separator !== null && separator !== 'h') return null;
  cursor.take('oclock', 'hrs', 'hours');
  const half = cursor.takeFrom(halves);
  const isTwoDigits = token.text.length === 2 && (hasMinutes || isHourMark);
  // In a field “7:30” is of the 24-hour clock; on a notice board it is often in the evening.
  const isMorningByColon = separator === ':' && token.value >= (takesFourDigits ? 6 : 9);
  const is24Hour = half === null && (isTwoDigits || isMorningByColon || isHourMark || token.value === 0);
  return { hour: token.value, minute: hasMinutes ? minutes.value : 0, half, is24Hour };
}

/** The mark between hours and minutes, taken; null without one. A dot or colon that digits do not follow belongs to the sentence. */
function separatorBefore(cursor: Cursor): ':' | '.' | null {
  const [mark, after] = [cursor.peek(), cursor.peek(1)];
  if (after?.kind !== 'number' || mark?.to !== after.from) return null;
  if (mark.text === ':' || mark.text === ';') {
    cursor.next();
    return ':';
  }
  // A bracket is read as a comma, and parts "7 (10am)".
  const isBracket = /[()[\]|]/.test(cursor.text.charAt(mark.from));
  return !isBracket && cursor.takeMark('.', ',') ? '.' : null;
}

/** Refuses hours and minutes that no clock shows. */
export function checkClock({ text, hour, minute, half }: TypedClock): void {
  if (minute > 59) throw invalid`"${text}" is not a time: minutes go from 00 to 59.`;
  if (hour > 24 || (hour === 24 && minute > 0))
    throw invalid`"${text}" is not a time: hours go from 0 to 24, such as “19:30” or “7.30pm”.`;
  if ((half === 'am' && hour > 12) || (half !== null && hour === 24) || (half === 'pm' && hour === 0)) {
    const meant = timesInWords(new Temporal.PlainTime(hour % 24, minute), null);
    throw invalid`"${text}" is not a time; if ${meant} is meant, write “${meant}”.`;
  }
}
