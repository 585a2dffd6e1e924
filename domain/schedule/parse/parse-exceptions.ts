import { dayNumber } from '../day-number.ts';
import { patternDays } from '../pattern.ts';
import type { DateException, Schedule } from '../schedule.ts';
import type { Report } from './schedule-problem.ts';
import { parseTypedDate } from './typed-date.ts';

const DATE = String.raw`(\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?)`;

/** One date or two, then perhaps a reason after a colon. */
const EXCEPTION_LINE = new RegExp(
  String.raw`^${DATE}(?:\s*(?:to|until|–|-)\s*${DATE})?\s*(?::\s*(.*))?$`,
  's',
);

/**
 * Parses the lines of the field `leftOut`. A line that cannot be read is reported as an error and ignored, so that a typo
 * does not take the Sunday service off the site.
 */
export function parseExceptions(
  lines: readonly string[],
  schedule: Schedule,
  report: Report,
): DateException[] {
  const exceptions: DateException[] = [];
  for (const [index, line] of lines.entries()) {
    const reportLine = report.ofItem(index);
    const parsed = parseLine(line, reportLine);
    if (parsed === null) continue;
    if (fallsOnSeries(parsed, schedule)) exceptions.push(parsed);
    else reportUnmatched(parsed, line, schedule, reportLine);
  }
  return exceptions;
}

function parseLine(line: string, report: Report): DateException | null {
  const [, first, second, reason] = EXCEPTION_LINE.exec(line.trim()) ?? [];
  if (first === undefined) {
    const message = `"${line}" cannot be read; write a date or "2026-10-26 to 2026-10-30", then perhaps ": half-term".`;
    report.error('unreadable-date', 'leftOut', message);
    return null;
  }
  const from = parseTypedDate(first, 'leftOut', report)?.date ?? null;
  const to = second === undefined ? from : (parseTypedDate(second, 'leftOut', report)?.date ?? null);
  if (from === null || to === null) return null;
  if (Temporal.PlainDate.compare(to, from) < 0) {
    report.error('ends-before-start', 'leftOut', `"${line}" ends before it starts.`);
    return null;
  }
  return { from, to, reason: reason?.trim() || null };
}

function fallsOnSeries({ from, to }: DateException, schedule: Schedule): boolean {
  if (schedule.kind === 'once') return false;
  for (const _ of patternDays(schedule, dayNumber(from), dayNumber(to))) return true;
  return false;
}

function reportUnmatched(
  { from, to }: DateException,
  line: string,
  schedule: Schedule,
  report: Report,
): void {
  if (schedule.kind === 'once') {
    const message = `"${line}": something that happens once leaves out no dates; set its status to cancelled instead.`;
    report.error('matches-nothing', 'leftOut', message);
  } else if (from.equals(to)) {
    report.error(
      'matches-nothing',
      'leftOut',
      `"${line}" leaves out a date on which it would not happen anyway.`,
    );
  } else {
    // School holidays often contain no date of a monthly series, so this is only a warning.
    report.warning('matches-nothing', 'leftOut', `"${line}" holds no date on which it would happen.`);
  }
}
