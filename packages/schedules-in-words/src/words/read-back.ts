import { datesToCheck } from '../dates/dates-to-check.ts';
import type { Occurrence } from '../dates/occurrence.ts';
import { isSingle, phaseOn, type Schedule } from '../dates/schedule.ts';
import { statusInWords, whenInWords } from './occurrence-words.ts';
import {
  laterInWords,
  scheduleInWords,
  seasonInWords,
  termsEndInWords,
  withSeason,
} from './schedule-words.ts';
import type { Locale, Words } from './words.ts';

/** Reads a schedule back, for the person who typed it, in the words that visitors see. */
export function readBack(schedule: Schedule, now: Temporal.Instant, { zone, words }: Locale) {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const sentences = [
    withSeason(scheduleInWords(schedule, today, words), seasonInWords(schedule, today, words), words),
    ...laterInWords(schedule, today, words).map(({ text }) => text),
  ];
  return {
    /** "Every Tuesday in term time, 9.30am to 11am, until Tuesday 20 July 2027." */
    sentence: sentences.map((sentence) => `${sentence}.`).join(' '),
    /** The dates to check (`datesToCheck`): "Tuesday 8 December", "Friday 11 December, 10am to 2pm", "Tuesday 5 January (cancelled)"; none when it is over. */
    dates: datesToCheck(schedule, now, zone).map((occurrence) => dateOf(occurrence, schedule, today, words)),
    /** What to do before the school terms run out; null while they last. */
    warning: termsEndInWords(schedule, today, words),
  };
}

/** The date, with its hours where they are not those of the series, and its status. */
function dateOf(occurrence: Occurrence, schedule: Schedule, today: Temporal.PlainDate, words: Words): string {
  const { part, was, when, status } = occurrence;
  const isUsual = part === phaseOn(schedule, today).parts[0] && was === null && !isSingle(schedule);
  const date = isUsual ? words.dates.date(occurrence.startDate, today) : whenInWords(when, today, words);
  const label = statusInWords(status, words);
  return label === null ? date : `${date} (${label.toLowerCase()})`;
}
