import { describe, expect, test } from 'vitest';
import { occurrencesBetween } from '#tests/fixtures/occurrences-between.ts';
import { everySunday, inLondon, london, scheduleOf, startsOf } from '#tests/fixtures/schedule.fixture.ts';
import { nextOccurrence } from './occurrences.ts';

function starts(raw: Parameters<typeof scheduleOf>[0], from: string, to: string): string[] {
  return startsOf(occurrencesBetween(scheduleOf(raw), inLondon(from), inLondon(to), london));
}

describe('weekly', () => {
  test.each([
    ['2026-03-29', '2026-03-22T10:30+00:00', '2026-03-29T10:30+01:00'],
    ['2026-10-25', '2026-10-18T10:30+01:00', '2026-10-25T10:30+00:00'],
    ['2027-03-28', '2027-03-21T10:30+00:00', '2027-03-28T10:30+01:00'],
    ['2027-10-31', '2027-10-24T10:30+01:00', '2027-10-31T10:30+00:00'],
    ['2028-03-26', '2028-03-19T10:30+00:00', '2028-03-26T10:30+01:00'],
    ['2028-10-29', '2028-10-22T10:30+01:00', '2028-10-29T10:30+00:00'],
  ])('keeps 10.30am over the clock change of %s', (changeDay, before, after) => {
    const from = Temporal.PlainDate.from(changeDay).subtract({ days: 7 });
    expect(starts(everySunday, `${from}T00:00`, `${changeDay}T23:00`)).toEqual([before, after]);
  });

  test('every second week counts weeks from Monday, across New Year too', () => {
    const raw = { ...everySunday, repeats: 'fortnightly on Thursdays and Sundays' };
    expect(starts({ ...raw, firstDate: '2026-12-17' }, '2026-12-01T00:00', '2027-01-18T00:00')).toEqual([
      '2026-12-17T10:30+00:00',
      '2026-12-20T10:30+00:00',
      '2026-12-31T10:30+00:00',
      '2027-01-03T10:30+00:00',
      '2027-01-14T10:30+00:00',
      '2027-01-17T10:30+00:00',
    ]);
  });

  test('starts on the first date and stops on the last, both included', () => {
    const raw = { ...everySunday, firstDate: '2026-11-29', lastDate: '2026-12-13' };
    expect(starts(raw, '2020-01-01T00:00', '2030-01-01T00:00')).toEqual([
      '2026-11-29T10:30+00:00',
      '2026-12-06T10:30+00:00',
      '2026-12-13T10:30+00:00',
    ]);
  });

  test('skips exceptions, both ends of a range included', () => {
    const raw = { ...everySunday, leftOut: ['2026-12-06 to 2026-12-20: half-term', '2027-01-03'] };
    expect(starts(raw, '2026-11-29T00:00', '2027-01-11T00:00')).toEqual([
      '2026-11-29T10:30+00:00',
      '2026-12-27T10:30+00:00',
      '2027-01-10T10:30+00:00',
    ]);
  });
});

describe('the hour the clocks skip or show twice', () => {
  const vigil = { ...everySunday, startTime: '01:30', endTime: '01:45' };

  test('a time skipped in spring is an hour later and keeps its length', () => {
    const [night] = occurrencesBetween(
      scheduleOf(vigil),
      inLondon('2027-03-28T00:00'),
      inLondon('2027-03-29T00:00'),
      london,
    );
    expect(night?.startsAt.toString()).toBe('2027-03-28T01:30:00Z');
    expect(night?.endsAt.toString()).toBe('2027-03-28T01:45:00Z');
  });

  test('a skipped start with an end just after the gap still ends after it starts', () => {
    const raw = { ...vigil, endTime: '02:00' };
    const [night] = occurrencesBetween(
      scheduleOf(raw),
      inLondon('2027-03-28T00:00'),
      inLondon('2027-03-29T00:00'),
      london,
    );
    expect(night?.endsAt.toString()).toBe('2027-03-28T02:00:00Z');
  });

  test('a time shown twice in autumn is the first of the two', () => {
    expect(starts(vigil, '2027-10-31T00:00', '2027-11-01T00:00')).toEqual(['2027-10-31T01:30+01:00']);
  });
});

describe('monthly', () => {
  const monthly = { firstDate: '2026-01-01', startTime: '14:00' };

  test('the last Sunday is the fifth where there is one', () => {
    expect(
      starts({ ...monthly, repeats: 'last Sunday of the month' }, '2026-05-01T00:00', '2026-09-01T00:00'),
    ).toEqual([
      '2026-05-31T14:00+01:00',
      '2026-06-28T14:00+01:00',
      '2026-07-26T14:00+01:00',
      '2026-08-30T14:00+01:00',
    ]);
  });

  test('the last Tuesday of a leap February is its 29th', () => {
    const raw = { ...monthly, repeats: 'last Tuesday of the month' };
    expect(starts(raw, '2028-02-01T00:00', '2028-03-01T00:00')).toEqual(['2028-02-29T14:00+00:00']);
  });

  test('the first Tuesday may be the 1st and the fourth the 28th', () => {
    expect(
      starts({ ...monthly, repeats: 'first Tuesday of the month' }, '2026-12-01T00:00', '2027-01-01T00:00'),
    ).toEqual(['2026-12-01T14:00+00:00']);
    expect(
      starts({ ...monthly, repeats: 'fourth Saturday of the month' }, '2026-11-01T00:00', '2026-12-01T00:00'),
    ).toEqual(['2026-11-28T14:00+00:00']);
  });
});

