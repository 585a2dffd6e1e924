import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theChurch, theFair, theHall } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { eventDetail } from './event-detail.ts';

const now = inLondon('2026-12-03T09:00');
const inHall = { place: theHall, room: 'Stage' };

test('a single event moved to another place is there on its page and its poster', () => {
  for (const status of ['moved', 'changed']) {
    const changes = [{ date: '2026-12-05', status, where: inHall }];
    const detail = eventDetail(
      eventOf('fair', theFair, { changes }),
      localeAt(british, now),
      'https://church.example',
    );
    expect(detail).toMatchObject(inHall);
  }
});

test('a series with one date elsewhere keeps its own place', () => {
  const changes = [{ date: '2026-12-06', status: 'moved', where: inHall }];
  const detail = eventDetail(
    eventOf('sundays', everySunday, { changes }),
    localeAt(british, now),
    'https://church.example',
  );
  expect(detail).toMatchObject({ place: theChurch, room: undefined });
  expect(detail.dates.map(({ where }) => where).slice(0, 2)).toEqual(['Stage, The hall', undefined]);
});

test('of what comes once a year the next two years are listed, and at least the next one', () => {
  const datesOf = (repeats: string) => {
    const event = eventOf('yearly', { repeats, firstDate: '2026-09-01', startTime: '7.30pm' });
    return eventDetail(event, localeAt(british, now), 'https://church.example').dates.map(
      ({ machine }) => machine,
    );
  };
  expect(datesOf('Ash Wednesday')).toEqual(['2027-02-10T19:30:00+00:00', '2028-03-01T19:30:00+00:00']);
  expect(datesOf('every year on 29 February')).toEqual(['2028-02-29T19:30:00+00:00']);
});

test('a note on one date stands once: at the top of the page, or where a date that was moved is first listed', () => {
  const changes = [
    { date: '2026-12-06', status: 'cancelled', note: 'The boiler is out.' },
    { date: '2026-12-20', status: 'moved', newDate: '2026-12-21', note: 'The hall is let.' },
    { date: '2026-12-13', status: 'changed', note: 'Bring a coat.' },
    { date: '2026-12-27', status: 'changed', note: 'Bring a coat.' },
  ];
  const detail = eventDetail(
    eventOf('sundays', everySunday, { changes }),
    localeAt(british, now),
    'https://church.example',
  );
  expect([detail.next?.note, detail.following?.note]).toEqual(['The boiler is out.', 'Bring a coat.']);
  expect(detail.dates.map(({ date, note }) => [date, note]).slice(0, 5)).toEqual([
    ['2026-12-06', undefined],
    ['2026-12-13', undefined],
    ['2026-12-20', 'The hall is let.'],
    ['2026-12-20', undefined],
    ['2026-12-27', 'Bring a coat.'],
  ]);
});

test('what changes for good stands beside the times until it has come, and then they and the place are simply those', () => {
  const event = eventOf('sundays', { ...everySunday, otherTimes: ['from 3 January 2027: 11am, Stage'] });
  const [, phase = event.schedule.phases[0]] = event.schedule.phases;
  const [usual] = event.schedule.phases;
  const place = { name: 'Stage', where: inHall };
  const moved = { ...event, schedule: { ...event.schedule, phases: [usual, { ...phase, place }] as const } };
  const at = (day: string) => {
    const detail = eventDetail(moved, localeAt(british, inLondon(`${day}T09:00`)), 'https://church.example');
    const { when, later, place, room, dates, where } = detail;
    const [first, second] = dates.map((date) => `${date.dated} ${date.where ?? ''}`.trim());
    return { when, later, at: [place?.name, room], where, first, second };
  };
  expect(at('2026-12-27')).toEqual({
    when: 'Every Sunday, 10.30am to 11.45am',
    later: ['From 3 January 2027: 11am, Stage'],
    ...{ at: ['The church', undefined], where: 'The church' },
    first: 'Sunday 27 December, 10.30am to 11.45am',
    second: 'Sunday 3 January 2027, 11am Stage, The hall',
  });
  expect(at('2027-01-03')).toEqual({
    ...{ when: 'Every Sunday, 11am', later: [] },
    ...{ at: ['The hall', 'Stage'], where: 'Stage, The hall' },
    first: 'Sunday 3 January, 11am',
    second: 'Sunday 10 January, 11am',
  });
});
