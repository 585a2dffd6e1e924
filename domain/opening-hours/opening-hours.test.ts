import fc from 'fast-check';
import { isPublicHoliday, nations } from 'schedules-in-words';
import { expect, test } from 'vitest';
import { localeAt, localeOf } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { runs, seed } from '#tests/helpers/long-runs.ts';
import { openingAt, parseOpeningHours } from './opening-hours.ts';

const german = localeOf({ language: 'de', zone: 'Europe/Berlin', country: 'DE', nation: 'germany' });

function opening(text: string, time: string, locale = british) {
  const hours = parseOpeningHours(text, locale) ?? expect.unreachable();
  const now = Temporal.PlainDateTime.from(time).toZonedDateTime(locale.zone).toInstant();
  const { state, until } = openingAt(hours, localeAt(locale, now));
  const here = until?.toZonedDateTimeISO(locale.zone).toPlainDateTime();
  return `${state} until ${here?.toString({ smallestUnit: 'minute' }).replace('T', ' ')}`;
}

const several =
  'Monday to Friday, 9am to 9pm; Saturday, 9am to 1pm; Sunday, 1pm to 5pm; not on bank holidays';
const office = 'Monday to Friday, 9am to 5pm';

test.each([
  [several, '2026-11-20T08:59:59', 'closed until 2026-11-20 09:00'],
  [several, '2026-11-20T09:00', 'open until 2026-11-20 21:00'],
  [several, '2026-11-20T20:59:59', 'open until 2026-11-20 21:00'],
  [several, '2026-11-20T21:00', 'closed until 2026-11-21 09:00'],
  [several, '2026-11-21T13:00', 'closed until 2026-11-22 13:00'],
  [several, '2026-11-22T16:00', 'open until 2026-11-22 17:00'],
  ['Mondays, 9am to noon; Mondays, 11am to 3pm', '2026-11-23T10:00', 'open until 2026-11-23 15:00'],
  ['Mondays, 9am to noon; Mondays, noon to 3pm', '2026-11-23T10:00', 'open until 2026-11-23 15:00'],
  ['Mondays, 9am to noon; Mondays, 1pm to 3pm', '2026-11-23T10:00', 'open until 2026-11-23 12:00'],
  ['Fridays, 6pm to midnight', '2026-11-20T20:00', 'open until 2026-11-21 00:00'],
  ['Monday to Friday, 5pm to 9am', '2026-11-21T03:00', 'open until 2026-11-21 09:00'],
  [
    'Every day, 9am to 9pm. At other times leave a message',
    '2026-11-20T20:00',
    'open until 2026-11-20 21:00',
  ],
])('by the hours “%s” somebody is, at %s, %s', (hours, now, expected) => {
  expect(opening(hours, now)).toBe(expected);
});

test.each([
  ['closed on it', `${office}, not on bank holidays`, '2026-12-25T11:00', 'closed until 2026-12-29 09:00'],
  ['closed on its substitute', several, '2026-12-28T11:00', 'closed until 2026-12-29 09:00'],
  ['closed when it is a Saturday', several, '2026-12-26T10:00', 'closed until 2026-12-27 13:00'],
  ['not known', office, '2026-12-25T11:00', 'unknown until 2026-12-25 17:00'],
  ['not known, but closed at night', office, '2026-12-25T18:00', 'closed until 2026-12-29 09:00'],
  ['open every day', 'Every day, 9am to 5pm', '2026-12-25T11:00', 'open until 2026-12-25 17:00'],
  [
    'open as included',
    `${office}, including bank holidays`,
    '2026-12-25T11:00',
    'open until 2026-12-25 17:00',
  ],
  [
    'closed once it begins',
    'Monday to Friday, 5pm to 9am, not on bank holidays',
    '2026-12-24T20:00',
    'open until 2026-12-25 00:00',
  ],
  [
    'not known once it begins',
    'Monday to Friday, 5pm to 9am',
    '2026-12-25T03:00',
    'unknown until 2026-12-25 09:00',
  ],
  [
    'open for the hours that every day has',
    `${office}; every day, 6pm to 9pm`,
    '2026-12-25T11:00',
    'unknown until 2026-12-25 17:00',
  ],
  [
    'open for shorter',
    `${office}; bank holidays, 10am to 4pm`,
    '2026-12-25T11:00',
    'open until 2026-12-25 16:00',
  ],
  [
    'closed before it opens for shorter',
    `${office}; bank holidays, 10am to 4pm`,
    '2026-12-25T09:30',
    'closed until 2026-12-25 10:00',
  ],
  [
    'open as at weekends',
    `${office}; weekends and bank holidays, 10am to noon`,
    '2026-12-28T11:00',
    'open until 2026-12-28 12:00',
  ],
])('on a holiday an office is %s', (_, hours, now, expected) => {
  expect(opening(hours, now)).toBe(expected);
});

