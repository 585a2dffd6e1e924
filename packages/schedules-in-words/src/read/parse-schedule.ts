import type { OverallStatus, Phase, Schedule } from '../dates/schedule.ts';
import { isBefore } from '../days/day-number.ts';
import { type DateSpan, datesOf } from '../days/day-set.ts';
import { checkListedDates, checkListedTwice } from './checks/check-overlaps.ts';
import { checkNights, checkScheduledStart, checkWeekStart } from './checks/check-times.ts';
import { addUnreadErrors } from './checks/check-unread.ts';
import { parseChanges } from './parse-change.ts';
import type { Repeats } from './parse-days.ts';
import { parseLeftOut } from './parse-left-out.ts';
import { parseHoursLine, readLines } from './parse-lines.ts';
import { parsePhases } from './parse-phases.ts';
import { parseRepeatsField } from './parse-repeats.ts';
import { invalid, type ProblemContext, type Report, reportInto, type ScheduleProblem } from './problem.ts';
import { isUndated, type RawChange, type RawSchedule, textOf } from './raw-schedule.ts';
import { inEnglish, readOneOf } from './read-field.ts';
import { parseDateField, type TypedField } from './typed-date.ts';

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
  /** The place that a line “from 6 January 2027: 8pm, Upper room” names. */
  readonly placeNamed?: (name: string) => Where;
}

const statuses = ['scheduled', 'cancelled', 'postponed', 'moved'] as const;

/** Parses an event's time fields and the changes of its occurrences. */
export function parseSchedule<Where = unknown>(
  raw: RawSchedule,
  context: ReadingContext<Where>,
): ParsedSchedule<Where> {
  const { zone, changes = [] } = context;
  const problems: ScheduleProblem[] = [];
  const report = reportInto(problems, { kind: 'event' }, context);
  const status = readOneOf(statuses, textOf(raw.status) ?? 'scheduled', 'status', report);
  const overallStatus: OverallStatus = { status: status ?? 'scheduled', statusNote: textOf(raw.statusNote) };
  const repeats = parseRepeatsField(raw, report);
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
    addUnreadErrors(raw, context, problems);
    return { schedule: null, isUndated: isWithoutDate, byArrangement: null, overallStatus, problems };
  };
  if (first === null || repeats === null || status === null) return none();
  const phases = phasesOf<Where>(raw, repeats, first, context, report);
  if (phases === null) return none();
  const dated = { phases, changes: [], ...overallStatus };
  const schedule: Schedule<Where> = {
    ...dated,
    changes: parseChanges(changes, dated, context, problems),
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
  const isFromLater = from !== null && (first === null || isBefore(first.value.date, from));
  if (isFromLater) return { field: 'repeats', value: { date: from, time: first?.value.time ?? null } };
  if (first !== null) return first;
  const silent = reportInto([], { kind: 'event' }, report.context);
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
  if (repeats?.kind === 'listed') {
    report.error('alsoOn', invalid`There are no dates; write each date as a line of “more dates” (alsoOn).`);
  } else {
    report.error('firstDate', invalid`There is no first date; write the date it happens, or first happens.`);
  }
  return null;
}

/** The phases with what is left out of them; null, with an error reported, when there is no day. */
function phasesOf<Where>(
  raw: RawSchedule,
  repeats: Repeats,
  first: TypedField,
  { terms = [], placeNamed }: ReadingContext<Where>,
  report: Report,
): Schedule<Where>['phases'] | null {
  const parsed = parsePhases<Where>(raw, { repeats, first, placeNamed }, report);
  if (parsed === null) return null;
  const [{ phase }, ...further] = parsed;
  const bare = { phases: [phase, ...further.map((each) => each.phase)] } as const;
  const { exceptions, schoolHolidays } = parseLeftOut(raw, bare, report);
  if ((schoolHolidays || parsed.some(({ isInTerm }) => isInTerm)) && terms.length === 0) {
    const fault = invalid`It happens in term time only, but no school terms are entered; add the terms with their dates.`;
    return report.error('termTimeOnly', fault);
  }
  const whole = ({ phase, without, isInTerm }: (typeof parsed)[number]): Phase<Where> => ({
    ...phase,
    terms: isInTerm || schoolHolidays ? terms : null,
    exceptions: [...without, ...exceptions],
  });
  const phases = [whole(parsed[0]), ...further.map(whole)] as const;
  for (const each of phases) {
    checkListedDates(each, report);
    checkListedTwice(each, report);
  }
  return phases;
}
