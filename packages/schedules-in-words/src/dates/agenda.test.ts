import { expect, test } from 'vitest';
import { occurrencesBetween } from '#tests/fixtures/occurrences-between.ts';
import { everySunday, inLondon, london, scheduleOf, startsOf } from '#tests/fixtures/schedule.fixture.ts';
import { agenda, agendaByDay } from './agenda.ts';

const service = { title: 'Service', schedule: scheduleOf(everySunday) };
const creche = {
  title: 'Crèche',
  schedule: scheduleOf({ ...everySunday, repeats: 'Sundays and Wednesdays' }),
};
const fair = {
  title: 'Fair',
  schedule: scheduleOf({ repeats: 'once', firstDate: '2026-12-01', endDate: '2026-12-05' }),
};

const [windowStart, windowEnd] = [inLondon('2026-12-04T09:00'), inLondon('2026-12-10T00:00')];

test('an agenda is in order of start, then in the order of its events', () => {
  const items = agenda([creche, service, fair], windowStart, windowEnd, london);
  expect(items.map(({ event }) => event.title)).toEqual(['Fair', 'Crèche', 'Service', 'Crèche']);
});

test('occurrences that started earlier are on the first day', () => {
  const days = agendaByDay(
    agenda([service, creche, fair], windowStart, windowEnd, london),
    windowStart,
    london,
  );
  expect(days.map(({ date, items }) => [date.toString(), items.map(({ event }) => event.title)])).toEqual([
    ['2026-12-04', ['Fair']],
    ['2026-12-06', ['Service', 'Crèche']],
    ['2026-12-09', ['Crèche']],
  ]);
});

test('a late evening belongs to its day in London, not to that in UTC', () => {
  const late = {
    title: 'Late',
    schedule: scheduleOf({ repeats: 'once', firstDate: '2027-07-05', startTime: '00:15' }),
  };
  const from = inLondon('2027-07-01T00:00');
  const days = agendaByDay(agenda([late], from, inLondon('2027-08-01T00:00'), london), from, london);
  expect(days.map(({ date }) => date.toString())).toEqual(['2027-07-05']);
});

test('each of ten thousand events is looked at a few times, and not once for each other', () => {
  let looks = 0;
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    title: String(index),
    get schedule() {
      looks += 1;
      return (index % 2 === 0 ? service : fair).schedule;
    },
  }));
  expect(agenda(many, windowStart, windowEnd, london)).toHaveLength(10_000);
  expect(looks).toBeLessThanOrEqual(30_000);
});

test('ten years of Sundays are found in a decade to come', () => {
  const decade = occurrencesBetween(
    service.schedule,
    inLondon('2036-01-01T00:00'),
    inLondon('2046-01-01T00:00'),
    london,
  );
  expect(decade).toHaveLength(522);
  expect(startsOf(decade).at(-1)).toBe('2045-12-31T10:30+00:00');
});
