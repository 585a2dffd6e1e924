import type { DaySet } from '../schedule/day-set.ts';
import {
  type DateSpan,
  isSingle,
  type Part,
  runSpan,
  type Schedule,
  singleSpan,
} from '../schedule/schedule.ts';
import { dateInWords, datesInWords, timesInWords } from './date-words.ts';
import { daysInWords } from './days-in-words.ts';
import { capitalized, inList } from './lists.ts';
import { phraseTimes } from './occurrence-words.ts';

/**
 * When an event happens, in a sentence: "Every Sunday, 10.30am"; "First and third Sundays, 10.30am, not in August"; "Friday 11
 * to Sunday 13 December, 10am to 4pm each day"; for a single event its dates and times.
 */
export function scheduleInWords(schedule: Schedule, today: Temporal.PlainDate): string {
  const [{ timing, nights }] = schedule.parts;
  const single = singleSpan(schedule);
  if (single && timing.kind === 'timed' && nights > 0) {
    const end = timing.end === null ? null : single.to.toPlainDateTime(timing.end);
    return phraseTimes(single.from.toPlainDateTime(timing.start), end, today, dateInWords);
  }
  const run = runSpan(schedule);
  const span = single ?? run;
  if (span === null) return seriesInWords(schedule, today);
  const days = datesInWords(span.from, span.to, today);
  return `${days}${afterComma(hoursOf(schedule))}${run ? eachDayInWords(schedule, run, today) : ''}`;
}

/** "from Sunday 10 January" before a series begins, "until Sunday 28 March" when it ends; null without either. */
export function seasonInWords(schedule: Schedule, today: Temporal.PlainDate): string | null {
  if (isSingle(schedule) || runSpan(schedule) || schedule.parts.every(({ days }) => isListed(days)))
    return null;
  const hasBegun = Temporal.PlainDate.compare(schedule.firstDate, today) <= 0;
  const from = hasBegun ? null : `from ${dateInWords(schedule.firstDate, today)}`;
  const until = schedule.lastDate === null ? null : `until ${dateInWords(schedule.lastDate, today)}`;
  return [from, until].filter((part) => part !== null).join(' ') || null;
}

function seriesInWords(schedule: Schedule, today: Temporal.PlainDate): string {
  const [lead] = schedule.parts;
  const isMain = (part: Part) =>
    part.only === null &&
    hoursInWords(part) === hoursInWords(lead) &&
    isListed(part.days) === isListed(lead.days);
  const others = schedule.parts.filter((part) => !isMain(part) && !isSameDays(part, lead));
  const days = inList(setsOf(schedule.parts.filter(isMain)).map((set) => daysInWords(set, today)));
  const terms = schedule.terms === null ? '' : ' in term time';
  const not = schedule.exceptions.flatMap((exception) => exceptionInWords(exception.days, today));
  const rest = others.map((part) => otherPartInWords(part, lead, today));
  return [capitalized(`${days}${terms}${afterComma(hoursOf(schedule))}${not.join('')}`), ...rest].join('; ');
}

/** The hours of the first part, with further ones on the same days: "8am and 10.30am"; or the words that stand for them. */
function hoursOf({ parts, timeInWords }: Schedule): string | null {
  const [lead] = parts;
  const hours = parts.filter((part) => part === lead || isSameDays(part, lead)).map(hoursInWords);
  return timeInWords ?? (inList([...new Set(hours.filter((each) => each !== null))]) || null);
}

function hoursInWords({ timing }: Part): string | null {
  return timing.kind === 'all-day' ? null : timesInWords(timing.start, timing.end);
}

function isSameDays(part: Part, lead: Part): boolean {
  return part !== lead && part.only === null && part.days === lead.days;
}

/** The days of parts with the same hours; lists of dates are one list. */
function setsOf(parts: readonly Part[]): readonly DaySet[] {
  const sets = parts.map(({ days }) => days);
  const listed = sets.flatMap((set) => (set.kind === 'dates' ? set.dates : []));
  const dates = [...new Map(listed.map((date) => [date.toString(), date])).values()];
  const others = sets.filter(({ kind }) => kind !== 'dates');
  return dates.length === 0 ? others : [...others, { kind: 'dates', dates }];
}

/** "November to February 4pm", "also Friday 15 January, 7pm". */
function otherPartInWords(part: Part, lead: Part, today: Temporal.PlainDate): string {
  const days = daysInWords(part.only ?? part.days, today)
    .replace(/^on the /, '')
    .replace(/^every (\w+day)$/, '$1s');
  const hours = hoursInWords(part);
  if (part.only !== null || !isListed(part.days)) return `${days} ${hours ?? 'all day'}`;
  return `also ${days}${hours === hoursInWords(lead) ? '' : afterComma(hours)}`;
}

/** ", not in August", ", not on Christmas Day": the days that are left out every year. Single dates are told where they are listed. */
function exceptionInWords(days: DaySet, today: Temporal.PlainDate): readonly string[] {
  if (isListed(days)) return [];
  const words = daysInWords(days, today).replace(/^every year on /, '');
  if (days.kind === 'year-span') return [words.includes(' to ') ? `, not ${words}` : `, not in ${words}`];
  if (words.startsWith('on ')) return [`, not ${words}`];
  if (days.kind === 'festivals' || /^\d/.test(words)) return [`, not on ${words}`];
  // "every Monday and Tuesday" is left out "on Mondays and Tuesdays".
  const weekly = days.kind === 'rule' && days.rule.freq === 'weekly' && days.rule.interval === 1;
  if (weekly) return [`, not on ${words.replace(/^every /, '').replaceAll(/(\w+day)\b/g, '$1s')}`];
  return [`, not on the ${words}`];
}

/** " each day" for a run with hours, and its exceptions: " each day, but not Sunday 13 December". */
function eachDayInWords(
  { parts: [{ timing }], exceptions }: Schedule,
  run: DateSpan,
  today: Temporal.PlainDate,
): string {
  const eachDay = timing.kind === 'timed' && !run.from.equals(run.to) ? ' each day' : '';
  const closed = exceptions
    .flatMap(({ days }) => spansOf(days))
    .map(({ from, to }) => [latest(from, run.from), earliest(to, run.to)] as const)
    .filter(([from, to]) => Temporal.PlainDate.compare(from, to) <= 0)
    .map(([from, to]) => datesInWords(from, to, today));
  return closed.length === 0 ? eachDay : `${eachDay}, but not ${inList(closed)}`;
}

function spansOf(days: DaySet): readonly DateSpan[] {
  if (days.kind === 'span') return [days];
  return days.kind === 'dates' ? days.dates.map((date) => ({ from: date, to: date })) : [];
}

/** True for dates that are named one by one. */
function isListed({ kind }: DaySet): boolean {
  return kind === 'dates' || kind === 'span';
}

function afterComma(words: string | null): string {
  return words === null ? '' : `, ${words}`;
}

function earliest(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? one : other;
}

function latest(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? other : one;
}
