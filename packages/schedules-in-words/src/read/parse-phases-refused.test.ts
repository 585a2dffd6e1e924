import { describe, expect, test } from 'vitest';
import { london } from '#tests/fixtures/schedule.fixture.ts';
import { parseSchedule } from './parse-schedule.ts';
import type { RawSchedule } from './raw-schedule.ts';

const choir: RawSchedule = {
  repeats: 'every Wednesday',
  firstDate: '2026-09-02',
  startTime: '7.30pm',
  endTime: '9pm',
};

const parsed = (raw: RawSchedule) =>
  parseSchedule<string>({ ...choir, ...raw }, { zone: london, placeNamed: (name) => name });

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
