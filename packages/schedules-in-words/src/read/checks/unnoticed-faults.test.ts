import { describe, expect, test } from 'vitest';
import { english, everySunday, london } from '#tests/fixtures/schedule.fixture.ts';
import { scheduleInWords } from '../../words/schedule-words.ts';
import { parseSchedule } from '../parse-schedule.ts';
import type { RawChange, RawSchedule } from '../raw-schedule.ts';

const today = Temporal.PlainDate.from('2026-11-22');
const tuesdays: RawSchedule = { repeats: 'every Tuesday', firstDate: '2026-11-03', startTime: '7pm' };
const once: RawSchedule = { repeats: 'once', firstDate: '2026-12-24', startTime: '11pm' };

function problemsOf(raw: RawSchedule, changes: readonly Omit<RawChange, 'id'>[] = []): string[] {
  const withIds = changes.map((change) => ({ ...change, id: 'change' }));
  return parseSchedule(raw, { zone: london, changes: withIds }).problems.map(
    ({ severity, field, message }) => `${severity} ${field}: ${message}`,
  );
}

function wordsOf(raw: RawSchedule): string | null {
  const { schedule } = parseSchedule(raw, { zone: london });
  return schedule === null ? null : scheduleInWords(schedule, today, english);
}

describe('a slip that would go unnoticed is reported', () => {
  const midnight =
    'can be in the night before that day or in the night after it; write “00:00” with the day that begins then.';
  const beginning =
    'is the beginning of the date, in the night before it; if the end of that day is meant, write the next date.';

  test.each<[RawSchedule, string]>([
    [{ ...once, startTime: 'midnight' }, `error startTime: "midnight" ${midnight}`],
    [{ ...once, startTime: '12am' }, `error startTime: "12am" ${midnight}`],
    [
      { ...tuesdays, startTime: null, repeats: 'New Year’s Eve 12.30am to 2am' },
      `error repeats: "12.30am" ${midnight.replace('00:00', '00:30')}`,
    ],
    [{ ...once, alsoOn: ['31 December 2026: midnight'] }, `error alsoOn: "midnight" ${midnight}`],
    [{ ...once, otherTimes: ['midnight to 1am'] }, `error otherTimes: "midnight" ${midnight}`],
    [{ ...once, repeats: 'Christmas Eve at midnight' }, `error repeats: "midnight" ${midnight}`],
    [{ repeats: 'midnight on Christmas Eve' }, `error repeats: "midnight" ${midnight}`],
    [{ ...tuesdays, repeats: 'Saturdays, 12 midnight' }, `error repeats: "12 midnight" ${midnight}`],
    [{ repeats: 'once', firstDate: '24 December 2026, midnight' }, `error firstDate: "midnight" ${midnight}`],
    [
      { ...tuesdays, otherTimes: ['from 6 January 2027: midnight'] },
      `error otherTimes: "midnight" ${midnight}`,
    ],
    [{ ...once, startTime: '00:30' }, `warning startTime: "00:30" ${beginning}`],
    [{ ...once, startTime: '0:00' }, `warning startTime: "0:00" ${beginning}`],
    [{ ...once, startTime: '1am' }, `warning startTime: "1am" ${beginning}`],
    [
      { repeats: 'once', firstDate: '24 December 2026, 3.59am' },
      `warning firstDate: "24 December 2026, 3.59am" ${beginning}`,
    ],
    [{ ...tuesdays, otherTimes: ['Fridays: 2am'] }, `warning otherTimes: "Fridays: 2am" ${beginning}`],
    [
      { ...once, alsoOn: ['31 December 2026: 00:00'] },
      `warning alsoOn: "31 December 2026: 00:00" ${beginning}`,
    ],
    [
      { ...tuesdays, startTime: '12' },
      'error startTime: "12" can be 00:00 or noon; write “00:00” or “noon”.',
    ],
    [
      { ...tuesdays, repeats: 'Tuesday mornings' },
      'error repeats: "Tuesday mornings" can be at 7pm or at another part of the day; write each day with its own hours, such as “Tuesdays 10am; Thursdays 2pm”.',
    ],
    [
      { ...tuesdays, repeats: 'Tuesday evenings', startTime: null },
      'warning repeats: "Tuesday evenings" names a part of the day, which is not shown; write the start time, or the time in words, such as “in the morning”.',
    ],
    [
      { ...tuesdays, otherTimes: ['Christmas Eve: 11.30'] },
      'error otherTimes: "11.30" can be 11.30am or 11.30pm; write “11.30am” or “11.30pm”.',
    ],
    [
      { ...once, startTime: '11.30' },
      'error startTime: "11.30" can be 11.30am or 11.30pm; write “11.30am” or “11.30pm”.',
    ],
    [
      { repeats: 'Christmas Eve', firstDate: '2026-12-24', startTime: '11.30', endTime: '12.30' },
      'error startTime: "11.30" can be 11.30am or 11.30pm; write “11.30am” or “11.30pm”.',
    ],
    [
      { ...tuesdays, startTime: '10am', endTime: '12am' },
      'error endTime: "12am" can be noon or midnight; write “noon” or “midnight”.',
    ],
    [
      { repeats: 'once', firstDate: '31 December 2026, 11.30' },
      'error firstDate: "11.30" can be 11.30am or 11.30pm; write “11.30am” or “11.30pm”.',
    ],
    [
      { ...tuesdays, alsoOn: ['24 December 2026, 11:30'] },
      'error alsoOn: "11:30" can be 11.30am or 11.30pm; write “11.30am” or “11.30pm”.',
    ],
    [
      { ...tuesdays, alsoOn: ['2026-11-10'] },
      'warning alsoOn: It happens on 2026-11-10 anyway, at the same time; another time stands after a colon, such as “2026-11-10: 7pm”.',
    ],
    [
      { ...tuesdays, otherTimes: ['Tuesdays 4pm'] },
      'warning otherTimes: The other times are for every date, so the usual hours never apply; write the other times as its start and end.',
    ],
    [
      { ...tuesdays, repeats: 'Tuesdays except in August, Wednesdays' },
      'warning repeats: "Tuesdays except in August, Wednesdays" leaves out days on which it would not happen anyway; other days stand before “except”.',
    ],
  ])('%o', (raw, problem) => {
    expect(problemsOf(raw)).toEqual([problem]);
  });

  test('11.30 on Christmas Eve is shown neither in the morning nor in the evening', () => {
    const eve = { repeats: 'Christmas Eve', firstDate: '2026-12-24' };
    const firstOf = (raw: RawSchedule) => parseSchedule(raw, { zone: london }).schedule?.phases[0];
    expect(firstOf({ ...eve, repeats: 'Christmas Eve, 11.30' })).toBeUndefined();
    const typed = firstOf({ ...eve, startTime: '11.30' });
    expect([typed?.timeInWords, typed?.parts[0].timing.kind]).toEqual(['11.30', 'all-day']);
    expect(firstOf({ ...tuesdays, otherTimes: ['Christmas Eve: 11.30'] })?.parts).toHaveLength(1);
    for (const endTime of ['12am', 'midnight'])
      expect(problemsOf({ ...tuesdays, startTime: '7pm', endTime })).toEqual([]);
    for (const hours of [
      { startTime: '11:30' },
      { startTime: '11.30', endTime: '13.00' },
      { startTime: '11.30am' },
      { startTime: '9.30am' },
    ])
      expect(problemsOf({ ...eve, ...hours })).toEqual([]);
    expect(problemsOf({ ...tuesdays, startTime: '11.30' })).toEqual([]);
  });

  test('two lines of other times for one date, unless they name the same days', () => {
    const sundays = {
      ...everySunday,
      repeats: 'every Sunday',
      otherTimes: ['fifth Sunday: 4pm', 'August: 9.30am'],
    };
    expect(problemsOf(sundays)).toEqual([
      'warning otherTimes: Two of the other times are for 2026-08-30, so both are shown; if only one is meant, name days that do not meet, such as “first to fourth Sundays of August”.',
    ]);
    expect(problemsOf({ ...sundays, otherTimes: ['fifth Sunday: 8am', '5th Sunday: 4pm'] })).toEqual([]);
    expect(problemsOf({ ...sundays, otherTimes: ['8am', 'Christmas Day: 9.30am'] })).toEqual([]);
  });

  test('a change that changes nothing', () => {
    const change = { date: '2026-11-10', status: 'changed' };
    expect(problemsOf(tuesdays, [change])).toEqual([
      'error status: It is changed, but neither a new time, a new place nor a note says how.',
    ]);
    expect(problemsOf(tuesdays, [{ ...change, note: 'Bring a torch.' }])).toEqual([]);
    expect(problemsOf(tuesdays, [{ ...change, newEndTime: '8pm' }])).toEqual([]);
  });
});

