import { expect, test } from 'vitest';
import { repeatsInWords, withRepeats } from './schedules-in-words.ts';

test.each([
  [{ repeats: 'every week', weekdays: ['Monday', 'Thursday'] }, 'every Monday and Thursday'],
  [{ repeats: 'every week' }, 'every Sunday'],
  [{ repeats: 'every second week', weekdays: ['Sunday'] }, 'every other Sunday'],
  [{ repeats: 'every month', monthlyOn: 'last Sunday' }, 'last Sunday of the month'],
  [{ repeats: 'every month', monthlyOn: 'the thirteenth Sunday' }, undefined],
  [{ repeats: 'every Sunday' }, undefined],
  [{ repeats: 'once' }, undefined],
])('%j is in words: %s', (raw, words) => {
  expect(repeatsInWords({ firstDate: '2026-12-06', startTime: '10:30', ...raw })).toBe(words);
});

test('only the lines that say the days change', () => {
  const file = `---
title: Class # a note
repeats: every week
weekdays:
  - Monday
  - Thursday
startTime: "18:00"
---
On weekdays: tea.
`;
  expect(withRepeats(file, 'every Monday and Thursday')).toBe(`---
title: Class # a note
repeats: every Monday and Thursday
startTime: "18:00"
---
On weekdays: tea.
`);
  const inline = 'a: 1\nrepeats: every week\nweekdays: [Friday]\nmonthlyOn: first Friday\n---\n';
  expect(withRepeats(`---\n${inline}`, 'every Friday')).toBe('---\na: 1\nrepeats: every Friday\n---\n');
});
