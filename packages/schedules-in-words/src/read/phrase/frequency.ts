import { ambiguous, invalid } from '../problem.ts';
import { type Cursor, type Vocabulary, vocabularyOf, vocabularyOfLines } from './cursor.ts';
import { readDayAndMonth } from './dates.ts';
import { readRuleDays } from './rule-days.ts';
import { isNumeral } from './tokens.ts';
import { counts, ordinals } from './vocabulary.ts';

/** How often, without the day: "fortnightly", "every third month". */
export interface Frequency {
  readonly unit: 'day' | 'week' | 'month' | 'year';
  readonly interval: number;
}

/** The highest number of days, weeks, months or years between. Nobody says more, and what has more digits is a year or a time. */
const maxCount = 99;

const units: Vocabulary<Frequency> = vocabularyOf([
  ['day, days, morning, evening, night', { unit: 'day', interval: 1 }],
  ['week, weeks, weekly', { unit: 'week', interval: 1 }],
  ['fortnight', { unit: 'week', interval: 2 }],
  ['month, months, monthly', { unit: 'month', interval: 1 }],
  ['quarter', { unit: 'month', interval: 3 }],
  ['year, years', { unit: 'year', interval: 1 }],
]);

const adverbs: Vocabulary<Frequency> = vocabularyOf([
  ['daily, nightly', { unit: 'day', interval: 1 }],
  ['weekly', { unit: 'week', interval: 1 }],
  ['fortnightly', { unit: 'week', interval: 2 }],
  ['monthly', { unit: 'month', interval: 1 }],
  ['quarterly', { unit: 'month', interval: 3 }],
  ['half yearly', { unit: 'month', interval: 6 }],
  ['yearly, annually, annual', { unit: 'year', interval: 1 }],
]);

/** Words that say two things, with what to write for each. */
const unclear = vocabularyOfLines(`
bi weekly, biweekly = twice a week or every two weeks; write “Tuesdays and Fridays” or “fortnightly on Tuesdays”
bi monthly, bimonthly = twice a month or every two months; write “first and third Tuesdays” or “every other month on the first Tuesday”
`);

/** Words that say how many times, but not when, with an example of what does. */
const countedTimes = vocabularyOfLines(`
twice a week, twice weekly = Tuesdays and Fridays
twice a month, twice monthly = first and third Tuesdays
twice a year = first Sunday of May and first Sunday of October
three times a year = first Sunday of March, July and November
`);

/** Reads how often something happens; null when no words for it come next. @throws PhraseError */
export function readFrequency(cursor: Cursor): Frequency | null {
  refuseUnclear(cursor);
  return cursor.read(() => {
    cursor.skip('once');
    return cursor.takeFrom(adverbs) ?? cursor.read(readNumberedAdverb) ?? readEvery(cursor);
  });
}

/** "every other week", "each month", "every 3 weeks", "alternate months", "once a year". */
function readEvery(cursor: Cursor): Frequency | null {
  const { place } = cursor;
  if (cursor.take('alternate')) return times(2, units, cursor, place);
  return cursor.take('every', 'each', 'a') ? times(readCount(cursor), units, cursor, place) : null;
}

/** "3-weekly", "three-monthly". */
function readNumberedAdverb(cursor: Cursor): Frequency | null {
  const { place } = cursor;
  const count = readCount(cursor);
  cursor.takeMark('-');
  const isCounted = count > 1 && cursor.sees('weekly', 'monthly', 'yearly');
  const frequency = isCounted ? times(count, adverbs, cursor, place) : null;
  const phrase = cursor.since(place);
  // "10-weekly" is no time.
  if (frequency === null || !/^\d.*\s/.test(phrase)) return frequency;
  const days = { day: '', week: 'Mondays', month: 'the first Monday', year: '5 August' }[frequency.unit];
  throw ambiguous`"${phrase}" can say how often it happens or at what time; write, say, “every ${count} ${frequency.unit}s on ${days}” or “Mondays, 10am”.`;
}

/** "other", "second", "2nd", "two", "2"; 1 when none of them comes next. */
function readCount(cursor: Cursor): number {
  if (cursor.take('other', 'alternate')) return 2;
  const token = cursor.peek();
  if (isNumeral(token)) {
    cursor.next();
    // "every 1st day" is not every day.
    return token.value > 1 ? token.value : 0;
  }
  const readNth = () => [cursor.takeFrom(ordinals) ?? 0].find((nth) => nth > 1) ?? null;
  return cursor.takeFrom(counts) ?? cursor.read(readNth) ?? 1;
}

function times(count: number, each: Vocabulary<Frequency>, cursor: Cursor, place: number): Frequency | null {
  const frequency = cursor.takeFrom(each);
  if (frequency === null || count < 1) return null;
  if (count > maxCount)
    throw invalid`"${cursor.since(place)}" is not how often something happens: its number goes up to 99. Write a year in a date, such as “4 January 2027”, and a time like “19:30”.`;
  return { ...frequency, interval: frequency.interval * count };
}

/** "twice a month, first and third Tuesdays" and "twice a week: Tuesdays and Fridays" say on which; "twice a month on Tuesdays" does not. */
function saysOnWhich(cursor: Cursor, counted: string): boolean {
  const days = cursor.ahead(readRuleDays);
  if (days === null) return cursor.ahead(readDayAndMonth) !== null;
  const { byDay, byMonthDay } = days;
  if (/week/i.test(counted)) return byDay.length === 2 && byDay.every(({ ordinal }) => ordinal === null);
  return (
    byDay.every(({ ordinal }) => ordinal !== null) &&
    (/year/i.test(counted) || byDay.length + byMonthDay.length === 2)
  );
}

function refuseUnclear(cursor: Cursor): void {
  const place = cursor.place;
  const both = cursor.takeFrom(unclear);
  if (both !== null) throw ambiguous`"${cursor.since(place)}" can be ${both}.`;
  const example = cursor.takeFrom(countedTimes);
  if (example === null) return;
  const phrase = cursor.since(place);
  cursor.takeMark(',', ':', '-');
  cursor.skip('on', 'the', 'a');
  if (saysOnWhich(cursor, phrase)) return;
  throw invalid`"${phrase}" does not say on which days; write, say, “${example}”.`;
}
