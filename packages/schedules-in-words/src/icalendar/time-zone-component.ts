import { offsetChanges } from '../dates/wall-clock.ts';
import { weekdayCode } from '../days/weekday.ts';
import { type CalendarComponent, textProperty } from './content-lines.ts';
import { localText, utcText } from './date-properties.ts';

/** The years whose clock changes are listed; a rule that applies in the last year goes on without an end. */
const firstYear = 2000;
const lastYear = 2037;

interface ClockChange {
  /** Local time just before the change, in the offset before it (RFC 5545 §3.6.5). */
  readonly at: Temporal.PlainDateTime;
  readonly from: string;
  readonly to: string;
  readonly isForward: boolean;
  readonly name: string;
  readonly byday: string;
}

/**
 * The VTIMEZONE of a zone (RFC 5545 §3.6.5) from the zone's own data, from the year 2000 on: one observance for each
 * run of years with the same rule. For London these are the last Sundays of March and October.
 */
export function timeZoneComponent(zone: string): CalendarComponent {
  const changes = clockChanges(zone);
  const runs = Object.values(Object.groupBy(changes, ruleKey))
    .flatMap((same) => yearRuns(same ?? []))
    .sort(([one], [other]) => Temporal.PlainDateTime.compare(one.at, other.at));
  if (runs.length === 0) runs.push([withoutChange(zone)]);
  const components = runs.map(observance);
  return { name: 'VTIMEZONE', properties: [`TZID:${zone}`], components };
}

function clockChanges(zone: string): ClockChange[] {
  const changes: ClockChange[] = [];
  const names = zoneNames(zone);
  for (const after of offsetChanges(new Temporal.PlainDate(firstYear, 1, 1), zone)) {
    if (after.year > lastYear) break;
    const before = after.subtract({ nanoseconds: 1 });
    const shift = { nanoseconds: after.offsetNanoseconds - before.offsetNanoseconds };
    if (shift.nanoseconds !== 0) {
      const at = after.toPlainDateTime().subtract(shift);
      const isForward = shift.nanoseconds > 0;
      const name = zoneName(after, names);
      changes.push({ at, from: before.offset, to: after.offset, isForward, name, byday: bydayOf(at) });
    }
  }
  return changes;
}

/** Which weekday of its month a day is: "-1SU" for a last Sunday, otherwise "2SU" and the like. */
function bydayOf(at: Temporal.PlainDateTime): string {
  const ordinal = at.day + 7 > at.daysInMonth ? -1 : Math.ceil(at.day / 7);
  return `${ordinal}${weekdayCode(at.dayOfWeek)}`;
}

function ruleKey({ at, from, to, name, byday }: ClockChange): string {
  return [at.month, byday, at.toPlainTime(), from, to, name].join(' ');
}

/** Changes by the same rule, in years without a gap. */
type YearRun = [ClockChange, ...ClockChange[]];

/** Splits changes by the same rule into runs of years without a gap. */
function yearRuns(changes: readonly ClockChange[]): YearRun[] {
  const runs: YearRun[] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    if (run?.at(-1)?.at.year === change.at.year - 1) run.push(change);
    else runs.push([change]);
  }
  return runs;
}

function observance(run: YearRun): CalendarComponent {
  const [first] = run;
  const last = run.at(-1) ?? first;
  const properties = [
    `DTSTART:${localText(first.at)}`,
    `TZOFFSETFROM:${first.from.replaceAll(':', '')}`,
    `TZOFFSETTO:${first.to.replaceAll(':', '')}`,
    textProperty('TZNAME', first.name),
  ];
  const rule = `RRULE:FREQ=YEARLY;BYMONTH=${first.at.month};BYDAY=${first.byday}`;
  if (last.at.year === lastYear) properties.push(rule);
  else if (last !== first) properties.push(`${rule};UNTIL=${utcOf(last)}`);
  return { name: first.isForward ? 'DAYLIGHT' : 'STANDARD', properties };
}

/** RFC 5545 §3.6.5: within a VTIMEZONE, UNTIL is in UTC. */
function utcOf({ at, from }: ClockChange): string {
  return utcText(at.toZonedDateTime(from).toInstant());
}

/** The one offset of a zone without changes, in the form of a change. */
function withoutChange(zone: string): ClockChange {
  const start = new Temporal.PlainDate(firstYear, 1, 1).toZonedDateTime(zone);
  const [at, from, name] = [start.toPlainDateTime(), start.offset, zoneName(start, zoneNames(zone))];
  return { at, from, to: from, isForward: false, name, byday: '' };
}

/** Where English is spoken: each of them abbreviates the names of its own zones only, and calls others “GMT-4”. */
const regions = ['en-GB', 'en-IE', 'en-US', 'en-CA', 'en-AU', 'en-NZ', 'en-ZA', 'en-IN'];

function zoneNames(zone: string): readonly Intl.DateTimeFormat[] {
  return regions.map((region) => new Intl.DateTimeFormat(region, { timeZone: zone, timeZoneName: 'short' }));
}

/** "GMT", "BST"; an offset where no name is known. */
function zoneName(moment: Temporal.ZonedDateTime, names: readonly Intl.DateTimeFormat[]): string {
  const found = names.values().map((format) => {
    const parts = format.formatToParts(moment.epochMilliseconds);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  });
  return found.find((name) => name !== '' && !/^(?:GMT|UTC)[+-]/.test(name)) ?? moment.offset;
}
