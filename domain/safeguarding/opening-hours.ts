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

/** Hours of every week, and what they mean on a public holiday. */
interface WeeklyHours {
  readonly schedule: Schedule;
  /** Open as on other days, closed, open on holidays alone, or unknown where the hours say nothing of them. */
  readonly onHolidays: 'open' | 'closed' | 'only' | 'unknown';
}

export type OpeningHours = readonly WeeklyHours[];

/**
 * Parses hours as an organisation gives them: "Monday to Friday, 9am to 5pm; bank holidays, 10am to 4pm", "…, not on bank holidays",
 * "Every day, 9am to 9pm".
 * @param locale the language that they are in, and their time zone
 * @returns undefined unless each part between semicolons is days with a start and an end
 */
export function parseOpeningHours(hours: string, { zone, words }: Locale): OpeningHours | undefined {
  const text = words.openingHours.inEnglish(hours).replace(otherTimesNote, '');
  const isClosed = closedNote.test(text);
  const parts = text
    .replace(closedNote, '')
    .replace(/\.\s*$/, '')
    .split(';')
    .flatMap(withoutHolidays);
  const hasOwn = parts.some(({ isForHolidays }) => isForHolidays);
  if (isClosed && hasOwn) return undefined;
  const read = parts.flatMap(({ part, isForHolidays }): OpeningHours => {
    const schedule = parsePart(part.replace(includedNote, '').replace(everyDay, 'Monday to Sunday'), zone);
    const isOpen = includedNote.test(part) || everyDay.test(part);
    const usual = isClosed || hasOwn ? 'closed' : isOpen ? 'open' : 'unknown';
    return schedule ? [{ schedule, onHolidays: isForHolidays ? 'only' : usual }] : [];
  });
  return read.length === parts.length ? read : undefined;
}

/** Splits "weekends and bank holidays, 10am to 4pm" into the hours of weekends and, as those of every day, of holidays. */
function withoutHolidays(
  part: string,
): readonly { readonly part: string; readonly isForHolidays: boolean }[] {
  const usual = part.replace(holidays, '$1');
  if (usual === part || includedNote.test(part)) return [{ part, isForHolidays: false }];
  const times = usual.search(/\d|\b(?:noon|midday)/i);
  const own = { part: `every day, ${usual.slice(times)}`, isForHolidays: true };
  return /[a-z]/i.test(usual.slice(0, times)) ? [{ part: usual, isForHolidays: false }, own] : [own];
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

/** How many opening times are searched: holidays with hours of their own are far between. */
const maxSearched = 400;

/** @param hours from `parseOpeningHours`; whether a date is a public holiday comes from the locale */
export function openingAt(hours: OpeningHours, now: Temporal.Instant, locale: Locale): Opening {
  const view = viewpoint(now, locale.zone);
  const spans = hours.flatMap(({ schedule, onHolidays }) => {
    const occurrences = Iterator.from(occurrencesFrom(schedule, view)).take(maxSearched);
    return nextSpans(
      occurrences.flatMap((each) => spansOf(each, onHolidays, locale)),
      now,
    );
  });
  const current = spans.filter(({ start }) => !isAfter(start, now));
  const isOpen = current.some(({ isSure }) => isSure);
  const state = isOpen ? 'open' : current.length > 0 ? 'unknown' : 'closed';
  const changes = state === 'closed' ? spans.map(({ start }) => start) : current.map(({ end }) => end);
  changes.sort(Temporal.Instant.compare);
  const unlessHoliday = locale.nation === undefined && hours.some(({ onHolidays }) => onHolidays !== 'open');
  return { state, until: isOpen ? changes.at(-1) : changes[0], unlessHoliday };
}

/** A time within the hours. */
interface Span {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
  /** False on a holiday of which the hours say nothing. */
  readonly isSure: boolean;
}

/** The spans under way, and the next that is sure. */
function nextSpans(spans: Iterable<Span>, now: Temporal.Instant): readonly Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    if (isAfter(span.end, now) && (span.isSure || !isAfter(span.start, now))) found.push(span);
    if (found.at(-1)?.isSure) break;
  }
  return found;
}

/** The times of an occurrence. What reaches into a holiday overnight ends at midnight, or is not sure from then on. */
function spansOf(
  occurrence: Occurrence,
  onHolidays: WeeklyHours['onHolidays'],
  locale: Locale,
): readonly Span[] {
  const { startsAt: start, endsAt: end } = occurrence;
  const [date, next] = [startDate(occurrence), startDate(occurrence).add({ days: 1 })];
  const isHoliday = (day: Temporal.PlainDate) =>
    onHolidays !== 'open' && isPublicHoliday(day, locale) === true;
  if (onHolidays === 'only') return isHoliday(date) ? [{ start, end, isSure: true }] : [];
  const midnight = next.toZonedDateTime(locale.zone).toInstant();
  const isCut = isAfter(end, midnight) && isHoliday(next);
  const spans = [
    { start, end: isCut ? midnight : end, isSure: !isHoliday(date) },
    ...(isCut ? [{ start: midnight, end, isSure: false }] : []),
  ];
  return spans.filter(({ isSure }) => isSure || onHolidays === 'unknown');
}

function isAfter(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) > 0;
}
