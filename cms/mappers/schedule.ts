import { parseSchedule } from '#domain/schedule/parse/parse-schedule.ts';
import type { RawChange } from '#domain/schedule/parse/raw-schedule.ts';
import type { ScheduleProblem } from '#domain/schedule/parse/schedule-problem.ts';
import type { OverallStatus, Schedule } from '#domain/schedule/schedule.ts';
import { EntryProblem, type OnEntryProblem } from '../entry-problem.ts';
import type { AllEventsQuery } from '../generated/operations.ts';
import type { EntryOf } from './mapping.ts';

export type EventWire = EntryOf<AllEventsQuery['eventPageCollection']>;

export type ChangeWire = EntryOf<AllEventsQuery['eventChangeCollection']>;

/** The same with the new place resolved. */
type ChangeWithPlace<Where> = ChangeWire & { readonly where: Where | null };

function present(items: readonly (string | null)[] | null): readonly string[] {
  return (items ?? []).filter((item) => item !== null);
}

function entryProblem(event: string, { record, field, message, severity }: ScheduleProblem): EntryProblem {
  const entry = record.kind === 'event' ? event : `eventChange ${record.id}`;
  const fault = severity === 'error' ? 'is not right' : 'may not be what was meant';
  // A change that cannot be read is ignored; an event is shown with those of its times that can be read.
  const cost = record.kind === 'change' ? 'left-out' : 'served';
  const outcome = severity === 'error' ? cost : 'warning';
  return new EntryProblem(entry, field, `${fault}: ${message.replace(/\.$/, '')}`, outcome);
}

/** An event's schedule, as far as it can be read. */
export interface ReadSchedule<Where> {
  /** Null when the event has no date, or none that can be read. */
  readonly schedule: Schedule<Where> | null;
  /** The status of an event whose dates cannot be read; otherwise undefined. */
  readonly unconfirmed: OverallStatus | undefined;
}

/**
 * Parses an event's times and the changes of its single dates. Each fault is reported and ignored as far as possible: a change,
 * an exception, an end before the start. Without any date that can be read the event has no schedule.
 */
export function mapSchedule<Where>(
  wire: EventWire,
  changes: readonly ChangeWithPlace<Where>[],
  timeZone: string,
  onProblem: OnEntryProblem,
): ReadSchedule<Where> {
  if (!wire.firstDate && !wire.startsAt) return { schedule: null, unconfirmed: undefined };
  const entry = `eventPage ${wire.sys.id}`;
  const { schedule, overallStatus, problems } = parseSchedule<Where>(
    { ...wire, weekdays: present(wire.weekdays), leftOut: present(wire.leftOut) },
    changes.map((change): RawChange<Where> => ({ ...change, id: change.sys.id })),
    timeZone,
  );
  for (const problem of problems) onProblem(entryProblem(entry, problem));
  return { schedule, unconfirmed: schedule === null ? overallStatus : undefined };
}
