import { expect, test } from 'vitest';
import { noticeBoards } from '#tests/fixtures/notice-boards.ts';
import { formRules } from './form-rules.ts';
import { parseHours } from './phrase/hours.ts';

const { schedule: eventRules, change: changeRules } = formRules;

const accepts = (field: keyof typeof eventRules, text: string) =>
  new RegExp(eventRules[field].pattern, 'i').test(text);

test('what stands on notice boards and can be read passes the rule of its field', () => {
  const refused = noticeBoards.flatMap(({ entry }) =>
    (Object.keys(eventRules) as (keyof typeof eventRules)[]).flatMap((field) =>
      [entry[field] ?? []].flat().filter((text) => !accepts(field, text)),
    ),
  );
  expect(refused).toEqual([]);
});

test('a time is asked for in the same words wherever one is written, and what an empty or a changed one means is added', () => {
  const oneTime = 'Write a time that can be only one, such as 7.30pm, 19:30 or noon, not 7.30.';
  const { startTime, endTime } = eventRules;
  const rules = [startTime, endTime, ...Object.values(changeRules)];
  expect(rules.map(({ message }) => message.replace(oneTime, '').trim())).toEqual([
    'Where the clock time is not known, leave this empty and use “Time in words”.',
    'Midnight is the end of the day.',
    'It is the start as first planned.',
    '',
    'Midnight is the end of the day.',
  ]);
  expect(new Set(rules.map(({ pattern }) => pattern)).size).toBe(1);
  expect(eventRules.otherTimes.pattern).toBe(startTime.pattern);
});

test.each([
  ...[
    '7.30pm',
    '7.30 p.m.',
    '7pm',
    '19:30',
    '19.30',
    '19h30',
    '1930',
    '7:30',
    '10.30',
    'noon',
    'Midday',
    'midnight',
  ],
  ...['half past seven in the evening', '2 to 4pm', '10–11.30am', '24:00', '0:15', '00:15', '9 am'],
  ...[
    '7.30',
    '7',
    '19',
    '1:30',
    'half seven',
    'half past seven',
    "seven o'clock",
    '2–4',
    '25:00',
    '10:75',
    'late',
  ],
])('“%s” is accepted as a time if it can be only one', (time) => {
  const isRead = () => {
    try {
      return parseHours(time) !== null;
    } catch {
      // Its rule knows no more: each is an end, and says of which day it is no start.
      return ['24:00', 'midnight'].includes(time);
    }
  };
  expect([accepts('startTime', time), accepts('endTime', time)]).toEqual([isRead(), isRead()]);
});
