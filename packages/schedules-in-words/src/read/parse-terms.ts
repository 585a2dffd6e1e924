import { dateOfDay, dayNumber, isBefore } from '../days/day-number.ts';
import type { DateSpan } from '../days/day-set.ts';
import { daysOfYears } from '../days/days-of-year.ts';
import { Entry } from './entry.ts';
import { parseReasonLine } from './parse-lines.ts';
import { addTo, type ProblemContext, type ScheduleProblem } from './problem.ts';
import type { RawTerm } from './raw-schedule.ts';

/** A longer term has a mistyped year. */
const maxDays = 366;

/**
 * Parses the entries of the school terms; public holidays may be among those of a term.
 * @returns the terms without their holidays, in order, and the problems found. A term that cannot be read is left out.
 */
export function parseTerms(raws: readonly RawTerm[], context: ProblemContext = {}) {
  const problems: ScheduleProblem[] = [];
  const terms = raws.flatMap((raw) =>
    parseTerm(new Entry(raw, context, addTo(problems, { kind: 'term', id: raw.id }, context))),
  );
  return { terms: terms.sort((one, other) => Temporal.PlainDate.compare(one.from, other.from)), problems };
}

function parseTerm(entry: Entry<RawTerm>): DateSpan[] {
  const from = parseTermDate(entry, 'firstDate');
  const to = parseTermDate(entry, 'lastDate');
  if (from === null || to === null) return [];
  if (isBefore(to, from)) {
    entry.of('lastDate').error`The term ends on ${to}, before it starts on ${from}.`;
    return [];
  }
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (last - first > maxDays) {
    entry.of('lastDate').error`The term from ${from} to ${to} is longer than a year; write the right year.`;
    return [];
  }
  const holidays = new Set<number>();
  for (const { line, value: parsed, report } of entry.lines('holidays', parseReasonLine)) {
    const days = parsed.days.flatMap((set) => daysOfYears(set, from, from.year, to.year));
    const inTerm = days.filter((day) => first <= day && day <= last);
    if (inTerm.length === 0) report.warning`"${line}" holds no day between ${from} and ${to}.`;
    for (const day of inTerm) holidays.add(day);
  }
  return spansWithout(first, last, holidays);
}

function parseTermDate(entry: Entry<RawTerm>, field: 'firstDate' | 'lastDate') {
  const typed = entry.date(field);
  if (typed !== undefined) return typed?.date ?? null;
  return entry.of(field).error`The ${field === 'firstDate' ? 'first' : 'last'} day of the term is missing.`;
}

function spansWithout(first: number, last: number, holidays: ReadonlySet<number>): DateSpan[] {
  const spans: DateSpan[] = [];
  for (let day = first; day <= last; day += 1) {
    if (holidays.has(day)) continue;
    const start = day;
    while (day < last && !holidays.has(day + 1)) day += 1;
    spans.push({ from: dateOfDay(start), to: dateOfDay(day) });
  }
  return spans;
}
