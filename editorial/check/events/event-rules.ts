import { describeSchedule, suspectDates } from 'schedules-in-words';
import { type EntryOfType, entriesOfType } from '#cms/content-entries.ts';
import { parseDay, textsOf } from '#cms/mappers/fields.ts';
import type { SiteContent } from '#cms/site-content.ts';
import { type Event, isScheduled, type ScheduledEvent } from '#domain/event/event.ts';
import { english } from '#languages/en-GB/index.ts';
import { typedIn } from '#languages/words.ts';
import { type Entries, error, type Problems, warning } from '../problems.ts';
import type { Span } from '../read-site.ts';
import { plainTextsOf } from '../texts.ts';
import { overlapProblems } from './overlaps.ts';

/**
 * Finds dates and times that are probably mistyped, services without an end, and events that use the same room at the same time, as
 * visitors will see them: each event while it is shown, with the changes that are shown then.
 * @param spans what visitors see from now on
 */
export function eventProblems(spans: readonly [Span, ...Span[]]): Problems {
  const [{ from: now, content }] = spans;
  const { zone, language } = content.locale;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const dates = spans.flatMap(({ content: { events } }) =>
    events
      .filter(isScheduled)
      .flatMap((event) => [...dateProblems(event, today, language), ...endless(event)]),
  );
  return [...dates, ...overlapProblems(spans, today)];
}

function dateProblems(
  { id, schedule }: ScheduledEvent,
  today: Temporal.PlainDate,
  language: SiteContent['locale']['language'],
): Problems {
  return suspectDates(schedule, today, typedIn(language)).map(({ record, field, message }) => {
    const entry =
      record.kind === 'event' ? { type: 'eventPage', id } : { type: 'eventChange', id: record.id };
    return warning(entry, field, message);
  });
}

function endless({ id, worship, schedule }: ScheduledEvent): Problems {
  const isEndless = ({ parts: [{ timing }] }: (typeof schedule.phases)[0]) =>
    timing.kind === 'timed' && timing.end === null;
  if (!worship || !schedule.phases.some(isEndless)) return [];
  const message =
    'No end is given, so an hour after its start the service stands as over; write when it ends, at the latest.';
  return [warning({ type: 'eventPage', id }, 'endTime', message)];
}

/** Words that name one day when they are written, and another when they are read. */
const relativeDays =
  /\b(?:today|tonight|tomorrow|yesterday|(?:this|next) (?:week|month|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday))\b/giu;

/** Fields about one date of an event, which people read for weeks before, and in their calendars. */
const fieldsOfDates: ReadonlySet<string> = new Set(['note', 'statusNote', 'leftOut']);

/** Finds “today” and the like in what is said of one date. */
export function relativeDayProblems(entries: Entries): Problems {
  return entries.flatMap((entry) =>
    plainTextsOf(entry)
      .filter(([field]) => fieldsOfDates.has(field))
      .flatMap(([field, text]) =>
        Array.from(text.matchAll(relativeDays), ([near]) =>
          warning(entry, field, `People read this days before: write the date in place of “${near}”.`, near),
        ),
      ),
  );
}

/** Says once, at the last school term, that the terms run out. */
export function termsEndProblems(
  events: readonly Event[],
  entries: Entries,
  today: Temporal.PlainDate,
): Problems {
  const ending = events.filter(isScheduled).flatMap(({ title, schedule }) => {
    const { termsEnd: message } = describeSchedule(schedule, today, english);
    return message === undefined ? [] : [{ title: `“${title}”`, message }];
  });
  const [first] = ending;
  const lastDay = ({ fields }: EntryOfType<'term'>) => parseDay(fields.lastDate) ?? '';
  const terms = entriesOfType(entries, 'term');
  const last = terms.toSorted((one, other) => lastDay(one).localeCompare(lastDay(other))).at(-1);
  if (first === undefined || last === undefined) return [];
  const titles = english.schedules.list(ending.map(({ title }) => title));
  return [warning(last, 'lastDate', `${first.message} This is for ${titles}.`)];
}

/** Finds the kinds that an event names and that have no entry, so that no list and no calendar shows the event under them. */
export function eventKindProblems(entries: Entries): Problems {
  const slugs = new Set(entriesOfType(entries, 'eventKind').map(({ fields }) => fields.slug));
  return entriesOfType(entries, 'eventPage').flatMap((event) =>
    (event.fields.kinds ?? [])
      .filter((slug) => slug !== null)
      .filter((slug) => !slugs.has(slug))
      .map((slug) =>
        error(event, 'kinds', `There is no “Kind of event” with the short name “${slug}”.`, slug),
      ),
  );
}

/**
 * Finds former addresses of events that stand twice, or are another event's address now: an address leads to one event. It is told at
 * both places.
 */
export function formerSlugProblems(entries: Entries): Problems {
  const addresses = entriesOfType(entries, 'eventPage').flatMap((event) => [
    { event, field: 'slug', slug: event.fields.slug ?? '' },
    ...textsOf(event.fields.formerSlugs).map((slug) => ({ event, field: 'formerSlugs', slug })),
  ]);
  const shared = [...Map.groupBy(addresses, ({ slug }) => slug).values()].filter(
    (same) => same.length > 1 && same.some(({ field }) => field === 'formerSlugs'),
  );
  return shared.flatMap((same) =>
    same.map((one) => {
      const places = same.filter((other) => other !== one);
      const others = places.map(({ event, field }) => `in “${field}” of eventPage/${event.id}`).join(' and ');
      const sentence = `“${one.slug}” stands ${others} as well, and an address leads to one event: leave it in one place only.`;
      return error(one.event, one.field, sentence, one.slug);
    }),
  );
}