test('after a semicolon nothing is left out: what stands there has hours of its own', () => {
  const repeats = 'Wednesdays and Saturdays, 10am to noon, not in August; Saturdays 10am to 1pm';
  expect(problemsOf({ repeats, firstDate: '2026-09-02' })).toEqual([
    'error repeats: "Saturdays 10am to 1pm" cannot follow the hours; write days with hours of their own as other times, such as “Saturdays: 10am”.',
  ]);
});

test('a start that cannot be read is shown as it was typed, and not as a whole day', () => {
  expect(wordsOf({ ...tuesdays, startTime: '12.30 for 1pm' })).toBe('Every Tuesday, 12.30 for 1pm');
  expect(wordsOf({ ...tuesdays, startTime: 'half seven', endTime: '9pm' })).toBe(
    'Every Tuesday, half seven to 9pm',
  );
  expect(wordsOf({ ...tuesdays, startTime: '2.00', timeInWords: 'after lunch' })).toBe(
    'Every Tuesday, after lunch',
  );
});

test('only “repeats” is reported where it cannot be read, since it may contain the first date', () => {
  expect(problemsOf({ repeats: 'dates below', alsoOn: ['2027-01-15'] })).toHaveLength(1);
  expect(problemsOf({ ...everySunday, repeats: null, firstDate: null })).toHaveLength(2);
});

