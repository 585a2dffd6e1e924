import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair, wednesdays } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { early, midweek } from '#tests/fixtures/services-in-lines.ts';
import { nextServices } from './next-services.ts';

const worship = true;
const thursday = inLondon('2026-12-03T09:00');
const cancelled = { date: '2026-12-06', status: 'cancelled', note: 'The boiler is out.' };

function summary(...given: Parameters<typeof nextServices>) {
  const { service, notTakingPlace } = nextServices(...given);
  return {
    service: service && `${service.title} ${service.occurrence.date}`,
    notTakingPlace: notTakingPlace.map((each) => `${each.title} ${each.occurrence.date}`),
  };
}

test('the next service is the earliest that is still to start', () => {
  const events = [
    eventOf('sunday', everySunday, { worship }),
    eventOf('midweek', wednesdays, { worship }),
    eventOf('fair', theFair),
  ];
  expect(summary(events, localeAt(british, thursday))).toEqual({
    service: 'sunday 2026-12-06',
    notTakingPlace: [],
  });
  expect(summary(events, localeAt(british, inLondon('2026-12-06T11:45'))).service).toBe('midweek 2026-12-09');
});

test('a cancelled Sunday is shown, with the next service that takes place', () => {
  const events = [
    eventOf('sunday', everySunday, { worship, changes: [cancelled] }),
    eventOf('midweek', wednesdays, { worship }),
  ];
  expect(summary(events, localeAt(british, thursday))).toEqual({
    service: 'midweek 2026-12-09',
    notTakingPlace: ['sunday 2026-12-06'],
  });
  expect(nextServices(events, localeAt(british, thursday)).notTakingPlace[0]?.occurrence).toMatchObject({
    soon: 'This Sunday, 6 December, 10.30am to 11.45am',
    status: 'Cancelled',
    note: 'The boiler is out.',
  });
});

test('a cancelled date after the next service is not shown yet', () => {
  const events = [
    eventOf('sunday', everySunday, { worship }),
    eventOf('midweek', wednesdays, { worship, changes: [{ ...cancelled, date: '2026-12-09' }] }),
  ];
  expect(summary(events, localeAt(british, thursday)).notTakingPlace).toEqual([]);
});

test('a single service that is cancelled is shown, a cancelled series is not', () => {
  const carols = { ...theFair, status: 'cancelled' };
  const events = [
    eventOf('sunday', everySunday, { worship }),
    eventOf('carols', carols, { worship }),
    eventOf(
      'evensong',
      { ...wednesdays, repeats: 'every Friday', firstDate: '2026-09-04', status: 'postponed' },
      { worship },
    ),
  ];
  expect(summary(events, localeAt(british, thursday))).toEqual({
    service: 'sunday 2026-12-06',
    notTakingPlace: ['carols 2026-12-05'],
  });
});

test('a main service that does not take place as a whole is shown with its next date', () => {
  const notTakingPlace = { ...everySunday, status: 'cancelled', statusNote: 'The roof is unsafe.' };
  const main = eventOf('sunday', notTakingPlace, { worship, mainService: true });
  expect(summary([main, eventOf('midweek', wednesdays, { worship })], localeAt(british, thursday))).toEqual({
    service: 'midweek 2026-12-09',
    notTakingPlace: ['sunday 2026-12-06'],
  });
  expect(summary([main], localeAt(british, thursday))).toEqual({
    service: undefined,
    notTakingPlace: ['sunday 2026-12-06'],
  });
  expect(nextServices([main], localeAt(british, thursday))).toMatchObject({
    none: 'No other service is planned just now.',
    notTakingPlace: [{ occurrence: { note: 'The roof is unsafe.' } }],
  });
});

test('a main service that does not take place as a whole is shown once, however far ahead the next service is', () => {
  const notTakingPlace = eventOf(
    'sunday',
    { ...everySunday, status: 'postponed' },
    { worship, mainService: true },
  );
  const later = eventOf('later', { ...everySunday, firstDate: '2027-03-07' }, { worship, mainService: true });
  expect(summary([notTakingPlace, later], localeAt(british, thursday))).toEqual({
    service: 'later 2027-03-07',
    notTakingPlace: ['sunday 2026-12-06'],
  });
});

