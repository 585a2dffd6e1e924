import { expect, test } from 'vitest';
import { isPublicHoliday } from './public-holiday.ts';
import { type Nation, publicHolidays } from './public-holidays.ts';

function holidaysOf(nation: Nation, year: number): string {
  return publicHolidays(nation, year)
    .map((date) => `${date.day}/${date.month}`)
    .join(' ');
}

test.each<[Nation, number, string]>([
  // As gov.uk/bank-holidays listed them, and the days at a weekend for which a substitute stands.
  ['england-wales', 2017, '1/1 2/1 14/4 17/4 1/5 29/5 28/8 25/12 26/12'],
  ['england-wales', 2021, '1/1 2/4 5/4 3/5 31/5 30/8 25/12 26/12 27/12 28/12'],
  ['scotland', 2017, '1/1 2/1 3/1 14/4 1/5 29/5 7/8 30/11 25/12 26/12'],
  ['scotland', 2019, '1/1 2/1 19/4 6/5 27/5 5/8 30/11 2/12 25/12 26/12'],
  ['scotland', 2021, '1/1 2/1 4/1 2/4 3/5 31/5 2/8 30/11 25/12 26/12 27/12 28/12'],
  ['northern-ireland', 2018, '1/1 17/3 19/3 30/3 2/4 7/5 28/5 12/7 27/8 25/12 26/12'],
  ['northern-ireland', 2019, '1/1 17/3 18/3 19/4 22/4 6/5 27/5 12/7 26/8 25/12 26/12'],
  // No day of Ireland or Germany moves from a weekend; 1 February 2030 is a Friday.
  ['ireland', 2023, '1/1 6/2 17/3 10/4 1/5 5/6 7/8 30/10 25/12 26/12'],
  ['ireland', 2030, '1/1 1/2 17/3 22/4 6/5 3/6 5/8 28/10 25/12 26/12'],
  ['germany', 2027, '1/1 26/3 29/3 1/5 6/5 17/5 3/10 25/12 26/12'],
])('the public holidays of %s in %i are %s', (nation, year, days) => {
  expect(holidaysOf(nation, year)).toBe(days);
});

test('the bank holiday for the Boxing Day of 2026, a Saturday, is on the Monday', () => {
  expect(holidaysOf('england-wales', 2026)).toBe('1/1 3/4 6/4 4/5 25/5 31/8 25/12 26/12 28/12');
});

test('a date is looked up in its nation and year', () => {
  const isIn = (nation: Nation, date: Temporal.PlainDate) =>
    isPublicHoliday(date, { nation, otherPublicHolidays: [] });
  const easterMonday = Temporal.PlainDate.from('2027-03-29');
  expect(isIn('england-wales', easterMonday)).toBe(true);
  expect(isIn('scotland', easterMonday)).toBe(false);
  expect(isIn('england-wales', easterMonday.add({ years: 1 }))).toBe(false);
});
