import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { holidaysElsewhere } from '#tests/fixtures/holidays-elsewhere.ts';
import { nations, publicHolidays } from './public-holidays.ts';

const years = Array.from({ length: 12 }, (_, index) => 2024 + index);

test.each([...nations])(
  'the holidays of %s are those that another reader of the law has, 2024 to 2035',
  (nation) => {
    for (const year of years)
      expect(publicHolidays(nation, year).map(String), String(year)).toEqual([
        ...holidaysElsewhere(nation, year),
      ]);
  },
);

test('the days of Wales are those of England', () => {
  for (const year of years) {
    const wales = new Holidays('GB', 'WLS').getHolidays(year).filter(({ type }) => type === 'public');
    expect(wales.map(({ date }) => date.slice(0, 10)).sort()).toEqual([
      ...holidaysElsewhere('england-wales', year),
    ]);
  }
});
