import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { inLondon, london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair, wednesdays } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import type { Event, RotaLine } from '../event/event.ts';
import { comingUpItems } from './coming-up.ts';
import { nextEightDays } from './next-eight-days.ts';

const sunday = Temporal.PlainDate.from('2026-12-06');

function weekOf(events: readonly Event[], from = '2026-12-03T09:00') {
  const now = inLondon(from);
  return nextEightDays(comingUpItems(events, { now, zone: london }), localeAt(british, now));
}

const ofSunday = (more: Partial<RotaLine>) => ({
  ...{ id: 'rota', date: sunday, start: null, leads: undefined, readings: undefined, ...more },
});

test('today and the same day of the next week are in it, and no day after that', () => {
  const daily = { ...everySunday, repeats: 'seven days a week' };
  const { lines, span } = weekOf([eventOf('prayer', daily)]);
  expect(lines.map(({ date }) => date.slice(8))).toEqual(['03', '04', '05', '06', '07', '08', '09', '10']);
  expect(span).toBe('3 to 10 December');
});

test('a day is named by its date, never by its nearness', () => {
  const { lines } = weekOf([eventOf('worship', everySunday)], '2026-12-06T09:00');
  expect(lines.map(({ day, hours }) => `${day}: ${hours}`)).toEqual([
    'Sunday 6 December: 10.30am to 11.45am',
    'Sunday 13 December: 10.30am to 11.45am',
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/today|tomorrow|this sunday/i);
});

test('a service has who leads it and what is read on that date alone', () => {
  const rota = [ofSunday({ leads: 'The vicar', readings: 'Mark 13.24–37' })];
  const { lines } = weekOf([eventOf('worship', everySunday, { worship: true, rota })], '2026-12-06T09:00');
  expect(lines.map((line) => line.rota)).toEqual([
    { leads: 'Led by: The vicar', readings: 'Readings: Mark 13.24–37' },
    undefined,
  ]);
  expect(lines.every(({ isService }) => isService)).toBe(true);
});

test('nobody is said to lead a service that is off', () => {
  const changes = [{ date: '2026-12-06', status: 'cancelled' }];
  const rota = [ofSunday({ leads: 'The vicar' })];
  const { lines } = weekOf([eventOf('worship', everySunday, { changes, rota })]);
  expect(lines.map(({ status, rota: led }) => [status, led])).toEqual([['Cancelled', undefined]]);
});

test('where a day has several services, the line of one time stands before the line of the day', () => {
  const twice = { ...everySunday, otherTimes: ['8am to 8.45am'] };
  const eight = Temporal.PlainTime.from('08:00');
  const rota = [ofSunday({ leads: 'The vicar' }), ofSunday({ start: eight, leads: 'The curate' })];
  const led = weekOf([eventOf('worship', twice, { rota })], '2026-12-04T09:00').lines;
  expect(led.map((line) => `${line.hours.slice(0, 4)} ${line.rota?.leads}`)).toEqual([
    '8am  Led by: The curate',
    '10.3 Led by: The vicar',
  ]);
});

test('what happens once is told from what comes every week, and what is off from what is on', () => {
  const changes = [{ date: '2026-12-09', status: 'cancelled' }];
  const { lines } = weekOf([eventOf('choir', wednesdays, { changes }), eventOf('fair', theFair)]);
  expect(
    lines.map(({ title, isOnce, doesNotTakePlace }) => `${title} ${isOnce} ${doesNotTakePlace}`),
  ).toEqual(['fair true false', 'choir false true']);
});

test('each day says when it is over, so that names go with it', () => {
  const { endings } = weekOf([eventOf('worship', everySunday)]);
  expect(endings).toEqual({ '2026-12-06': inLondon('2026-12-07T00:00').epochMilliseconds });
});
