import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { type Nation, nations, publicHolidays } from './public-holidays.ts';

/** The nations by the package's codes. Of Germany it has the days of all Länder under the country alone. */
const codes: Readonly<Record<Nation, readonly [string, string?]>> = {
  'england-wales': ['GB', 'ENG'],
  scotland: ['GB', 'SCT'],
  'northern-ireland': ['GB', 'NIR'],
  ireland: ['IE'],
  germany: ['DE'],
};

const years = Array.from({ length: 12 }, (_, index) => 2024 + index);

function theirs(nation: Nation, year: number): string[] {
  const [country, state] = codes[nation];
  const holidays = state ? new Holidays(country, state) : new Holidays(country);
  const found = holidays.getHolidays(year).filter(({ type }) => type === 'public');
  return [...new Set(found.map(({ date }) => date.slice(0, 10)))].sort();
}

test.each([...nations])(
  'the holidays of %s are those that another reader of the law has, 2024 to 2035',
  (nation) => {
    for (const year of years)
      expect(publicHolidays(nation, year).map(String), String(year)).toEqual(theirs(nation, year));
  },
);

test('the days of Wales are those of England', () => {
  for (const year of years) {
    const wales = new Holidays('GB', 'WLS').getHolidays(year).filter(({ type }) => type === 'public');
    expect(wales.map(({ date }) => date.slice(0, 10)).sort()).toEqual(theirs('england-wales', year));
  }
});
