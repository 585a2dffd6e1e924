import { expect, test } from 'vitest';
import { noticeBoards } from '#tests/fixtures/notice-boards.ts';
import { printedInGerman } from '#tests/fixtures/printed-phrases.ts';
import { formRules } from './form-rules.ts';
import { parseSchedule } from './parse-schedule.ts';
import { parseHours } from './phrase/hours.ts';
import { monthWords, namedSpans, weekdayWords } from './phrase/vocabulary.ts';

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

test('what stands on those of German parishes passes it as well', () => {
  const refused = printedInGerman.filter(({ printed }) => !accepts('repeats', printed));
  expect(refused.map(({ printed }) => printed)).toEqual([]);
});

test.each([
  'by arrangement with the vicar',
  'By appointment.',
  'on request',
  'Ad hoc',
  'one-off',
  'never',
  'fortnightly',
  'All Saints',
  'Bonfire Night',
  'Buß- und Bettag',
  'Buss- und Bettag',
  'half-yearly, 13th of the month',
])('“%s” says how often something happens: the reader and the rule accept it', (repeats) => {
  const { problems } = parseSchedule({ repeats, firstDate: '2026-11-22' }, { zone: 'Europe/London' });
  expect(problems.filter(({ field }) => field === 'repeats')).toEqual([]);
  expect(accepts('repeats', repeats)).toBe(true);
});

test.each(['now and then', 'as we are able', 'occasionally', 'if the weather is good', ''])(
  '“%s” does not: the reader and the rule refuse it',
  (repeats) => {
    const { problems } = parseSchedule({ repeats, firstDate: '2026-11-22' }, { zone: 'Europe/London' });
    expect(problems.map(({ field, severity }) => [field, severity])).toEqual([['repeats', 'error']]);
    expect(accepts('repeats', repeats)).toBe(false);
  },
);

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
      return time === '24:00';
    }
  };
  expect([accepts('startTime', time), accepts('endTime', time)]).toEqual([isRead(), isRead()]);
});

test('every word for days that the reader knows is accepted as how often something happens', () => {
  const words = [weekdayWords, monthWords, namedSpans].flatMap((vocabulary) => [...vocabulary.keys()]);
  const others = ['once', 'weekdays', 'fortnightly', 'on these dates', 'by arrangement', '13th', 'annually'];
  expect([...words, ...others].filter((word) => !accepts('repeats', word))).toEqual([]);
});
