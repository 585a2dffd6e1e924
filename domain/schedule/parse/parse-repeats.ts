import { WEEKDAY_NAMES } from '../../languages/en-GB/dates.ts';
import { type DaySet, everyOne } from '../days/day-set.ts';
import type { Weekday } from '../days/weekday.ts';
import { Cursor } from '../phrase/cursor.ts';
import { type DaysPhrase, parseDays } from '../phrase/days.ts';
import { parseRepeats, type RepeatsPhrase } from '../phrase/repeats.ts';
import { nearestWord, unreadable } from '../phrase/spelling.ts';
import { WEEKDAYS } from '../phrase/vocabulary.ts';
import { type Report, readField } from '../problem.ts';
import { linesOf, type RawSchedule, textOf } from './raw-schedule.ts';

/** Parses how an event repeats; null, with the errors reported, when it cannot be read. */
export function parseRepeatsField(raw: RawSchedule, report: Report): RepeatsPhrase | null {
  const text = textOf(raw.repeats);
  if (text === null) {
    const message =
      'How often it happens is missing; write “once”, “every Sunday”, “first Tuesday of the month” or another.';
    report.error('missing', 'repeats', message);
    return null;
  }
  const phrase = readField('repeats', report, () => parseRepeats(text));
  if (phrase?.kind !== 'days') return phrase;
  if (phrase.school === 'holidays') {
    const message = `"${text}": school holidays can only be left out; write “on these dates”, and the dates under “more dates” (alsoOn).`;
    report.error('unknown-word', 'repeats', message);
    return null;
  }
  const [days, ...others] = phrase.days;
  if (days?.kind !== 'rule' || others.length > 0) return phrase;
  if (days.rule.freq === 'weekly') return withWeekdays(phrase, days, raw, report);
  const { freq, byDay, byMonthDay } = days.rule;
  return freq === 'monthly' && byDay.length === 0 && byMonthDay.length === 0
    ? withMonthlyOn(phrase, days, raw, report)
    : phrase;
}

type Rule = Extract<DaySet, { kind: 'rule' }>;
type Phrase = DaysPhrase & { readonly kind: 'days' };

/** "every week" takes its weekdays from the field `weekdays`. */
function withWeekdays(phrase: Phrase, days: Rule, raw: RawSchedule, report: Report): Phrase | null {
  const lines = linesOf(raw.weekdays);
  if (days.rule.byDay.length > 0) {
    const typed = days.rule.byDay.map(({ weekday }) => weekday);
    const listed = lines.map(({ line }) => weekdayOfLine(line));
    if (listed.some((weekday) => weekday === null || !typed.includes(weekday))) {
      report.warning(
        'field-ignored',
        'weekdays',
        `"${raw.repeats}" says the days already, so the weekdays are passed over.`,
      );
    }
    return phrase;
  }
  const weekdays = new Set<Weekday>();
  let isReadable = true;
  for (const { line, index } of lines) {
    const weekday = weekdayOfLine(line);
    if (weekday === null) {
      const meant = nearestWord(line.toLowerCase());
      const remedy = meant === null ? `write ${WEEKDAY_NAMES.join(', ')}` : `is “${meant}” meant?`;
      report
        .ofItem(index)
        .error('unknown-word', 'weekdays', `"${line}" is not a weekday; ${remedy.replace(/[^?]$/, '$&.')}`);
    }
    if (weekday === null) isReadable = false;
    else weekdays.add(weekday);
  }
  if (!isReadable) return null;
  const byDay = everyOne([...weekdays].sort());
  return { ...phrase, days: [{ ...days, rule: { ...days.rule, byDay } }] };
}

function weekdayOfLine(line: string): Weekday | null {
  const cursor = new Cursor(line);
  const weekday = cursor.takeFrom(WEEKDAYS);
  return cursor.isAtEnd ? weekday : null;
}

/** "every month" takes its day from the field `monthlyOn`. */
function withMonthlyOn(phrase: Phrase, days: Rule, raw: RawSchedule, report: Report): Phrase | null {
  const text = textOf(raw.monthlyOn);
  if (text === null) {
    const message = `"${raw.repeats}" does not say on which day; write “first Tuesday of the month”, or “13th of the month”.`;
    report.error('missing', 'monthlyOn', message);
    return null;
  }
  const on = readField('monthlyOn', report, () => {
    const example = '“first Tuesday” or “last Sunday”';
    const [set, ...others] = parseDays(text, example).days;
    if (set?.kind === 'rule' && set.rule.freq === 'monthly' && others.length === 0) return set;
    throw unreadable(text, new Cursor(text), example);
  });
  if (on === null) return null;
  const { interval, byMonth } = days.rule;
  return { ...phrase, days: [{ ...days, rule: { ...on.rule, interval, byMonth } }] };
}
