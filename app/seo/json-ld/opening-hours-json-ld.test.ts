import { expect, test } from 'vitest';
import { datedLocale, localeOf } from '#languages/locale.ts';
import { theChurch, theHall } from '#tests/fixtures/event.fixture.ts';
import { openingHoursJsonLd, placesJsonLd } from './opening-hours-json-ld.ts';

const now = Temporal.Instant.from('2026-11-26T12:00:00Z');
const locale = localeOf();
const german = localeOf({ language: 'de', zone: 'Europe/Berlin' });

/** Each set of hours as “Monday Tuesday 09:00:00–17:00:00”; without times where it says that the building is closed. */
const said = (hours: string, where = locale) =>
  openingHoursJsonLd(hours, now, where)?.map(({ dayOfWeek, opens, closes }) => {
    const days = String(dayOfWeek).replaceAll('https://schema.org/', '').replaceAll(',', ' ');
    return opens === undefined ? days : `${days} ${opens}–${closes}`;
  });

test('hours of every week are said by their weekdays, and a day of two times by both', () => {
  expect(said('Mondays and Wednesdays, 9am to noon and 2pm to 5pm; Sundays, 8am to 1pm')).toEqual([
    'Monday Wednesday 09:00:00–12:00:00',
    'Monday Wednesday 14:00:00–17:00:00',
    'Sunday 08:00:00–13:00:00',
  ]);
  expect(said('Montag bis Mittwoch 10–16 Uhr', german)).toEqual([
    'Monday Tuesday Wednesday 10:00:00–16:00:00',
  ]);
});

test('public holidays are said to be closed, or to have hours of their own, only where the hours say so', () => {
  expect(said('Mondays, 9am to 5pm, not on bank holidays')).toEqual([
    'Monday 09:00:00–17:00:00',
    'PublicHolidays',
  ]);
  expect(said('Mondays, 9am to 5pm; bank holidays, 10am to noon')).toEqual([
    'Monday 09:00:00–17:00:00',
    'PublicHolidays 10:00:00–12:00:00',
  ]);
  expect(said('Mondays, 9am to 5pm')).toEqual(['Monday 09:00:00–17:00:00']);
  expect(said('Mondays, 9am to 5pm, not on bank holidays; Sundays, 9am to noon')).toContain('PublicHolidays');
});

test('hours that are not those of every week, overnight or unreadable are not said in part', () => {
  for (const hours of [
    'First Saturdays, 9am to 1pm',
    'Mondays, 9am to 5pm, not in August',
    'Mondays, 10pm to 2am',
    'Mornings',
  ])
    expect(said(`${hours}`), hours).toBeUndefined();
  expect(openingHoursJsonLd(undefined, now, locale)).toBeUndefined();
});

test('further buildings are places with their address, if they have hours, on a page that is read later too', () => {
  const hall = { ...theHall, openingHours: 'Mondays, 9am to 5pm' };
  for (const each of [locale, datedLocale(locale)])
    expect(placesJsonLd([theChurch, hall], now, each)).toMatchObject([
      {
        '@type': 'Place',
        name: 'The hall',
        address: { streetAddress: 'Mill Lane' },
        openingHoursSpecification: [{ opens: '09:00:00', closes: '17:00:00' }],
      },
    ]);
});
