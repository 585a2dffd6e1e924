import type { DaySet } from '../../days/day-set.ts';
import { inList } from '../lists.ts';
import { daysInWords, holidayName } from './days.ts';

/** The parts of the sentence that says when an event happens. */
export const schedules = {
  days: daysInWords,
  list: (words: readonly string[]) => inList(words),
  /** What the nation calls a public holiday. */
  publicHoliday: holidayName,
  inTermTime: ' in term time',
  allDay: 'all day',
  /** Each day of a run with hours. */
  eachDay: ' each day',
  from: (date: string) => `from ${date}`,
  until: (date: string) => `until ${date}`,
  /** After another place for some time: that of the event. */
  usualPlace: 'at the usual place',
  /** The mark after a sentence without a semicolon, before “from” or “until”. */
  beforeSeason: (_sentence: string) => ',',
  /** For editors, before the school terms run out, or after. */
  termsEnd: (date: string, isOver: boolean) =>
    `The last school term ${isOver ? 'ended' : 'ends'} on ${date}, and no dates after that are shown. Add the next terms, each with its first and last day and its holidays.`,
  /** Single days that are left out of a run. */
  butNot: (dates: readonly string[]) => `, but not ${inList(dates)}`,
  exceptions,
  otherDays,
  /** "November to February 4pm": days with other hours. */
  instead: (days: readonly string[], hours: readonly string[]) => `${inList(days)} ${inList(hours)}`,
  /** "also Friday 15 January, 7pm". */
  also: (days: string, hours: string | null) => `also ${days}${hours === null ? '' : `, ${hours}`}`,
};

/** ", not in July and August", ", not on Christmas Day": what is left out every year; nothing for an empty list. */
function exceptions(sets: readonly DaySet[], today: Temporal.PlainDate): string {
  const all = sets.map((days) => exceptionInWords(days, today));
  const groups = Map.groupBy(all, ([preposition]) => preposition);
  return [...groups]
    .map(([preposition, each]) => `, not ${preposition}${inList([...new Set(each.map(([, days]) => days))])}`)
    .join('');
}

function exceptionInWords(days: DaySet, today: Temporal.PlainDate): readonly [string, string] {
  const words = daysInWords(days, today).replace(/^every year on /, '');
  if (days.kind === 'year-span') return [words.includes(' to ') ? '' : 'in ', words];
  if (words.startsWith('on ')) return ['on ', words.slice('on '.length)];
  if (days.kind === 'festivals' || days.kind === 'public-holidays' || /^\d/.test(words))
    return ['on ', words];
  // "every Monday and Tuesday" is left out "on Mondays and Tuesdays".
  const weekly = days.kind === 'rule' && days.rule.freq === 'weekly' && days.rule.interval === 1;
  if (weekly && /^every /.test(words))
    return ['on ', words.replace(/^every /, '').replaceAll(/(\w+day)\b/g, '$1s')];
  return ['on ', `the ${words}`];
}

/** Days with other hours than the rest: "Sundays", "first Sunday of the month". */
function otherDays(days: DaySet, today: Temporal.PlainDate): string {
  return daysInWords(days, today)
    .replace(/^on the /, '')
    .replace(/^every (\w+day)$/, '$1s');
}