test('a day with a name is of every year, though a date could be of one', () => {
  const raw = { firstDate: '2026-11-01', startTime: '10am' };
  expect(wordsOf({ ...raw, repeats: 'St Andrew’s Day' })).toBe('Every year on 30 November, 10am');
  expect(problemsOf({ ...raw, repeats: '30 November' })).toHaveLength(1);
});

test('what follows "by arrangement" is shown with it', () => {
  const arranged = (repeats: string, timeInWords?: string) =>
    parseSchedule({ repeats, timeInWords }, { zone: london }).byArrangement;
  expect(arranged('by arrangement with the churchwardens')).toBe(' with the churchwardens');
  expect(arranged('By appointment, please ring.', 'weekdays')).toBe(', please ring, weekdays');
  expect(arranged('on request')).toBe('');
});

test('a time in words is in the middle of a sentence', () => {
  const raw = { ...tuesdays, startTime: null };
  expect(wordsOf({ ...raw, timeInWords: 'After the 10.30 service' })).toBe(
    'Every Tuesday, after the 10.30 service',
  );
  expect(wordsOf({ ...raw, timeInWords: 'Easter breakfast follows' })).toBe(
    'Every Tuesday, Easter breakfast follows',
  );
});

test('an end of a series without its year belongs to the field of that end', () => {
  expect(problemsOf({ ...tuesdays, repeats: 'alternate Tuesdays from 9 November' })).toEqual([
    'error repeats: "from 9 November" belongs in another field: write that date as the first date.',
  ]);
});

test('how many times a month is passed over where the days follow', () => {
  const raw = { firstDate: '2026-09-01', startTime: '19:30hrs' };
  expect(wordsOf({ ...raw, repeats: 'twice a month, first and third Tuesday' })).toBe(
    'First and third Tuesdays, 7.30pm',
  );
  expect(wordsOf({ ...raw, repeats: 'Twice a year, on the first Saturday of May and November' })).toBe(
    'First Saturday of May and November, 7.30pm',
  );
});

test('a misspelt month in a list is reported as one', () => {
  expect(problemsOf({ ...tuesdays, alsoOn: ['4 Decmber 2026'] })).toEqual([
    expect.stringContaining('error alsoOn: "Decmber" in "4 Decmber 2026" is not known; is “December” meant?'),
  ]);
});

test('every day without an end is written as seven days a week', () => {
  const raw = { firstDate: '2026-09-06', startTime: '9am', endTime: '6pm' };
  expect(problemsOf({ ...raw, repeats: 'every day' })).toEqual([
    'error lastDate: The last date is missing; write the last day on which it happens. For something without an end write “seven days a week”.',
  ]);
  const open = { ...raw, repeats: 'open seven days a week', otherTimes: ['November to March: 9am to 4pm'] };
  expect(wordsOf(open)).toBe('Every day, 9am to 6pm; November to March 9am to 4pm');
});
