import type { RawSchedule } from 'schedules-in-words';
import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { schedulesOfParts } from '#schedules-in-words/tests/fixtures/parted-schedules.ts';
import { exhibition, inLondon, london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import type { ScheduledEvent } from '../event/event.ts';
import { comingUpInWords, comingUpItems } from './coming-up.ts';
import type { DiaryLine } from './diary.ts';

const now = inLondon('2026-12-03T09:00');
const listed = (events: Parameters<typeof comingUpItems>[0], from = now) =>
  comingUpInWords(comingUpItems(events, { now: from, zone: london }), localeAt(british, from));

/** "10am to 1pm". */
const hoursOf = ({ starts, ends = '' }: Pick<DiaryLine, 'starts' | 'ends'>) => `${starts}${ends}`;

test('beyond four weeks only single events are listed, with the date in full', () => {
  const carols = { ...theFair, firstDate: '2026-12-31' };
  const { soon, later } = listed([eventOf('worship', everySunday), eventOf('carols', carols)]);
  expect(soon.days.at(-1)?.date).toBe('2026-12-27');
  expect(later.days.map(({ near, dated }) => near ?? dated)).toEqual(['Thursday 31 December']);
});

test('a run of days is on each of them at its hours', () => {
  const lines = (from: string) =>
    listed([eventOf('exhibition', exhibition)], inLondon(from)).soon.days.map(
      ({ near, dated, lines }) => `${near} ${dated}: ${lines.map(hoursOf)}`,
    );
  const sunday = 'Tomorrow, Sunday 13 December: 10am to 4pm';
  expect(lines('2026-12-10T09:00')).toEqual([
    'Tomorrow, Friday 11 December: 10am to 4pm',
    'This Saturday 12 December: 10am to 4pm',
    'This Sunday 13 December: 10am to 4pm',
  ]);
  expect(lines('2026-12-12T02:00')).toEqual(['Today, Saturday 12 December: 10am to 4pm', sunday]);
  expect(lines('2026-12-12T20:00')).toEqual([sunday]);
});

test('a short run is listed far ahead, each day once, and a long one is not', () => {
  const days = (raw: RawSchedule, from: string) => {
    const { soon, later } = listed([eventOf('exhibition', raw)], inLondon(from));
    return [soon, later].map((diary) => diary.days.map(({ date }) => date.slice(5)));
  };
  expect(days(exhibition, '2026-09-01T09:00')).toEqual([[], ['12-11', '12-12', '12-13']]);
  // The horizon lies between its days.
  expect(days(exhibition, '2026-11-14T09:00')).toEqual([['12-11'], ['12-12', '12-13']]);
  expect(days({ ...exhibition, lastDate: '2027-03-01' }, '2026-09-01T09:00')).toEqual([[], []]);
});

test('listed dates and days of the church’s year are listed far ahead, seasons are not', () => {
  const far = (name: string) => {
    const schedule = schedulesOfParts[name] as ScheduledEvent['schedule'] | undefined;
    if (schedule === undefined) throw new Error(`There is no schedule “${name}”.`);
    return listed([{ ...eventOf('talk', theFair), schedule }]).later.days.map(({ date }) => date);
  };
  expect(far('a list of dates')).toEqual(['2027-03-28']);
  expect(far('Ash Wednesday')).toEqual(['2027-02-10']);
  expect(far('Wednesdays in Lent')).toEqual([]);
});

test('main services are listed for eight weeks, others that recur for four', () => {
  const main = eventOf('worship', everySunday, { worship: true, mainService: true });
  const carols = eventOf('carols', { ...theFair, firstDate: '2027-01-16' });
  const { soon, later } = listed([main, eventOf('choir', everySunday), carols]);
  expect(soon.days.at(-1)?.lines).toHaveLength(2);
  expect(later.days.map(({ date, lines }) => `${date} ${lines.length}`)).toEqual([
    '2027-01-03 1',
    '2027-01-10 1',
    '2027-01-16 1',
    '2027-01-17 1',
    '2027-01-24 1',
  ]);
});

test('the next date before a change says what will change, the others do not', () => {
  const otherTimes = ['from 20 December 2026: 11am to noon', 'from 7 March 2027: 9am'];
  const { days } = listed([eventOf('worship', { ...everySunday, otherTimes })]).soon;
  const [first, second, third] = days.map(({ lines }) => lines[0]);
  expect(first?.note).toBe('From 20 December 2026: 11am to noon.');
  expect([second?.note, second && hoursOf(second)]).toEqual([undefined, '10.30am to 11.45am']);
  expect([third?.note, third && hoursOf(third)]).toEqual([undefined, '11am to noon']);
});
