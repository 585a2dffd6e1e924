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

describe('what such a line leaves open is refused', () => {
  test.each<[string, RawSchedule, RegExp]>([
    [
      'a date without a year, with both readings',
      { otherTimes: ['from 6 January: 8pm'] },
      /can be from that day of one year on or a part of every year; write the year, such as “from 6 January 2027”, or for every year both ends, such as “6 January to 31 December”\./,
    ],
    [
      'an end without a year',
      { otherTimes: ['until 31 March: 8pm'] },
      /can be from that day of one year on or a part of every year; write the year, such as “until 31 March 2027”/,
    ],
    [
      'a month as the end',
      { otherTimes: ['until March 2027: 8pm'] },
      /needs the whole date of its last day; write it like “until 31 March 2027: 8pm”\./,
    ],
    [
      'two lines from one day, with both',
      { otherTimes: ['from 6 January 2027: 8pm', 'from 2027-01-06: 9pm'] },
      /^"from 6 January 2027: 8pm" and "from 2027-01-06: 9pm" are both for one day/,
    ],
    [
      'a line that begins before another has ended, with both',
      { otherTimes: ['from 6 January 2027: 8pm', 'until 31 March 2027: 9pm'] },
      /^"from 6 January 2027: 8pm" and "until 31 March 2027: 9pm" are both for one day/,
    ],
    [
      'hours alone, where there are several',
      { repeats: 'Mondays to Fridays', otherTimes: ['Fridays: 6pm', 'from 6 January 2027: 8pm'] },
      /^"from 6 January 2027: 8pm" can be for all the times until then or for one of them; write all days/,
    ],
    [
      'nothing',
      { otherTimes: ['from 6 January 2027:'] },
      /does not say what is new; write it like “from 6 January 2027: 8pm to 9.30pm”/,
    ],
    [
      'an hour that can be two',
      { otherTimes: ['from 6 January 2027: 7 to 9'] },
      /can be in the morning or in the evening/,
    ],
    ['a misspelt day', { otherTimes: ['from 6 January 2027: Wenesdays, 8pm'] }, /is “Wednesdays” meant\?/],
    [
      'words after the hours that are no place',
      { otherTimes: ['from 6 January 2027: 8pm, not in August'] },
      /"8pm, not in August" cannot be read from its date on; write days, hours and a place with a capital letter, with commas between/,
    ],
    [
      'an end of the series',
      { otherTimes: ['from 6 January 2027: cancelled'] },
      /"cancelled" cannot be read from its date on/,
    ],
    [
      'a festival where a place could stand',
      { otherTimes: ['from 6 January 2027: Mondays at 8pm, Christmas Eve'] },
      /"Mondays at 8pm, Christmas Eve" cannot be read from its date on/,
    ],
    [
      'a part of the year where a place could stand',
      { otherTimes: ['from 6 January 2027: 8pm in August'] },
      /"8pm in August" can be every day or some days of it/,
    ],
    [
      'single dates',
      { otherTimes: ['from 6 January 2027: 13 and 20 January 2027, 8pm'] },
      /can be these dates alone or further ones; write single dates under “more dates” \(alsoOn\)/,
    ],
    [
      'every other week of an unknown weekday',
      { otherTimes: ['from 8 January 2027: fortnightly'] },
      /"fortnightly" does not say on which day; write the weekday, such as “fortnightly on Wednesdays”/,
    ],
    [
      'new days within dates that have other hours, with both',
      { otherTimes: ['1 December 2026 to 31 January 2027: 6pm', 'from 6 January 2027: Mondays, 8pm'] },
      /^"from 6 January 2027: Mondays, 8pm" and "1 December 2026 to 31 January 2027: 6pm" are both for one day/,
    ],
    [
      'a second beginning',
      { otherTimes: ['from 6 January 2027: Mondays from 1 March 2027'] },
      /has a beginning of its own/,
    ],
    [
      'what has no fixed times',
      { otherTimes: ['from 6 January 2027: by arrangement'] },
      /"by arrangement" cannot be read from its date on/,
    ],
    [
      'a date after the last',
      { lastDate: '2026-12-31', otherTimes: ['from 6 January 2027: 8pm'] },
      /is for no date of the event/,
    ],
    [
      'a line of something that happens once',
      { repeats: 'once', otherTimes: ['from 6 January 2027: 8pm'] },
      /is for a series; what happens once has its times in fields of their own/,
    ],
  ])('%s', (_, raw, message) => {
    const { schedule, problems } = parsed(raw);
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors[0]).toMatchObject({ field: 'otherTimes', message: expect.stringMatching(message) });
    // Until it is put right the usual times stay.
    expect(schedule?.phases).toHaveLength(1);
  });

  test('and a line that leaves nothing of the usual times is only warned of', () => {
    const { problems, schedule } = parsed({ otherTimes: ['from 2 September 2026: 8pm'] });
    expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'warning With "from 2 September 2026: 8pm" its usual times never apply; write the new ones in their place, without this line.',
    ]);
    expect(schedule?.phases).toHaveLength(1);
  });
});
