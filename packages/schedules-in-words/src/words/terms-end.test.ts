import { expect, test } from 'vitest';
import { english, everySunday, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import type { Phase, Schedule } from '../dates/schedule.ts';
import { words as german } from './de/index.ts';
import { termsEndInWords } from './schedule-words.ts';

const day = (date: string) => Temporal.PlainDate.from(date);
const terms = [
  { from: day('2027-01-04'), to: day('2027-03-25') },
  { from: day('2026-09-03'), to: day('2026-12-18') },
];
const weekly = scheduleOf(everySunday);
const clubWith = (more: Partial<Phase<string>>): Schedule<string> => ({
  ...weekly,
  phases: [{ ...weekly.phases[0], terms, ...more }],
});
const club = clubWith({});

test.each([
  ['2026-12-01', null],
  ['2027-01-27', null],
  ['2027-01-28', /^The last school term ends on Thursday 25 March, and no dates after that are shown\. Add /],
  ['2027-03-25', /ends on Thursday 25 March/],
  ['2027-03-26', /ended on Thursday 25 March/],
])('on %s editors are warned that the terms run out: %s', (today, message) => {
  const words = termsEndInWords(club, day(today), english);
  if (message === null) expect(words).toBeNull();
  else expect(words).toMatch(message);
});

test('it is said in German too', () => {
  expect(termsEndInWords(club, day('2027-03-25'), german)?.replaceAll('\u00a0', ' ')).toMatch(
    /^Die letzte Schulzeit endet am Donnerstag, 25. März, und spätere Termine werden nicht gezeigt\./,
  );
});

test('nothing is said of what is not for term time only, is cancelled, or ends with the terms', () => {
  const today = day('2027-03-26');
  expect(termsEndInWords(clubWith({ terms: null }), today, english)).toBeNull();
  expect(termsEndInWords({ ...club, status: 'cancelled' }, today, english)).toBeNull();
  expect(termsEndInWords(clubWith({ lastDate: day('2027-03-25') }), today, english)).toBeNull();
  expect(termsEndInWords(clubWith({ lastDate: day('2027-07-25') }), today, english)).not.toBeNull();
});
