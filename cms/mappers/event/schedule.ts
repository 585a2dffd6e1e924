import { parseSchedule, parseTerms, type Schedule } from 'schedules-in-words';
import { namesOnlyPeople } from '#domain/church/person.ts';
import type { Place } from '#domain/church/place.ts';
import type { Event, EventPlace, RotaLine } from '#domain/event/event.ts';
import { typedIn } from '#languages/words.ts';
import type { Collection, Fields } from '../../content-entries.ts';
import { entryProblem } from '../../entry-problem.ts';
import { keepLastGood } from '../../keep-last-good.ts';
import { optional, textsOf } from '../fields.ts';
import { listMapper, type Mapping, nameOf, targetOf, wordsFrom } from '../mapping.ts';

export type EventWire = Fields<'eventPage'>;
export type ChangeWire = Fields<'eventChange'>;

/** The same with the new place resolved. */
type PlacedChange = ChangeWire & { readonly where: EventPlace | null };

/** When an event happens, as far as it can be read. */
type Times = Pick<Event, 'schedule' | 'rota' | 'byArrangement' | 'unconfirmed'>;

/** What reading times needs beside the entries. */
type TimesMapping = Pick<Mapping, 'locale' | 'today' | 'report' | 'targets'>;

/** The place that a line of other times names: one of the church’s by its name, perhaps with a room before it, or a room at the event’s own place. */
function placeNamed(name: string, wire: EventWire, { targets: { places } }: TimesMapping): EventPlace {
  const isCalled = (text: string) => (place: Place) => place.name.toLowerCase() === text.toLowerCase();
  const last = name.split(', ').at(-1) ?? name;
  const place = places.values().find(isCalled(name)) ?? places.values().find(isCalled(last));
  const room = place && name.slice(0, -place.name.length).replace(/,? *$/, '');
  return place ? { place, room: room || undefined } : { place: targetOf(wire.place, places), room: name };
}

type Problems = ReturnType<typeof parseSchedule>['problems'];

/** @param entry the event whose times were read */
function reportSchedule(entry: string, problems: Problems, { report }: TimesMapping): void {
  for (const problem of problems) {
    const { record, field, item, severity, message: sentence } = problem;
    const type = record.kind === 'change' ? 'eventChange' : 'term';
    // A change or a term that cannot be read is ignored; an event or a term is shown with those of its dates that can be read.
    const cost = record.kind === 'event' || field === 'holidays' ? 'served' : 'left-out';
    const outcome = severity === 'error' ? cost : 'warning';
    const name = record.kind === 'event' ? entry : `${type} ${record.id}`;
    report(entryProblem(name, field, { sentence, item }, outcome));
  }
}

/** The school terms, for events that are on in term time only. */
export type Terms = ReturnType<typeof mapTerms>;

/** A term without dates that can be read is left out. */
const mapTermList = listMapper('term', (wire, mapping) => {
  const raw = { ...wire, id: wire.sys.id, holidays: textsOf(wire.holidays) };
  const { terms, problems } = parseTerms([raw], {
    publicHolidays: mapping.locale,
    today: mapping.today,
    typedIn: typedIn(mapping.locale.language),
  });
  reportSchedule('', problems, mapping);
  return { wire, terms };
});

/** Maps the school terms: their dates without their holidays, in order, and their entries. */
export function mapTerms(collection: Collection<Fields<'term'>>, mapping: Mapping) {
  const parsed = mapTermList(collection, mapping);
  const dates = parsed.flatMap(({ terms }) => terms);
  dates.sort((one, other) => Temporal.PlainDate.compare(one.from, other.from));
  return { dates, entries: parsed.map(({ wire }) => wire) };
}

/** The fields that say when an event is; one without a day and without any of them has no date on purpose. */
const timeFields = ['startTime', 'endTime', 'lastDate', 'endDate'] as const;

/** What a change says of who leads and what is read; null for one that says nothing of it. */
function rotaOf({ leads, readings }: Partial<ChangeWire>): string | null {
  return leads?.trim() || readings?.trim() || null;
}

/** Who leads, if it names only posts and people of the content, or if everybody who is named there has agreed; else it is reported. */
function leadsOf(
  wire: ChangeWire,
  { targets: { people }, report }: TimesMapping,
): Pick<RotaLine, 'leads'> | undefined {
  const leads = wire.leads?.trim();
  if (!leads) return undefined;
  if (wire.leadsAgreed === true || namesOnlyPeople(leads, people.values())) return { leads };
  const sentence = `Visitors do not see “${leads}”, which is no post or name in “People and posts”: tick “Everybody who is named there has agreed” (leadsAgreed: true) once they have, or write the post, such as “The vicar”.`;
  report(entryProblem(nameOf('eventChange', wire), 'leads', { sentence }, 'warning'));
  return undefined;
}

