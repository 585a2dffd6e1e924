import type { PublicHolidays } from '../days/public-holidays.ts';
import { parseRepeats, type RepeatsPhrase } from './phrase/repeats.ts';
import type { Report } from './problem.ts';
import { type RawSchedule, textOf } from './raw-schedule.ts';
import { readField } from './read-field.ts';

/** Parses how an event repeats; null, with the errors reported, when it cannot be read. */
export function parseRepeatsField(
  raw: RawSchedule,
  holidays: PublicHolidays | undefined,
  report: Report,
): RepeatsPhrase | null {
  const text = textOf(raw.repeats);
  if (text === null) {
    const message =
      'How often it happens is missing; write “once”, “every Sunday”, “first Tuesday of the month” or another.';
    report.error('missing', 'repeats', message);
    return null;
  }
  const phrase = readField('repeats', text, report, (words, typed) => {
    const read = parseRepeats(words, holidays);
    if (read.kind !== 'days' || read.ends.until === null || !('text' in read.ends.until)) return read;
    const until = { ...read.ends.until, text: typed(read.ends.until.text) };
    return { ...read, ends: { ...read.ends, until } };
  });
  return phrase === null || hasNoDay(phrase, text, report) ? null : phrase;
}

/** Reports a phrase that says how often, but not on which days. @param text as it was typed */
export function hasNoDay(phrase: RepeatsPhrase, text: string, report: Report): boolean {
  if (phrase.kind !== 'days') return false;
  if (phrase.school === 'holidays') {
    const message = `"${text}": school holidays can only be left out; write “on these dates”, and the dates under “more dates” (alsoOn).`;
    report.error('unknown-word', 'repeats', message);
    return true;
  }
  const isWithoutDay = phrase.days.some(
    (days) =>
      days.kind === 'rule' &&
      days.rule.freq === 'monthly' &&
      days.rule.byDay.length + days.rule.byMonthDay.length === 0,
  );
  if (!isWithoutDay) return false;
  const message = `"${text}" does not say on which day; write “first Tuesday of the month”, or “13th of the month”.`;
  report.error('missing', 'repeats', message);
  return true;
}
