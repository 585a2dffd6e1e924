import type { OverallStatus, Phase, Schedule } from '../dates/schedule.ts';
import { isBefore } from '../days/day-number.ts';
import { type DateSpan, datesOf } from '../days/day-set.ts';
import { checkListedDates, checkListedTwice } from './checks/check-overlaps.ts';
import { checkNights, checkScheduledStart, checkWeekStart } from './checks/check-times.ts';
import { addUnreadErrors } from './checks/check-unread.ts';
import { Entry } from './entry.ts';
import { parseChanges } from './parse-change.ts';
import type { Repeats } from './parse-days.ts';
import { parseLeftOut } from './parse-left-out.ts';
import { parseHoursLine } from './parse-lines.ts';
import { parsePhases } from './parse-phases.ts';
import { parseRepeatsField } from './parse-repeats.ts';
import { addTo, type ProblemContext, type ScheduleProblem } from './problem.ts';
import { isUndated, type RawChange, type RawSchedule } from './raw-schedule.ts';
import { inEnglish, readOneOf } from './read-field.ts';
import type { TypedDate } from './typed-date.ts';

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
  const entry = new Entry(raw, context, addTo(problems, { kind: 'event' }, context));
  const status = readOneOf(statuses, entry.text('status') ?? 'scheduled', entry.of('status'));
  const overallStatus: OverallStatus = {
    status: status ?? 'scheduled',
    statusNote: entry.text('statusNote'),
  };
  const repeats = parseRepeatsField(entry);
  if (repeats?.kind === 'by-arrangement') {
    const space = /^[\w(]/.test(repeats.more) ? ' ' : '';
    const time = entry.text('timeInWords');
    const byArrangement = `${space}${repeats.more}${time === null ? '' : `, ${time}`}`;
    return { schedule: null, isUndated: false, byArrangement, overallStatus, problems };
  }
  const often = entry.text('repeats');
  const isWithoutDate = isUndated({ ...raw, repeats: often && inEnglish(often, entry.of('repeats')).text });
  const first = parseFirst(entry, repeats);
  const none = () => {
    addUnreadErrors(raw, context, problems);
    return { schedule: null, isUndated: isWithoutDate, byArrangement: null, overallStatus, problems };
  };
  if (first === null || repeats === null || status === null) return none();
  const phases = phasesOf<Where>(entry, repeats, first, context);
  if (phases === null) return none();
  const dated = { phases, changes: [], ...overallStatus };
  const schedule: Schedule<Where> = {
    ...dated,
    changes: parseChanges(changes, dated, context, problems),
  };
  checkScheduledStart(schedule, zone, entry.of('startTime'));
  checkNights(schedule, entry.of('endDate'));
  checkWeekStart(schedule, entry.of('repeats'));
  return { schedule, isUndated: isWithoutDate, byArrangement: null, overallStatus, problems };
}

/** The first date as typed, or else the earliest of the dates that are listed. */
function parseFirst(entry: Entry, repeats: Repeats | null): TypedDate | null {
  const first = entry.date('firstDate');
  if (first === null) return null;
  const from = repeats?.kind === 'days' ? repeats.ends.from : null;
  const isFromLater = from !== null && (first === undefined || isBefore(first.date, from));
  if (isFromLater) return { date: from, time: first?.time ?? null };
  if (first !== undefined) return first;
  const silent = new Entry(entry.raw, entry.context, () => {});
  const listed = silent.lines('alsoOn', (line) => parseHoursLine(line, '').days);
  const dates =
    repeats?.kind === 'listed'
      ? [...listed].flatMap(({ value }) => value)
      : repeats?.kind === 'days'
        ? repeats.days
        : [];
  const [date] = datesOf(dates).toSorted(Temporal.PlainDate.compare);
  if (date !== undefined) return { date, time: null };
  // The date may stand in the words that cannot be read.
  if (repeats === null && entry.text('repeats') !== null) return null;
  return repeats?.kind === 'listed'
    ? entry.of('alsoOn').error`There are no dates; write each date as a line of “more dates” (alsoOn).`
    : entry.of('firstDate').error`There is no first date; write the date it happens, or first happens.`;
}

/** The phases with what is left out of them; null, with an error reported, when there is no day. */
function phasesOf<Where>(
  entry: Entry,
  repeats: Repeats,
  first: TypedDate,
  { terms = [], placeNamed }: ReadingContext<Where>,
): Schedule<Where>['phases'] | null {
  const parsed = parsePhases<Where>(entry, repeats, first, placeNamed);
  if (parsed === null) return null;
  const [{ phase }, ...further] = parsed;
  const bare = { phases: [phase, ...further.map((each) => each.phase)] } as const;
  const { exceptions, schoolHolidays } = parseLeftOut(entry, bare);
  if ((schoolHolidays || parsed.some(({ isInTerm }) => isInTerm)) && terms.length === 0)
    return entry.of('termTimeOnly')
      .error`It happens in term time only, but no school terms are entered; add the terms with their dates.`;
  const whole = ({ phase, without, isInTerm }: (typeof parsed)[number]): Phase<Where> => ({
    ...phase,
    terms: isInTerm || schoolHolidays ? terms : null,
    exceptions: [...without, ...exceptions],
  });
  const phases = [whole(parsed[0]), ...further.map(whole)] as const;
  for (const each of phases) {
    checkListedDates(each, entry.of('leftOut'));
    checkListedTwice(each, entry.of('alsoOn'));
  }
  return phases;
}
