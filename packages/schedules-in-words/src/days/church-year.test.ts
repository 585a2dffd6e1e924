import { expect, test } from 'vitest';
import { type Festival, festivalDate } from './church-year.ts';

/**
 * The days of the Paschal full moons by golden number, 1 to 19, from the Book of Common Prayer, "A Table to find Easter-Day
 * from the present time till the year 2199 inclusive". Easter Day is the Sunday after.
 */
const paschalFullMoons = [
  ...['04-14', '04-03', '03-23', '04-11', '03-31', '04-18', '04-08', '03-28', '04-16', '04-05'],
  ...['03-25', '04-13', '04-02', '03-22', '04-10', '03-30', '04-17', '04-07', '03-27'],
];

/** Western Easter from 1990 to 2050, as the tests of Python's dateutil list it. */
const easterDays = `
  4-15 3-31 4-19 4-11 4-3 4-16 4-7 3-30 4-12 4-4 4-23 4-15 3-31 4-20 4-11 3-27 4-16 4-8 3-23 4-12
  4-4 4-24 4-8 3-31 4-20 4-5 3-27 4-16 4-1 4-21 4-12 4-4 4-17 4-9 3-31 4-20 4-5 3-28 4-16 4-1
  4-21 4-13 3-28 4-17 4-9 3-25 4-13 4-5 4-25 4-10 4-1 4-21 4-6 3-29 4-17 4-9 3-25 4-14 4-5 4-18 4-10`;

test('Easter Day is that of the Prayer Book’s table, 1900 to 2199', () => {
  for (let year = 1900; year < 2200; year += 1) {
    const moon = Temporal.PlainDate.from(`${year}-${paschalFullMoons[year % 19]}`);
    const expected = moon.add({ days: 7 - (moon.dayOfWeek % 7) });
    expect(festivalDate('easter-day', year).toString()).toBe(expected.toString());
  }
});

test('Easter Day is that of a published list, 1990 to 2050', () => {
  const found = Array.from({ length: 61 }, (_, index) => festivalDate('easter-day', 1990 + index));
  expect(found.map(({ month, day }) => `${month}-${day}`)).toEqual(easterDays.trim().split(/\s+/));
});

test.each<[number, Partial<Record<Festival, string>>]>([
  [
    2026,
    {
      'ash-wednesday': '02-18',
      'mothering-sunday': '03-15',
      'palm-sunday': '03-29',
      'maundy-thursday': '04-02',
      'good-friday': '04-03',
      'easter-day': '04-05',
      'ascension-day': '05-14',
      pentecost: '05-24',
      'trinity-sunday': '05-31',
      'corpus-christi': '06-04',
      'all-saints-sunday': '11-01',
      'remembrance-sunday': '11-08',
      'christ-the-king': '11-22',
      'advent-sunday': '11-29',
    },
  ],
  [
    2027,
    {
      'shrove-tuesday': '02-09',
      'ash-wednesday': '02-10',
      'mothering-sunday': '03-07',
      'passion-sunday': '03-14',
      'holy-saturday': '03-27',
      'easter-monday': '03-29',
      'low-sunday': '04-04',
      'rogation-sunday': '05-02',
      'whit-monday': '05-17',
      erntedank: '10-03',
      'reformation-day': '10-31',
      'remembrance-sunday': '11-14',
      'day-of-repentance': '11-17',
      'eternity-sunday': '11-21',
      'advent-sunday': '11-28',
    },
  ],
])('the festivals of %s', (year, festivals) => {
  for (const [name, day] of Object.entries(festivals))
    expect(festivalDate(name as Festival, year).toString(), name).toBe(`${year}-${day}`);
});

test('Advent begins four Sundays before Christmas, and Remembrance Sunday is November’s second, 1900 to 2100', () => {
  for (let year = 1900; year <= 2100; year += 1) {
    const christmas = festivalDate('christmas-day', year);
    const fourth = christmas.subtract({ days: christmas.dayOfWeek });
    expect(festivalDate('advent-sunday', year)).toEqual(fourth.subtract({ weeks: 3 }));
    expect(festivalDate('christ-the-king', year)).toEqual(fourth.subtract({ weeks: 4 }));
    const remembrance = festivalDate('remembrance-sunday', year);
    expect([remembrance.month, remembrance.dayOfWeek, Math.ceil(remembrance.day / 7)]).toEqual([11, 7, 2]);
  }
});
