import type { Locale } from '../languages/locale.ts';
import { type Occurrence, startDate } from '../schedule/occurrence.ts';
import { occurrencesFrom, viewpoint } from '../schedule/occurrences.ts';
import { parseSchedule } from '../schedule/parse/parse-schedule.ts';
import { isPublicHoliday } from '../schedule/public-holiday.ts';
import type { Schedule } from '../schedule/schedule.ts';

/** A past date from which weekly hours count; it has no other meaning. */
const countFrom = '2001-01-01';

const closedNote =
  /[,;]?\s*\(?(?:but )?(?:not|closed|except)(?: on| for)? (?:bank|public) holidays\)?\.?\s*$/i;
const includedNote = /[,;]?\s*\(?including(?: on)? (?:bank|public) holidays\)?/i;
const everyDay = /\b(?:every ?day(?: of the year)?|daily)\b/i;
/** Holidays among the days of a part, before its times. */
const holidays = /^(\D*?)(?:,|\band|&)?\s*(?:\bon )?\b(?:bank|public) holidays\b/i;
/** What somebody does outside the hours, which says nothing of the hours themselves. */
const otherTimesNote = /\.\s+At (?:all )?other times\b[^.]*\.?\s*$/i;

/** Hours of every week, and what they say of public holidays. */
export interface OpeningHours {
  readonly usual: readonly Schedule[];
  /** Closed; open as on other days; hours of their own; or nothing is said, so that nobody knows. */
  readonly onHolidays: 'closed' | 'as usual' | readonly Schedule[] | 'not said';
}

/**
 * Parses hours as an organisation gives them: "Monday to Friday, 9am to 5pm; bank holidays, 10am to 4pm", "…, not on bank holidays",
 * "Every day, 9am to 9pm".
 * @param locale the language that they are in, and their time zone
 * @returns undefined unless each part between semicolons is days with a start and an end
 */
export function parseOpeningHours(hours: string, { zone, words }: Locale): OpeningHours | undefined {
  const text = words.openingHours.inEnglish(hours).replace(otherTimesNote, '');
  const isClosed = closedNote.test(text);
  const isAsUsual = includedNote.test(text) || everyDay.test(text);
  const parts = text
    .replace(closedNote, '')
    .replace(includedNote, '')
    .replaceAll(new RegExp(everyDay, 'gi'), 'Monday to Sunday')
    .replace(/\.\s*$/, '')
    .split(';');
  const [usual, own] = [parts.flatMap(usualPart), parts.flatMap(holidayPart)].map((texts) =>
    texts.map((part) => parsePart(part, zone)),
  ) as [ReturnType<typeof parsePart>[], ReturnType<typeof parsePart>[]];
  if ([...usual, ...own].includes(undefined) || (isClosed && own.length > 0)) return undefined;
  const read = (schedules: typeof usual) => schedules.filter((schedule) => schedule !== undefined);
  if (own.length > 0) return { usual: read(usual), onHolidays: read(own) };
  return { usual: read(usual), onHolidays: isClosed ? 'closed' : isAsUsual ? 'as usual' : 'not said' };
}

/** The part without the holidays that it names; nothing for "bank holidays, 10am to 4pm". */
function usualPart(part: string): readonly string[] {
  const usual = part.replace(holidays, '$1');
  return usual !== part && /^[\s,:]*(?:from\s+)?(?:\d|noon|midday)/i.test(usual) ? [] : [usual];
}

/** The hours of holidays as those of every day: nothing for a part that does not name them. */
function holidayPart(part: string): readonly string[] {
  const times = part.replace(holidays, '$1').match(/\b(?:\d|noon|midday).*$/i);
  return holidays.test(part) ? [`Monday to Sunday, ${times?.[0] ?? ''}`] : [];
}

function parsePart(part: string, zone: string): Schedule | undefined {
  const { schedule, problems } = parseSchedule({ repeats: part, firstDate: countFrom }, [], zone);
  const isRead = !problems.some(({ severity }) => severity === 'error');
  return isRead && schedule?.parts.every(hasEnd) ? schedule : undefined;
}

