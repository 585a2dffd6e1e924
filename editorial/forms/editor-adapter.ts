import {
  describeOccurrence,
  type Occurrence,
  occurrencesAfter,
  readBack,
  scheduleSpan,
} from 'schedules-in-words';
import { isoDateInWords } from 'schedules-in-words/en-GB';
import { prefixOf } from '#app/language/site-languages.ts';
import { entriesOfType } from '#cms/content-entries.ts';
import type { SiteContent } from '#cms/site-content.ts';
import type { DatesOf, EventDate, Offer, ReadBack, ShownContent, SiteRules } from '#content-editor';
import type { Notice } from '#domain/church/notice.ts';
import { isScheduled, type ScheduledEvent } from '#domain/event/event.ts';
import { undatedInWords } from '#domain/event/event-summary.ts';
import { oldAddressPath } from '#domain/link/short-link.ts';
import { menuPages, menuPlaces } from '#domain/navigation/menu-pages.ts';
import { eventPath, routePattern, weekPattern } from '#domain/page/route-pattern.ts';
import { languageOf } from '#languages/language.ts';
import type { Locale } from '#languages/locale.ts';
import { checkFolder } from '../check/check-folder.ts';
import type { Entries } from '../check/problems.ts';
import type { ReadSite } from '../check/read-site.ts';
import { changedFrom } from './change-series.ts';
import { type DraftOptions, draftResponse } from './draft-pages.ts';

/** How far ahead the dates of all events are listed, in days: to the next Sunday and its eve at least, or for longer. */
const daysAhead = { soon: 8, later: 35 } as const;

/** How many dates of one event are listed, and how many are searched for those that have been moved. */
const maxDates = 20;

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
  sheet: weekPattern.sheet,
  socialMediaLink: '/',
  wayToGive: routePattern.donate,
  welcome: '/',
  term: routePattern.whatsOn,
};

const pathOf: SiteRules['pathOf'] = (type, values) => {
  if (type === 'eventPage') return typeof values.slug === 'string' ? eventPath(values.slug) : undefined;
  if (type === 'page') return values.slug === 'home' ? '/' : `/${String(values.slug)}`;
  if (type === 'project') return `/${String(values.page ?? 'building-a-haven')}`;
  if (type === 'shortLink')
    return values.slug ? `/go/${String(values.slug)}` : oldAddressPath(String(values.from));
  return pathOfType[type];
};

/** What this site knows about its content: its check, its times, its addresses and its pages. */
export function siteRules(now: () => Temporal.Instant, options: DraftOptions): SiteRules {
  return {
    async check(folder) {
      const { site, problems } = await checkFolder(folder, now(), options.siteUrl);
      return { shown: site && shownContent(site, now, options), problems };
    },
    pathOf,
  };
}

/** Which place of the menu a page takes, in the words of the menu: its entry names a number, which nobody has to think of. */
function menuOffer(entries: Entries, values: Readonly<Record<string, unknown>>, { words }: Locale): Offer {
  const others = entriesOfType(entries, 'page')
    .map(({ fields }) => ({
      ...{ slug: fields.slug ?? '', title: fields.title ?? '' },
      ...{ menuLabel: fields.menuLabel ?? undefined, menuOrder: fields.menuOrder ?? undefined },
    }))
    .filter(({ slug }) => slug !== values.slug);
  const own = values.menuOrder === undefined ? undefined : Number(values.menuOrder);
  const isUsual = menuPages([{ slug: String(values.slug), title: '' }], words).length > 0;
  return {
    none: isUsual ? 'Its usual place' : 'Not in the menu',
    choices: menuPlaces(others, own, words).map(({ order, after }) => ({
      ...{ id: String(order), title: after === undefined ? 'First' : `After “${after}”` },
    })),
  };
}

function shownContent(site: ReadSite, now: () => Temporal.Instant, options: DraftOptions): ShownContent {
  const { spans, entries, files } = site;
  const { content } = spans[0];
  const { events, locale, otherLanguages } = content;
  const pathInLocale: ShownContent['pathInLocale'] = (path, code) => {
    const language = languageOf(code);
    const isShown = otherLanguages.some((other) => other.locale.language === language);
    return isShown && language ? `${prefixOf(language)}${path}`.replace(/\/$/, '') : undefined;
  };
  return {
    readBack(id) {
      const notice = content.notices.find((each) => each.id === id);
      if (notice) return noticeReadBack(notice, now().toZonedDateTimeISO(locale.zone).toPlainDate());
      const event = events.find((each) => each.id === id);
      const field = 'repeats';
      if (event?.schedule) return { field, ...readBack(event.schedule, now(), locale) };
      if (!event?.byArrangement) return undefined;
      return { field, sentence: `${undatedInWords(event, locale)}.`, dates: null, warning: null };
    },
    offersOf: (type, values) => (type === 'page' ? { menuOrder: menuOffer(entries, values, locale) } : {}),
    nextDates: (of) => nextDates(content, of, now()),
    changedFrom: (before, values, date) => changedFrom(entries, before, values, date),
    pathInLocale,
    pagesWith({ type, values }, code) {
      const path = pathOf(type, values);
      const own = path && code !== undefined ? pathInLocale(path, code) : path;
      if (own === undefined) return undefined;
      const at = firstSeen(values, now(), locale.zone);
      const span = spans.findLast(({ from }) => Temporal.Instant.compare(from, at) <= 0);
      const shown = { content: span?.content ?? content, now: at };
      return { path: own, respond: (base, to) => draftResponse(options, shown, files, base, to) };
    },
  };
}

