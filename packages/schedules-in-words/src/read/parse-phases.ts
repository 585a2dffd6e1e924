import { occurringDays } from '../dates/planned-days.ts';
import { isSingle, type Part, type Phase } from '../dates/schedule.ts';
import { isBefore, lastDay } from '../days/day-number.ts';
import { type DaySet, datesOf, isListed } from '../days/day-set.ts';
import { type DatedLine, parseOtherLine } from './dated-line.ts';
import { Entry, type Line } from './entry.ts';
import type { Repeats } from './parse-days.ts';
import { withHours } from './parse-parts.ts';
import { type ParsedPhase, parsePhase } from './parse-phase.ts';
import { hasNoDay } from './parse-repeats.ts';
import type { DaysPhrase } from './phrase/days.ts';
import { Report, unknownWord } from './problem.ts';
import type { TypedDate } from './typed-date.ts';

/** A line that says what holds from a date on, or until one. */
type TypedLine = DatedLine & Omit<Line<DatedLine>, 'value'>;

/** The place of a name. */
type PlaceNamed<Where> = ((name: string) => Where) | undefined;

/**
 * Parses the fields of an event into its phases, in order: one, and one more for each line of `otherTimes` such as “from 6 January 2027:
 * 8pm”. What a line does not say is as it was before that date, or after it for “until”. One that cannot be read or contradicts another
 * is reported and ignored.
 * @returns null, with an error reported, when the event has no day
 */
export function parsePhases<Where>(
  entry: Entry,
  repeats: Repeats,
  first: TypedDate,
  placeNamed: PlaceNamed<Where>,
): readonly [ParsedPhase<Where>, ...ParsedPhase<Where>[]] | null {
  const [lines, otherTimes]: [TypedLine[], Line<DaysPhrase>[]] = [[], []];
  for (const { value, ...line } of entry.lines('otherTimes', parseOtherLine)) {
    if ('place' in value) lines.push({ ...line, ...value });
    else otherTimes.push({ ...line, value });
  }
  const usual = parsePhase(entry, repeats, first, otherTimes);
  if (usual === null) return null;
  const sure = lines.filter((line) => !isRefused(line, lines, usual.phase));
  /** What lines say, one after another. */
  const told = (some: readonly TypedLine[]) => {
    let base: ParsedPhase<Where> = usual;
    return some.flatMap((line) => {
      const own = parseLine(entry, line, base, first, placeNamed, otherTimes);
      base = own ?? base;
      return own === null ? [] : [{ line, own }];
    });
  };
  const untils = inOrder(sure, 'until');
  const all = [
    ...told(untils.toReversed()).reverse(),
    { line: null, own: usual },
    ...told(inOrder(sure, 'from')),
  ];
  const phases = all.flatMap(({ line, own }, index) => {
    const [before, after] = [all[index - 1]?.line?.until, all[index + 1]?.line?.from];
    const from = line?.from ?? before?.add({ days: 1 }) ?? null;
    const phase = within(own.phase, from, line?.until ?? after?.subtract({ days: 1 }) ?? null);
    if (phase !== null) return [{ ...own, phase }];
    refuseEmpty(line, sure);
    return [];
  });
  const [phase, ...further] = phases;
  return phase === undefined ? [usual] : [phase, ...further];
}

/** Reports a line of what happens once, and one that contradicts another. */
function isRefused(line: TypedLine, lines: readonly TypedLine[], usual: Phase): boolean {
  const other = lines.find((each) => each !== line && isContrary(each, line));
  if (other !== undefined) refuseBoth(line.line, other.line, line.report);
  else if (isSingle({ phases: [usual] })) {
    const fault = unknownWord`"${line.line}" is for a series; what happens once has its times in fields of their own.`;
    line.report.add(fault);
  } else return false;
  return true;
}

function refuseBoth(line: string, other: string, report: Report): null {
  return report.ambiguous`"${line}" and "${other}" are both for one day; write what is so on a day in one line only.`;
}

/** True for two lines from one day, two until one day, and for one that begins before another has ended. */
function isContrary(one: DatedLine, other: DatedLine): boolean {
  const isSame = (a: Temporal.PlainDate | null, b: Temporal.PlainDate | null) => a !== null && b?.equals(a);
  const isLate = ({ until }: DatedLine, { from }: DatedLine) => until && from && !isBefore(until, from);
  const isTwice = isSame(one.from, other.from) || isSame(one.until, other.until);
  return Boolean(isTwice || isLate(one, other) || isLate(other, one));
}

/** The lines of one kind by their date. */
function inOrder(lines: readonly TypedLine[], kind: 'from' | 'until'): readonly TypedLine[] {
  const dayOf = (line: TypedLine) => line[kind]?.toString() ?? '';
  return lines.filter(dayOf).toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));
}

