import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import {
  eventOf,
  everySunday,
  theChurch,
  theFair,
  theHall,
  wednesdays,
} from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { early, linesOf, midweek, sunday, week } from '#tests/fixtures/services-in-lines.ts';
import { nextServices } from './next-services.ts';

const worship = true;
const cancelled = { date: '2026-12-06', status: 'cancelled', note: 'The boiler is out.' };

const nextSunday = 'Sunday 13 December, 10.30am to 11.45am Sunday worship';
const wednesday = '+ Wednesday 2 December, 11am Midweek communion';
const wednesdayAfter = '+ Wednesday 9 December, 11am Midweek communion';

// Sunday 29 November and 13 December have an evening service, Sunday 6 December has none.
test.each<[string, readonly string[]]>([
  [
    '2026-11-24T09:00',
    [
      'This Sunday, 29 November, 10.30am to 11.45am Sunday worship',
      '+ Tomorrow, Wednesday 25 November, 11am Midweek communion',
      'Also on Sunday 29 November: 8am Early communion, 6.30pm Evening service',
    ],
  ],
  [
    '2026-11-29T07:59',
    [
      'Today, Sunday 29 November, 10.30am to 11.45am Sunday worship',
      wednesday,
      'Also on Sunday 29 November: 8am Early communion, 6.30pm Evening service',
    ],
  ],
  [
    '2026-11-29T08:38',
    [
      'On now until 8.40am: Early communion',
      'Today, Sunday 29 November, 10.30am to 11.45am Sunday worship',
      wednesday,
      'Also on Sunday 29 November: 6.30pm Evening service',
    ],
  ],
  [
    '2026-11-29T10:30',
    [
      'On now until 11.45am: Sunday worship',
      'Sunday 6 December, 10.30am to 11.45am Sunday worship',
      '+ Today, Sunday 29 November, 6.30pm Evening service',
      wednesday,
      'Also on Sunday 6 December: 8am Early communion',
    ],
  ],
  [
    '2026-12-06T11:45',
    [nextSunday, wednesdayAfter, 'Also on Sunday 13 December: 8am Early communion, 6.30pm Evening service'],
  ],
])('at %s Home has the main service first, then each other one of the week once', (now, expected) => {
  expect(linesOf(week, now)).toEqual(expected);
});

test('a service elsewhere has its place, and Home the address of the service that is first', () => {
  const hall = { place: theHall, room: 'Kitchen' };
  const messy = eventOf(
    'Messy Church',
    { ...everySunday, startTime: '15:30', endTime: '17:00' },
    { worship, where: hall },
  );
  const talk = eventOf('Talk', wednesdays, { worship, where: hall });
  const chapel = { place: theChurch, room: 'Side chapel' };
  const prayer = eventOf('Prayer', { ...wednesdays, startTime: '11:30' }, { worship, where: chapel });
  expect(linesOf([sunday, messy, talk, prayer], '2026-12-05T09:00').slice(1)).toEqual([
    '+ Wednesday 9 December, 11am Talk, Kitchen, The hall',
    '+ Wednesday 9 December, 11.30am Prayer, Side chapel',
    'Also on Sunday 6 December: 3.30pm Messy Church, Kitchen, The hall',
  ]);
  const changes = [{ date: '2026-12-06', status: 'moved', where: hall }];
  const moved = eventOf('Sunday worship', everySunday, { worship, mainService: true, changes });
  const placeOf = (...events: (typeof moved)[]) =>
    nextServices(events, localeAt(british, inLondon('2026-12-05T09:00'))).place?.street;
  expect([placeOf(sunday), placeOf(moved), placeOf(talk)]).toEqual([
    theChurch.street,
    'Mill Lane',
    'Mill Lane',
  ]);
});

test('on Christmas Eve the services of Christmas are named, and on Sunday the usual one', () => {
  const single = (title: string, firstDate: string, startTime: string, mainService = false) =>
    eventOf(title, { repeats: 'once', firstDate, startTime, endTime: '23:45' }, { worship, mainService });
  const christmas = [
    single('Crib service', '2026-12-24', '20:00'),
    single('Midnight communion', '2026-12-24', '23:00'),
    single('Christmas Day service', '2026-12-25', '20:00', true),
  ];
  expect(linesOf([...week, ...christmas], '2026-12-24T09:00')).toEqual([
    'Tomorrow, Friday 25 December, 8pm to 11.45pm Christmas Day service',
    '+ Today, Thursday 24 December, 8pm Crib service',
    '+ Today, Thursday 24 December, 11pm Midnight communion',
    '+ This Sunday, 27 December, 8am Early communion',
    '+ This Sunday, 27 December, 10.30am Sunday worship',
    '+ This Sunday, 27 December, 6.30pm Evening service',
    '+ more',
  ]);
});

test('without a main service, the next one is first', () => {
  const events = [eventOf('worship', everySunday, { worship }), early, midweek, eventOf('fair', theFair)];
  expect(linesOf(events, '2026-12-05T09:00')).toEqual([
    'Tomorrow, Sunday 6 December, 8am to 8.40am Early communion',
    wednesdayAfter,
    'Also on Sunday 6 December: 10.30am worship',
  ]);
});

test('a cancelled main service is shown first, with the next one that takes place', () => {
  const cancelledSunday = eventOf('Sunday worship', everySunday, {
    worship,
    mainService: true,
    changes: [cancelled],
  });
  expect(linesOf([early, cancelledSunday, midweek], '2026-12-05T09:00')).toEqual([
    'Cancelled: Tomorrow, Sunday 6 December, 10.30am to 11.45am Sunday worship',
    nextSunday,
    '+ Tomorrow, Sunday 6 December, 8am Early communion',
    wednesdayAfter,
  ]);
});

test('Home says when there is no service', () => {
  const notYet = ['The times of our services are not on this website yet.'];
  expect(linesOf([], '2026-12-03T09:00')).toEqual(notYet);
  expect(linesOf([eventOf('tea', everySunday)], '2026-12-03T09:00')).toEqual(notYet);
  const over = eventOf('worship', { ...everySunday, lastDate: '2026-11-29' }, { worship });
  expect(linesOf([over], '2026-12-03T09:00')).toEqual(['No service is planned just now.']);
  const last = eventOf(
    'worship',
    { ...everySunday, lastDate: '2026-12-06' },
    { worship, changes: [cancelled] },
  );
  expect(linesOf([last], '2026-12-03T09:00')).toEqual([
    'Cancelled: This Sunday, 6 December, 10.30am to 11.45am worship',
    'No other service is planned just now.',
  ]);
  const cancelledSunday = eventOf('worship', everySunday, { worship, changes: [cancelled] });
  expect(linesOf([cancelledSunday], '2026-12-03T09:00')).toEqual([
    'Cancelled: This Sunday, 6 December, 10.30am to 11.45am worship',
    'There is no other service in the next seven days.',
    'Sunday 13 December, 10.30am to 11.45am worship',
  ]);
  const monthly = { ...everySunday, repeats: 'first Sunday of the month' };
  expect(linesOf([eventOf('worship', monthly, { worship })], '2026-12-06T12:00')).toEqual([
    'There is no service in the next seven days.',
    'Sunday 3 January 2027, 10.30am to 11.45am worship',
  ]);
});

test('a church with one service a week never reads that there is none', () => {
  expect(linesOf([sunday], '2026-12-06T11:45')).toEqual([
    'Sunday 13 December, 10.30am to 11.45am Sunday worship',
  ]);
});
