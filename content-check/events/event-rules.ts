import type { Space } from 'emulator-for-contentful';
import {
  inList,
  type Occurrence,
  type RawTerm,
  type Schedule,
  termsEndInWords,
  textOf,
  whenInWords,
} from 'schedules-in-words';
import { english } from '#languages/en-GB/index.ts';
import { error, type FieldFault, warning } from '../finding.ts';
import { publishedEntries } from '../published-entries.ts';
import { type Overlap, overlaps } from './overlaps.ts';
import {
  type CheckContext,
  type EventChange,
  type EventTimes,
  parseEvents,
  type Room,
  type Times,
  types,
} from './parse-events.ts';
import { suspectDates } from './suspect-dates.ts';

/** How far ahead events are checked for sharing a room. */
const overlapHorizon = { hours: 365 * 24 } as const;

/**
 * Finds dates and times that cannot be read or are probably mistyped, changes of dates that do not exist, and events
 * that use the same room at the same time.
 * @param now the start of the year that is checked for overlaps
 * @param locale of the church: its time zone and its public holidays
 */
export function eventFaults(
  times: Times,
  now: Temporal.Instant,
  locale: CheckContext['locale'],
): readonly FieldFault[] {
  const { zone } = locale;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const { parsed, faults } = parseEvents(times, { locale, today });
  const scheduled = parsed.flatMap(({ event, schedule }) => (schedule ? [{ event, schedule }] : []));
  const clashes = overlaps(scheduled, now, now.add(overlapHorizon), zone, roomOf);
  return [
    ...faults,
    ...scheduled.flatMap((each) => suspectDateWarnings(each, times.changes, today)),
    ...clashes.map((clash) => overlapWarning(clash, today)),
    ...termsEndWarnings(scheduled, times.terms, today),
  ];
}

/** Says once, at the last school term, that the terms run out. */
function termsEndWarnings(
  events: readonly ScheduledEvent[],
  terms: readonly RawTerm[],
  today: Temporal.PlainDate,
): readonly FieldFault[] {
  const ending = events.flatMap(({ event, schedule }) => {
    const message = termsEndInWords(schedule, today);
    return message === null ? [] : [{ title: `“${event.title}”`, message }];
  });
  const last = terms
    .toSorted((one, other) => (textOf(one.lastDate) ?? '').localeCompare(textOf(other.lastDate) ?? ''))
    .at(-1);
  const [first] = ending;
  if (first === undefined || last === undefined) return [];
  const titles = inList(ending.map(({ title }) => title));
  return [warning({ type: types.term, id: last.id }, 'lastDate', `${first.message} This is for ${titles}.`)];
}

interface ScheduledEvent {
  readonly event: EventTimes;
  readonly schedule: Schedule<Room>;
}

function suspectDateWarnings(
  { event, schedule }: ScheduledEvent,
  changes: readonly EventChange[],
  today: Temporal.PlainDate,
): readonly FieldFault[] {
  const own = changes.filter((change) => change.event === event.id);
  const warnings = suspectDates(schedule, today).map(({ change, field, message }) => {
    const typed = change && own.find(({ raw }) => isOfRun(raw, change.toString()));
    const record = typed ? { type: types.change, id: typed.raw.id } : { type: types.event, id: event.id };
    return warning(record, field, message);
  });
  // Of a run of dates the first says it for all.
  return [
    ...new Map(warnings.toReversed().map((each) => [`${each.record.id} ${each.field}`, each])).values(),
  ].toReversed();
}

/** True for a date of a change, which may be for a run of dates. */
function isOfRun({ date, lastDate }: EventChange['raw'], day: string): boolean {
  const first = textOf(date)?.slice(0, 10) ?? '';
  return first <= day && day <= (textOf(lastDate) ?? first).slice(0, 10);
}

/** The room of an occurrence; null without a place, since such events may be anywhere. */
function roomOf({ event }: ScheduledEvent, { where }: Occurrence): string | null {
  const { place, room } = (where as Room | null) ?? event.room;
  return place === null ? null : `${place}/${room?.trim().toLowerCase() ?? ''}`;
}

function overlapWarning(
  { one, other, occurrence, otherOccurrence }: Overlap<ScheduledEvent>,
  today: Temporal.PlainDate,
): FieldFault {
  const [when, otherWhen] = [occurrence, otherOccurrence].map((each) =>
    whenInWords(each.when, today, english),
  );
  const message = `It is at the same time and in the same place as “${other.event.title}” (${other.event.id}): ${when}, and ${otherWhen}. Name the room of each if both can be.`;
  return warning({ type: types.event, id: one.event.id }, 'startTime', message);
}

/** Finds the kinds that an event names and that have no entry, so that no list and no calendar shows the event under them. */
export function eventKindFaults(space: Space): readonly FieldFault[] {
  const slugs = new Set(publishedEntries(space, 'eventKind').map((kind) => kind.text('slug')));
  return publishedEntries(space, 'eventPage').flatMap((event) =>
    event
      .texts('kinds')
      .filter((slug) => !slugs.has(slug))
      .map((slug) =>
        error(event, 'kinds', `There is no “Kind of event” with the short name “${slug}”.`, slug),
      ),
  );
}