/** What is so by a line: its days or those of `base`, its hours or those of `base`; null, with an error reported, when it has no day. */
function parseLine<Where>(
  entry: Entry,
  { line, repeats, hours, place, from, until, report }: TypedLine,
  base: ParsedPhase<Where>,
  first: TypedDate,
  placeNamed: PlaceNamed<Where>,
  otherTimes: readonly Line<DaysPhrase>[],
): ParsedPhase<Where> | null {
  const own = entryOfLine(entry, line, report);
  const at = place === null ? base.phase.place : { name: place, where: placeNamed?.(place) ?? null };
  const [lead] = base.phase.parts;
  const touches = (days: DaySet) => !isListed(days) || datesOf([days]).some(isBetween(from, until));
  const recurring = base.phase.parts.filter(({ days, only }) => !isListed(days) && touches(only ?? days));
  const listed = otherTimes.filter(({ value: { days } }) =>
    days.some((set) => isListed(set) && touches(set)),
  );
  const contrary = listed.find(({ value: { days } }) => days.some(({ kind }) => kind === 'span'));
  if (repeats !== null && contrary !== undefined) return refuseBoth(line, contrary.line, report);
  if (repeats !== null && hasNoDay(repeats, line, own.of('repeats'))) return null;
  const hasHours = repeats !== null && repeats.hours.length > 0;
  const isUnclear = !hasHours && (repeats !== null || hours.length > 0);
  if (isUnclear && new Set(recurring.map(({ timing }) => timing)).size > 1)
    return report.ambiguous`"${line}" can be for all the times until then or for one of them; write all days with their hours, such as “Saturdays 10am, Sundays 8am and 10.30am”.`;
  if (repeats === null) {
    const [part = lead, ...others] = base.phase.parts.flatMap((each) =>
      hours.length === 0 || each.timing !== lead.timing
        ? [each]
        : withHours(each, hours, own.of('otherTimes')),
    );
    return { ...base, phase: { ...base.phase, parts: [part, ...others], place: at } };
  }
  // Other hours of single dates are told already.
  const told = listed.map((each) => ({ ...each, report: new Report('otherTimes', {}, () => {}) }));
  const counted: TypedDate = from === null ? first : { date: from, time: null };
  const parsed = parsePhase(own, repeats, counted, told);
  if (parsed === null) return null;
  const { phase } = parsed;
  const { timing, nights } = lead;
  const usually = (part: Part) =>
    hasHours || part.timing !== phase.parts[0].timing ? part : { ...part, timing, nights };
  const [part, ...others] = phase.parts;
  const parts = [usually(part), ...others.map(usually)] as const;
  // “From 6 January” on a Monday is so from that day on, if it first happens on the Wednesday.
  const firstDate = from ?? phase.firstDate;
  const { timeInWords } = base.phase;
  return { ...parsed, phase: { ...phase, parts, firstDate, timeInWords, place: at } };
}

/** The entry as a line changes it. Of other fields all is told already, and it begins on whichever day it names. */
function entryOfLine({ raw, context }: Entry, line: string, report: Report): Entry {
  const fields = { ...raw, repeats: line, startTime: null, endTime: null, timeInWords: null };
  return new Entry(fields, context, ({ field, fault, severity }) => {
    if (['repeats', 'otherTimes', 'lastDate'].includes(field)) report.add(fault, severity);
  });
}

/** A phase from one day to another, without limit for null, with those of its single dates that lie there; null without a day. */
function within<Where>(
  phase: Phase<Where>,
  from: Temporal.PlainDate | null,
  to: Temporal.PlainDate | null,
): Phase<Where> | null {
  if (from === null && to === null) return phase;
  const [part, ...others] = phase.parts.flatMap((each): readonly Part[] => {
    if (!isListed(each.days)) return [each];
    const dates = datesOf([each.days]);
    const left = dates.filter(isBetween(from, to));
    if (left.length === dates.length) return [each];
    return left.length === 0 ? [] : [{ ...each, days: { kind: 'dates', dates: left } }];
  });
  if (part === undefined) return null;
  const { firstDate, lastDate } = phase;
  const limited: Phase<Where> = {
    ...phase,
    parts: [part, ...others],
    firstDate: from === null || isBefore(from, firstDate) ? firstDate : from,
    lastDate: to === null || (lastDate !== null && isBefore(lastDate, to)) ? lastDate : to,
  };
  return occurringDays({ phases: [limited] }, -lastDay, lastDay).next().done ? null : limited;
}

/** Reports a line for which no date is left, or that leaves none with the usual times. */
function refuseEmpty(line: TypedLine | null, lines: readonly TypedLine[]): void {
  const [first] = lines;
  if (line !== null) {
    line.report
      .error`"${line.line}" is for no date of the event; look at its date, and at the first and the last date of the event.`;
  } else if (first !== undefined)
    first.report
      .warning`With "${first.line}" its usual times never apply; write the new ones in their place, without this line.`;
}

/** Whether a date lies between two, both included; null is no limit. */
function isBetween(from: Temporal.PlainDate | null, to: Temporal.PlainDate | null) {
  return (date: Temporal.PlainDate) => !(from && isBefore(date, from)) && !(to && isBefore(to, date));
}