test('a note at a former time is not repeated at the new time', () => {
  const changes = [{ date: '2026-12-06', status: 'moved', newDate: '2026-12-07', note: 'A wedding.' }];
  const events = [eventOf('sunday', everySunday, { worship, changes })];
  const { notTakingPlace, service } = nextServices(events, localeAt(british, thursday));
  expect(notTakingPlace[0]?.occurrence).toMatchObject({ movedTo: expect.any(String), note: 'A wedding.' });
  expect(service?.occurrence).toMatchObject({
    soon: 'Monday 7 December, 10.30am to 11.45am',
    status: 'Moved',
  });
  expect(service?.occurrence).toMatchObject({ was: undefined, note: undefined });
  // Once its former time is over, the new one is enough.
  const afterwards = nextServices(events, localeAt(british, inLondon('2026-12-06T11:45')));
  expect(afterwards.notTakingPlace).toEqual([]);
  expect(afterwards.service?.occurrence).toMatchObject({ note: 'A wedding.' });
});

test('without an upcoming service, a week of cancelled ones is shown', () => {
  const last = { ...everySunday, lastDate: '2026-12-06' };
  const events = [eventOf('sunday', last, { worship, changes: [cancelled] })];
  expect(summary(events, localeAt(british, thursday))).toEqual({
    service: undefined,
    notTakingPlace: ['sunday 2026-12-06'],
  });
  expect(summary(events, localeAt(british, inLondon('2026-11-29T12:00'))).notTakingPlace).toEqual([
    'sunday 2026-12-06',
  ]);
  expect(summary([], localeAt(british, thursday))).toEqual({ service: undefined, notTakingPlace: [] });
});

test('a long run of cancelled services is cut short', () => {
  const changes = [6, 13, 20, 27].map((day) => ({
    ...cancelled,
    date: `2026-12-${String(day).padStart(2, '0')}`,
  }));
  const events = [eventOf('sunday', everySunday, { worship, changes })];
  expect(summary(events, localeAt(british, thursday))).toEqual({
    service: 'sunday 2027-01-03',
    notTakingPlace: ['sunday 2026-12-06'],
  });
  expect(nextServices(events, localeAt(british, thursday)).moreNotTakingPlace).toBe(3);
});

test('of many services that do not take place two are named, the main one included, and the others are counted', () => {
  const at = (startTime: string) => ({ ...everySunday, startTime, endTime: '23:00' });
  const more = { worship, changes: [cancelled] };
  const events = [
    eventOf('early', at('08:00'), more),
    eventOf('family', at('09:00'), more),
    eventOf('main', at('10:30'), { ...more, mainService: true }),
    eventOf('evening', at('18:30'), more),
    eventOf('midweek', wednesdays, { worship }),
  ];
  expect(summary(events, localeAt(british, thursday)).notTakingPlace).toEqual([
    'early 2026-12-06',
    'main 2026-12-06',
  ]);
  expect(nextServices(events, localeAt(british, thursday)).moreNotTakingPlace).toBe(2);
});

test.each([
  ['near', '2026-12-10', 'Thursday 10 December'],
  ['far ahead', '2027-01-14', 'Thursday 14 January 2027'],
])(
  'a main service that is moved %s is shown on its first day, until it would have been over',
  (_, newDate, to) => {
    const changes = [{ date: '2026-12-06', status: 'moved', newDate, newStartTime: '19:00' }];
    const moved = eventOf('Sunday worship', everySunday, { worship, mainService: true, changes });
    const { notTakingPlace } = nextServices(
      [early, moved, midweek],
      localeAt(british, inLondon('2026-12-06T09:30')),
    );
    expect(notTakingPlace).toMatchObject([
      {
        occurrence: {
          soon: 'Today, Sunday 6 December, 10.30am to 11.45am',
          status: 'Moved',
          movedTo: `${to}, 7pm to 8.15pm`,
        },
      },
    ]);
    expect(
      nextServices([early, moved], localeAt(british, inLondon('2026-12-06T11:44'))).notTakingPlace,
    ).toHaveLength(1);
    expect(
      nextServices([early, moved], localeAt(british, inLondon('2026-12-06T11:45'))).notTakingPlace,
    ).toEqual([]);
  },
);