test('without a nation the holidays are not known', () => {
  const hours = parseOpeningHours(`${office}, not on bank holidays`, british) ?? expect.unreachable();
  const always = parseOpeningHours('Every day, 9am to 5pm', british) ?? expect.unreachable();
  const christmas = inLondon('2026-12-25T11:00');
  expect(openingAt(hours, localeAt(localeOf(), christmas))).toMatchObject({
    state: 'open',
    unlessHoliday: true,
  });
  expect(openingAt(always, localeAt(localeOf(), christmas))).toMatchObject({
    state: 'open',
    unlessHoliday: false,
  });
});

test.each([...nations])(
  'on no day of two years an office of %s is open for an hour of a holiday',
  (nation) => {
    const locale = localeOf({ nation, zone: nation === 'germany' ? 'Europe/Berlin' : 'Europe/London' });
    const written = ['Monday to Friday, 8am to 6pm, not on bank holidays', 'Monday to Sunday, 8am to 6pm'];
    const offices = written.map((hours) => parseOpeningHours(hours, locale) ?? expect.unreachable());
    const start = Temporal.PlainDate.from('2026-11-23');
    const wrong: string[] = [];
    for (const day of fc.sample(fc.nat({ max: 730 }), { numRuns: runs(1500), seed })) {
      const date = start.add({ days: day });
      const isHoliday = isPublicHoliday(date, locale);
      for (let hour = 0; hour < 24; hour += 1) {
        const now = date.toZonedDateTime({ timeZone: locale.zone, plainTime: { hour } }).toInstant();
        const isWithin = hour >= 8 && hour < 18;
        const states = offices.map((hours) => openingAt(hours, localeAt(locale, now)).state);
        const expected = [
          isWithin && !isHoliday && date.dayOfWeek < 6 ? 'open' : 'closed',
          isWithin ? (isHoliday ? 'unknown' : 'open') : 'closed',
        ];
        if (states.join() !== expected.join()) wrong.push(`${date} ${hour}: ${states}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['Nights, weekends and bank holidays'],
  [`${office}; urgent calls in the evening`],
  [`${office}. Closed for training in Easter week`],
  [`${office} and bank holidays 10am to 4pm`],
  [`${office}; bank holidays, 10am to 4pm; not on bank holidays`],
  [`${office}; bank holidays`],
  ['Monday to Friday'],
  ['Monday to Friday, from 9am'],
  ['in term time, 9am to 5pm'],
  [''],
])('“%s” is no hours by which it could be known whether somebody is there', (text) => {
  expect(parseOpeningHours(text, british)).toBeUndefined();
});

test.each([
  'not on bank holidays',
  'closed on bank holidays.',
  'except public holidays',
  '(excluding bank holidays)',
])('hours may end in “%s”', (note) => {
  expect(parseOpeningHours(`${office}, ${note}`, british)?.[0]?.onHolidays).toBe('closed');
});

test('hours may name other days on which somebody is closed', () => {
  const hours = parseOpeningHours(`${office}. Closed in Easter week`, british) ?? expect.unreachable();
  const state = (now: string) => openingAt(hours, localeAt(british, inLondon(now))).state;
  expect([state('2027-03-30T11:00'), state('2027-04-06T11:00')]).toEqual(['closed', 'open']);
});

test('a note within a part is about that part alone, and at the end about all', () => {
  const states = (hours: string) => parseOpeningHours(hours, british)?.map(({ onHolidays }) => onHolidays);
  expect(states('Monday to Friday (excluding bank holidays), 9am to 5pm')).toEqual(['closed']);
  expect(states(`${office}; Saturday except bank holidays, 9am to noon`)).toEqual(['unknown', 'closed']);
  expect(states(`${office}; Saturday, 9am to noon, except bank holidays`)).toEqual(['closed', 'closed']);
});

test.each([
  ['Montag bis Freitag, 8 bis 16.30 Uhr, nicht an Feiertagen', 'closed'],
  ['Mo–Fr 8–16.30 Uhr, außer an Feiertagen', 'closed'],
  ['montags bis donnerstags, 8 bis 17 Uhr; Freitag, 8:00 bis 16:30 Uhr', 'unknown'],
  ['Montag, Dienstag und Freitag, von 9 bis 16.30 Uhr', 'unknown'],
  ['Mo., Di. und Fr. 9–16.30 Uhr', 'unknown'],
  ['täglich, 9 bis 16.30 Uhr. Sonst bitte auf den Anrufbeantworter sprechen', 'open'],
  ['Mo bis Fr, 9 bis 16.30 Uhr, auch an Feiertagen', 'open'],
])('the German hours “%s” are read', (text, onHolidays) => {
  expect(parseOpeningHours(text, german)?.[0]?.onHolidays).toBe(onHolidays);
  expect(opening(text, '2026-11-20T15:00', german)).toBe('open until 2026-11-20 16:30');
});

test('German hours may have hours of their own for holidays', () => {
  const hours = 'Mo–Fr 9–17 Uhr; Sa und Feiertage 10–12 Uhr';
  expect(opening(hours, '2027-05-17T11:00', german)).toBe('open until 2027-05-17 12:00');
});

test('German words that are no hours are not read', () => {
  expect(parseOpeningHours('Montag bis Freitag, und in dringenden Fällen abends', german)).toBeUndefined();
  expect(parseOpeningHours('Freitag, 18 bis 24 Uhr', german)).toHaveLength(1);
});
