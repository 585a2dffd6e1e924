import { describe, expect, test } from 'vitest';
import { occurrencesBetween } from '#tests/fixtures/occurrences-between.ts';
import { inLondon, london } from '#tests/fixtures/schedule.fixture.ts';
import { timeAfterComma } from '../dates/schedule.ts';
import { parseSchedule } from './parse-schedule.ts';
import type { RawChange, RawSchedule } from './raw-schedule.ts';

const choir: RawSchedule = {
  repeats: 'every Wednesday',
  firstDate: '2026-09-02',
  startTime: '7.30pm',
  endTime: '9pm',
};

const parsed = (raw: RawSchedule, changes: readonly RawChange<string>[] = []) =>
  parseSchedule<string>({ ...choir, ...raw }, { zone: london, changes, placeNamed: (name) => name });

/** Its dates from one day to another, as "12-30 19:30–21:00 Upper room". */
function dates(raw: RawSchedule, from: string, to: string, changes: readonly RawChange<string>[] = []) {
  const { schedule, problems } = parsed(raw, changes);
  expect(problems).toEqual([]);
  if (schedule === null) return [];
  return occurrencesBetween(schedule, inLondon(`${from}T00:00`), inLondon(`${to}T23:59`), london).map(
    ({ when, where, note }) => {
      const time = (moment: Temporal.ZonedDateTime | null) =>
        moment?.toPlainTime().toString({ smallestUnit: 'minute' }) ?? '';
      const hours = when.kind === 'timed' ? `${time(when.start)}–${time(when.end)}` : 'all day';
      const day = when.kind === 'timed' ? when.start.toPlainDate() : when.first;
      return [day.toString().slice(5), hours, where, note].filter(Boolean).join(' ');
    },
  );
}

