import {
  isPublicHoliday,
  type Occurrence,
  occurrencesAfter,
  parseSchedule,
  type Schedule,
} from 'schedules-in-words';
import type { Locale, LocaleNow } from '#languages/locale.ts';
import { earliest } from '../event/event-validity.ts';

/** A past date from which weekly hours count; it has no other meaning. */
const countFrom = '2001-01-01';

const closedNote =
  /[,;]?\s*\(?(?:but )?(?:not(?: open| including)?|closed|except|excluding)(?: on| for)? (?:bank|public) holidays\)?/i;
const closedAtEnd = new RegExp(`${closedNote.source}\\.?\\s*$`, 'i');
const includedNote = /[,;]?\s*\(?including(?: on)? (?:bank|public) holidays\)?/i;
const everyDay = /\b(?:every ?day(?: of the year)?|365 days a year|daily)\b/i;
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
  // At the end it is about all parts.
  const isClosed = closedAtEnd.test(text);
  const parts = text
    .replace(closedAtEnd, '')
    .replace(/\.\s*$/, '')
    .split(';')
    .flatMap(withoutHolidays);
  const hasOwn = parts.some(({ isForHolidays }) => isForHolidays);
  if (isClosed && hasOwn) return undefined;
  const read = parts.flatMap(({ part, isForHolidays }): OpeningHours => {
    const weekly = part
      .replace(closedNote, '')
      .replace(includedNote, '')
      .replace(everyDay, 'Monday to Sunday');
    const schedule = parsePart(weekly, zone);
    const isOpen = includedNote.test(part) || everyDay.test(part);
    const usual = isClosed || hasOwn || closedNote.test(part) ? 'closed' : isOpen ? 'open' : 'unknown';
    return schedule ? [{ schedule, onHolidays: isForHolidays ? 'only' : usual }] : [];
  });
  return read.length === parts.length ? read : undefined;
}

/** Splits "weekends and bank holidays, 10am to 4pm" into the hours of weekends and, as those of every day, of holidays. */
function withoutHolidays(
  part: string,
): readonly { readonly part: string; readonly isForHolidays: boolean }[] {
  const usual = part.replace(holidays, '$1');
  if (usual === part || includedNote.test(part) || closedNote.test(part))
    return [{ part, isForHolidays: false }];
  const times = usual.search(/\d|\b(?:noon|midday)/i);
  const own = { part: `every day, ${usual.slice(times)}`, isForHolidays: true };
  return /[a-z]/i.test(usual.slice(0, times)) ? [{ part: usual, isForHolidays: false }, own] : [own];
}

function parsePart(part: string, zone: string): Schedule | undefined {
  const { schedule, problems } = parseSchedule({ repeats: part, firstDate: countFrom }, { zone });
  const isRead = !problems.some(({ severity }) => severity === 'error');
  return isRead && schedule?.phases[0].parts.every(hasEnd) ? schedule : undefined;
}

function hasEnd({ timing }: Schedule['phases'][0]['parts'][0]): boolean {
  return timing.kind === 'timed' && timing.end !== null;
}

/** Whether something is open by its hours. */
export interface Opening {
  /** Unknown within its hours on a public holiday, of which they say nothing. */
  readonly state: 'open' | 'closed' | 'unknown';
  /** The instant at which that changes; undefined if it never does. */
  readonly until: Temporal.Instant | undefined;
  /** While it is closed, the instant until which it is so for certain: it may open on a holiday of which its hours say nothing. */
  readonly atLeastUntil: Temporal.Instant | undefined;
  /** True when a public holiday would change it, and nobody knows when those are. */
  readonly unlessHoliday: boolean;
}

/** How many opening times are searched: holidays with hours of their own are far between. */
const maxSearched = 400;

/** @param hours from `parseOpeningHours`; whether a date is a public holiday comes from the locale */
export function openingAt(hours: OpeningHours, locale: LocaleNow): Opening {
  const { now } = locale;
  const spans = hours.flatMap(({ schedule, onHolidays }) => {
    const occurrences = occurrencesAfter(schedule, now, locale.zone).take(maxSearched);
    return nextSpans(
      occurrences.flatMap((each) => spansOf(each, onHolidays, locale)),
      now,
    );
  });
  const sure = spans.filter(({ isSure }) => isSure);
  const isNow = ({ start }: Span) => !isAfter(start, now);
  const isOpen = sure.some(isNow);
  const unlessHoliday = locale.nation === undefined && hours.some(({ onHolidays }) => onHolidays !== 'open');
  if (isOpen || spans.some(isNow)) {
    const until = endOf(isOpen ? sure : spans, now);
    return { state: isOpen ? 'open' : 'unknown', until, atLeastUntil: undefined, unlessHoliday };
  }
  const [until, atLeastUntil] = [sure, spans].map((each) => earliest(...each.map(({ start }) => start)));
  return { state: 'closed', until, atLeastUntil, unlessHoliday };
}

/** When what is open now ends: what begins before that end goes on with it. */
function endOf(spans: readonly Span[], now: Temporal.Instant): Temporal.Instant {
  const ends = spans.filter(({ start }) => !isAfter(start, now)).map(({ end }) => end);
  const last = ends.sort(Temporal.Instant.compare).at(-1) ?? now;
  return isAfter(last, now) ? endOf(spans, last) : now;
}

/** A time within the hours. */
interface Span {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
  /** False on a holiday of which the hours say nothing. */
  readonly isSure: boolean;
}

/** The spans that are not over, up to the first that is sure. */
function nextSpans(spans: Iterable<Span>, now: Temporal.Instant): readonly Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    if (isAfter(span.end, now)) found.push(span);
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
  const [date, next] = [occurrence.startDate, occurrence.startDate.add({ days: 1 })];
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
