import { expect, test } from 'vitest';
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
import type { DatedEvent } from '../event/dated-event.ts';
import { type NextServices, nextServices } from './next-services.ts';

const worship = true;
const cancelled = { date: '2026-12-06', status: 'cancelled', note: 'The boiler is out.' };

const sunday = eventOf('Sunday worship', everySunday, { worship, mainService: true });
const early = eventOf(
  'Early communion',
  { ...everySunday, startTime: '08:00', endTime: '08:40' },
  { worship },
);
const evening = eventOf(
  'Evening service',
  { ...everySunday, repeats: 'every second week', startTime: '18:30', endTime: '19:15' },
  { worship },
);
const midweek = eventOf('Midweek communion', wednesdays, { worship });
const week = [early, sunday, evening, midweek];

const onNow = ({ title, until }: DatedEvent) => `On now${until ? ` until ${until}` : ''}: ${title}`;

const withPlace = ({ title, where }: DatedEvent) => `${title}${where ? `, ${where}` : ''}`;

/** The services on Home, a line each, in its order. */
function lines({
  notTakingPlace,
  moreNotTakingPlace,
  none,
  underWay,
  service,
  others,
  hasMore,
  day,
  also,
  long,
}: NextServices) {
  return [
    ...notTakingPlace.map(({ title, occurrence }) => `${occurrence.status}: ${occurrence.soon} ${title}`),
    ...(moreNotTakingPlace > 0 ? [`${moreNotTakingPlace} more are off`] : []),
    ...(none ? [none] : []),
    ...underWay.map(onNow),
    ...(service ? [`${service.occurrence.soon} ${service.title}`] : []),
    ...others.map((each) => `+ ${each.occurrence.soon} ${withPlace(each)}`),
    ...(hasMore ? ['+ more'] : []),
    ...(also.length > 0
      ? [`Also on ${day}: ${also.map((each) => `${each.starts} ${withPlace(each)}`).join(', ')}`]
      : []),
    ...long.map((each) => (each.until ? onNow(each) : `${each.occurrence.soon} ${each.title}`)),
  ];
}

const linesOf = (events: Parameters<typeof nextServices>[0], now: string) =>
  lines(nextServices(events, inLondon(now), british));

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
    nextServices(events, inLondon('2026-12-05T09:00'), british).place?.street;
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

test.each([
  ['near', '2026-12-10', 'Thursday 10 December'],
  ['far ahead', '2027-01-14', 'Thursday 14 January 2027'],
])(
  'a main service that is moved %s is shown on its first day, until it would have been over',
  (_, newDate, to) => {
    const changes = [{ date: '2026-12-06', status: 'moved', newDate, newStartTime: '19:00' }];
    const moved = eventOf('Sunday worship', everySunday, { worship, mainService: true, changes });
    const { notTakingPlace } = nextServices([early, moved, midweek], inLondon('2026-12-06T09:30'), british);
    expect(notTakingPlace).toMatchObject([
      {
        occurrence: {
          soon: 'Today, Sunday 6 December, 10.30am to 11.45am',
          status: 'Moved',
          movedTo: `${to}, 7pm to 8.15pm`,
        },
      },
    ]);
    expect(nextServices([early, moved], inLondon('2026-12-06T11:44'), british).notTakingPlace).toHaveLength(
      1,
    );
    expect(nextServices([early, moved], inLondon('2026-12-06T11:45'), british).notTakingPlace).toEqual([]);
  },
);

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
