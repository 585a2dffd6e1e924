import { expect, test } from 'vitest';
import {
  english,
  everySunday,
  exhibition,
  inLondon,
  london,
  scheduleOf,
} from '#tests/fixtures/schedule.fixture.ts';
import { occurrencesAfter, onlyOccurrence } from '../dates/occurrences.ts';
import { scheduleSpan } from '../dates/schedule.ts';
import type { RawSchedule } from '../read/raw-schedule.ts';
import { words as german } from './de/index.ts';
import { describeOccurrence, describeSchedule } from './describe.ts';

const now = inLondon('2026-12-02T09:00');
const today = Temporal.PlainDate.from('2026-12-02');

function firstOf(...of: Parameters<typeof scheduleOf>) {
  const occurrence = occurrencesAfter(scheduleOf(...of), now, london).next().value;
  if (occurrence === undefined) throw new Error('It has no date.');
  return occurrence;
}

test('an occurrence is said with its day, for a near day, by its hours, and for machines', () => {
  expect({ ...describeOccurrence(firstOf(everySunday), today, english) }).toEqual({
    dated: 'Sunday 6 December, 10.30am to noon',
    soon: 'This Sunday, 6 December, 10.30am to noon',
    soonStart: 'This Sunday, 6 December, 10.30am',
    hours: '10.30am to noon',
    start: '10.30am',
    until: 'noon',
    status: undefined,
    was: undefined,
    iso: { start: '2026-12-06T10:30:00+00:00', end: '2026-12-06T12:00:00+00:00', was: undefined },
  });
});

test('one that was moved says when it was to be, and what is cancelled says so', () => {
  const moved = firstOf(everySunday, [{ date: '2026-12-06', status: 'moved', newDate: '2026-12-05' }]);
  const { dated, was, status, iso } = describeOccurrence(moved, today, english);
  expect([dated, was, status]).toEqual([
    'Saturday 5 December, 10.30am to noon',
    'Sunday 6 December, 10.30am to noon',
    'Moved',
  ]);
  expect(iso.was).toBe('2026-12-06T10:30:00+00:00');
  const cancelled = firstOf(everySunday, [{ date: '2026-12-06', status: 'cancelled' }]);
  expect(describeOccurrence(cancelled, today, german).status).toBe('Fällt aus');
});

test('a schedule is said in a sentence, with its season, in a list, and by its weekdays', () => {
  const schedule = scheduleOf({ ...everySunday, firstDate: '2027-01-10', lastDate: '2027-03-28' });
  expect({ ...describeSchedule(schedule, today, english) }).toEqual({
    sentence: 'Every Sunday, 10.30am to noon',
    later: [],
    season: 'from Sunday 10 January 2027 until Sunday 28 March 2027',
    begins: Temporal.PlainDate.from('2027-01-10'),
    inList: 'Every Sunday, 10.30am to noon, from 10 January',
    weekdays: 'from 10 Jan',
    termsEnd: undefined,
  });
  const begun = describeSchedule(scheduleOf(everySunday), today, german);
  expect([begun.season, begun.begins, begun.weekdays]).toEqual([undefined, undefined, 'So']);
});

test.each<[string, RawSchedule, string | null, boolean]>([
  ['a single day', { repeats: 'once', firstDate: '2026-12-05' }, '2026-12-05/2026-12-05', true],
  [
    'a weekend',
    { repeats: 'once', firstDate: '2026-12-04', endDate: '2026-12-06' },
    '2026-12-04/2026-12-06',
    true,
  ],
  ['a run of days', exhibition, '2026-12-11/2026-12-13', false],
  ['a series', everySunday, null, false],
])('the days of %s', (_, raw, days, isSingle) => {
  const schedule = scheduleOf(raw);
  const span = scheduleSpan(schedule);
  expect(span && `${span.from}/${span.to}`).toBe(days);
  expect(span?.isSingle ?? false).toBe(isSingle);
  expect(onlyOccurrence(schedule, london) !== null).toBe(isSingle);
});

test('former times of what was moved are listed only where they are asked for', () => {
  const schedule = scheduleOf(everySunday, [{ date: '2026-12-06', status: 'moved', newDate: '2026-12-10' }]);
  const days = (more?: Parameters<typeof occurrencesAfter>[3]) =>
    [...occurrencesAfter(schedule, now, london, more).take(2)].map(
      ({ startDate, takesPlace }) => `${startDate} ${takesPlace}`,
    );
  expect(days()).toEqual(['2026-12-10 true', '2026-12-13 true']);
  expect(days({ formerTimes: true })).toEqual(['2026-12-06 false', '2026-12-10 true']);
});