function hasEnd({ timing }: Schedule['parts'][number]): boolean {
  return timing.kind === 'timed' && timing.end !== null;
}

/** Whether something is open by its hours. */
export interface Opening {
  /** Unknown within its hours on a public holiday, of which they say nothing. */
  readonly state: 'open' | 'closed' | 'unknown';
  /** The instant at which that changes; undefined if it never does. */
  readonly until: Temporal.Instant | undefined;
  /** True when a public holiday would change it, and nobody knows when those are. */
  readonly unlessHoliday: boolean;
}

/** A time within the hours. */
interface Span {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
  /** False on a holiday of which the hours say nothing. */
  readonly isSure: boolean;
}

/** How many opening times are searched: holidays with hours of their own are far between. */
const maxSearched = 400;

/** @param hours from `parseOpeningHours`; whether a date is a public holiday comes from the locale */
export function openingAt(
  { usual, onHolidays }: OpeningHours,
  now: Temporal.Instant,
  locale: Locale,
): Opening {
  const view = viewpoint(now, locale.zone);
  const spansFrom = (schedule: Schedule, spansOf: (occurrence: Occurrence) => readonly Span[]) =>
    nextSpans(Iterator.from(occurrencesFrom(schedule, view)).take(maxSearched).flatMap(spansOf), now);
  const own = typeof onHolidays === 'string' ? [] : onHolidays;
  const spans = [
    ...usual.flatMap((each) => spansFrom(each, (occurrence) => usualSpans(occurrence, onHolidays, locale))),
    ...own.flatMap((each) => spansFrom(each, (occurrence) => holidaySpans(occurrence, locale))),
  ];
  const unlessHoliday = onHolidays !== 'as usual' && locale.nation === undefined;
  const current = spans.filter(({ start }) => Temporal.Instant.compare(start, now) <= 0);
  const sure = current.filter(({ isSure }) => isSure);
  const state = sure.length > 0 ? 'open' : current.length > 0 ? 'unknown' : 'closed';
  const changes = state === 'closed' ? spans.map(({ start }) => start) : current.map(({ end }) => end);
  changes.sort(Temporal.Instant.compare);
  return { state, until: state === 'open' ? changes.at(-1) : changes[0], unlessHoliday };
}

/** The spans up to the first that is sure, without those that are over, or that are not sure and still to come. */
function nextSpans(spans: Iterable<Span>, now: Temporal.Instant): readonly Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    if (Temporal.Instant.compare(span.end, now) <= 0) continue;
    if (span.isSure || Temporal.Instant.compare(span.start, now) <= 0) found.push(span);
    if (span.isSure) break;
  }
  return found;
}

/** The times of an occurrence of the usual hours. What reaches into a holiday overnight ends at midnight. */
function usualSpans(
  occurrence: Occurrence,
  onHolidays: OpeningHours['onHolidays'],
  locale: Locale,
): readonly Span[] {
  const { startsAt: start, endsAt: end } = occurrence;
  const date = startDate(occurrence);
  if (onHolidays === 'as usual') return [{ start, end, isSure: true }];
  const midnight = date.add({ days: 1 }).toZonedDateTime(locale.zone).toInstant();
  const isCut = Temporal.Instant.compare(midnight, end) < 0 && isPublicHoliday(date.add({ days: 1 }), locale);
  const whole = { start, end: isCut ? midnight : end, isSure: !isPublicHoliday(date, locale) };
  const rest = isCut ? [{ start: midnight, end, isSure: false }] : [];
  return [whole, ...rest].filter(({ isSure }) => isSure || onHolidays === 'not said');
}

function holidaySpans(occurrence: Occurrence, locale: Locale): readonly Span[] {
  const { startsAt: start, endsAt: end } = occurrence;
  return isPublicHoliday(startDate(occurrence), locale) ? [{ start, end, isSure: true }] : [];
}
