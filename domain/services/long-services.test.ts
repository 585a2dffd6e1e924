import { expect, test } from 'vitest';
import { eventOf, theFair, wednesdays } from '#tests/fixtures/event.fixture.ts';
import { linesOf, week } from '#tests/fixtures/services-in-lines.ts';

const worship = true;

test('a week of prayer hides no service and is shown separately', () => {
  const times = { repeats: 'once', firstDate: '2027-01-18', endDate: '2027-01-25' };
  const events = [...week, eventOf('Week of prayer', times, { worship })];
  const prayer = 'On now until Monday 25 January: Week of prayer';
  expect(linesOf(events, '2027-01-24T10:25')).toEqual([
    'Today, Sunday 24 January, 10.30am to 11.45am Sunday worship',
    '+ Wednesday 27 January, 11am Midweek communion',
    'Also on Sunday 24 January: 6.30pm Evening service',
    prayer,
  ]);
  expect(linesOf(events, '2027-01-25T12:00').at(-1)).toBe('On now until midnight: Week of prayer');
  expect(linesOf(events, '2027-01-17T20:00')).toEqual([
    'Sunday 24 January, 10.30am to 11.45am Sunday worship',
    '+ Wednesday 20 January, 11am Midweek communion',
    'Also on Sunday 24 January: 8am Early communion, 6.30pm Evening service',
    'Monday 18 to Monday 25 January Week of prayer',
  ]);
});

test('a weekly day of prayer is listed once before a service far ahead', () => {
  const prayer = eventOf('Day of prayer', { ...wednesdays, startTime: null, endTime: null }, { worship });
  const far = eventOf('Anniversary', { ...theFair, firstDate: '2027-03-06' }, { worship });
  expect(linesOf([prayer, far], '2026-12-03T09:00')).toEqual([
    'Saturday 6 March 2027, 2pm to 4pm Anniversary',
    'Wednesday 9 December Day of prayer',
    'Wednesday 16 December Day of prayer',
  ]);
});

test('a night vigil hides no service and is shown separately', () => {
  const watch = {
    repeats: 'once',
    firstDate: '2027-03-25',
    startTime: '20:30',
    endDate: '2027-03-26',
    endTime: '12:00',
  };
  const friday = { repeats: 'once', firstDate: '2027-03-26', startTime: '10:00', endTime: '11:00' };
  const events = [
    ...week,
    eventOf('Watch', watch, { worship }),
    eventOf('Walk of witness', friday, { worship }),
  ];
  const main = 'This Sunday, 28 March, 10.30am to 11.45am Sunday worship';
  const others = [
    '+ Wednesday 31 March, 11am Midweek communion',
    'Also on Sunday 28 March: 8am Early communion',
  ];
  expect(linesOf(events, '2027-03-25T21:00')).toEqual([
    main,
    '+ Tomorrow, Friday 26 March, 10am Walk of witness',
    ...others,
    'On now until Friday 26 March, noon: Watch',
  ]);
  expect(linesOf(events, '2027-03-26T09:00')).toEqual([
    main,
    '+ Today, Friday 26 March, 10am Walk of witness',
    ...others,
    'On now until noon: Watch',
  ]);
  expect(linesOf([eventOf('Watch', watch, { worship })], '2027-03-20T09:00')).toEqual([
    'Thursday 25 March, 8.30pm to Friday 26 March, noon Watch',
  ]);
});
