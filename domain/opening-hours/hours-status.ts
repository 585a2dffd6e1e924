import { occurrencesValidUntil } from 'schedules-in-words';
import { languageOf } from '#languages/language.ts';
import type { Locale, LocaleNow } from '#languages/locale.ts';
import { wordsIn } from '#languages/words.ts';
import { earliest } from '../event/event-validity.ts';
import { type Opening, type OpeningHours, openingAt, parseOpeningHours } from './opening-hours.ts';

/** Who is reached at which hours, or what is open: a helpline, an office, a person, or a building. */
export interface WithHours {
  /** In words; undefined when nobody says. */
  readonly hours: string | undefined;
  readonly dayAndNight?: boolean;
  /** True for a building, in which something may be on outside its hours: it is then not called closed. */
  readonly isPlace?: boolean;
  /** The language of the hours, by its BCP 47 tag; undefined for the church's own. */
  readonly language?: string | undefined;
}

export interface HoursStatus {
  /** Unknown without hours that can be read, and on a public holiday of which they say nothing. */
  readonly state: 'open' | 'closed' | 'unknown';
  /** "Open now, until 9 this evening.", "Closed now, opens tomorrow at 9am."; undefined when nothing can be said. */
  readonly sentence: string | undefined;
  /** The instant, no later than the next midnight, from which the sentence may be another; undefined when it stays. */
  readonly validUntil: Temporal.Instant | undefined;
  /** By the hours, if they can be read. */
  readonly opening?: Opening;
}

/**
 * Whether somebody can be reached now, by their hours and the public holidays of the locale. It promises no answer. Where nobody knows when
 * it is read, it says nothing but whether they are there day and night.
 */
export function hoursStatus(who: WithHours, locale: LocaleNow): HoursStatus {
  const { openingHours: words } = locale.words;
  if (who.dayAndNight) {
    return { state: 'open', sentence: locale.isDated ? undefined : words.dayAndNight, validUntil: undefined };
  }
  const hours = parseHours(who, locale);
  if (hours === undefined) return { state: 'unknown', sentence: undefined, validUntil: undefined };
  const opening = openingAt(hours, locale);
  const { state, until, unlessHoliday } = opening;
  const { open, maybeClosed } = who.isPlace ? words.ofPlace : words;
  const sentences = {
    open: (moment: Moment | undefined) => moment && open(moment, unlessHoliday),
    closed: (moment: Moment | undefined) => (who.isPlace ? undefined : words.closed(moment, unlessHoliday)),
    unknown: () => maybeClosed(locale.nation),
  };
  const moment = until && momentOf(until, locale);
  // At midnight "tomorrow" becomes "today".
  const validUntil = earliest(until, occurrencesValidUntil([], locale.now, locale.zone));
  if (locale.isDated) return { state: 'unknown', sentence: undefined, validUntil };
  return { state, sentence: sentences[state](moment), validUntil, opening };
}

/** The hours, which may be in a language of their own: they may lack a translation. */
function parseHours({ hours, language }: WithHours, locale: Locale): OpeningHours | undefined {
  if (hours === undefined) return undefined;
  const own = language === undefined ? undefined : languageOf(language);
  return (
    parseOpeningHours(hours, locale) ?? (own && parseOpeningHours(hours, { ...locale, words: wordsIn(own) }))
  );
}

/** An instant as people name it from today. */
export interface Moment {
  /** A weekday for the days of a weekend and the Monday after it; the date for later ones. */
  readonly day: 'today' | 'tomorrow' | 'weekday' | 'date';
  readonly date: Temporal.PlainDate;
  readonly time: Temporal.PlainTime;
  /** True for the midnight at the end of `date`: that of Friday would be "midnight on Saturday". */
  readonly isEndOfDay: boolean;
  readonly today: Temporal.PlainDate;
}

/** The last day that is named by its weekday: on a Friday the Monday. */
const maxWeekdayAhead = 3;

export function momentOf(instant: Temporal.Instant, { today, zone }: LocaleNow): Moment {
  const here = instant.toZonedDateTimeISO(zone);
  const time = here.toPlainTime();
  const isEndOfDay = time.equals(new Temporal.PlainTime());
  const date = here.toPlainDate().subtract({ days: isEndOfDay ? 1 : 0 });
  const { days } = today.until(date);
  const near = days <= maxWeekdayAhead ? 'weekday' : 'date';
  return { day: days === 0 ? 'today' : days === 1 ? 'tomorrow' : near, date, time, isEndOfDay, today };
}
