import { expect, test } from 'vitest';
import { everySunday, london } from '#tests/fixtures/schedule.fixture.ts';
import { parseSchedule } from './parse-schedule.ts';
import type { RawChange, RawSchedule } from './raw-schedule.ts';

const entry: RawSchedule = { ...everySunday, firstDate: '2026-12-06' };

test.each<[Omit<RawChange, 'id'>, string, string]>([
  [{ date: '6 December' }, 'date', '"6 December" has no year; write the year after the month.'],
  [
    { date: '06/12/2026' },
    'date',
    '"06/12/2026" can be two days; write “6 December 2026” or “12 June 2026”.',
  ],
  [
    { date: 'Monday 6 December 2026' },
    'date',
    '"Monday 6 December 2026": that day is a Sunday. Write “Sunday 6 December 2026” or “Monday 7 December 2026”.',
  ],
  [
    { date: '2026-12-07', lastDate: '2026-12-12' },
    'date',
    'It does not happen from 2026-12-07 to 2026-12-12, so nothing is changed; write the date it would have been.',
  ],
  [
    { lastDate: '2026-11-06' },
    'lastDate',
    'The last date 2026-11-06 lies before the date 2026-12-06; only 2026-12-06 is changed.',
  ],
  [
    { lastDate: '2036-12-20' },
    'lastDate',
    'The last date 2036-12-20 is more than a year after the date 2026-12-06; only 2026-12-06 is changed.',
  ],
  [
    { startTime: '8am' },
    'startTime',
    'Nothing starts at 8am on 2026-12-06: it starts at 10.30am. The start time says which one is changed; a new one is the new start time.',
  ],
  [
    { status: 'changed', newStartTime: 'half eleven' },
    'newStartTime',
    '"half eleven" can be 11.30 or 10.30, in the morning or in the evening; write, say, “11.30pm”.',
  ],
  [
    { status: 'changed', newStartTime: '11am-noon' },
    'newStartTime',
    '"11am-noon" is two times; write the end in its own field.',
  ],
  [
    { status: 'moved', newDate: '24 December 2026', newStartTime: '11.30' },
    'newStartTime',
    '"11.30" can be 11.30am or 11.30pm; write “11.30am” or “11.30pm”.',
  ],
  [
    { status: 'changed', newStartTime: '12am' },
    'newStartTime',
    '"12am" can be in the night before that day or in the night after it; write “00:00” with the day that begins then.',
  ],
  ...['00:00', '1am', '03:59'].map((newStartTime): [Omit<RawChange, 'id'>, string, string] => [
    { status: 'changed', newStartTime, newEndTime: '5am' },
    'newStartTime',
    `"${newStartTime}" is the beginning of the date, in the night before it; if the end of that day is meant, write the next date.`,
  ]),
  [
    { status: 'moved', newDate: '12 December 2026, 00:30', newEndTime: '5am' },
    'newDate',
    '"12 December 2026, 00:30" is the beginning of the date, in the night before it; if the end of that day is meant, write the next date.',
  ],
  [{ status: 'changed', newEndTime: '1' }, 'newEndTime', '"1" can be 1am or 1pm; write “1am” or “1pm”.'],
])('a change with %o', (fields, field, message) => {
  const change = { id: 'change', date: '2026-12-06', status: 'cancelled', ...fields };
  const { problems } = parseSchedule(entry, { zone: london, changes: [change] });
  expect(problems.map((problem) => [problem.field, problem.message])).toEqual([[field, message]]);
});
