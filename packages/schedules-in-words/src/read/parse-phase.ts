import type { Exception, Part, Phase } from '../dates/schedule.ts';
import {
  checkExceptions,
  checkOtherTimesMeet,
  checkUsualHours,
  refuseDaysAmongOthers,
} from './checks/check-overlaps.ts';
import type { Entry, Line } from './entry.ts';
import { parsePattern, phaseOf, type Repeats } from './parse-days.ts';
import { on, parseAlsoOn, partsOf, withHours, withOtherTimes } from './parse-parts.ts';
import { checkHours, parseTimes } from './parse-times.ts';
import type { DaysPhrase } from './phrase/days.ts';
import type { TypedDate } from './typed-date.ts';

/** A phase before the fields are read that are for all of them. */
export interface ParsedPhase<Where = unknown> {
  readonly phase: Phase<Where>;
  /** What its own words leave out. */
  readonly without: readonly Exception[];
  readonly isInTerm: boolean;
}

/** Parses the fields of one phase; null, with an error reported, when it has no day. @param first the date from which it is counted */
export function parsePhase(
  entry: Entry,
  repeats: Repeats,
  first: TypedDate,
  otherTimes: readonly Line<DaysPhrase>[],
): ParsedPhase<never> | null {
  const pattern = parsePattern(entry, repeats, first);
  if (pattern === null) return null;
  const last = parseLast(entry, repeats, first);
  const phrase = repeats.kind === 'days' ? repeats : null;
  const [spoken = null, ...further] = phrase?.hours ?? [];
  const text = entry.text('repeats') ?? '';
  if (checkHours(text, phrase?.hours ?? [], entry.of('repeats'))) return null;
  const hours = parseTimes(entry, { first, last, spoken }, repeats.kind === 'once');
  const base = partsOf(pattern.days, hours);
  if (refuseDaysAmongOthers(pattern, text, entry.of('repeats'))) return null;
  const more =
    entry.text('startTime') === null
      ? base.flatMap((part) => withHours(part, further, entry.of('repeats')))
      : [];
  const apart = (phrase?.others ?? []).flatMap(({ days, hours: own }) =>
    days.flatMap((set) => withHours(on(set), own, entry.of('repeats'))),
  );
  const timed = withOtherTimes(otherTimes, base, pattern.firstDate);
  const [part, ...others] = [...timed, ...more, ...apart, ...parseAlsoOn(entry, hours)];
  if (part === undefined) return null;
  const bare = phaseOf([part, ...others], pattern);
  const without = (phrase?.without ?? []).map((days) => ({ days, reason: null }));
  checkExceptions(without, text, bare, entry.of('repeats'));
  checkUsualHours(bare, entry.of('otherTimes'));
  checkOtherTimesMeet(bare, entry.of('otherTimes'));
  const phase = { ...bare, timeInWords: parseTimeInWords(entry, part) };
  return { phase, without, isInTerm: entry.raw.termTimeOnly === true || phrase?.school === 'terms' };
}

function parseLast(entry: Entry, repeats: Repeats, first: TypedDate): TypedDate | null {
  const last = entry.date('endDate');
  if (!last) return null;
  if (repeats.kind !== 'once' && !last.date.equals(first.date))
    entry.of('endDate')
      .warning`The end date counts only for things that happen once; the end of a series is its last date.`;
  return last;
}

function parseTimeInWords(entry: Entry, { timing }: Part): string | null {
  const words = entry.text('timeInWords');
  // Without a time of the clock, a start that was typed could not be read. People read it better than "all day".
  if (timing.kind === 'all-day') return words ?? hoursAsTyped(entry);
  if (words === null) return null;
  entry.of('timeInWords')
    .warning`"${words}" is passed over, since there is a start time; keep only one of the two.`;
  return null;
}

/** Words and figures with single marks between them, as in "12.30 for 1pm, doors at noon". */
const showable = /^[\p{L}\p{N}]+(?:(?:, | ?[.:&'’–-] ?| )[\p{L}\p{N}]+)*\.?$/u;

function hoursAsTyped(entry: Entry): string | null {
  const [start, end] = (['startTime', 'endTime'] as const).map((field) => {
    const text = entry.text(field)?.replace(/\s+/g, ' ') ?? null;
    return text !== null && showable.test(text) ? text : null;
  });
  if (start == null) return null;
  return end == null ? start : `${start}${entry.context.typedIn ? '–' : ' to '}${end}`;
}
