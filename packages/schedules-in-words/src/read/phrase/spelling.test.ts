import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/helpers/long-runs.ts';
import { parseHours } from './hours.ts';
import { parseDays } from './parse-days-phrase.ts';

const phrases = [
  'every Sunday',
  'Tuesdays and Thursdays',
  'first and third Sundays of the month',
  'fortnightly on Mondays',
  'Monday to Friday',
  'last weekday of the month',
  'Saturday before the first Sunday',
  'second Sunday of September',
  'Wednesdays in Lent, not on Good Friday',
  'every Tuesday in term time, 9.30am to 11am',
  'every third week on Friday',
  'Good Friday to Easter Monday',
  '15, 22 and 29 January 2027',
];

const said = (phrase: string) => JSON.stringify(parseDays(phrase, ''));

/** Ways to spell a phrase that never change what it means. */
const respellings: readonly ((phrase: string) => string)[] = [
  (phrase) => phrase.toUpperCase(),
  (phrase) => phrase.toLowerCase(),
  (phrase) => phrase.replaceAll(' ', '   '),
  (phrase) => `  ${phrase}. `,
  (phrase) => phrase.replaceAll(' and ', ' & '),
  (phrase) => phrase.replace(/^every /, 'each '),
  (phrase) => phrase.replaceAll(/\b(\w+day)s\b/g, '$1'),
  (phrase) => phrase.replaceAll(' to ', ' – '),
  (phrase) => phrase.replaceAll('first', '1st').replaceAll('second', '2nd').replaceAll('third', '3rd'),
  (phrase) => phrase.replaceAll('Sunday', 'Sun').replaceAll('Tuesday', 'Tues').replaceAll('Friday', 'Fri'),
  (phrase) => phrase.replaceAll('September', 'Sept').replaceAll('January', 'Jan'),
  (phrase) => phrase.replace('of the month', 'of each month'),
  (phrase) => phrase.replace('in term time', '(term-time)'),
  (phrase) => phrase.replaceAll(' and ', ', and '),
  (phrase) => phrase.replaceAll('am', ' a.m.'),
];

test('case, spaces, plurals, short names and signs never change the days', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...phrases),
      fc.subarray([...respellings], { minLength: 1, maxLength: 4 }),
      (phrase, ways) => {
        const spelt = ways.reduce((text, way) => way(text), phrase);
        expect(said(spelt), spelt).toBe(said(phrase));
      },
    ),
    { numRuns: runs(5000) },
  );
});

test.each([
  [
    '19:30',
    [
      '7.30pm',
      '7:30 pm',
      '7.30 PM',
      '7.30p.m.',
      '19.30',
      '19h30',
      '1930',
      '730pm',
      'half past seven pm',
      '7;30pm',
      ' 7.30pm. ',
      'at 7.30pm',
      '7.30 in the evening',
    ],
  ],
  ['12:00', ['noon', 'midday', '12 noon', '12pm', '12:00', 'Noon', 'twelve noon']],
  ['09:00', ['9am', '9 a.m.', '9 AM', '09:00', '9:00', '09.00', "nine o'clock am", '0900', '9.00am']],
  ['00:00', ['00:00', '0:00', '00.00', '0000']],
])('%s has many spellings', (time, spellings) => {
  for (const spelling of spellings)
    expect(parseHours(spelling).start.toString().slice(0, 5), spelling).toBe(time);
});

test.each([
  [
    '14:00-16:00',
    [
      '2-4pm',
      '2–4 pm',
      'from 2 to 4pm',
      'between 2 and 4pm',
      '2pm to 4',
      '14:00 - 16:00',
      '14.00 until 16.00',
      '2pm till 4pm',
    ],
  ],
  ['10:00-11:30', ['10-11.30am', '10am – 11.30am', '10 to 11.30 am', '10.00-11.30']],
  ['11:00-13:00', ['11-1pm', '11am to 1', '11am–1pm']],
  ['10:30-12:00', ['10.30-12', '10.30am to noon', '10:30-12:00', '10.30am - 12 noon']],
  ['18:00-00:00', ['6pm to midnight', '6–12 midnight', '18:00-24:00']],
  ['10:30-00:00', ['10.30 to 24', '10:30 – midnight']],
])('%s has many spellings', (time, spellings) => {
  for (const spelling of spellings) {
    const { start, end } = parseHours(spelling);
    expect(`${start.toString().slice(0, 5)}-${end?.toString().slice(0, 5)}`, spelling).toBe(time);
  }
});

test.each([
  ['10.30 to 11.59pm', '10:30', '23:59'],
  ['12.30 to 2am', '12:30', '02:00'],
  ['4pm to 12am', '16:00', '00:00'],
  ['10.30 to midnight', '10:30', '00:00'],
  ['10am to 12pm', '10:00', '12:00'],
  ['10.30 to 2', '10:30', '14:00'],
])('%s ends in the half of the day that it says, and without one as soon as it can', (text, start, end) => {
  const hours = parseHours(text);
  expect([hours.start, hours.end].map(String)).toEqual([`${start}:00`, `${end}:00`]);
});
