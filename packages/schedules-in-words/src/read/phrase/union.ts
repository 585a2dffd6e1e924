import { type DaySet, isListed } from '../../days/day-set.ts';
import { ambiguous, invalid, type PhraseError } from '../problem.ts';
import type { Cursor } from './cursor.ts';

/** Puts together what is of one kind: festivals, and dates. @param text the whole phrase, for messages @throws PhraseError */
export function merged(sets: readonly DaySet[], text: string): readonly DaySet[] {
  refuseMissingYears(sets, text);
  refuseMonthBesides(sets, text);
  if (sets.length > 1) refuseUnnamedDays(sets, text);
  const all: DaySet[] = [];
  for (const set of sets) {
    const last = all.at(-1);
    if (last?.kind === 'festivals' && set.kind === 'festivals') {
      const further = set.days.filter(
        (day) => !last.days.some((each) => each.festival === day.festival && each.offset === day.offset),
      );
      all[all.length - 1] = { kind: 'festivals', days: [...last.days, ...further] };
    } else if (last?.kind === 'dates' && set.kind === 'dates') {
      all[all.length - 1] = { kind: 'dates', dates: [...last.dates, ...set.dates] };
    } else if (
      last?.kind === 'rule' &&
      set.kind === 'year-span' &&
      (last.within !== null || last.rule.byMonth.length > 0)
    ) {
      // "Wednesdays in Advent and Lent": the days are limited to either. Ordinals go on counting within the month.
      const freq = last.rule.freq === 'yearly' ? 'monthly' : last.rule.freq;
      all.push({ ...last, rule: { ...last.rule, freq, byMonth: [] }, within: set.span });
    } else all.push(set);
  }
  return all;
}

/** The fault of "Wednesdays and first Monday in March". @param phrase all days with their limit */
export function halfLimited(phrase: string): PhraseError {
  return ambiguous`"${phrase}" can be limited to that part of the year as a whole, or in its last days only; write the part of the year with each, or, if it is of the last days only, a semicolon before them.`;
}

const weekday = String.raw`\b(?:mon(?!th)|tue|wed|thu|fri|sat|sun|week(?:day|end))`;
const upToWeekday = `(?:(?!${weekday}).)*`;
const wordsUpToWeekday = String.raw`(?:(?!${weekday})[\p{L}\d&+]+\s+)*`;

/** A comma between days, which that of "first, third Monday" is not. */
const comma = String.raw`(?<!first|second|third|fourth|last)\.?,\s*`;

const lastApart = new RegExp(
  [
    // "Mondays, also Fridays" and "Mondays; Fridays".
    String.raw`\balso\b|;`,
    // "Mondays, and Fridays". Of a list of more, the comma before the "and" is a second one.
    String.raw`^[^,]*\p{L}{3}${comma}(?:and|[&+])[^,]*,?$`,
    // "Mondays, Fridays", if no more days follow.
    String.raw`^${upToWeekday}${weekday}[^,\d]*${comma}${wordsUpToWeekday}${weekday}(?:(?!\band\b)[^,&+/])*$`,
  ].join('|'),
  'iu',
);

/** True for "Mondays, and Fridays" and "Mondays, Fridays", after which "in term time" may be of the last only; ", in term time" after a bare list is of all. */
export function isLastApart(cursor: Cursor, place: number): boolean {
  return lastApart.test(cursor.since(place) + (cursor.rest.startsWith(',') ? ',' : ''));
}

/** True for days in some months, or in a part of the year. */
function isLimited(set: DaySet): boolean {
  return set.kind === 'rule' && (set.within !== null || set.rule.byMonth.length > 0);
}

/** True for days of each month by their numbers, or of some months of each year. */
function isNumbered(set: DaySet | undefined, freq: 'monthly' | 'yearly'): boolean {
  return set?.kind === 'rule' && set.rule.freq === freq && set.rule.byMonthDay.length > 0;
}

/** Refuses "first Monday of the month and first Wednesday in January", with no semicolon between. */
export function refuseHalfLimited(sets: readonly DaySet[], text: string): void {
  const isOpen = (set: DaySet) => set.kind === 'rule' && !isNumbered(set, 'yearly');
  const [last, ...before] = sets.toReversed();
  if (last === undefined || !isOpen(last) || !isLimited(last)) return;
  if (before.some((set) => isOpen(set) && !isLimited(set))) throw halfLimited(text);
}

/** Refuses "26 December and 2 January 2027": the first could be of every year. */
function refuseMissingYears(sets: readonly DaySet[], text: string): void {
  if (sets.some(isListed) && sets.some((set) => isNumbered(set, 'yearly')))
    throw ambiguous`"${text}" has dates with a year and without one; write the year with each date.`;
}

/** Refuses "Tuesdays in May and June 2027", of which June alone has its year, and would be every day. */
function refuseMonthBesides(sets: readonly DaySet[], text: string): void {
  const isLong = (set: DaySet) => set.kind === 'span' && set.from.until(set.to).days > 20;
  if (sets.some(isLong) && sets.some((set) => set.kind === 'year-span' || isLimited(set)))
    throw ambiguous`"${text}" has one part of the year with its year and one without; write one beginning and one end, such as “Tuesdays, 1 May to 30 June 2027”.`;
}

/** Refuses "August 3rd and 10th": the 10th of August, or of each month. */
export function refuseDayAlone(sets: readonly DaySet[], phrase: string): void {
  const isAlone = sets.some((set, index) => {
    const before = sets[index - 1];
    return isNumbered(set, 'monthly') && (before?.kind === 'dates' || isNumbered(before, 'yearly'));
  });
  if (isAlone && !/month/i.test(phrase))
    throw ambiguous`"${phrase}" can be days of that month or of each month; write “3 and 10 August”, or “10th of the month”.`;
}

/** True for "every month" and "every week", which say no day. */
export function isUnnamed(set: DaySet, freq: 'weekly' | 'monthly'): boolean {
  return (
    set.kind === 'rule' && set.rule.freq === freq && set.rule.byDay.length + set.rule.byMonthDay.length === 0
  );
}

/** Refuses "every month" and "every week" where no other field says on which day. @throws PhraseError */
export function refuseUnnamedDays(sets: readonly DaySet[], text: string): void {
  if (!sets.some((set) => isUnnamed(set, 'weekly') || isUnnamed(set, 'monthly'))) return;
  throw invalid`"${text}" does not say on which day; write “Tuesdays”, “first Tuesday of the month” or “13th of the month”.`;
}
