import { changedOccurrenceOn, type Occurrence, occurrenceOn } from '../dates/occurrence.ts';
import { changedBy } from '../dates/planned-days.ts';
import type { Part, Phase } from '../dates/schedule.ts';
import type { WallClock } from '../dates/wall-clock.ts';
import { scheduledTimes, wallMinutes } from '../dates/wall-times.ts';
import { dateOfDay, dayNumber, lastDay } from '../days/day-number.ts';
import { isListed } from '../days/day-set.ts';
import type { Words } from '../words/words.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { clockChangeDays, isClockChangeDay } from './clock-change-days.ts';
import type { CalendarComponent } from './content-lines.ts';
import {
  dateOfSeriesProperty,
  dateProperty,
  exceptionProperties,
  seriesStartProperty,
  zonedProperties,
} from './date-properties.ts';
import { entryProperties, whenProperties } from './event-properties.ts';
import { recurrenceRule } from './recurrence-rule.ts';
import { isInSeries, type ListedDays, partDays, type Series, seriesNames, seriesOf } from './series.ts';

/** What the entries of a file have in common. */
export interface FileContext {
  /** The second half of every UID. */
  readonly host: string;
  readonly clock: WallClock;
  readonly words: Words;
  /** The days whose dates are listed, where no rule can say them. */
  readonly listed: ListedDays;
}

/**
 * The VEVENTs of an entry (RFC 5545 §3.6.1), phase by phase. Each rule of a part has one with its EXDATEs, and one more for each changed
 * occurrence; a part without such rules has one for each date. Without any date left there are none. The first series of the first phase
 * has the id alone as its UID, for ever; those of a later phase have the day after it on which the phase begins.
 */
export function eventComponents<Where>(entry: CalendarEntry<Where>, file: FileContext): CalendarComponent[] {
  return entry.schedule.phases.flatMap((phase, index) => {
    const parts = phase.parts.map((part) => ({ part, series: seriesOf(phase, part, file.listed) }));
    const names = seriesNames(
      parts.flatMap(({ series }) => series),
      index === 0 ? entry.id : `${entry.id}-from-${phase.firstDate}`,
    );
    return parts.flatMap(({ part, series }) =>
      series.length === 0
        ? dateComponents(entry, phase, part, file)
        : series.flatMap((each) => seriesComponents(entry, each, `${names.get(each)}@${file.host}`, file)),
    );
  });
}

/** One VEVENT for each date, since Outlook does not read RDATE. That of an event with one date has the entry's own UID. */
function dateComponents<Where>(
  entry: CalendarEntry<Where>,
  phase: Phase,
  part: Part,
  { host, clock, words, listed }: FileContext,
): CalendarComponent[] {
  const { schedule, id } = entry;
  const { days } = part;
  const isOne = part === schedule.phases[0].parts[0] && days.kind === 'dates' && days.dates.length === 1;
  const { from, to } = isListed(days) ? { from: -lastDay, to: lastDay } : listed;
  return partDays(phase, part, from, to).map((day) => {
    const occurrence = changedOccurrenceOn(schedule, { day, part, phase }, clock);
    const name = isOne ? id : `${id}-${occurrence.id.replace(':', '')}`;
    const properties = entryProperties(entry, `${name}@${host}`, occurrence, words);
    return vevent([...properties, ...whenProperties(occurrence.when)]);
  });
}

function seriesComponents<Where>(
  entry: CalendarEntry<Where>,
  series: Series,
  uid: string,
  { clock, words }: FileContext,
): CalendarComponent[] {
  const { schedule } = entry;
  const { phase, part, first, exceptions } = series;
  const occurrence = occurrenceOn(schedule, { day: first, part, phase }, null, clock);
  const whole = vevent([
    ...entryProperties(entry, uid, occurrence, words),
    seriesStartProperty(part, occurrence.date, clock.zone),
    ...lengthProperties(occurrence, clock),
    recurrenceRule(series, clock),
    ...exceptions.flatMap((day) => exceptionProperties(part, dateOfDay(day), clock.zone)),
  ]);
  const changed = changedDays(entry, series, clock).map((day) => {
    const each = changedOccurrenceOn(schedule, { day, part, phase }, clock);
    return vevent([
      ...entryProperties(entry, uid, each, words),
      dateOfSeriesProperty('RECURRENCE-ID', part, each.date, clock.zone),
      ...whenProperties(each.when),
    ]);
  });
  return [whole, ...changed];
}

/** DTEND; or DURATION, when the clocks change during the first occurrence, so that the others have the right length. */
function lengthProperties({ when, date, part }: Occurrence, clock: WallClock): string[] {
  if (when.kind === 'all-day') return [dateProperty('DTEND', when.last.add({ days: 1 }))];
  if (when.end === null) return [];
  if (!isClockChangeDay(part, dayNumber(date), clock)) return zonedProperties({ DTEND: when.end });
  const minutes = wallMinutes(scheduledTimes(part, dayNumber(date)));
  return [`DURATION:PT${minutes}M`];
}

/** The days of a series with a change or on which the clocks change. */
function changedDays<Where>(
  { schedule, publishedAt }: CalendarEntry<Where>,
  series: Series,
  clock: WallClock,
): readonly number[] {
  const { phase, part } = series;
  const changed = schedule.changes.flatMap((change) =>
    changedBy(schedule, change)
      .filter((planned) => planned.part === part)
      .map(({ day }) => day),
  );
  const days = new Set([...clockChangeDays(phase, part, publishedAt, clock), ...changed]);
  return [...days].filter((day) => isInSeries(series, day)).sort((one, other) => one - other);
}

function vevent(properties: readonly string[]): CalendarComponent {
  return { name: 'VEVENT', properties };
}
