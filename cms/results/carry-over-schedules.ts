import type { Locale } from '#languages/locale.ts';
import type { EntryProblem } from '../entry-problem.ts';
import type { QueryResults, StoredResults } from '../fetch-content.ts';
import { mapLocale } from '../mappers/church/locale.ts';
import { type EventWire, mapSchedule, mapTerms, type Terms } from '../mappers/event/schedule.ts';
import { entriesOf } from '../mappers/mapping.ts';

/** The fields that say when an event happens, without its status: a cancellation is shown whatever else is wrong. */
const timeFields = [
  'repeats',
  'firstDate',
  'lastDate',
  'startTime',
  'endTime',
  'endDate',
  'alsoOn',
  'otherTimes',
  'leftOut',
  'termTimeOnly',
  'timeInWords',
] as const satisfies readonly (keyof EventWire)[];

type Times = Partial<Pick<EventWire, (typeof timeFields)[number]>>;

/** Results, perhaps with earlier times of some events, and why. */
interface CarriedOverSchedules {
  readonly results: QueryResults;
  readonly problems: readonly EntryProblem[];
}

/**
 * Gives events whose dates can no longer be read their times of the last good results, so that a slip in "every Sunday" does
 * not take the Sunday service off the site.
 * @param fresh the new results of the content service
 * @param lastGood the results of the current snapshot; undefined at the first start
 */
export function carryOverSchedules(
  fresh: QueryResults,
  lastGood: StoredResults | undefined,
): CarriedOverSchedules {
  const earlier = new Map(
    entriesOf(lastGood?.AllEvents?.eventPageCollection).map((wire) => [wire.sys.id, timesOf(wire)]),
  );
  const list = fresh.AllEvents.eventPageCollection;
  if (list === null || earlier.size === 0) return { results: fresh, problems: [] };
  const report = () => {};
  const locale = mapLocale(fresh.ChurchFacts.siteSettingsCollection, { report });
  const terms = mapTerms(fresh.AllEvents.termCollection, { locale, report });
  const problems: EntryProblem[] = [];
  const items = list.items.map((wire) => {
    const times = wire === null ? undefined : earlier.get(wire.sys.id);
    if (wire === null || times === undefined || isSame(times, timesOf(wire))) return wire;
    const faults = faultsOf(wire, terms, locale);
    const carried = { ...wire, ...times };
    if (faults.length === 0 || faultsOf(carried, terms, locale).length > 0) return wire;
    problems.push(...faults);
    return carried;
  });
  if (problems.length === 0) return { results: fresh, problems };
  const AllEvents = { ...fresh.AllEvents, eventPageCollection: { ...list, items } };
  return { results: { ...fresh, AllEvents }, problems };
}

function timesOf(wire: EventWire): Times {
  return Object.fromEntries(timeFields.map((field) => [field, wire[field]]));
}

function isSame(one: Times, other: Times): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What is wrong with an event of which no date can be read; nothing for other events, and for those without dates. */
function faultsOf(wire: EventWire, terms: Terms, locale: Locale): readonly EntryProblem[] {
  const problems: EntryProblem[] = [];
  const read = mapSchedule(wire, [], { locale, terms: terms.dates }, (problem) => problems.push(problem));
  const isUnreadable = read.unconfirmed !== undefined && read.byArrangement === undefined;
  return isUnreadable ? problems : [];
}
