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
  const run = leadingRun(schedule);
  const span = single ?? run;
  if (span === null) return seriesInWords(schedule, today);
  const days = datesInWords(span.from, span.to, today);
  const sentence = `${days}${afterComma(hoursOf(schedule))}${run ? eachDayInWords(schedule, run, today) : ''}`;
  const [lead] = schedule.parts;
  const others = schedule.parts.filter((part) => part !== lead && !isSameDays(part, lead));
  return [sentence, ...otherPartsInWords(others, lead, today)].join('; ');
}

/** "from Sunday 10 January" before a series begins, "until Sunday 28 March" when it ends; null without either. */
export function seasonInWords(schedule: Schedule, today: Temporal.PlainDate): string | null {
  if (isSingle(schedule) || leadingRun(schedule) || schedule.parts.every(({ days }) => isListed(days)))
    return null;
  const { firstDate, parts } = schedule;
  // What comes once a year needs no beginning: its next date says when it is.
  const silentUntil = parts.every(({ days }) => isYearly(days)) ? today.add({ years: 1 }) : today;
  const hasBegun = Temporal.PlainDate.compare(firstDate, silentUntil) <= 0;
  const from = hasBegun ? null : `from ${dateInWords(firstDate, today)}`;
  const until = schedule.lastDate === null ? null : `until ${dateInWords(schedule.lastDate, today)}`;
  return [from, until].filter((part) => part !== null).join(' ') || null;
}

/** The run of days of the first part, whatever other hours some of them have. */
function leadingRun(schedule: Schedule): DateSpan | null {
  return runSpan({ ...schedule, parts: [schedule.parts[0]] });
}

function seriesInWords(schedule: Schedule, today: Temporal.PlainDate): string {
  const [lead] = schedule.parts;
  const isMain = (part: Part) =>
    part.only === null &&
    hoursInWords(part) === hoursInWords(lead) &&
    isListed(part.days) === isListed(lead.days);
  const others = schedule.parts.filter((part) => !isMain(part) && !isSameDays(part, lead));
  const sets = setsOf(schedule.parts.filter(isMain)).map((set) => withMonthsNamed(set, schedule.firstDate));
  const days = inList(sets.map((set) => daysInWords(set, today)));
  const terms = schedule.terms === null ? '' : ' in term time';
  const not = exceptionsInWords(schedule, today);
  const rest = otherPartsInWords(others, lead, today);
  return [capitalized(`${days}${terms}${afterComma(hoursOf(schedule))}${not}`), ...rest].join('; ');
}

/** "second Tuesday of March, June, September and December" tells more than "of every third month". */
function withMonthsNamed(set: DaySet, firstDate: Temporal.PlainDate): DaySet {
  if (set.kind !== 'rule' || set.rule.freq !== 'monthly') return set;
  const { interval, byMonth } = set.rule;
  if (interval < 3 || 12 % interval !== 0 || byMonth.length > 0) return set;
  const months = Array.from(
    { length: 12 / interval },
    (_, index) => ((firstDate.month - 1 + index * interval) % 12) + 1,
  );
  const inOrder = months.toSorted((one, other) => one - other);
  return { ...set, rule: { ...set.rule, interval: 1, byMonth: inOrder } };
}

/** The hours of the first part with further ones on the same days, by the clock: "8am and 10.30am"; or the words that stand for them. */
function hoursOf({ parts, timeInWords }: Schedule): string | null {
  const [lead] = parts;
  const sameDays = parts.filter((part) => part === lead || isSameDays(part, lead));
  const hours = sameDays.toSorted(byStart).map(hoursInWords);
  return timeInWords ?? (inList([...new Set(hours.filter((each) => each !== null))]) || null);
}

function hoursInWords({ timing }: Part): string | null {
  return timing.kind === 'all-day' ? null : timesInWords(timing.start, timing.end);
}

function byStart({ timing: one }: Part, { timing: other }: Part): number {
  if (one.kind === 'all-day' || other.kind === 'all-day') return 0;
  return Temporal.PlainTime.compare(one.start, other.start);
}

function isSameDays(part: Part, lead: Part): boolean {
  return part !== lead && part.only === null && part.days === lead.days;
}

/** The days of parts with the same hours; lists of dates are one list. */
function setsOf(parts: readonly Part[]): readonly DaySet[] {
  const sets = parts.map(({ days }) => days);
  const listed = sets.flatMap((set) => (set.kind === 'dates' ? set.dates : []));
  const dates = [...new Map(listed.map((date) => [date.toString(), date])).values()];
  const others = [...new Set(sets.filter(({ kind }) => kind !== 'dates'))];
  return dates.length === 0 ? others : [...others, { kind: 'dates', dates }];
}

