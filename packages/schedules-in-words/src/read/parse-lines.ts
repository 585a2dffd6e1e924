import type { PublicHolidays } from '../days/public-holidays.ts';
import { Cursor } from './phrase/cursor.ts';
import { type DaysPhrase, nothingSaid, readDays } from './phrase/days.ts';
import { readHoursList } from './phrase/hours.ts';
import { guess, unreadable } from './phrase/spelling.ts';
import { refuseUnnamedDays } from './phrase/union.ts';
import { unknownWord } from './problem.ts';
import type { Read } from './read-field.ts';

/** Days that are left out, and perhaps why. */
export interface LeftOutLine extends DaysPhrase {
  readonly reason: string | null;
}

/** A line with days that are left out and perhaps a reason: "26 to 30 October 2026: half-term". @throws PhraseError */
export const parseReasonLine: Read<LeftOutLine> = (line, typed, holidays) => {
  const cursor = new Cursor(line, holidays);
  const phrase = cursor.read(readDays, 'left-out');
  refuseUnnamedDays(phrase?.days ?? [], line);
  const isRead = phrase !== null && phrase.hours.length === 0;
  if (isRead && cursor.isAtEnd) return { ...phrase, reason: null };
  if (isRead && cursor.takeMark(':', ',', '-')) return { ...phrase, reason: typed(cursor.rest) || null };
  throw unreadable(line, cursor, '“2026-12-27”, “26 to 30 October 2026: half-term” or “August”');
};

/** A line with days and hours: "15 January 2027: 7pm to 9pm", "Saturdays 10am"; either may be missing. @throws PhraseError */
export function parseHoursLine(line: string, example: string, holidays?: PublicHolidays): DaysPhrase {
  const cursor = new Cursor(line, holidays);
  const read = cursor.read(readDays, 'hours');
  refuseUnnamedDays(read?.days ?? [], line);
  // In "4 Decmber 2026" the misspelt word is the fault, and not that 4 could be 4am.
  if (read === null && guess(line) !== null) throw unreadable(line, cursor, example);
  const phrase = read ?? nothingSaid;
  if (phrase.hours.length === 0) cursor.takeMark(':', ',', '-');
  const more = phrase.hours.length > 0 ? [] : readHoursList(cursor, false);
  const isEmpty = phrase.days.length === 0 && phrase.school === null && more.length === 0;
  if (isEmpty || !cursor.isAtEnd) throw unreadable(line, cursor, example);
  if (phrase.school !== null)
    throw unknownWord`"${line}": school terms cannot have hours of their own; write the months or the dates.`;
  return { ...phrase, hours: [...phrase.hours, ...more] };
}
