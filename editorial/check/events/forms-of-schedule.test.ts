import { afterAll, expect, test } from 'vitest';
import { copyWithFormsOfSchedule } from '#tests/helpers/content-folder.ts';
import { checkFolder } from '../check-folder.ts';
import { readBackEvents } from './read-back-events.ts';

const { folder, remove } = copyWithFormsOfSchedule();
afterAll(remove);

const now = Temporal.Instant.from('2026-12-01T09:00:00Z');
const { site, problems } = await checkFolder(folder, now);
const [{ content }] = site?.spans ?? expect.unreachable('The content cannot be read.');
const lines = readBackEvents(content, now);

test.each([
  ['A visit at home', 'By arrangement, on any day of the week.', undefined],
  ['Sing your favourites', 'Fifth Sunday of the month, 6pm to 7pm.', 'Sunday 31 January 2027'],
  [
    'Month-end supper',
    'On the last day of the month, 4.30pm to 6pm, not on New Year’s Eve.',
    'Sunday 31 January 2027',
  ],
  [
    'Sunday dinner for newcomers',
    'Second Sunday of the month, after the 10.30am service, not in August.',
    'Sunday 13 December',
  ],
  [
    'Church council, open to all',
    'Second Monday of March, June, September and December, 7.30pm to 9pm.',
    'Monday 14 December',
  ],
  ["St Oswin's Day", 'Every year on 20 August, 6pm to 9pm.', 'Friday 20 August 2027'],
  [
    'Lunchtime concerts',
    '26 November, 14 January 2027, 11 February 2027 and 11 March 2027, 12.30pm to 1.15pm; also Thursday 20 May 2027, 7pm to 8.30pm.',
    'Thursday 14 January 2027',
  ],
])('“%s” is read back as “%s”', (title, sentence, next) => {
  const at = lines.findIndex((line) => line.startsWith(`${title}: `));
  expect(lines[at]).toBe(`${title}: ${sentence}`);
  if (next === undefined) expect(lines[at + 1]).not.toContain('Are these right');
  else expect(lines[at + 1]).toMatch(new RegExp(`^ {2}Are these right\\? ${next}[;,.]`));
});

test('none of these forms is wrong', () => {
  expect(problems.filter(({ entry }) => entry.startsWith('event'))).toEqual([]);
});
