import { agenda } from 'schedules-in-words';
import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { inLondon, london, scheduleOf } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { comingUpInWords, comingUpItems } from '../diary/coming-up.ts';
import { summarizeEvent } from '../event/event-summary.ts';
import { menuStatus } from '../navigation/menu-statuses.ts';

const coat = { date: '2026-12-06', lastDate: '2026-12-20', status: 'changed', note: 'Bring a coat.' };
const now = inLondon('2026-12-01T09:00');

function december(changes: Parameters<typeof scheduleOf>[1], more = {}) {
  const schedule = scheduleOf({ ...everySunday, ...more }, changes);
  const listed = agenda([{ schedule }], now, inLondon('2027-01-01T00:00'), london);
  return listed.map(({ occurrence: { when, status, note } }) => [
    when.kind === 'timed' ? when.start.toString().slice(5, 16) : '',
    status,
    note,
  ]);
}

test('a change with a note alone only adds words to each date of its run', () => {
  expect(december([coat])).toEqual([
    ['12-06T10:30', 'scheduled', 'Bring a coat.'],
    ['12-13T10:30', 'scheduled', 'Bring a coat.'],
    ['12-20T10:30', 'scheduled', 'Bring a coat.'],
    ['12-27T10:30', 'scheduled', null],
  ]);
});

test('words stand beside another change and other words, but not on a date that is off', () => {
  const changes = [
    { date: '2026-12-20', status: 'changed', note: 'Bring a torch.' },
    coat,
    { date: '2026-12-06', status: 'cancelled', note: 'The roof leaks.' },
    { date: '2026-12-13', status: 'moved', newDate: '2026-12-14', note: 'A wedding.' },
  ];
  expect(december(changes)).toEqual([
    ['12-06T10:30', 'cancelled', 'The roof leaks.'],
    ['12-13T10:30', 'moved', 'A wedding. Bring a coat.'],
    ['12-14T10:30', 'moved', 'A wedding. Bring a coat.'],
    ['12-20T10:30', 'scheduled', 'Bring a torch. Bring a coat.'],
    ['12-27T10:30', 'scheduled', null],
  ]);
});

test('of an event that is off as a whole only its own note is shown', () => {
  const off = december([coat], { status: 'cancelled', statusNote: 'For good.' });
  expect(new Set(off.map(([, status, note]) => `${status}: ${note}`))).toEqual(
    new Set(['cancelled: For good.']),
  );
});

test('lists show the words of a single event and of a date without a status, and the menu shows none', () => {
  const note = { ...coat, date: '2026-12-05', lastDate: null };
  const fair = eventOf('fair', theFair, { changes: [note] });
  const summary = summarizeEvent(fair, localeAt(british, now));
  expect([summary.status, summary.note]).toEqual([undefined, 'Bring a coat.']);
  const sundays = eventOf('sundays', everySunday, { changes: [coat] });
  expect(summarizeEvent(sundays, localeAt(british, now)).next).toMatchObject({
    status: undefined,
    note: 'Bring a coat.',
  });
  const { soon } = comingUpInWords(
    comingUpItems([fair, sundays], { now, zone: london }),
    localeAt(british, now),
  );
  const lines = soon.days.slice(0, 2).flatMap(({ lines }) => lines.map(({ status, note }) => [status, note]));
  expect(lines).toEqual([
    [undefined, 'Bring a coat.'],
    [undefined, 'Bring a coat.'],
  ]);
  for (const { schedule } of [fair, sundays])
    expect(menuStatus(schedule, localeAt(british, now))).toBeUndefined();
});
