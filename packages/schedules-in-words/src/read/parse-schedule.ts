import type { OverallStatus, Part, Schedule, ScheduleStatus } from '../dates/schedule.ts';
import { type DateSpan, datesOf } from '../days/day-set.ts';
import type { PublicHolidays } from '../days/public-holidays.ts';
import { checkScheduledStart } from './checks/check-clock.ts';
import { checkNights, checkWeekStart } from './checks/check-meaning.ts';
import {
  checkExceptions,
  checkListedDates,
  checkListedTwice,
  checkOtherTimesMeet,
  checkUsualHours,
  refuseDaysAmongOthers,
} from './checks/check-overlaps.ts';
import { addUnreadErrors } from './checks/check-unread.ts';
import { parseChanges } from './parse-change.ts';
import { type Pattern, parsePattern, type Repeats, scheduleOf } from './parse-days.ts';
import { parseLeftOut } from './parse-left-out.ts';
import { parseHoursLine, readLines } from './parse-lines.ts';
import { on, parseAlsoOn, parseOtherTimes, partsOf, withHours } from './parse-parts.ts';
import { parseRepeatsField } from './parse-repeats.ts';
import { parseDateField, parseTimes, type TypedField, warnOfHours } from './parse-times.ts';
import { type Report, reportInto, type ScheduleProblem } from './problem.ts';
import { asTold, type ProblemContext } from './problem-dates.ts';
import { isUndated, type RawChange, type RawSchedule, textOf } from './raw-schedule.ts';
import { inEnglish } from './read-field.ts';

/**
 * A schedule, or null when the event's own dates and times are invalid, and all problems found. A schedule may come with
 * errors in single changes and exceptions, which are ignored (a change of an existing date counts as postponed when its
 * new time cannot be read).
 */
export interface ParsedSchedule<Where = unknown> {
  readonly schedule: Schedule<Where> | null;
  /** True when no field names a day on which it happens, or first happens. */
  readonly isUndated: boolean;
  /** What follows the words "By arrangement", often nothing, for something that happens so; otherwise null. */
  readonly byArrangement: string | null;
  /** The status of the whole event, which is known even without a schedule. */
  readonly overallStatus: OverallStatus;
  readonly problems: readonly ScheduleProblem[];
}

/** What the fields are read with. */
export interface ReadingContext<Where = unknown> extends ProblemContext {
  /** Such as `Europe/London`; used only for warnings about start times that do not fit its clocks. */
  readonly zone: string;
  /** The changes of its occurrences. */
  readonly changes?: readonly RawChange<Where>[];
  /** The school terms (`parseTerms`), for what happens in term time only. */
  readonly terms?: readonly DateSpan[];
}

/** Parses an event's time fields and the changes of its occurrences. */
export function parseSchedule<Where = unknown>(
  raw: RawSchedule,
  context: ReadingContext<Where>,
): ParsedSchedule<Where> {
  const parsed = parseFields(raw, context);
  return { ...parsed, problems: parsed.problems.map((problem) => asTold(problem, context)) };
}

