import { expect, test } from 'vitest';
import { BRITISH, LONDON } from '#tests/fixtures/schedule.fixture.ts';
import { localeOf } from '../languages/locale.ts';
import { openingAt, parseOpeningHours, untilInWords } from './opening-hours.ts';

const hours = 'Monday to Friday, 9am to 9pm; Saturday, 9am to 1pm; Sunday, 1pm to 5pm; not on bank holidays';

function opening(text: string, now: string) {
  const schedules = parseOpeningHours(text, BRITISH) ?? expect.unreachable();
  const { isOpen, until } = openingAt(schedules, Temporal.Instant.from(now), LONDON);
  return `${isOpen ? 'open' : 'closed'} until ${until && untilInWords(until, BRITISH)}`;
}

test.each([
  ['2026-11-20T08:59:59Z', 'closed until 9am on Friday'],
  ['2026-11-20T09:00:00Z', 'open until 9pm on Friday'],
  ['2026-11-20T20:59:59Z', 'open until 9pm on Friday'],
  ['2026-11-20T21:00:00Z', 'closed until 9am on Saturday'],
  ['2026-11-21T13:00:00Z', 'closed until 1pm on Sunday'],
  ['2026-11-22T16:00:00Z', 'open until 5pm on Sunday'],
  // In summer the hours are those of the clocks in London.
  ['2026-07-03T08:00:00Z', 'open until 9pm on Friday'],
])('at %s a line with several hours is %s', (now, text) => {
  expect(opening(hours, now)).toBe(text);
});

test('a line that closes at midnight is open until the end of that day', () => {
  expect(opening('Fridays, 6pm to midnight', '2026-11-20T20:00:00Z')).toBe('open until the end of Friday');
});

test('hours overnight are open after midnight', () => {
  expect(opening('Monday to Friday, 5pm to 9am', '2026-11-21T03:00:00Z')).toBe('open until 9am on Saturday');
});

test.each([
  ['Nights, weekends and bank holidays'],
  ['Monday to Friday, 9am to 5pm; urgent calls in the evening'],
  ['Monday to Friday'],
  ['Monday to Friday, from 9am'],
  ['in term time, 9am to 5pm'],
  [''],
])('“%s” is no hours by which it could be known whether somebody is there', (text) => {
  expect(parseOpeningHours(text, BRITISH)).toBeUndefined();
});

test.each(['not on bank holidays', 'closed on bank holidays.', 'except public holidays'])(
  'hours may end in “%s”',
  (note) => {
    expect(parseOpeningHours(`Monday to Friday, 9am to 5pm, ${note}`, BRITISH)).toHaveLength(1);
  },
);

const german = localeOf({ language: 'de', zone: 'Europe/Berlin', country: 'DE', currency: 'EUR' });

test.each([
  'Montag bis Freitag, 8 bis 16.30 Uhr, nicht an Feiertagen',
  'montags bis donnerstags, 8 bis 17 Uhr; Freitag, 8:00 bis 16:30 Uhr',
  'Montag, Dienstag und Freitag, von 9 bis 16.30 Uhr',
])('the German hours “%s” say when an office is open', (text) => {
  const schedules = parseOpeningHours(text, german) ?? expect.unreachable();
  const { isOpen, until } = openingAt(schedules, Temporal.Instant.from('2026-11-20T14:00:00Z'), german.zone);
  expect([isOpen, until && untilInWords(until, german)]).toEqual([true, 'Freitag, 16.30\u00a0Uhr']);
});

test('German words that are no hours are not read', () => {
  expect(parseOpeningHours('Montag bis Freitag, und in dringenden Fällen abends', german)).toBeUndefined();
  expect(parseOpeningHours('Freitag, 18 bis 24 Uhr', german)).toHaveLength(1);
});
