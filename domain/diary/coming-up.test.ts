import type { RawSchedule } from 'schedules-in-words';
import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { wordsIn } from '#languages/words.ts';
import { exhibition, inLondon, london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair, theHall } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { comingUpInWords, comingUpItems, comingUpPreview, itemsOfKind } from './coming-up.ts';

const now = inLondon('2026-12-03T09:00');
const listed = (events: Parameters<typeof comingUpItems>[0], from = now) =>
  comingUpInWords(comingUpItems(events, { now: from, zone: london }), localeAt(british, from));

test('days are in order with their events, near ones called today, tomorrow or this Sunday', () => {
  const { events, days } = listed([eventOf('worship', everySunday), eventOf('fair', theFair)]).soon;
  const titles = days.map(({ lines }) => lines.map(({ event }) => events[event]?.title));
  expect(days.map(({ near, dated }, day) => [near, dated, titles[day]]).slice(0, 3)).toEqual([
    ['This', 'Saturday 5 December', ['fair']],
    ['This', 'Sunday 6 December', ['worship']],
    [undefined, 'Sunday 13 December', ['worship']],
  ]);
});

test('a line says again what an earlier one has said, but not what is changed, elsewhere or at another time', () => {
  const changes = [
    { date: '2026-12-13', status: 'cancelled' },
    { date: '2026-12-20', status: 'changed', newStartTime: '11:00' },
  ];
  const winter = { ...everySunday, otherTimes: ['on 27 December: 4pm'] };
  const again = ({ days }: ReturnType<typeof listed>['soon']) =>
    days.map(({ date, lines }) => `${date.slice(8)} ${lines.map((line) => line.again)}`);
  expect(again(listed([eventOf('worship', everySunday)]).soon)).toEqual([
    '06 ',
    '13 true',
    '20 true',
    '27 true',
  ]);
  expect(again(listed([eventOf('worship', winter, { changes })]).soon)).toEqual(['06 ', '13 ', '20 ', '27 ']);
});

test('a line has its start and its end apart, in the words of each language, and all of what is neither', () => {
  const parts = (schedule: RawSchedule, locale = british) => {
    const { soon } = comingUpInWords(
      comingUpItems([eventOf('it', schedule)], { now, zone: london }),
      localeAt(locale, now),
    );
    const line = soon.days[0]?.lines[0];
    return [line?.starts, line?.ends];
  };
  const german = { ...british, words: wordsIn('de') };
  expect(parts(everySunday)).toEqual(['10.30am', ' to 11.45am']);
  expect(parts(everySunday, german)).toEqual(['10.30', ' bis 11.45\u00a0Uhr']);
  expect(parts({ ...everySunday, endTime: null }, german)).toEqual(['10.30\u00a0Uhr', undefined]);
  const afterwards = {
    repeats: 'every Sunday',
    firstDate: '2026-09-06',
    timeInWords: 'after the 10.30 service',
  };
  expect(parts(afterwards)).toEqual(['After the 10.30 service', undefined]);
});

test('an event is marked that happens once, or for a few days, and none that comes every week', () => {
  const { events } = listed([
    eventOf('worship', everySunday),
    eventOf('fair', theFair),
    eventOf('exhibition', exhibition),
  ]).soon;
  expect(events.map(({ title, isOnce }) => [title, isOnce]).toSorted()).toEqual([
    ['exhibition', true],
    ['fair', true],
    ['worship', undefined],
  ]);
});

test('the events of one kind can be listed alone', () => {
  const food = { slug: 'food', title: 'Food and warmth', palette: 2 } as const;
  const items = comingUpItems(
    [eventOf('worship', everySunday), eventOf('fair', theFair, { kinds: [food] })],
    { now, zone: london },
  );
  const titles = (kind: string) =>
    comingUpInWords(itemsOfKind(items, kind), localeAt(british, now)).soon.events.map(({ title }) => title);
  expect(titles('food')).toEqual(['fair']);
  expect(titles('music')).toEqual([]);
});

test('a printed list names its days and its date', () => {
  expect(listed([])).toMatchObject({ span: '3 to 30 December', asOf: 'Thursday 3 December 2026' });
  expect(listed([], inLondon('2026-11-22T12:00')).span).toBe('22 November to 19 December');
  expect(listed([], inLondon('2026-12-13T12:00')).span).toBe('13 December to 9 January');
});

test('a cancelled occurrence stays in its place and says so until it is over', () => {
  const changes = [{ date: '2026-12-06', status: 'cancelled', note: 'The boiler is out.' }];
  const events = [eventOf('worship', everySunday, { changes })];
  const { soon } = listed(events);
  expect(soon.events).toMatchObject([{ title: 'worship' }]);
  expect(soon.days[0]?.lines[0]).toMatchObject({
    event: 0,
    doesNotTakePlace: true,
    status: 'Cancelled',
    note: 'The boiler is out.',
    starts: '10.30am',
    ends: ' to 11.45am',
  });
  expect(listed(events, inLondon('2026-12-06T11:45')).soon.days[0]?.date).toBe('2026-12-13');
});