/** "November to February 4pm", "January and March 3pm", "also Friday 15 January, 7pm". */
function otherPartsInWords(
  others: readonly Part[],
  lead: Part,
  today: Temporal.PlainDate,
): readonly string[] {
  // A date with other hours stands in the place of the usual ones; a further date is beside them.
  const isInstead = (part: Part) =>
    part.only !== null || !isListed(part.days) || lead.without.includes(part.days);
  // The hours of the same days are told together, and then the days with the same hours.
  const byDays = Map.groupBy(others.filter(isInstead), (part) => otherDays(part, today));
  const instead = Map.groupBy(byDays, ([, parts]) =>
    inList(parts.toSorted(byStart).map((part) => hoursInWords(part) ?? 'all day')),
  );
  const also = others.filter((part) => !isInstead(part));
  return [
    ...[...instead].map(([hours, each]) => `${inList(each.map(([days]) => days))} ${hours}`),
    ...also.map((part) => {
      const hours = hoursInWords(part);
      return `also ${otherDays(part, today)}${hours === hoursInWords(lead) ? '' : afterComma(hours)}`;
    }),
  ];
}

function otherDays({ days, only }: Part, today: Temporal.PlainDate): string {
  return daysInWords(only ?? days, today)
    .replace(/^on the /, '')
    .replace(/^every (\w+day)$/, '$1s');
}

/** ", not in July and August", ", not on Christmas Day": what is left out every year. Single dates are told where they are listed. */
function exceptionsInWords({ exceptions }: Schedule, today: Temporal.PlainDate): string {
  const all = exceptions
    .filter(({ days }) => !isListed(days))
    .map(({ days }) => exceptionInWords(days, today));
  const groups = Map.groupBy(all, ([preposition]) => preposition);
  return [...groups]
    .map(([preposition, each]) => `, not ${preposition}${inList([...new Set(each.map(([, days]) => days))])}`)
    .join('');
}

function exceptionInWords(days: DaySet, today: Temporal.PlainDate): readonly [string, string] {
  const words = daysInWords(days, today).replace(/^every year on /, '');
  if (days.kind === 'year-span') return [words.includes(' to ') ? '' : 'in ', words];
  if (words.startsWith('on ')) return ['on ', words.slice('on '.length)];
  if (days.kind === 'festivals' || /^\d/.test(words)) return ['on ', words];
  // "every Monday and Tuesday" is left out "on Mondays and Tuesdays".
  const weekly = days.kind === 'rule' && days.rule.freq === 'weekly' && days.rule.interval === 1;
  if (weekly && /^every /.test(words))
    return ['on ', words.replace(/^every /, '').replaceAll(/(\w+day)\b/g, '$1s')];
  return ['on ', `the ${words}`];
}

/** " each day" for a run with hours, and its exceptions: " each day, but not Sunday 13 December". */
function eachDayInWords(schedule: Schedule, run: DateSpan, today: Temporal.PlainDate): string {
  const { parts, exceptions } = schedule;
  const [{ timing }] = parts;
  const eachDay = timing.kind === 'timed' && !run.from.equals(run.to) ? ' each day' : '';
  const closed = exceptions
    .flatMap(({ days }) => spansOf(days))
    .map(({ from, to }) => [latest(from, run.from), earliest(to, run.to)] as const)
    .filter(([from, to]) => Temporal.PlainDate.compare(from, to) <= 0)
    // The run has named the year.
    .map(([from, to]) => datesInWords(from, to, run.from.year === run.to.year ? run.from : today));
  const not = closed.length === 0 ? '' : `, but not ${inList(closed)}`;
  return `${eachDay}${exceptionsInWords(schedule, today)}${not}`;
}

function spansOf(days: DaySet): readonly DateSpan[] {
  if (days.kind === 'span') return [days];
  return days.kind === 'dates' ? days.dates.map((date) => ({ from: date, to: date })) : [];
}

/** True for dates that are named one by one. */
function isListed({ kind }: DaySet): boolean {
  return kind === 'dates' || kind === 'span';
}

/** True for days that come once or for a part of every year. */
function isYearly(days: DaySet): boolean {
  if (days.kind === 'festivals' || days.kind === 'year-span') return true;
  return days.kind === 'rule' && (days.rule.freq === 'yearly' || days.within !== null);
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