describe('a line of other times that begins on a date', () => {
  test.each<[string, RawSchedule, readonly string[]]>([
    [
      'changes the hours from that date on, and no date before',
      { otherTimes: ['from 6 January 2027: 8pm to 9.30pm'] },
      ['12-23 19:30–21:00', '12-30 19:30–21:00', '01-06 20:00–21:30', '01-13 20:00–21:30'],
    ],
    [
      'changes days, hours and place at once',
      { otherTimes: ['from 6 January 2027: first and third Wednesdays, 8pm, Upper room'] },
      ['12-23 19:30–21:00', '12-30 19:30–21:00', '01-06 20:00– Upper room'],
    ],
    [
      'keeps the hours where it names the days alone',
      { otherTimes: ['From 4 Jan 2027 – Mondays'] },
      ['12-23 19:30–21:00', '12-30 19:30–21:00', '01-04 19:30–21:00', '01-11 19:30–21:00'],
    ],
    [
      'keeps days and hours where it names the place alone',
      { otherTimes: ['from Wednesday 13 January 2027: in the Church Hall'] },
      ['12-23 19:30–21:00', '12-30 19:30–21:00', '01-06 19:30–21:00', '01-13 19:30–21:00 Church Hall'],
    ],
    [
      'begins with its month',
      { otherTimes: ['from January 2027: 8pm'] },
      ['12-23 19:30–21:00', '12-30 19:30–21:00', '01-06 20:00–', '01-13 20:00–'],
    ],
    [
      'goes on until the next, which changes only what it says',
      { otherTimes: ['from 13 January 2027: 6pm', 'from 30 December 2026: 8pm, Nave'] },
      ['12-23 19:30–21:00', '12-30 20:00– Nave', '01-06 20:00– Nave', '01-13 18:00– Nave'],
    ],
    [
      'can end on its date instead',
      { otherTimes: ['until 5 January 2027: 8pm to 9.30pm'] },
      ['12-23 20:00–21:30', '12-30 20:00–21:30', '01-06 19:30–21:00', '01-13 19:30–21:00'],
    ],
    [
      'lets an earlier end add to a later one',
      { otherTimes: ['until 5 January 2027: 8pm', 'until 29 December 2026: Mondays'] },
      ['12-21 20:00–', '12-28 20:00–', '12-30 20:00–', '01-06 19:30–21:00', '01-13 19:30–21:00'],
    ],
    [
      'stands beside dates with hours of their own, and those without have the hours of then',
      {
        otherTimes: ['from 6 January 2027: 8pm', '13 January 2027: 5pm'],
        alsoOn: ['2026-12-22', '2027-01-09', '2027-01-10: noon'],
      },
      [
        ...['12-22 19:30–21:00', '12-23 19:30–21:00', '12-30 19:30–21:00', '01-06 20:00–'],
        ...['01-09 20:00–', '01-10 12:00–', '01-13 17:00–'],
      ],
    ],
    [
      'leaves the other weeks out as before',
      { repeats: 'fortnightly on Wednesdays', otherTimes: ['from 30 December 2026: 8pm'] },
      ['12-23 19:30–21:00', '01-06 20:00–'],
    ],
    [
      'is without what is left out',
      { leftOut: ['2026-12-30', '2027-01-06: holidays'], otherTimes: ['from 6 January 2027: 8pm'] },
      ['12-23 19:30–21:00', '01-13 20:00–'],
    ],
    [
      'takes the place of hours that stand with the days',
      {
        ...{ repeats: 'Wednesdays 7.30pm', startTime: null, endTime: null },
        otherTimes: ['from 6 January 2027: Mondays 8pm'],
      },
      ['12-23 19:30–', '12-30 19:30–', '01-11 20:00–'],
    ],
    [
      'leaves other hours of single dates beside new days, and those of dates before it',
      { otherTimes: ['23 December 2026: 6pm', '13 January 2027: 4pm', 'from 6 January 2027: Mondays, 8pm'] },
      ['12-23 18:00–', '12-30 19:30–21:00', '01-11 20:00–', '01-13 16:00–'],
    ],
    [
      'changes hours after a stretch of dates with others',
      { otherTimes: ['20 to 31 December 2026: 6pm', 'from 6 January 2027: 8pm'] },
      ['12-23 18:00–', '12-30 18:00–', '01-06 20:00–', '01-13 20:00–'],
    ],
    [
      'leaves the hours of further dates beside days without hours',
      { alsoOn: ['2027-01-09: noon', '2027-01-10'], otherTimes: ['from 4 January 2027: Mondays'] },
      [
        ...['12-23 19:30–21:00', '12-30 19:30–21:00', '01-04 19:30–21:00', '01-09 12:00–'],
        ...['01-10 19:30–21:00', '01-11 19:30–21:00'],
      ],
    ],
    [
      'reads a place in brackets, after “in the”, and with a number',
      { otherTimes: ['from 30 December 2026: 8pm (Room 3)', 'from 13 January 2027: 9pm in the Upper Room'] },
      ['12-23 19:30–21:00', '12-30 20:00– Room 3', '01-06 20:00– Room 3', '01-13 21:00– Upper Room'],
    ],
  ])('%s', (_, raw, expected) => {
    expect(dates(raw, '2026-12-20', '2027-01-15')).toEqual(expected);
  });

  test('leaves notes and moves of dates before and after it as they are', () => {
    const changes = [
      { id: 'coat', date: '2026-12-30', status: 'changed', note: 'Bring a coat.' },
      { id: 'moved', date: '2027-01-06', status: 'moved', newDate: '2027-01-07' },
    ];
    expect(dates({ otherTimes: ['from 6 January 2027: 8pm'] }, '2026-12-30', '2027-01-13', changes)).toEqual([
      '12-30 19:30–21:00 Bring a coat.',
      '01-07 20:00–',
      '01-13 20:00–',
    ]);
  });

  test('keeps the words for a time that the clock does not know', () => {
    const raw = { startTime: null, endTime: null, timeInWords: 'after the service' };
    const { schedule } = parsed({ ...raw, otherTimes: ['from 4 January 2027: Mondays'] });
    expect(schedule?.phases.map((phase) => timeAfterComma(phase))).toEqual([
      'after the service',
      'after the service',
    ]);
  });

  test('ends with the last date of the event, also where it would go on for longer', () => {
    const { schedule } = parsed({ lastDate: '2027-01-08', otherTimes: ['until 31 March 2027: 8pm'] });
    expect(schedule?.phases.map(({ lastDate }) => lastDate?.toString())).toEqual(['2027-01-08']);
  });

  test('ends with the last date of the event', () => {
    const raw = { lastDate: '2027-01-08', otherTimes: ['from 6 January 2027: 8pm'] };
    expect(dates(raw, '2027-01-01', '2027-03-01')).toEqual(['01-06 20:00–']);
  });
});
