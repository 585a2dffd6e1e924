import { parseSchedule } from '#site/domain/time/parse-schedule.ts';
import type { RawChange } from '#site/domain/time/raw-schedule.ts';
import type { Schedule } from '#site/domain/time/schedule.ts';
import type { ScheduleProblem } from '#site/domain/time/schedule-problem.ts';
import { EntryProblem, type OnEntryProblem } from '../entry-problem.ts';
import type { ChangeTimesFragment, EventTimesFragment } from '../generated/operations.ts';

interface Identified {
  readonly sys: { readonly id: string };
}

/** A change as content gives it, with the new place already looked up. */
export type ChangeWire<Where> = Identified & ChangeTimesFragment & { readonly where: Where | null };

function present(items: readonly (string | null)[] | null | undefined): readonly string[] {
  return (items ?? []).filter((item) => item !== null);
}

function entryProblem(event: string, { record, field, message, severity }: ScheduleProblem): EntryProblem {
  const entry = record.kind === 'event' ? event : `eventChange ${record.id}`;
  const fault = severity === 'error' ? 'is not right' : 'may not be what was meant';
  // A change that cannot be read is passed over; an event is shown with what can be read of its times.
  const cost = record.kind === 'change' ? 'left-out' : 'served';
  const outcome = severity === 'error' ? cost : 'warning';
  return new EntryProblem(entry, field, `${fault}: ${message.replace(/\.$/, '')}`, outcome);
}

/**
 * Parses an event's times and the changes to its single dates. Each fault is reported; a fault in one change or one
 * left-out line leaves the rest of the schedule.
 * @returns null when the event names no date at all
 * @throws EntryProblem when its dates and times make no sense
 */
export function parseEventSchedule<Where>(
  wire: Identified & EventTimesFragment,
  changes: readonly ChangeWire<Where>[],
  timeZone: string,
  onProblem: OnEntryProblem,
): Schedule<Where> | null {
  if (!wire.firstDate && !wire.startsAt) return null;
  const entry = `eventPage ${wire.sys.id}`;
  const { schedule, problems } = parseSchedule<Where>(
    { ...wire, weekdays: present(wire.weekdays), leftOut: present(wire.leftOut) },
    changes.map((change): RawChange<Where> => ({ ...change, id: change.sys.id })),
    timeZone,
  );
  for (const problem of problems) onProblem(entryProblem(entry, problem));
  if (schedule === null) throw new EntryProblem(entry, 'firstDate', 'and the other times make no schedule');
  return schedule;
}
