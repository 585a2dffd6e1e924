import { type Part, type Phase, runSpan, singleSpan, timeAfterComma } from '../dates/schedule.ts';
import { earlier, isBefore } from '../days/day-number.ts';
import { type DateSpan, type DaySet, isListed, spansOf } from '../days/day-set.ts';
import { monthsFrom } from '../days/rule-patterns.ts';
import { phraseTimes } from './occurrence-words.ts';
import type { Words } from './words.ts';

/**
 * When an event happens in a phase, to begin a sentence: "every Sunday, 10.30am"; "first and third Sundays, 10.30am, not in August"; "Friday 11
 * to Sunday 13 December, 10am to 4pm each day"; for a single event its dates and times.
 */
export function phaseInWords(phase: Phase, today: Temporal.PlainDate, words: Words): string {
  const [{ timing, nights }] = phase.parts;
  const single = singleSpan(phase);
  if (single && timing.kind === 'timed' && nights > 0) {
    const end = timing.end === null ? null : single.to.toPlainDateTime(timing.end);
    return phraseTimes(single.from.toPlainDateTime(timing.start), end, today, words);
  }
  const run = leadingRun(phase);
  const span = single ?? run;
  if (span === null) return seriesInWords(phase, today, words);
  const days = words.dates.dates(span.from, span.to, today);
  const each = run ? eachDayInWords(phase, run, today, words) : '';
  const sentence = `${days}${afterComma(hoursOf(phase, words))}${each}`;
  const [lead] = phase.parts;
  const others = phase.parts.filter((part) => part !== lead && !isSameDays(part, lead));
  return [sentence, ...otherPartsInWords(others, lead, today, words)].join('; ');
}

/** The run of days of the first part, whatever other hours some of them have. */
export function leadingRun(phase: Phase): DateSpan | null {
  return runSpan({ ...phase, parts: [phase.parts[0]] });
}

function seriesInWords(phase: Phase, today: Temporal.PlainDate, words: Words): string {
  const { schedules } = words;
  const [lead] = phase.parts;
  const leadHours = hoursOfDays(phase, lead, words).join();
  const isMain = (part: Part) =>
    part.only === null &&
    hoursOfDays(phase, part, words).join() === leadHours &&
    isListed(part.days) === isListed(lead.days);
  const others = phase.parts.filter((part) => !isMain(part) && !isSameDays(part, lead));
  const sets = setsOf(phase.parts.filter(isMain)).map((set) => withMonthsNamed(set, phase.countFrom));
  const days = schedules.list(sets.map((set) => schedules.days(set, today)));
  const terms = phase.terms === null ? '' : schedules.inTermTime;
  const not = exceptionsInWords(phase, today, words);
  const rest = otherPartsInWords(others, lead, today, words);
  return [`${days}${terms}${afterComma(hoursOf(phase, words))}${not}`, ...rest].join('; ');
}

/** "second Tuesday of March, June, September and December" says more than "of every third month". */
function withMonthsNamed(set: DaySet, countFrom: Temporal.PlainDate): DaySet {
  if (set.kind !== 'rule' || set.rule.freq !== 'monthly') return set;
  const { interval, byMonth } = set.rule;
  if (interval < 3 || 12 % interval !== 0 || byMonth.length > 0) return set;
  const months = monthsFrom(1, 12).filter((month) => (month - countFrom.month) % interval === 0);
  return { ...set, rule: { ...set.rule, interval: 1, byMonth: months } };
}

/** The hours of the first part with further ones on the same days, by the clock: "8am and 10.30am"; or the words instead of them. */
export function hoursOf(phase: Phase, words: Words): string | null {
  const known = hoursOfDays(phase, phase.parts[0], words);
  return timeAfterComma(phase) ?? (words.schedules.list(known) || null);
}

/** All hours of a part's days, by the clock. */
function hoursOfDays({ parts }: Phase, part: Part, words: Words): readonly string[] {
  const sameDays = parts.filter((each) => each === part || isSameDays(each, part));
  const hours = sameDays.toSorted(byStart).map((each) => hoursInWords(each, words));
  return [...new Set(hours.filter((each) => each !== null))];
}

function hoursInWords({ timing }: Part, { dates }: Words): string | null {
  return timing.kind === 'all-day' ? null : dates.times(timing.start, timing.end);
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
  words: Words,
): readonly string[] {
  const { schedules } = words;
  const hoursOfPart = (part: Part) => hoursInWords(part, words);
  const daysOf = ({ days, only }: Part) => schedules.otherDays(only ?? days, today);
  // A date with other hours replaces the regular ones; a further date is beside them.
  const isInstead = (part: Part) =>
    part.only !== null || !isListed(part.days) || lead.without.includes(part.days);
  // The hours of the same days are named together, and then the days with the same hours.
  const byDays = Map.groupBy(others.filter(isInstead), daysOf);
  const hours = (parts: readonly Part[]) =>
    parts.toSorted(byStart).map((part) => hoursOfPart(part) ?? schedules.allDay);
  const instead = Map.groupBy(byDays, ([, parts]) => schedules.list(hours(parts)));
  const also = others.filter((part) => !isInstead(part));
  return [
    ...[...instead.values()].map((each) =>
      schedules.instead(
        each.map(([days]) => days),
        hours(each[0]?.[1] ?? []),
      ),
    ),
    ...also.map((part) => {
      const own = hoursOfPart(part);
      return schedules.also(daysOf(part), own === hoursOfPart(lead) ? null : own);
    }),
  ];
}

/** What is left out every year. Single dates are named where they are listed. */
function exceptionsInWords({ exceptions }: Phase, today: Temporal.PlainDate, { schedules }: Words): string {
  const sets = exceptions.map(({ days }) => days).filter((days) => !isListed(days));
  return schedules.exceptions(sets, today);
}

/** " each day" for a run with hours, and its exceptions: " each day, but not Sunday 13 December". */
function eachDayInWords(phase: Phase, run: DateSpan, today: Temporal.PlainDate, words: Words): string {
  const { dates, schedules } = words;
  const { parts, exceptions } = phase;
  const [{ timing }] = parts;
  const eachDay = timing.kind === 'timed' && !run.from.equals(run.to) ? schedules.eachDay : '';
  const closed = exceptions
    .flatMap(({ days }) => spansOf(days))
    .map(({ from, to }) => [isBefore(from, run.from) ? run.from : from, earlier(to, run.to)] as const)
    .filter(([from, to]) => !isBefore(to, from))
    // The run has named the year.
    .map(([from, to]) => dates.dates(from, to, run.from.year === run.to.year ? run.from : today));
  const not = closed.length === 0 ? '' : schedules.butNot(closed);
  return `${eachDay}${exceptionsInWords(phase, today, words)}${not}`;
}

/** True for days that come once or for a part of every year. */
export function isYearly(days: DaySet): boolean {
  if (days.kind === 'festivals' || days.kind === 'year-span') return true;
  if (days.kind === 'public-holidays') return true;
  return days.kind === 'rule' && (days.rule.freq === 'yearly' || days.within !== null);
}

function afterComma(words: string | null): string {
  return words === null ? '' : `, ${words}`;
}
