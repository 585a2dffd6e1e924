import type { Exception, Part, Phase } from '../dates/schedule.ts';
import {
  checkExceptions,
  checkOtherTimesMeet,
  checkUsualHours,
  refuseDaysAmongOthers,
} from './checks/check-overlaps.ts';
import { parsePattern, phaseOf, type Repeats } from './parse-days.ts';
import { type HoursLine, on, parseAlsoOn, partsOf, withHours, withOtherTimes } from './parse-parts.ts';
import { parseTimes, warnOfHours } from './parse-times.ts';
import { invalid, type Report } from './problem.ts';
import { type RawSchedule, textOf } from './raw-schedule.ts';
import { parseDateField, type TypedField } from './typed-date.ts';

/** A phase before the fields are read that are for all of them. */
export interface ParsedPhase<Where = unknown> {
  readonly phase: Phase<Where>;
  /** What its own words leave out. */
  readonly without: readonly Exception[];
  readonly isInTerm: boolean;
}

/** What the fields of a phase are read with. */
export interface PhaseContext {
  readonly repeats: Repeats;
  /** The date from which it is counted. */
  readonly first: TypedField;
  readonly otherTimes: readonly HoursLine[];
}

/** Parses the fields of one phase; null, with an error reported, when it has no day. */
export function parsePhase(
  raw: RawSchedule,
  { repeats, first, otherTimes }: PhaseContext,
  report: Report,
): ParsedPhase<never> | null {
  const pattern = parsePattern(raw, repeats, first, report);
  if (pattern === null) return null;
  const last = parseLast(raw, repeats, first, report);
  const phrase = repeats.kind === 'days' ? repeats : null;
  const [spoken = null, ...further] = phrase?.hours ?? [];
  const text = textOf(raw.repeats) ?? '';
  warnOfHours(text, phrase?.hours ?? [], 'repeats', report);
  const hours = parseTimes(raw, { first, last, spoken }, repeats.kind === 'once', report);
  const base = partsOf(pattern.days, hours);
  if (refuseDaysAmongOthers(pattern, text, report)) return null;
  const more =
    textOf(raw.startTime) === null ? base.flatMap((part) => withHours(part, further, 'repeats', report)) : [];
  const apart = (phrase?.others ?? []).flatMap(({ days, hours: own }) =>
    days.flatMap((set) => withHours(on(set), own, 'repeats', report)),
  );
  const timed = withOtherTimes(otherTimes, base, pattern.firstDate);
  const [part, ...others] = [...timed, ...more, ...apart, ...parseAlsoOn(raw, hours, report)];
  if (part === undefined) return null;
  const bare = phaseOf([part, ...others], pattern);
  const without = (phrase?.without ?? []).map((days) => ({ days, reason: null }));
  checkExceptions(without, text, bare, report);
  checkUsualHours(bare, report);
  checkOtherTimesMeet(bare, report);
  const phase = { ...bare, timeInWords: parseTimeInWords(raw, part, report) };
  return { phase, without, isInTerm: raw.termTimeOnly === true || phrase?.school === 'terms' };
}

function parseLast(raw: RawSchedule, repeats: Repeats, first: TypedField, report: Report): TypedField | null {
  const last = parseDateField(raw, 'endDate', report);
  if (last === null || last === 'unreadable') return null;
  if (repeats.kind !== 'once' && !last.value.date.equals(first.value.date)) {
    const fault = invalid`The end date counts only for things that happen once; the end of a series is its last date.`;
    report.warning('endDate', fault);
  }
  return last;
}

function parseTimeInWords(raw: RawSchedule, { timing }: Part, report: Report): string | null {
  const words = textOf(raw.timeInWords);
  // Without a time of the clock, a start that was typed could not be read. People read it better than "all day".
  if (timing.kind === 'all-day') return words ?? hoursAsTyped(raw, report.context.typedIn ? '–' : ' to ');
  if (words === null) return null;
  const fault = invalid`"${words}" is passed over, since there is a start time; keep only one of the two.`;
  report.warning('timeInWords', fault);
  return null;
}

/** Words and figures with single marks between them, as in "12.30 for 1pm, doors at noon". */
const showable = /^[\p{L}\p{N}]+(?:(?:, | ?[.:&'’–-] ?| )[\p{L}\p{N}]+)*\.?$/u;

function hoursAsTyped(raw: RawSchedule, link: string): string | null {
  const [start, end] = [raw.startTime, raw.endTime].map((field) => {
    const text = textOf(field)?.replace(/\s+/g, ' ') ?? null;
    return text !== null && showable.test(text) ? text : null;
  });
  if (start == null) return null;
  return end == null ? start : `${start}${link}${end}`;
}
