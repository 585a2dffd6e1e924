import { type DaySet, isListed } from '../../days/day-set.ts';
import type { PublicHolidays } from '../../days/public-holidays.ts';
import { monthName } from '../../words/en-GB/dates.ts';
import { ambiguous, invalid } from '../problem.ts';
import { Cursor } from './cursor.ts';
import type { DaysPhrase } from './days.ts';
import { noEnds } from './ends.ts';
import { parseDays } from './parse-days-phrase.ts';
import { dashes, tokensOf } from './tokens.ts';
import { monthWords } from './vocabulary.ts';

/** How often something happens, in the words of the field `repeats`. */
export type RepeatsPhrase =
  | { readonly kind: 'once' }
  /** Only on the dates of the field `alsoOn`. */
  | { readonly kind: 'listed' }
  /** `more` is what follows: "with the vicar". */
  | { readonly kind: 'by-arrangement'; readonly more: string }
  | ({ readonly kind: 'days' } & DaysPhrase);

/** What begins with another of them stands before it. */
const once = ['once only', 'once', 'just once', 'only once', 'one off', 'one time', 'single', 'never'];
const listed = (
  'on these dates,these dates,on the dates below,on the dates listed,on listed dates,dates,' +
  'on dates,several dates,on the following dates,the following dates'
).split(',');
const arrangedWords =
  'by arrangement,by appointment,on request,by request,as arranged,when arranged,ad hoc'.split(',');
const example = '“once”, “every Sunday”, “first and third Tuesdays”, “every day” or “5 August every year”';

/** Reads the field `repeats`. @param holidays the public holidays, which may be left out @throws PhraseError */
export function parseRepeats(text: string, holidays?: PublicHolidays): RepeatsPhrase {
  if (isOne(text, once)) return { kind: 'once' };
  if (isOne(text, listed)) return { kind: 'listed' };
  const arranged = new Cursor(text);
  if (arranged.take(...arrangedWords))
    return { kind: 'by-arrangement', more: arranged.rest.replace(/\.$/, '') };
  const phrase = parseDays(text, example, holidays);
  if (phrase.days.length === 0) {
    throw phrase.school === 'terms'
      ? invalid`"${text}" does not say on which days; write, say, “every Tuesday in term time”.`
      : invalid`"${text}" does not say on which days; write “on these dates”, and the dates under “more dates” (alsoOn).`;
  }
  if (phrase.days.length > 1 && phrase.days.some(({ kind }) => kind === 'year-span'))
    throw ambiguous`"${text}" has a part of the year beside other days; write it like “Sundays from Easter Day to 29 September”.`;
  if (phrase.ends !== noEnds && phrase.days.some(isListed))
    throw ambiguous`"${text}" has dates, and a beginning or an end of a series; write only one of the two.`;
  for (const days of phrase.days) refuseUnclear(days, text);
  refuseNumbers(phrase, text);
  return { kind: 'days', ...phrase };
}

/** Refuses "Tuesdays 10-12 January": hours in January, or days with one Tuesday at most. */
function refuseNumbers({ days: [set], ends }: DaysPhrase, text: string): void {
  if (set?.kind !== 'rule' || set.rule.freq !== 'weekly' || set.rule.byDay.length > 1) return;
  const { from, to } = set.within ?? { from: ends.from, to: ends.until };
  if (!from || !to || !('day' in from && 'day' in to) || to.day - from.day > 5) return;
  const bare = new RegExp(`(?<![\\d.:])0?${from.day}\\s*(?:[${dashes}]|to)\\s*0?${to.day}\\s+[a-z]{3}`, 'i');
  if (!bare.test(text)) return;
  throw ambiguous`"${text}" can be hours in that month, or days of it that are less than a week; write, say, “Tuesdays in January, 10am to noon” or “Tuesday 12 January 2027”.`;
}

function isOne(text: string, phrases: readonly string[]): boolean {
  const cursor = new Cursor(text);
  const isTaken = cursor.take(...phrases);
  cursor.takeMark('.');
  return isTaken && cursor.isAtEnd;
}

/** What says a time of the year, but not how often: a month, or a date without a year. Days with a name are of every year. */
function refuseUnclear(days: DaySet, text: string): void {
  if (days.kind === 'span' && /^(?:in )?[a-z]+,? \d{4}\b(?! *(?:to|until|till|[-–—]) *[a-z\d])/i.test(text)) {
    const month = `${monthName(days.from.month)} ${days.from.year}`;
    throw ambiguous`"${text}" can be every day or some days of it; write “1 to ${days.from.daysInMonth} ${month}”, or “6 and 13 ${month}”.`;
  }
  if (days.kind === 'year-span' && days.span.from.kind === 'month-day') {
    const link = / to |-|–/.test(text) ? 'from' : 'in';
    throw ambiguous`"${text}" can be every day or some days of it; write “every day ${link} ${text}”, or “Sundays ${link} ${text}”.`;
  }
  const isBare =
    days.kind === 'rule' && days.rule.freq === 'yearly' && days.rule.byMonthDay.some((day) => day > 0);
  const isDate = /\d\/\d/.test(text) || tokensOf(text).some(({ text: word }) => monthWords.has(word));
  if (!isBare || !isDate || /year|month|annual|every|each/i.test(text)) return;
  throw ambiguous`"${text}" can be one date or every year; write “every year on ${text}”, or “once” and the whole date as the first date.`;
}
