import type { Change, OverallStatus, Schedule, ScheduleStatus } from '../schedule.ts';
import { checkChangedStart, checkOffset, checkScheduledStart } from './check-clock.ts';
import { checkNights, checkWeekStart } from './check-meaning.ts';
import { parseChange } from './parse-change.ts';
import { parseExceptions } from './parse-exceptions.ts';
import { parsePattern, scheduleOf } from './parse-pattern.ts';
import { parseTimes } from './parse-times.ts';
import { type RawChange, type RawSchedule, textOf } from './raw-schedule.ts';
import { type Report, reportInto, type ScheduleProblem } from './schedule-problem.ts';

/**
 * A schedule, or null when the event's own dates and times are invalid, and all problems found. A schedule may come with
 * errors in single changes and exceptions, which are ignored (a change of an existing date counts as postponed when its
 * new time cannot be read).
 */
export type ParsedSchedule<Where = unknown> = {
  readonly schedule: Schedule<Where> | null;
  /** The status of the whole event, which is known even without a schedule. */
  readonly overallStatus: OverallStatus;
  readonly problems: readonly ScheduleProblem[];
};

/**
 * Parses an event's time fields and the changes of its occurrences.
 * @param zone such as `Europe/London`; used only for warnings about offsets and start times that do not fit its clocks
 */
export function parseSchedule<Where = unknown>(
  raw: RawSchedule,
  changes: readonly RawChange<Where>[],
  zone: string,
): ParsedSchedule<Where> {
  const problems: ScheduleProblem[] = [];
  const report = reportInto(problems, { kind: 'event' });
  const times = parseTimes(raw, report);
  for (const { field, value } of times?.typed ?? []) checkOffset(value, field, zone, report);
  const pattern = times === null ? null : parsePattern(raw, times, report);
  const status = parseStatus(textOf(raw.status), report);
  const overallStatus: OverallStatus = { status: status ?? 'scheduled', statusNote: textOf(raw.statusNote) };
  if (times === null || pattern === null || status === null)
    return { schedule: null, overallStatus, problems };

  const { firstDate, endDate, timing } = times;
  const nights = firstDate.until(endDate).days;
  const bare: Schedule<Where> = { ...scheduleOf<Where>(pattern, timing, nights), ...overallStatus };
  const regular: Schedule<Where> = { ...bare, exceptions: parseExceptions(raw.leftOut ?? [], bare, report) };
  const schedule: Schedule<Where> = { ...regular, changes: parseChanges(changes, regular, zone, problems) };
  checkScheduledStart(schedule, zone, report);
  checkNights(schedule, report);
  checkWeekStart(schedule, report);
  return { schedule, overallStatus, problems };
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

function parseChanges<Where>(
  raws: readonly RawChange<Where>[],
  schedule: Schedule<Where>,
  zone: string,
  problems: ScheduleProblem[],
): Change<Where>[] {
  const changes = new Map<string, Change<Where>>();
  const ids = new Map<string, string>();
  for (const raw of raws) {
    const report = reportInto(problems, { kind: 'change', id: raw.id });
    const change = parseChange(raw, schedule, report);
    if (change === null) continue;
    checkChangedStart(schedule, change, zone, report);
    const date = change.date.toString();
    const earlier = ids.get(date);
    if (earlier === undefined) {
      ids.set(date, raw.id);
      changes.set(date, change);
      continue;
    }
    const message = `${date} is changed twice, here and in "${earlier}"; keep one of the two.`;
    report.error('changed-twice', 'date', message);
    // If the two disagree, cancelled counts, so that nobody comes in vain.
    if (change.kind === 'cancelled') changes.set(date, change);
  }
  return [...changes.values()];
}
