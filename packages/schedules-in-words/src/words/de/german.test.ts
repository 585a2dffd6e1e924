import { expect, test } from 'vitest';
import { scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import type { RawSchedule } from '../../read/raw-schedule.ts';
import { clocksInWords } from '../clock-change.ts';
import { scheduleInList, scheduleInWords, seasonInWords } from '../schedule-words.ts';
import { dates, datesInWords, dayInWords, timesInWords } from './dates.ts';
import { words as german } from './index.ts';

const locale = { zone: 'Europe/Berlin', words: german };
/** With ordinary spaces for those at which no line breaks. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const day = (text: string) => Temporal.PlainDate.from(text);
const today = day('2026-11-22');
const morning: RawSchedule = { firstDate: '2026-09-06', startTime: '10:30', endTime: '12:00' };

test.each([
  ['every Sunday', 'Jeden Sonntag, 10.30 bis 12 Uhr'],
  ['first and third Sundays', 'Am 1. und 3. Sonntag im Monat, 10.30 bis 12 Uhr'],
  ['last Friday of the month', 'Am letzten Freitag im Monat, 10.30 bis 12 Uhr'],
  ['fortnightly on Mondays', 'Alle zwei Wochen am Montag, 10.30 bis 12 Uhr'],
  ['Monday to Friday', 'Montag bis Freitag, 10.30 bis 12 Uhr'],
  ['seven days a week', 'Täglich, 10.30 bis 12 Uhr'],
  ['13th of the month', 'Am 13. des Monats, 10.30 bis 12 Uhr'],
  [
    'quarterly on the second Tuesday',
    'Am 2. Dienstag im März, Juni, September und Dezember, 10.30 bis 12 Uhr',
  ],
  ['Wednesdays in Lent', 'Jeden Mittwoch in der Passionszeit, 10.30 bis 12 Uhr'],
  ['Christmas Eve', 'Heiligabend, 10.30 bis 12 Uhr'],
  ['second Sunday of Advent', '2. Advent, 10.30 bis 12 Uhr'],
  ['Whit Monday', 'Pfingstmontag, 10.30 bis 12 Uhr'],
  ['Erntedank', 'Erntedank, 10.30 bis 12 Uhr'],
  ['Reformation Day', 'Reformationstag, 10.30 bis 12 Uhr'],
  ['Buß- und Bettag', 'Buß- und Bettag, 10.30 bis 12 Uhr'],
  ['Ewigkeitssonntag', 'Ewigkeitssonntag, 10.30 bis 12 Uhr'],
  ['every Sunday, not on Ewigkeitssonntag', 'Jeden Sonntag, 10.30 bis 12 Uhr, nicht am Ewigkeitssonntag'],
  ['Saturday before Palm Sunday', 'Samstag vor Palmsonntag, 10.30 bis 12 Uhr'],
  ['the Sunday after Christmas', 'Am Sonntag nach dem 1. Weihnachtstag, 10.30 bis 12 Uhr'],
  ['Sunday nearest Christmas Day', 'Am Sonntag um den 1. Weihnachtstag, 10.30 bis 12 Uhr'],
  ['Sunday nearest 29 June', 'Am Sonntag um den 29. Juni, 10.30 bis 12 Uhr'],
  ['every year on 5 August', 'Jedes Jahr am 5. August, 10.30 bis 12 Uhr'],
  ['Mondays, not on public holidays', 'Jeden Montag, 10.30 bis 12 Uhr, nicht an Feiertagen'],
  [
    'Mondays, not on public holidays or in August',
    'Jeden Montag, 10.30 bis 12 Uhr, nicht an Feiertagen und im August',
  ],
  [
    'weekdays, not bank holiday Mondays',
    'Montag bis Freitag, 10.30 bis 12 Uhr, nicht an Feiertagen, die auf einen Montag fallen',
  ],
  ['daily except Mondays', 'Täglich, 10.30 bis 12 Uhr, nicht montags'],
  [
    'first Sunday, not in July and August',
    'Am 1. Sonntag im Monat, 10.30 bis 12 Uhr, nicht im Juli und im August',
  ],
  [
    'every Sunday, not on Christmas Day or Good Friday',
    'Jeden Sonntag, 10.30 bis 12 Uhr, nicht am 1. Weihnachtstag und am Karfreitag',
  ],
])('"%s" is shown as "%s"', (repeats, words) => {
  expect(plain(scheduleInWords(scheduleOf({ ...morning, repeats }), today, locale.words))).toBe(words);
});

test('other hours and the ends of a series are told as well', () => {
  const raw: RawSchedule = {
    ...morning,
    repeats: 'every Sunday',
    firstDate: '2027-01-10',
    lastDate: '2027-03-28',
    otherTimes: ['first Sunday: 9am'],
  };
  const schedule = scheduleOf(raw);
  expect(plain(scheduleInWords(schedule, today, locale.words))).toBe(
    'Jeden Sonntag, 10.30 bis 12 Uhr; am 1. Sonntag im Monat: 9 Uhr',
  );
  expect(plain(seasonInWords(schedule, today, locale.words))).toBe(
    'ab Sonntag, 10. Januar 2027 bis Sonntag, 28. März 2027',
  );
});

test.each([
  ['every Tuesday', 'Jeden Dienstag ab 5. Januar'],
  ['every Tuesday, 10am', 'Jeden Dienstag, 10 Uhr, ab 5. Januar'],
])('„%s“ from a date on has a comma only after its hours', (repeats, words) => {
  const schedule = scheduleOf({ repeats, firstDate: '2027-01-05' });
  expect(plain(scheduleInList(schedule, today, locale.words))).toBe(words);
});

test('dates and times are written as Germans write them', () => {
  expect(plain(dayInWords(day('2026-12-06'), today))).toBe('Sonntag, 6. Dezember');
  expect(plain(dayInWords(day('2026-11-23'), today))).toBe('Morgen, Montag, 23. November');
  expect(plain(dayInWords(day('2026-11-25'), day('2026-11-23')))).toBe('Diesen Mittwoch, 25. November');
  expect(plain(datesInWords(day('2026-12-04'), day('2026-12-06'), today))).toBe(
    'Freitag, 4. bis Sonntag, 6. Dezember',
  );
  expect(plain(dates.span(day('2026-12-13'), day('2027-01-09')))).toBe('13. Dezember bis 9. Januar');
  const [start, midnight] = [Temporal.PlainTime.from('19:30'), Temporal.PlainTime.from('00:00')];
  expect(plain(timesInWords(start, midnight))).toBe('19.30 bis 24 Uhr');
  expect(plain(timesInWords(start, null))).toBe('19.30 Uhr');
});

test('no line breaks between a number and its Uhr, nor between a day and its month', () => {
  const noon = Temporal.PlainTime.from('12:30');
  expect(timesInWords(Temporal.PlainTime.from('10:00'), noon)).toBe('10 bis 12.30\u00a0Uhr');
  expect(timesInWords(noon, null)).toBe('12.30\u00a0Uhr');
  for (const words of [
    dayInWords(day('2026-12-06'), today),
    datesInWords(day('2026-11-30'), day('2026-12-06'), today),
    dates.span(day('2026-12-13'), day('2027-01-09')),
    scheduleInWords(scheduleOf({ ...morning, repeats: 'every year on 5 August' }), today, locale.words),
  ])
    expect(words).not.toMatch(/\d\.? (?:Uhr|Januar|August|November|Dezember)/);
});

test('the clocks change at two and three in Berlin', () => {
  const now = Temporal.Instant.from('2027-03-24T09:00:00Z');
  expect(plain(clocksInWords(now, locale))).toBe(
    'Die Uhren werden diesen Sonntag vorgestellt: Aus 2 Uhr wird 3 Uhr',
  );
});