test('past occurrences are not listed', () => {
  const none = { events: [], days: [] };
  expect(listed([eventOf('fair', theFair)], inLondon('2026-12-05T16:00'))).toMatchObject({
    soon: none,
    later: none,
  });
});

test.each([
  ['to a later day', '2026-12-07', 'Monday 7 December'],
  ['far ahead', '2027-01-14', 'Thursday 14 January 2027'],
  ['to an earlier day', '2026-12-04', 'Friday 4 December'],
])(
  'what was moved %s stays on its first day and says when it is now, until it would have been over',
  (_, newDate, to) => {
    const changes = [
      { date: '2026-12-06', status: 'moved', newDate, newStartTime: '19:00', note: 'A wedding.' },
    ];
    const events = [eventOf('worship', everySunday, { changes })];
    const line = (from: string) =>
      listed(events, inLondon(from)).soon.days.find(({ date }) => date === '2026-12-06')?.lines[0];
    const former = {
      doesNotTakePlace: true,
      status: 'Moved',
      starts: '10.30am',
      ends: ' to 11.45am',
      note: 'A wedding.',
    };
    expect(line('2026-12-03T09:00')).toMatchObject({ ...former, movedTo: `${to}, 7pm to 8.15pm` });
    expect(line('2026-12-06T11:44')).toMatchObject({ ...former, movedTo: `${to}, 7pm to 8.15pm` });
    expect(line('2026-12-06T11:45')).toBeUndefined();
  },
);

test('an occurrence moved within its day is listed once, until both hours are over', () => {
  const changes = [{ date: '2026-12-06', status: 'moved', newStartTime: '09:00' }];
  const lines = (from: string) =>
    listed([eventOf('worship', everySunday, { changes })], inLondon(from)).soon.days.find(
      ({ date }) => date === '2026-12-06',
    )?.lines;
  expect(lines('2026-12-05T12:00')).toEqual([expect.not.objectContaining({ doesNotTakePlace: true })]);
  expect(lines('2026-12-05T12:00')).toMatchObject([{ starts: '9am', ends: ' to 10.15am' }]);
  expect(lines('2026-12-06T10:20')).toMatchObject([{ starts: '10.30am', doesNotTakePlace: true }]);
  expect(lines('2026-12-06T11:45')).toBeUndefined();
});

test('a single event that is moved far ahead is on both its days', () => {
  const changes = [{ date: '2026-12-05', status: 'moved', newDate: '2027-01-16' }];
  const { soon, later } = listed([eventOf('fair', theFair, { changes })]);
  expect(soon.days[0]?.lines[0]?.movedTo).toBe('Saturday 16 January 2027, 2pm to 4pm');
  expect(later.days[0]?.lines[0]?.was).toBe('Saturday 5 December, 2pm to 4pm');
});

test('a moved occurrence is at its new time and place', () => {
  const where = { place: theHall, room: undefined };
  const changes = [{ date: '2026-12-06', status: 'moved', newDate: '2026-12-07', where }];
  const [former, monday, sunday] = listed([eventOf('worship', everySunday, { changes })]).soon.days;
  expect(former?.lines[0]?.movedTo).toBe('Monday 7 December, 10.30am to 11.45am, The hall');
  const named = { date: '2026-12-06', where: { name: 'The hall' } };
  expect(monday).toMatchObject({ date: '2026-12-07', lines: [named] });
  expect([sunday?.lines[0]?.date, sunday?.lines[0]?.where]).toEqual([undefined, undefined]);
  expect(monday?.lines[0]?.was).toBe('Sunday 6 December, 10.30am to 11.45am');
});

test('an occurrence that started on an earlier day names its start and its end', () => {
  const retreat = { ...theFair, firstDate: '2026-12-02', endDate: '2026-12-04' };
  expect(listed([eventOf('retreat', retreat)]).soon.days[0]).toMatchObject({
    near: 'Today,',
    dated: 'Thursday 3 December',
    lines: [{ starts: 'Wednesday 2 December, 2pm to Friday 4 December, 4pm' }],
  });
});

test('the preview ends with a whole day: none begins after so many lines, and a long one says how many more there are', () => {
  const often = { ...everySunday, repeats: 'Sundays, Tuesdays and Fridays' };
  const events = [
    eventOf('worship', everySunday),
    eventOf('fair', theFair),
    eventOf('prayer', often),
    eventOf('choir', often),
  ];
  const preview = (days: number, items: number, atMost = 12) => {
    const found = comingUpPreview(comingUpItems(events, { now, zone: london }), localeAt(british, now), {
      days,
      items,
      atMost,
    });
    return [
      ...found.days.map(({ date, lines }) => `${date.slice(8)}: ${lines.length}`),
      `${found.more} more`,
    ];
  };
  expect(preview(3, 6)).toEqual(['04: 2', '05: 1', '06: 3', '0 more']);
  expect(preview(9, 4)).toEqual(['04: 2', '05: 1', '06: 3', '0 more']);
  expect(preview(9, 3)).toEqual(['04: 2', '05: 1', '0 more']);
  expect(preview(2, 9)).toEqual(['04: 2', '05: 1', '0 more']);
  expect(preview(9, 4, 5)).toEqual(['04: 2', '05: 1', '06: 2', '1 more']);
});
