import { dayNumber, lastDay, yearOfDay } from '../days/day-number.ts';
import { type DaySet, isListed, spansOf } from '../days/day-set.ts';
import { daysOfYear } from '../days/days-of-year.ts';
import { remembered } from '../days/memo.ts';
import type { Change, Part, Phase, Schedule } from './schedule.ts';

/** A day on which a part of a phase is planned, as a day number. */
export interface PlannedDay {
  readonly day: number;
  readonly part: Part;
  readonly phase: Phase;
}

/** After so many years without a day there are no more: 29 February falls on a Sunday again after 40 at most. */
const maxEmptyYears = 50;

type Phases = Pick<Schedule, 'phases'>;

/** What occurs from day `from` to day `to`, both included, in order of day and start. Changes are not applied. */
export function* occurringDays({ phases }: Phases, from: number, to: number): Generator<PlannedDay> {
  for (const phase of phases) yield* yearByYear(phase, from, to);
}

/** What is known of a phase. Every page needs the same days, as long as the content stays the same. */
interface Memo {
  readonly first: number;
  readonly last: number;
  readonly occurring: Map<number, readonly PlannedDay[]>;
}

const memos = new WeakMap<Phase, Memo>();

function memoOf(phase: Phase): Memo {
  return remembered(memos, phase, () => {
    const bounds = phase.parts.map((part) => partBounds(phase, part));
    const first = Math.min(...bounds.map((bound) => bound.first));
    const last = Math.max(...bounds.map((bound) => bound.last));
    return { first, last, occurring: new Map() };
  });
}

function occurringInYear(phase: Phase, year: number): readonly PlannedDay[] {
  return remembered(memoOf(phase).occurring, year, () => {
    const exceptions = exceptionsInYear(phase, year);
    return plannedInYear(phase, year).filter(({ day }) => !exceptions.has(day));
  });
}

/** What occurs on a day. */
export function occurringOn({ phases }: Phases, day: number): readonly PlannedDay[] {
  return phases.flatMap((phase) =>
    occurringInYear(phase, yearOfDay(day)).filter((planned) => planned.day === day),
  );
}

/** What a change changes; nothing when its date is not one of the schedule's. */
export function changedBy(schedule: Phases, change: Change): readonly PlannedDay[] {
  const planned = occurringOn(schedule, dayNumber(change.date));
  return planned.filter(({ part }) => changeOf([change], part) !== null);
}

/**
 * What a day's changes come to for a part: the one that names its start, or else one for the whole day; with the words that
 * others only add, unless it does not take place.
 */
export function changeOf<Where>(changes: readonly Change<Where>[], { timing }: Part): Change<Where> | null {
  const isOwn = ({ start }: Change) =>
    start !== null && timing.kind === 'timed' && timing.start.equals(start);
  const meant = [...changes.filter(isOwn), ...changes.filter(({ start }) => start === null)];
  const change = meant.find(({ kind }) => kind !== 'noted') ?? meant[0] ?? null;
  if (change === null || change.kind === 'cancelled' || change.kind === 'postponed') return change;
  const added = meant.filter((each) => each.kind === 'noted' && each !== change);
  return added.length === 0
    ? change
    : { ...change, note: joinedNotes([change, ...added].map(({ note }) => note)) };
}

/** Several notes as one, each once; null for none. */
export function joinedNotes(notes: readonly (string | null)[]): string | null {
  return [...new Set(notes.filter((note) => note !== null))].join(' ') || null;
}

/** True when the day is one of the schedule's exceptions. */
export function isException({ phases }: Phases, day: number): boolean {
  return phases.some((phase) => exceptionsInYear(phase, yearOfDay(day)).has(day));
}

/** It starts in the year of `from`, so the years before cost nothing. */
function* yearByYear(phase: Phase, from: number, to: number): Generator<PlannedDay> {
  const memo = memoOf(phase);
  const [first, last] = [Math.max(from, memo.first), Math.min(to, memo.last)];
  if (first > last) return;
  const [firstYear, lastYear] = [yearOfDay(first), yearOfDay(last)];
  for (let year = firstYear, emptyYears = 0; year <= lastYear && emptyYears < maxEmptyYears; year += 1) {
    const found = occurringInYear(phase, year);
    emptyYears = found.length === 0 ? emptyYears + 1 : 0;
    for (const item of found) {
      if (item.day > last) return;
      if (item.day >= first) yield item;
    }
  }
}

function exceptionsInYear({ exceptions, countFrom }: Phase, year: number): ReadonlySet<number> {
  return new Set(exceptions.flatMap(({ days }) => daysOfYear(days, countFrom, year)));
}

/** The planned days of a year. Of parts with the same start the first counts, so that day and start identify an occurrence. */
function plannedInYear(phase: Phase, year: number): readonly PlannedDay[] {
  const [part, ...others] = phase.parts;
  const days = partDays(phase, part, year);
  if (others.length === 0) return days.map((day) => ({ day, part, phase }));
  const planned = new Map<number, PlannedDay>();
  for (const each of phase.parts) {
    for (const day of partDays(phase, each, year)) {
      const key = day * 1441 + startMinute(each);
      if (!planned.has(key)) planned.set(key, { day, part: each, phase });
    }
  }
  return [...planned].sort(([one], [other]) => one - other).map(([, item]) => item);
}

/** Whole days come before all times. */
function startMinute({ timing }: Part): number {
  return timing.kind === 'all-day' ? 0 : timing.start.hour * 60 + timing.start.minute + 1;
}

/** The days of a part in a year, as day numbers in order. */
function partDays(phase: Phase, part: Part, year: number): readonly number[] {
  const daysOf = (set: DaySet) => daysOfYear(set, phase.countFrom, year);
  const days = daysOf(part.days);
  const { first, last } = partBounds(phase, part);
  const only = part.only && new Set(daysOf(part.only));
  const without = new Set(part.without.flatMap(daysOf));
  const terms = isListed(part.days) ? null : phase.terms;
  return days.filter(
    (day) =>
      first <= day &&
      day <= last &&
      (only === null || only.has(day)) &&
      !without.has(day) &&
      (terms === null || terms.some((term) => dayNumber(term.from) <= day && day <= dayNumber(term.to))),
  );
}

/** The first and the last day that a part can have. Limits of the others do not apply to dates that are listed one by one. */
function partBounds({ firstDate, lastDate, terms }: Phase, { days }: Part): { first: number; last: number } {
  if (isListed(days)) {
    const ends = spansOf(days).flatMap(({ from, to }) => [dayNumber(from), dayNumber(to)]);
    return { first: Math.min(...ends), last: Math.max(...ends) };
  }
  return { first: dayNumber(firstDate), last: lastDayOf({ lastDate, terms }) };
}

/** The last day on which something recurs; that of all phases without an end. */
export function lastDayOf({ lastDate, terms }: Pick<Phase, 'lastDate' | 'terms'>): number {
  return Math.min(lastDay, ...[lastDate, terms?.at(-1)?.to].filter((date) => date != null).map(dayNumber));
}
