import {
  type DateSpan,
  isUndated,
  type OverallStatus,
  parseSchedule,
  parseTerms,
  type RawChange,
  type Schedule,
  type ScheduleProblem,
} from 'schedules-in-words';
import type { Locale } from '#languages/locale.ts';
import { EntryProblem, type OnEntryProblem } from '../../entry-problem.ts';
import type { AllEventsQuery } from '../../generated/operations.ts';
import { namesNoDay, withoutDay } from '../../older-fields.ts';
import { textsOf } from '../fields.ts';
import { type EntryOf, listMapper, type Reporting } from '../mapping.ts';

export type EventWire = EntryOf<AllEventsQuery['eventPageCollection']>;

export type ChangeWire = EntryOf<AllEventsQuery['eventChangeCollection']>;

export type TermWire = EntryOf<AllEventsQuery['termCollection']>;

/** The same with the new place resolved. */
type ChangeWithPlace<Where> = ChangeWire & { readonly where: Where | null };

/** @param entry the event whose times were read */
function entryProblem(entry: string, problem: ScheduleProblem): EntryProblem {
  const { record, field, item, message, severity } = problem;
  const type = record.kind === 'change' ? 'eventChange' : 'term';
  // A change or a term that cannot be read is ignored; an event or a term is shown with those of its dates that can be read.
  const cost = record.kind === 'event' || field === 'holidays' ? 'served' : 'left-out';
  return new EntryProblem(
    record.kind === 'event' ? entry : `${type} ${record.id}`,
    field,
    { sentence: message, item },
    severity === 'error' ? cost : 'warning',
  );
}

/** The school terms, for events that are on in term time only. */
export interface Terms {
  /** Without their holidays, in order. */
  readonly dates: readonly DateSpan[];
  readonly entries: readonly TermWire[];
}

type TermMapping = Reporting & { readonly locale: Locale };

/** A term without dates that can be read is left out. */
const mapTermList = listMapper('term', (wire: TermWire, { locale, report }: TermMapping) => {
  const raw = { ...wire, id: wire.sys.id, holidays: textsOf(wire.holidays) };
  const { terms, problems } = parseTerms([raw], { publicHolidays: locale });
  for (const problem of problems) report(entryProblem('', problem));
  return { wire, terms };
});

/** Maps the school terms. */
export function mapTerms(
  collection: AllEventsQuery['termCollection'] | undefined,
  mapping: TermMapping,
): Terms {
  const parsed = mapTermList(collection, mapping);
  return {
    dates: parsed
      .flatMap(({ terms }) => terms)
      .sort((one, other) => Temporal.PlainDate.compare(one.from, other.from)),
    entries: parsed.map(({ wire }) => wire),
  };
}

/** An event's schedule, as far as it can be read. */
interface ReadSchedule<Where> {
  /** Null when the event has no date, or none that can be read. */
  readonly schedule: Schedule<Where> | null;
  /** What follows the words "By arrangement", which are said instead of dates; undefined for an event that has dates, or should have. */
  readonly byArrangement: string | undefined;
  /** The status of an event whose dates cannot be read, or that has none; otherwise undefined. */
  readonly unconfirmed: OverallStatus | undefined;
}

/**
 * Parses an event's times and the changes of its dates. Each fault is reported and ignored as far as possible: a change,
 * an exception, an end before the start. Without any date that can be read the event has no schedule.
 */
export function mapSchedule<Where>(
  wire: EventWire,
  changes: readonly ChangeWithPlace<Where>[],
  { locale, terms }: { readonly locale: Locale; readonly terms: readonly DateSpan[] },
  onProblem: OnEntryProblem,
): ReadSchedule<Where> {
  const raw = {
    ...wire,
    alsoOn: textsOf(wire.alsoOn),
    otherTimes: textsOf(wire.otherTimes),
    leftOut: textsOf(wire.leftOut),
  };
  const entry = `eventPage ${wire.sys.id}`;
  if (withoutDay.includes(wire.repeats?.trim() ?? ''))
    onProblem(new EntryProblem(entry, 'repeats', namesNoDay, 'warning'));
  if (isUndated(raw)) return { schedule: null, byArrangement: undefined, unconfirmed: undefined };
  const { schedule, byArrangement, overallStatus, problems } = parseSchedule<Where>(raw, {
    zone: locale.zone,
    changes: changes.map((change): RawChange<Where> => ({ ...change, id: change.sys.id })),
    terms,
    publicHolidays: locale,
  });
  for (const problem of problems) onProblem(entryProblem(entry, problem));
  return {
    schedule,
    byArrangement: byArrangement ?? undefined,
    unconfirmed: schedule === null ? overallStatus : undefined,
  };
}
