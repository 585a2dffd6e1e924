import { describe, expect, test } from 'vitest';
import { noticeBoards } from '#tests/fixtures/notice-boards.ts';
import { occurrencesBetween } from '#tests/fixtures/occurrences-between.ts';
import { british, english, inLondon, london } from '#tests/fixtures/schedule.fixture.ts';
import type { When } from '../dates/occurrence.ts';
import { scheduleInWords } from '../words/schedule-words.ts';
import { parseSchedule } from './parse-schedule.ts';
import { parseTerms } from './parse-terms.ts';

const { terms } = parseTerms([
  { id: '1', firstDate: '2026-09-03', lastDate: '2026-12-18', holidays: ['2026-10-26 to 2026-10-30'] },
  { id: '2', firstDate: '2027-01-05', lastDate: '2027-03-25', holidays: ['2027-02-15 to 2027-02-19'] },
  {
    id: '3',
    firstDate: '2027-04-12',
    lastDate: '2027-07-23',
    holidays: ['2027-05-03', '2027-05-31 to 2027-06-04'],
  },
  { id: '4', firstDate: '2027-09-06', lastDate: '2027-12-17', holidays: ['2027-10-25 to 2027-10-29'] },
]);

const today = Temporal.PlainDate.from('2026-11-22');

function timeOf(when: When): string {
  if (when.kind === 'all-day') return when.first.toString();
  const [date, start] = when.start.toPlainDateTime().toString().slice(0, 16).split('T');
  const end = when.end?.toPlainTime().toString().slice(0, 5);
  return `${date} ${start}${end === undefined ? '' : `-${end}`}`;
}

describe.each(noticeBoards)('$entry.repeats', ({ entry, words, times }) => {
  const { schedule, problems } = parseSchedule(entry, { zone: london, terms, publicHolidays: british });
  if (schedule === null) throw new Error(problems.map(({ message }) => message).join(' '));

  test('is worded as a person would say it', () => {
    expect(scheduleInWords(schedule, today, english)).toBe(words);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('happens at the times that a person reads from it', () => {
    const [start, end] = [inLondon('2026-06-01T00:00'), inLondon('2030-01-01T00:00')];
    const all = occurrencesBetween(schedule, start, end, london).map(({ when }) => timeOf(when));
    expect(all).toHaveLength(times.count);
    expect(all.filter((time) => time >= today.toString()).slice(0, 5)).toEqual(times.next);
  });
});
