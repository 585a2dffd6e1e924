import { describeOccurrence, describeSchedule, type Occurrence } from 'schedules-in-words';
import { type ContentEntry, entriesOfType } from '#cms/content-entries.ts';
import { parseDay } from '#cms/mappers/fields.ts';
import { type Event, type EventPlace, isScheduled, type ScheduledEvent } from '#domain/event/event.ts';
import type { Problem } from '#domain/problem.ts';
import { english } from '#languages/en-GB/index.ts';
import { error, warning } from '../problems.ts';
import type { Span } from '../read-site.ts';
import { type Overlap, overlaps } from './overlaps.ts';
import { suspectDates } from './suspect-dates.ts';

/** How far ahead events are checked for sharing a room. */
const overlapHorizon = { hours: 365 * 24 } as const;

const entryOf = ({ id }: Pick<Event, 'id'>) => ({ type: 'eventPage', id });

/**
 * Finds dates and times that are probably mistyped, services without an end, and events that use the same room at the same time, as
 * visitors will see them: each event while it is shown, with the changes that are shown then.
 * @param spans what visitors see from now on
 */
export function eventProblems(spans: readonly [Span, ...Span[]]): readonly Problem[] {
  const [{ from: now, content }] = spans;
  const today = now.toZonedDateTimeISO(content.locale.zone).toPlainDate();
  const dates = spans.flatMap(({ content: { events } }) =>
    events.filter(isScheduled).flatMap((event) => [...suspectDateWarnings(event, today), ...endless(event)]),
  );
  return [...dates, ...overlapWarnings(spans, today)];
}

function suspectDateWarnings(event: ScheduledEvent, today: Temporal.PlainDate): readonly Problem[] {
  return suspectDates(event.schedule, today).map(({ change, field, message }) =>
    warning(change === null ? entryOf(event) : { type: 'eventChange', id: change }, field, message),
  );
}

function endless({ worship, schedule, ...event }: ScheduledEvent): readonly Problem[] {
  const { timing } = schedule.parts[0];
  if (!worship || timing.kind !== 'timed' || timing.end !== null) return [];
  const message =
    'No end is given, so an hour after its start the service stands as over; write when it ends, at the latest.';
  return [warning(entryOf(event), 'endTime', message)];
}

/** Names each pair of events once, by the first time at which both are shown and meet. */
function overlapWarnings(spans: readonly [Span, ...Span[]], today: Temporal.PlainDate): readonly Problem[] {
  const [{ from: now, content }] = spans;
  const found = new Map<string, Problem>();
  for (const [at, { from, content: shown }] of spans.entries()) {
    const horizon = now.add(overlapHorizon);
    const until = spans[at + 1]?.from ?? horizon;
    const to = Temporal.Instant.compare(until, horizon) < 0 ? until : horizon;
    for (const clash of overlaps(shown.events.filter(isScheduled), from, to, content.locale.zone, roomOf)) {
      const pair = [clash.one.id, clash.other.id].toSorted().join(' ');
      if (!found.has(pair)) found.set(pair, overlapWarning(clash, today));
    }
  }
  return [...found.values()];
}

/** The room of an occurrence; null without a place, since such events may be anywhere. */
function roomOf({ where: planned }: ScheduledEvent, { where }: Occurrence): string | null {
  const { place, room } = (where as EventPlace | null) ?? planned;
  return place === undefined ? null : `${place.id}/${room?.trim().toLowerCase() ?? ''}`;
}

function overlapWarning(
  { one, other, occurrence, otherOccurrence }: Overlap<ScheduledEvent>,
  today: Temporal.PlainDate,
): Problem {
  const [when, otherWhen] = [occurrence, otherOccurrence].map(
    (each) => describeOccurrence(each, today, english).dated,
  );
  const message = `It is at the same time and in the same place as “${other.title}” (${other.id}): ${when}, and ${otherWhen}. Name the room of each if both can be.`;
  return warning(entryOf(one), 'startTime', message);
}

/** Says once, at the last school term, that the terms run out. */
export function termsEndProblems(
  events: readonly Event[],
  entries: readonly ContentEntry[],
  today: Temporal.PlainDate,
): readonly Problem[] {
  const ending = events.filter(isScheduled).flatMap(({ title, schedule }) => {
    const { termsEnd: message } = describeSchedule(schedule, today, english);
    return message === undefined ? [] : [{ title: `“${title}”`, message }];
  });
  const dayOf = (term: ReturnType<typeof entriesOfType<'term'>>[number]) =>
    parseDay(term.fields.lastDate) ?? '';
  const last = entriesOfType(entries, 'term')
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
    .at(-1);
  const [first] = ending;
  if (first === undefined || last === undefined) return [];
  const titles = english.schedules.list(ending.map(({ title }) => title));
  return [warning(last, 'lastDate', `${first.message} This is for ${titles}.`)];
}

/** Finds the kinds that an event names and that have no entry, so that no list and no calendar shows the event under them. */
export function eventKindProblems(entries: readonly ContentEntry[]): readonly Problem[] {
  const slugs = new Set(entriesOfType(entries, 'eventKind').map(({ fields }) => fields.slug));
  return entriesOfType(entries, 'eventPage').flatMap((event) =>
    (event.fields.kinds ?? [])
      .filter((slug) => slug !== null && !slugs.has(slug))
      .map((slug) =>
        error(event, 'kinds', `There is no “Kind of event” with the short name “${slug}”.`, slug ?? ''),
      ),
  );
}
