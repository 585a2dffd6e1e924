import { occurringDays } from '../dates/planned-days.ts';
import type { Phase } from '../dates/schedule.ts';
import { festivalDayDate } from '../days/church-year.ts';
import { dateOfDay, dayNumber, earlier, isBefore, lastDay } from '../days/day-number.ts';
import { type DaySet, everyOne, isEveryDay, isListed } from '../days/day-set.ts';
import { daysOfYear } from '../days/days-of-year.ts';
import { weekdayOf } from '../days/weekday.ts';
import { asOfInWords, weekdayName } from '../words/en-GB/dates.ts';
import type { Entry } from './entry.ts';
import { partsOf } from './parse-parts.ts';
import { isCountable } from './phrase/ends.ts';
import type { RepeatsPhrase } from './phrase/repeats.ts';
import { isUnnamed } from './phrase/union.ts';
import { linesOf } from './raw-schedule.ts';
import type { TypedDate } from './typed-date.ts';

/** How often something happens that has dates. */
export type Repeats = RepeatsPhrase & { readonly kind: 'once' | 'listed' | 'days' };

type DaysRepeats = Extract<Repeats, { readonly kind: 'days' }>;

/** Which days an event has, and from when to when. */
export interface Pattern extends Pick<Phase, 'firstDate' | 'lastDate'> {
  readonly days: readonly DaySet[];
}

/** Parses which days an event has from its first date on; null, with an error reported, when there are none. */
export function parsePattern(entry: Entry, repeats: Repeats, first: TypedDate): Pattern | null {
  const firstDate = first.date;
  if (repeats.kind !== 'days' || repeats.days.every(isListed)) {
    if (entry.text('lastDate') !== null)
      entry.of('lastDate')
        .warning`The last date counts only for things that repeat; write the last day of one thing as its end date.`;
    return { days: listedDays(entry, repeats, firstDate), firstDate, lastDate: null };
  }
  const typedLast = entry.date('lastDate');
  if (typedLast === null) return null;
  const lastDate = earlier(typedLast?.date ?? null, lastOf(repeats, firstDate));
  const isLimited =
    repeats.without.length > 0 || repeats.school === 'terms' || entry.raw.termTimeOnly === true;
  if (lastDate === null && !isLimited && repeats.days.every(isEveryDay))
    return entry.of('lastDate')
      .error`The last date is missing; write the last day on which it happens. For something without an end write “seven days a week”.`;
  const days = repeats.days.map((set) => onWeekdayOf(set, firstDate));
  const others = repeats.others.flatMap((other) => other.days);
  const series = seriesOf({ days, firstDate, lastDate }, others, entry);
  const { weeks } = repeats.ends;
  if (series === null || hasFaultOfEnds(entry, repeats, series)) return null;
  if (weeks === null) return series;
  const end = series.firstDate.add({ days: 7 * weeks - (isCountable(days) ? 7 : 1) });
  return { ...series, lastDate: earlier(series.lastDate, end) };
}

/** The last date that the phrase says: of "until Easter" without a year the next from the first date on. */
function lastOf({ ends: { until } }: DaysRepeats, firstDate: Temporal.PlainDate): Temporal.PlainDate | null {
  if (until === null || !('text' in until)) return until;
  if (until.year !== null) return festivalDayDate(until, until.year);
  const days = [0, 1].map((years) => festivalDayDate(until, firstDate.year + years));
  return days.find((day) => !isBefore(day, firstDate)) ?? null;
}

/** Reports "until Easter" of something on Easter Day, and "six Wednesdays" of which some are left out, which can be read in two ways. */
function hasFaultOfEnds(
  entry: Entry,
  { ends, without, school }: DaysRepeats,
  { days, lastDate }: Pattern,
): boolean {
  const { until, weeks } = ends;
  const isLeftOut = without.length > 0 || school !== null || entry.raw.termTimeOnly === true;
  if (weeks !== null && (isLeftOut || linesOf(entry.raw.leftOut).length > 0)) {
    entry.of('repeats')
      .ambiguous`"${entry.text('repeats')}" can be counted with the days that are left out or without them; write its last date instead of the number.`;
    return true;
  }
  const isBare = until !== null && 'text' in until && until.isBare;
  const isOn = (date: Temporal.PlainDate) =>
    days.some((set) => daysOfYear(set, date, date.year).includes(dayNumber(date)));
  if (!isBare || lastDate === null || !isOn(lastDate)) return false;
  const [last, before] = [lastDate, lastDate.subtract({ days: 1 })].map(asOfInWords);
  entry.of('repeats')
    .ambiguous`"${until.text}" can be with that day or without it; write “until ${last}” or “until ${before}”.`;
  return true;
}

/** The dates that are typed in fields of their own; those of `alsoOn` come to them. */
function listedDays(entry: Entry, repeats: Repeats, firstDate: Temporal.PlainDate): readonly DaySet[] {
  if (repeats.kind === 'days') return repeats.days;
  return entry.text('firstDate') === null ? [] : [{ kind: 'dates', dates: [firstDate] }];
}

/** A weekly rule without weekdays is on that of the first date. */
function onWeekdayOf(set: DaySet, firstDate: Temporal.PlainDate): DaySet {
  if (set.kind !== 'rule' || !isUnnamed(set, 'weekly')) return set;
  return { ...set, rule: { ...set.rule, byDay: everyOne([weekdayOf(firstDate)]) } };
}

/** @param others further days, with hours of their own, on which it may first happen */
function seriesOf(typed: Pattern, others: readonly DaySet[], entry: Entry): Pattern | null {
  const { days, firstDate, lastDate } = typed;
  if (lastDate !== null && isBefore(lastDate, firstDate))
    return entry.of('lastDate').error`The last date ${lastDate} lies before the first date ${firstDate}.`;
  // A first date on another weekday means the next day of the series, in whichever week that is.
  const first = firstDayOf({ ...typed, days: [...days, ...others].map(withoutInterval) });
  if (first === null)
    return entry.of('lastDate')
      .error`It never happens: no day of the series lies between ${firstDate} and ${lastDate ?? '9999-12-31'}.`;
  if (!first.equals(firstDate)) {
    const isOtherWeekday = weekdayOf(first) !== weekdayOf(firstDate);
    const why = isOtherWeekday
      ? `is a ${weekdayName(weekdayOf(firstDate))}, which is not a day of the series`
      : 'is not a day of the series';
    entry.of('firstDate').warning`The first date ${firstDate} ${why}; it first happens on ${first}.`;
  }
  return { ...typed, firstDate: first };
}

function withoutInterval(set: DaySet): DaySet {
  return set.kind === 'rule' ? { ...set, rule: { ...set.rule, interval: 1 } } : set;
}

function firstDayOf(pattern: Pattern): Temporal.PlainDate | null {
  const [part, ...others] = partsOf(pattern.days, { timing: { kind: 'all-day' }, nights: 0 });
  if (part === undefined) return null;
  const phases: [Phase] = [phaseOf([part, ...others], pattern)];
  const first = occurringDays({ phases }, dayNumber(pattern.firstDate), lastDay).next().value;
  return first === undefined ? null : dateOfDay(first.day);
}

/** A phase of parts at the event's own place, without exceptions. */
export function phaseOf(
  parts: Phase['parts'],
  { firstDate, lastDate }: Pick<Phase, 'firstDate' | 'lastDate'>,
): Phase<never> {
  const nothing = { terms: null, exceptions: [], timeInWords: null, place: null };
  return { parts, firstDate, lastDate, countFrom: firstDate, ...nothing };
}