describe('changed occurrences', () => {
  function december(change: Record<string, unknown>) {
    const schedule = scheduleOf(everySunday, [{ date: '2026-12-06', ...change }]);
    return occurrencesBetween(schedule, inLondon('2026-12-01T00:00'), inLondon('2026-12-31T00:00'), london);
  }

  test('a cancelled one keeps its time and has its status and note', () => {
    const [first] = december({ status: 'cancelled', note: 'No heating' });
    expect(first).toMatchObject({ status: 'cancelled', note: 'No heating', was: null });
    expect(startsOf(first ? [first] : [])).toEqual(['2026-12-06T10:30+00:00']);
  });

  test('one moved past the next is in order of its new time and knows its former time', () => {
    const all = december({ status: 'moved', newDate: '2026-12-14', newStartTime: '23:15' });
    expect(startsOf(all)).toEqual([
      '2026-12-13T10:30+00:00',
      '2026-12-14T23:15+00:00',
      '2026-12-20T10:30+00:00',
      '2026-12-27T10:30+00:00',
    ]);
    expect(all[1]?.status).toBe('moved');
    expect(all[1]?.date.toString()).toBe('2026-12-06');
    expect(all[1]?.was).toMatchObject({ kind: 'timed' });
    // An hour and a half after 11.15pm is the next day.
    expect(all[1]?.endsAt.toString()).toBe('2026-12-15T00:45:00Z');
  });

  test('one moved across a clock change keeps its local time', () => {
    const schedule = scheduleOf(everySunday, [
      { date: '2027-03-28', status: 'moved', newDate: '2027-03-27' },
    ]);
    const moved = occurrencesBetween(
      schedule,
      inLondon('2027-03-27T00:00'),
      inLondon('2027-03-29T00:00'),
      london,
    );
    expect(startsOf(moved)).toEqual(['2027-03-27T10:30+00:00']);
  });

  test('one moved out of a range of time is not in it, one moved into it is', () => {
    const schedule = scheduleOf(everySunday, [
      { date: '2026-12-06', status: 'moved', newDate: '2027-02-02' },
    ]);
    const week = (day: string) =>
      startsOf(occurrencesBetween(schedule, inLondon(day), inLondon(day).add({ hours: 24 }), london));
    expect(week('2026-12-06T00:00')).toEqual([]);
    expect(week('2027-02-02T00:00')).toEqual(['2027-02-02T10:30+00:00']);
  });

  test('a change may name another place', () => {
    const [first] = december({ status: 'changed', where: 'the hall' });
    expect(first).toMatchObject({ status: 'changed', where: 'the hall', was: null });
  });

  test('a cancelled series is cancelled on every date, changed ones included', () => {
    const schedule = scheduleOf({ ...everySunday, status: 'cancelled', statusNote: 'For good' }, [
      { date: '2026-12-06', status: 'moved', newDate: '2026-12-07' },
    ]);
    const all = occurrencesBetween(
      schedule,
      inLondon('2026-12-01T00:00'),
      inLondon('2026-12-31T00:00'),
      london,
    );
    expect(all.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
    expect(nextOccurrence(schedule, inLondon('2026-12-01T00:00'), london)).toBeNull();
  });
});

describe('the next occurrence', () => {
  const next = (raw: Parameters<typeof scheduleOf>[0], now: string) => {
    const found = nextOccurrence(scheduleOf(raw), inLondon(now), london);
    return found === null ? null : startsOf([found])[0];
  };

  test('is the one under way until its end', () => {
    expect(next(everySunday, '2026-12-06T11:59')).toBe('2026-12-06T10:30+00:00');
    expect(next(everySunday, '2026-12-06T12:00')).toBe('2026-12-13T10:30+00:00');
  });

  test('without an end time is under way for an hour', () => {
    const raw = { ...everySunday, endTime: null };
    expect(next(raw, '2026-12-06T10:40')).toBe('2026-12-06T10:30+00:00');
    expect(next(raw, '2026-12-06T11:30')).toBe('2026-12-13T10:30+00:00');
  });

  test('without an end time may be under way past midnight', () => {
    const raw = { ...everySunday, startTime: '23:30', endTime: null };
    expect(next(raw, '2026-12-07T00:15')).toBe('2026-12-06T23:30+00:00');
  });

  test('of whole days lasts until midnight in London, in summer too', () => {
    const fair = { repeats: 'once', firstDate: '2027-07-02', endDate: '2027-07-04' };
    expect(next(fair, '2027-07-04T23:59')).toBe('2027-07-02');
    expect(next(fair, '2027-07-05T00:00')).toBeNull();
  });

  test('is neither cancelled nor postponed', () => {
    const schedule = scheduleOf(everySunday, [
      { date: '2026-12-06', status: 'cancelled' },
      { date: '2026-12-13', status: 'postponed' },
    ]);
    const found = nextOccurrence(schedule, inLondon('2026-12-01T00:00'), london);
    expect(found?.date.toString()).toBe('2026-12-20');
  });

  test('of a series postponed as a whole is one with a new day', () => {
    const raw = { ...everySunday, status: 'postponed' };
    expect(next(raw, '2026-12-01T00:00')).toBeNull();
    const schedule = scheduleOf(raw, [{ date: '2026-12-06', status: 'moved', newDate: '2026-12-08' }]);
    expect(nextOccurrence(schedule, inLondon('2026-12-01T00:00'), london)?.status).toBe('moved');
  });

  test('is found at once even thousands of years ahead', () => {
    expect(next(everySunday, '9000-01-01T00:00')).toBe('9000-01-05T10:30+00:00');
  });

  test('may be one night across New Year', () => {
    const watchnight = {
      repeats: 'once',
      firstDate: '2026-12-31',
      endDate: '2027-01-01',
      startTime: '23:30',
      endTime: '00:30',
    };
    expect(next(watchnight, '2027-01-01T00:29')).toBe('2026-12-31T23:30+00:00');
    expect(next(watchnight, '2027-01-01T00:30')).toBeNull();
  });
});