/**
 * Takes who leads and what is read out of the changes. One that says nothing else has been read as a note, for its dates alone: it
 * changes nothing, so that no list shows it.
 */
function withRota(
  schedule: Schedule<EventPlace>,
  wires: readonly PlacedChange[],
  mapping: TimesMapping,
): Times {
  const byId = new Map(wires.map((wire) => [wire.sys.id, wire]));
  const rota = schedule.changes.flatMap(({ id, date, start }) => {
    const wire = byId.get(id);
    const line = wire && { ...leadsOf(wire, mapping), ...optional(wire, 'readings') };
    return line?.leads || line?.readings ? [{ id, date, start, ...line }] : [];
  });
  const isRota = ({ id }: { readonly id: string }) => rotaOf(byId.get(id) ?? {}) !== null;
  if (!schedule.changes.some(isRota)) return { schedule };
  const changes = schedule.changes
    .map((change) => ({ ...change, note: byId.get(change.id)?.note?.trim() || null }))
    .filter(({ kind, note }) => kind !== 'noted' || note !== null);
  return { schedule: { ...schedule, changes }, rota };
}

/**
 * Parses an event's times and the changes of its dates. Each fault is reported and ignored as far as possible: a change,
 * an exception, an end before the start. Without any date that can be read the event has no schedule.
 */
function readTimes(
  wire: EventWire,
  changes: readonly PlacedChange[],
  terms: Terms['dates'],
  mapping: TimesMapping,
): Times {
  const { locale, today, report } = mapping;
  const raw = {
    ...wire,
    alsoOn: textsOf(wire.alsoOn),
    otherTimes: textsOf(wire.otherTimes),
    leftOut: textsOf(wire.leftOut),
  };
  const entry = nameOf('eventPage', wire);
  const { schedule, isUndated, byArrangement, overallStatus, problems } = parseSchedule<EventPlace>(raw, {
    zone: locale.zone,
    changes: changes.map((change) => ({ ...change, id: change.sys.id, note: change.note ?? rotaOf(change) })),
    terms,
    publicHolidays: locale,
    today,
    placeNamed: (name) => placeNamed(name, wire, mapping),
    typedIn: typedIn(locale.language),
  });
  if (isUndated && timeFields.every((field) => !wire[field]?.trim())) {
    const sentence = 'No date is given, so it is listed without one.';
    report(entryProblem(entry, 'repeats', { sentence }, 'warning'));
    return { schedule: null };
  }
  reportSchedule(entry, problems, mapping);
  if (isUndated) return { schedule: null };
  if (schedule) return withRota(schedule, changes, mapping);
  if (byArrangement === null) return { schedule, unconfirmed: overallStatus };
  // The reader joins the two, and the time is another in each language.
  const timeInWords = wire.timeInWords?.trim() || null;
  const more = timeInWords === null ? byArrangement : byArrangement.slice(0, -`, ${timeInWords}`.length);
  return { schedule, byArrangement: { more, timeInWords }, unconfirmed: overallStatus };
}

/** When an event happens. While its times cannot be read it has its last good ones, with the changes and the status of now. */
export function mapTimes(
  wire: EventWire,
  changes: readonly PlacedChange[],
  terms: Terms['dates'],
  mapping: Mapping,
): Times {
  const { status, statusNote, sys } = wire;
  const { earlierEvents, events } = mapping.lastGood;
  const { wire: from, value: times } = keepLastGood(
    wire,
    earlierEvents.get(sys.id) ?? [],
    (each, report) => readTimes({ ...each, status, statusNote }, changes, terms, { ...mapping, report }),
    ({ unconfirmed, byArrangement }) =>
      unconfirmed && !byArrangement ? 'None of its dates can be read.' : undefined,
    mapping.report,
  );
  if (from !== wire) events.push(from);
  for (const each of [
    times.schedule,
    ...(times.schedule?.phases ?? []),
    times.byArrangement,
    times.unconfirmed,
  ])
    if (each) wordsFrom(each, mapping, 'eventPage', wire);
  const byId = new Map(changes.map((change) => [change.sys.id, change]));
  for (const change of [...(times.schedule?.changes ?? []), ...(times.rota ?? [])])
    wordsFrom(change, mapping, 'eventChange', byId.get(change.id) ?? {});
  return times;
}
