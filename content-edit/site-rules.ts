import type { Space } from 'emulator-for-contentful';
import {
  hoursInWords,
  isSingle,
  type Occurrence,
  occurrencesFrom,
  readBack,
  type Schedule,
  statusInWords,
  viewpoint,
  whenInWords,
} from 'schedules-in-words';
import { prefixOf } from '#app/language/site-languages.ts';
import { checkFolder } from '#content-check/check-folder.ts';
import { parsedEvents } from '#content-check/events/check-events.ts';
import { translatedLocales } from '#content-check/languages/translated-space.ts';
import { localeOfSpace, type PublishedEntry, publishedEntries } from '#content-check/published-entries.ts';
import type { EventDate, SiteRules } from '#content-editor';
import { eventPath, routePattern } from '#domain/page/route-pattern.ts';
import { languageOf } from '#languages/language.ts';

/** How far ahead the dates of all events are listed, in days: to the next Sunday and its eve at least, or for longer. */
const DAYS_AHEAD = { soon: 8, later: 35 } as const;

/** How many dates of one event are listed, and how many are searched for those that have been moved. */
const MAX_DATES = 20;

/** The page on which entries of a type show; the others show on several, or on none. */
const pathOfType: Readonly<Record<string, string>> = {
  siteSettings: '/',
  eventChange: routePattern.comingUp,
  eventKind: routePattern.comingUp,
  giving: routePattern.donate,
  helpline: routePattern.safeguarding,
  notice: '/',
  place: routePattern.contact,
  question: routePattern.aboutUs,
  role: routePattern.contact,
  room: routePattern.contact,
  safeguarding: routePattern.safeguarding,
  socialMediaLink: '/',
  welcome: '/',
  term: routePattern.whatsOn,
};

/** What this site knows about its content: its check, its times and its addresses. */
export function siteRules(now: () => Temporal.Instant, siteUrl: string | undefined): SiteRules {
  return {
    check: (folder) => checkFolder(folder, now(), siteUrl),
    readBack(space, id) {
      const found = parsedEvents(space, now()).find(({ event }) => event.id === id);
      if (found === undefined) return undefined;
      const locale = localeOfSpace(space);
      const { byArrangement } = locale.words.occurrences;
      if (found.schedule === null)
        return { sentence: `${byArrangement}${found.byArrangement ?? ''}.`, dates: null, warning: null };
      return readBack(found.schedule, now(), locale);
    },
    nextDates(space, of) {
      const events = parsedEvents(space, now()).filter(
        ({ event }) => typeof of === 'string' || event.id === of.event,
      );
      const dates = events.flatMap(({ event, schedule }) => {
        if (schedule === null || schedule.status === 'cancelled') return [];
        const next = [
          ...occurrencesFrom(schedule, viewpoint(now(), localeOfSpace(space).zone)).take(MAX_DATES),
        ];
        const own = of === 'each' ? next.slice(0, 1) : next;
        return own.map((occurrence) => ({
          occurrence,
          date: dateOf(space, event, schedule, occurrence, next, now()),
        }));
      });
      const last = now().add({ hours: DAYS_AHEAD[of === 'soon' ? 'soon' : 'later'] * 24 });
      return dates
        .filter(
          ({ occurrence }) =>
            (of !== 'soon' && of !== 'later') || Temporal.Instant.compare(occurrence.startsAt, last) < 0,
        )
        .toSorted((a, b) => Temporal.Instant.compare(a.occurrence.startsAt, b.occurrence.startsAt))
        .map(({ date }) => date);
    },
    pathOf(type, _, values) {
      if (type === 'eventPage') return typeof values.slug === 'string' ? eventPath(values.slug) : undefined;
      if (type === 'page') return values.slug === 'home' ? '/' : `/${String(values.slug)}`;
      if (type === 'project') return `/${String(values.page ?? 'building-a-haven')}`;
      if (type === 'shortLink') return `/go/${String(values.slug)}`;
      return pathOfType[type];
    },
    pathInLocale(space, path, locale) {
      const isShown = translatedLocales(space).some(({ code }) => code === locale);
      const language = languageOf(locale);
      return isShown && language ? `${prefixOf(language)}${path}`.replace(/\/$/, '') : undefined;
    },
  };
}

function dateOf(
  space: Space,
  event: { readonly id: string; readonly title: string },
  schedule: Schedule,
  occurrence: Occurrence,
  all: readonly Occurrence[],
  now: Temporal.Instant,
): EventDate {
  const { date, when, was, status, part } = occurrence;
  const { zone, words } = localeOfSpace(space);
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const hasSeveral = all.some((other) => other.date.equals(date) && other.part !== part);
  const start = part.timing.kind === 'timed' ? part.timing.start.toString({ smallestUnit: 'minute' }) : '';
  const isMovedDay = was !== null && !occurrence.startDate.equals(date);
  return {
    event: event.id,
    title: event.title,
    date: date.toString(),
    start: hasSeveral ? start : '',
    day: words.dates.date(occurrence.startDate, today),
    hours: isMovedDay
      ? `${hoursInWords(when, today, words)}, instead of ${whenInWords(was, today, words)}`
      : hoursInWords(when, today, words),
    status: statusInWords(status, words),
    change:
      isSingle(schedule) && schedule.status !== 'scheduled'
        ? null
        : changeOf(space, event.id, date.toString(), start),
  };
}

/**
 * The id of the entry that changes a date of an event; null where none does. One that only adds words to several dates or
 * events is not meant: a cancellation of one of them is an entry of its own.
 */
function changeOf(space: Space, event: string, date: string, start: string): string | null {
  const found = publishedEntries(space, 'eventChange').filter((change) => {
    const first = change.text('date')?.slice(0, 10) ?? '';
    const last = change.text('lastDate')?.slice(0, 10) ?? first;
    const also = change.links('alsoEvents');
    const ofEvent = [change.link('event'), ...also].includes(event);
    const ownStart = change.text('startTime');
    const isShared = first !== last || also.length > 0;
    return (
      ofEvent &&
      first <= date &&
      date <= last &&
      (ownStart === null || start === '' || ownStart === start) &&
      !(isShared && onlyAddsWords(change))
    );
  });
  return (found.find((change) => !onlyAddsWords(change)) ?? found[0])?.id ?? null;
}

function onlyAddsWords(change: PublishedEntry): boolean {
  const fields = ['newDate', 'newStartTime', 'newEndTime', 'newRoom'];
  return (
    change.text('status') === 'changed' &&
    change.link('newPlace') === null &&
    fields.every((field) => change.text(field) === null)
  );
}
