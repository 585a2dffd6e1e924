import { expect, test } from 'vitest';
import { everySunday, inLondon, london, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import { datesToCheck } from './dates-to-check.ts';

/** The dates to check of an event, on the first day of December 2026. */
const datesOf = (...times: Parameters<typeof scheduleOf>) =>
  datesToCheck(scheduleOf(...times), inLondon('2026-12-01T09:00'), london).map(({ date }) => `${date}`);

const nextSundays = ['2026-12-06', '2026-12-13', '2026-12-20', '2026-12-27', '2027-01-03'];

test('of what does not change there are the next five', () => {
  expect(datesOf(everySunday)).toEqual(nextSundays);
  const yearly = datesOf({ ...everySunday, repeats: 'every year on 20 August' });
  expect(yearly).toEqual([2027, 2028, 2029, 2030, 2031].map((year) => `${year}-08-20`));
});

test('the first with other hours is there, and the first after them', () => {
  expect(datesOf({ ...everySunday, otherTimes: ['March: 9am'] })).toEqual([
    ...nextSundays,
    '2027-03-07',
    '2027-04-04',
  ]);
});

test('hours of rare days are there, and no change when they come again', () => {
  const dates = datesOf({ ...everySunday, otherTimes: ['fifth Sundays: 6pm'] });
  expect(dates).toEqual([...nextSundays, '2027-01-31']);
});

test('two services on each Sunday are no change from one to the other', () => {
  expect(datesOf({ ...everySunday, otherTimes: ['6pm'] })).toHaveLength(5);
  const alsoInWeek = datesOf({ ...everySunday, otherTimes: ['first Wednesdays: 6pm'] });
  expect(alsoInWeek).toEqual(['2026-12-02', ...nextSundays.slice(0, 4)]);
});

test('the first of each group of months is there, also in the year after', () => {
  const repeats = 'second Thursday, September to November and January to May';
  expect(datesOf({ ...everySunday, repeats })).toEqual([
    ...['2027-01-14', '2027-02-11', '2027-03-11', '2027-04-08', '2027-05-13'],
    ...['2027-09-09', '2028-01-13'],
  ]);
  expect(datesOf({ ...everySunday, repeats: 'Wednesdays in Lent' })).toEqual([
    ...['2027-02-10', '2027-02-17', '2027-02-24', '2027-03-03', '2027-03-10'],
    '2028-03-01',
  ]);
});

test('the first of a term is there, and the first after days that are left out', () => {
  const terms = [
    { from: Temporal.PlainDate.from('2026-09-01'), to: Temporal.PlainDate.from('2026-12-18') },
    { from: Temporal.PlainDate.from('2027-01-05'), to: Temporal.PlainDate.from('2027-03-25') },
  ];
  const series = scheduleOf({ ...everySunday, leftOut: ['14 February 2027 to 21 February 2027'] });
  const term = { ...series, phases: [{ ...series.phases[0], terms }] as const };
  const dates = datesToCheck(term, inLondon('2026-11-08T09:00'), london).map(({ date }) => `${date}`);
  expect(dates).toEqual([
    ...['2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29', '2026-12-06'],
    ...['2027-01-10', '2027-02-28'],
  ]);
});

test('the first after each change from a date on is there, however far ahead', () => {
  const otherTimes = ['from 6 June 2027: 9am', 'from 1 January 2029: 11am'];
  expect(datesOf({ ...everySunday, otherTimes })).toEqual([...nextSundays, '2027-06-06', '2029-01-07']);
  expect(datesOf({ ...everySunday, otherTimes: ['from 13 June 2027: in the Church Hall'] })).toEqual([
    ...nextSundays,
    '2027-06-13',
  ]);
  const alsoYearly = { ...everySunday, otherTimes: ['March: 9am', 'from 1 January 2029: Sundays 11am'] };
  expect(datesOf(alsoYearly)).toEqual([...nextSundays, '2027-03-07', '2027-04-04', '2029-01-07']);
});

test('there are twelve at most, and none of what is over', () => {
  const otherTimes = ['January', 'March', 'May', 'July', 'September'].map(
    (month, at) => `${month}: ${at + 1}pm`,
  );
  expect(datesOf({ ...everySunday, otherTimes })).toHaveLength(12);
  expect(datesOf({ repeats: 'once', firstDate: '2026-11-01' })).toEqual([]);
});

test('a date that was moved behind a change is none', () => {
  const moved = [{ date: '2026-12-27', status: 'moved', newDate: '2027-01-05' }];
  expect(datesOf({ ...everySunday, otherTimes: ['January: 9am'] }, moved)).toEqual([
    ...['2026-12-06', '2026-12-13', '2026-12-20', '2027-01-03', '2026-12-27'],
    ...['2027-02-07', '2028-01-02'],
  ]);
});
