import { dayNumber } from '../day-number.ts';
import { plannedDays } from '../planned-days.ts';
import { type DateSpan, type Exception, isSingle, type Schedule } from '../schedule.ts';
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
export function parseExceptions(lines: readonly string[], schedule: Schedule, report: Report): Exception[] {
  const exceptions: Exception[] = [];
  for (const [index, line] of lines.entries()) {
    const reportLine = report.ofItem(index);
    const parsed = parseLine(line, reportLine);
    if (parsed === null) continue;
    const { from, to, reason } = parsed;
    if (fallsOnSeries(parsed, schedule)) exceptions.push({ days: { kind: 'span', from, to }, reason });
    else reportUnmatched(parsed, line, schedule, reportLine);
  }
  return exceptions;
}

function parseLine(line: string, report: Report): (DateSpan & { readonly reason: string | null }) | null {
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

function fallsOnSeries({ from, to }: DateSpan, schedule: Schedule): boolean {
  if (isSingle(schedule)) return false;
  return plannedDays(schedule, dayNumber(from), dayNumber(to)).some(() => true);
}

function reportUnmatched({ from, to }: DateSpan, line: string, schedule: Schedule, report: Report): void {
  if (isSingle(schedule)) {
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