function parseFields<Where>(
  raw: RawSchedule,
  { zone, changes = [], terms = [], publicHolidays: holidays, typedIn }: ReadingContext<Where>,
): ParsedSchedule<Where> {
  const problems: ScheduleProblem[] = [];
  const report = reportInto(problems, { kind: 'event' }, typedIn);
  const status = parseStatus(textOf(raw.status), report);
  const overallStatus: OverallStatus = { status: status ?? 'scheduled', statusNote: textOf(raw.statusNote) };
  const repeats = parseRepeatsField(raw, holidays, report);
  if (repeats?.kind === 'by-arrangement') {
    const space = /^[\w(]/.test(repeats.more) ? ' ' : '';
    const time = textOf(raw.timeInWords);
    const byArrangement = `${space}${repeats.more}${time === null ? '' : `, ${time}`}`;
    return { schedule: null, isUndated: false, byArrangement, overallStatus, problems };
  }
  const often = textOf(raw.repeats);
  const isWithoutDate = isUndated({ ...raw, repeats: often && inEnglish('repeats', often, report).text });
  const first = parseFirst(raw, repeats, report);
  const none = () => {
    addUnreadErrors(raw, holidays, typedIn, problems);
    return { schedule: null, isUndated: isWithoutDate, byArrangement: null, overallStatus, problems };
  };
  if (first === null || repeats === null || status === null) return none();
  const pattern = parsePattern(raw, repeats, first, report);
  if (pattern === null) return none();
  const regular = regularSchedule<Where>(raw, { repeats, pattern, first, terms, holidays }, report);
  if (regular === null) return none();
  const dated = { ...regular, ...overallStatus };
  const schedule: Schedule<Where> = {
    ...dated,
    changes: parseChanges(changes, dated, { zone, typedIn }, problems),
  };
  checkScheduledStart(schedule, zone, report);
  checkNights(schedule, report);
  checkWeekStart(schedule, report);
  return { schedule, isUndated: isWithoutDate, byArrangement: null, overallStatus, problems };
}

/** The first date as typed, or else the earliest of the dates that are listed. */
function parseFirst(raw: RawSchedule, repeats: Repeats | null, report: Report): TypedField | null {
  const first = parseDateField(raw, 'firstDate', report);
  if (first === 'unreadable') return null;
  const from = repeats?.kind === 'days' ? repeats.ends.from : null;
  const isFromLater =
    from !== null && (first === null || Temporal.PlainDate.compare(from, first.value.date) > 0);
  if (isFromLater) return { field: 'repeats', value: { date: from, time: first?.value.time ?? null } };
  if (first !== null) return first;
  const silent = reportInto([], { kind: 'event' }, report.language);
  const listed = readLines(raw.alsoOn, 'alsoOn', silent, (line) => parseHoursLine(line, '').days);
  const dates =
    repeats?.kind === 'listed'
      ? [...listed].flatMap(({ value }) => value)
      : repeats?.kind === 'days'
        ? repeats.days
        : [];
  const [date] = datesOf(dates).toSorted(Temporal.PlainDate.compare);
  if (date !== undefined) return { field: 'alsoOn', value: { date, time: null } };
  // The date may stand in the words that cannot be read.
  if (repeats === null && textOf(raw.repeats) !== null) return null;
  if (repeats?.kind === 'listed')
    report.error(
      'missing',
      'alsoOn',
      'There are no dates; write each date as a line of “more dates” (alsoOn).',
    );
  else
    report.error(
      'missing',
      'firstDate',
      'There is no first date; write the date it happens, or first happens.',
    );
  return null;
}

/** The schedule without its changes; null, with an error reported, when it has no day. */
function regularSchedule<Where>(
  raw: RawSchedule,
  {
    repeats,
    pattern,
    first,
    terms,
    holidays,
  }: {
    readonly repeats: Repeats;
    readonly pattern: Pattern;
    readonly first: TypedField;
    readonly terms: readonly DateSpan[];
    readonly holidays: PublicHolidays | undefined;
  },
  report: Report,
): Schedule<Where> | null {
  const last = parseLast(raw, repeats, first, report);
  const phrase = repeats.kind === 'days' ? repeats : null;
  const [spoken = null, ...further] = phrase?.hours ?? [];
  warnOfHours(textOf(raw.repeats) ?? '', phrase?.hours ?? [], 'repeats', report);
  const hours = parseTimes(raw, { first, last, spoken }, repeats.kind === 'once', report);
  const base = partsOf(pattern.days, hours);
  if (refuseDaysAmongOthers(pattern.days, pattern.firstDate, textOf(raw.repeats) ?? '', report)) return null;
  const more =
    textOf(raw.startTime) === null ? base.flatMap((part) => withHours(part, further, 'repeats', report)) : [];
  const apart = (phrase?.others ?? []).flatMap(({ days, hours: own }) =>
    days.flatMap((set) => withHours(on(set), own, 'repeats', report)),
  );
  const timed = parseOtherTimes(raw, base, { countFrom: pattern.firstDate, holidays }, report);
  const [part, ...others] = [...timed, ...more, ...apart, ...parseAlsoOn(raw, hours, report)];
  if (part === undefined) return null;
  const bare = scheduleOf<Where>([part, ...others], pattern);
  const { exceptions, schoolHolidays } = parseLeftOut(raw, bare, holidays, report);
  const without = (phrase?.without ?? []).map((days) => ({ days, reason: null }));
  checkExceptions(raw, without, bare, report);
  checkUsualHours(bare, report);
  checkOtherTimesMeet(bare, report);
  const isInTerm = raw.termTimeOnly === true || phrase?.school === 'terms' || schoolHolidays;
  if (isInTerm && terms.length === 0) {
    const message =
      'It happens in term time only, but no school terms are entered; add the terms with their dates.';
    report.error('missing', 'termTimeOnly', message);
    return null;
  }
  const schedule = {
    ...bare,
    terms: isInTerm ? terms : null,
    exceptions: [...without, ...exceptions],
    timeInWords: parseTimeInWords(raw, part, report),
  };
  checkListedDates(schedule, report);
  checkListedTwice(schedule, report);
  return schedule;
}

function parseLast(raw: RawSchedule, repeats: Repeats, first: TypedField, report: Report): TypedField | null {
  const last = parseDateField(raw, 'endDate', report);
  if (last === null || last === 'unreadable') return null;
  if (repeats.kind !== 'once' && !last.value.date.equals(first.value.date)) {
    const message =
      'The end date counts only for things that happen once; the end of a series is its last date.';
    report.warning('field-ignored', 'endDate', message);
  }
  return last;
}

function parseTimeInWords(raw: RawSchedule, { timing }: Part, report: Report): string | null {
  const words = textOf(raw.timeInWords);
  // Without a time of the clock, a start that was typed could not be read. People read it better than "all day".
  if (timing.kind === 'all-day') return words ?? hoursAsTyped(raw);
  if (words === null) return null;
  report.warning(
    'field-ignored',
    'timeInWords',
    `"${words}" is passed over, since there is a start time; keep only one of the two.`,
  );
  return null;
}

/** Words and figures with single marks between them, as in "12.30 for 1pm, doors at noon". */
const showable = /^[\p{L}\p{N}]+(?:(?:, | ?[.:&'’–-] ?| )[\p{L}\p{N}]+)*\.?$/u;

function hoursAsTyped(raw: RawSchedule): string | null {
  const [start, end] = [raw.startTime, raw.endTime].map((field) => {
    const text = textOf(field)?.replace(/\s+/g, ' ') ?? null;
    return text !== null && showable.test(text) ? text : null;
  });
  if (start == null) return null;
  return end == null ? start : `${start} to ${end}`;
}

function parseStatus(text: string | null, report: Report): ScheduleStatus | null {
  const known = text?.toLowerCase() ?? 'scheduled';
  switch (known) {
    case 'scheduled':
    case 'cancelled':
    case 'postponed':
    case 'moved':
      return known;
    default: {
      const message = `"${text}" is not known; it can be "scheduled", "cancelled", "postponed" or "moved".`;
      report.error('unknown-word', 'status', message);
      return null;
    }
  }
}