/** On which days a notice is above every page; without dates to come when these are over. */
function noticeReadBack({ from, until }: Notice, today: Temporal.PlainDate): ReadBack {
  const [first, last] = [isoDateInWords(from), isoDateInWords(until)];
  const days = first === last ? `on ${first}` : `from ${first} to ${last}`;
  const isOver = until < today.toString();
  return { field: '', sentence: `Visitors see it ${days}.`, dates: isOver ? [] : null, warning: null };
}

/** When visitors see an entry: now, or at noon of its first day if that is still to come. */
function firstSeen(
  values: Readonly<Record<string, unknown>>,
  now: Temporal.Instant,
  timeZone: string,
): Temporal.Instant {
  const noons = [values.showFrom, values.from].flatMap((day) =>
    typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)
      ? Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' }).toInstant()
      : [],
  );
  return [now, ...noons].toSorted(Temporal.Instant.compare).at(-1) ?? now;
}

function nextDates(content: SiteContent, of: DatesOf, now: Temporal.Instant): readonly EventDate[] {
  const { events, locale } = content;
  const isMeant = ({ id, schedule }: ScheduledEvent) =>
    (typeof of === 'string' || id === of.event) && schedule.status !== 'cancelled';
  const last = of === 'soon' || of === 'later' ? now.add({ hours: daysAhead[of] * 24 }) : undefined;
  return events
    .filter(isScheduled)
    .filter(isMeant)
    .flatMap((event) => {
      const next = [...occurrencesAfter(event.schedule, now, locale.zone).take(maxDates)];
      return next.slice(0, of === 'each' ? 1 : maxDates).map((occurrence) => ({ event, occurrence, next }));
    })
    .filter(({ occurrence }) => !last || Temporal.Instant.compare(occurrence.startsAt, last) < 0)
    .toSorted((a, b) => Temporal.Instant.compare(a.occurrence.startsAt, b.occurrence.startsAt))
    .map(({ event, occurrence, next }) => dateOf(content, event, occurrence, next, now));
}

function dateOf(
  content: SiteContent,
  event: ScheduledEvent,
  occurrence: Occurrence,
  all: readonly Occurrence[],
  now: Temporal.Instant,
): EventDate {
  const { date, was, part, startDate } = occurrence;
  const { zone, words } = content.locale;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const said = describeOccurrence(occurrence, today, words);
  const hasSeveral = all.some((other) => other.date.equals(date) && other.part !== part);
  const start = part.timing.kind === 'timed' ? part.timing.start : null;
  const isMovedDay = was !== null && !startDate.equals(date);
  const day = words.dates.date(startDate, today);
  const hours = isMovedDay ? `${said.hours}, instead of ${said.was}` : said.hours;
  const message = `${event.title}, ${day}, ${hours}: ${said.status ?? words.occurrences.status.cancelled}.`;
  return {
    event: event.id,
    title: event.title,
    date: date.toString(),
    start: hasSeveral ? (start?.toString({ smallestUnit: 'minute' }) ?? '') : '',
    isOfSeries: !scheduleSpan(event.schedule)?.isSingle,
    ...{ day, hours, status: said.status ?? null },
    message: [message, occurrence.note].filter(Boolean).join(' '),
    change: changeOf(content, event, date, start),
  };
}

/**
 * The id of the entry that changes a date of an event; null where none does. One that only adds words to several dates or
 * events is not meant: a cancellation of one of them is an entry of its own.
 */
function changeOf(
  { events }: SiteContent,
  { schedule }: ScheduledEvent,
  date: Temporal.PlainDate,
  start: Temporal.PlainTime | null,
): string | null {
  if (scheduleSpan(schedule)?.isSingle && schedule.status !== 'scheduled') return null;
  const all = events.flatMap((event) => event.schedule?.changes ?? []);
  const found = schedule.changes.filter(
    (change) =>
      change.date.equals(date) &&
      (change.start === null || start === null || change.start.equals(start)) &&
      !(change.kind === 'noted' && all.filter(({ id }) => id === change.id).length > 1),
  );
  return (found.find(({ kind }) => kind !== 'noted') ?? found[0])?.id ?? null;
}
