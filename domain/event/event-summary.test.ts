import { describe, expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { exhibition, inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theChurch, theFair, theHall } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { summarizeEvent } from './event-summary.ts';

const now = inLondon('2026-12-01T09:00');
const cancelled = { date: '2026-12-06', status: 'cancelled', note: 'The boiler is out.' };

test('a run of days lists its days and hours, and the next of them', () => {
  const event = eventOf('exhibition', exhibition);
  const onSaturday = summarizeEvent(event, localeAt(british, inLondon('2026-12-12T18:00')));
  expect(onSaturday.when).toBe('Friday 11 to Sunday 13 December, 10am to 4pm each day');
  expect(onSaturday.next?.soon).toBe('Tomorrow, Sunday 13 December, 10am to 4pm');
  expect(onSaturday.isPast).toBe(false);
  expect(summarizeEvent(event, localeAt(british, inLondon('2026-12-13T16:00'))).isPast).toBe(true);
});

describe('a series', () => {
  test('shows its rule and its next date', () => {
    const { when, next, following, status } = summarizeEvent(
      eventOf('worship', everySunday),
      localeAt(british, now),
    );
    expect(when).toBe('Every Sunday, 10.30am to 11.45am');
    expect(next).toMatchObject({
      soon: 'This Sunday, 6 December, 10.30am to 11.45am',
      doesNotTakePlace: false,
      status: undefined,
    });
    expect([following, status]).toEqual([undefined, undefined]);
  });

  test('whose next date is cancelled shows it, and the next that takes place', () => {
    const event = eventOf('worship', everySunday, {
      changes: [cancelled, { ...cancelled, date: '2026-12-13' }],
    });
    const { next, following, status } = summarizeEvent(event, localeAt(british, now));
    expect(next).toMatchObject({
      date: '2026-12-06',
      doesNotTakePlace: true,
      status: 'Cancelled',
      note: 'The boiler is out.',
    });
    expect(following).toMatchObject({ date: '2026-12-20', doesNotTakePlace: false });
    expect(status).toBeUndefined();
  });

  test('that is cancelled as a whole shows that and no next date', () => {
    const event = eventOf('worship', { ...everySunday, status: 'cancelled', statusNote: 'For good.' });
    const { next, following, status } = summarizeEvent(event, localeAt(british, now));
    expect([next, following]).toEqual([undefined, undefined]);
    expect(status).toEqual({ label: 'Cancelled', note: 'For good.', was: undefined });
  });

  test.each([
    ['near', '2026-12-10', 'Thursday 10 December', undefined],
    ['far ahead', '2027-01-14', 'Thursday 14 January 2027', '2026-12-13'],
  ])(
    'whose next date is moved, %s, says so on its first day, and what comes before the new one',
    (_, newDate, to, then) => {
      const changes = [{ date: '2026-12-06', status: 'moved', newDate, newStartTime: '19:00' }];
      const event = eventOf('worship', everySunday, { changes });
      const { next, following } = summarizeEvent(event, localeAt(british, now));
      expect(next).toMatchObject({
        date: '2026-12-06',
        doesNotTakePlace: true,
        movedTo: `${to}, 7pm to 8.15pm`,
      });
      expect(following?.date).toBe(then);
      expect(
        summarizeEvent(event, localeAt(british, inLondon('2026-12-06T11:45'))).next?.doesNotTakePlace,
      ).toBe(false);
    },
  );

  test('that is elsewhere next time shows the place', () => {
    const where = { place: theHall, room: 'Main hall' };
    const event = eventOf('worship', everySunday, {
      changes: [{ date: '2026-12-06', status: 'moved', where }],
    });
    expect(summarizeEvent(event, localeAt(british, now)).where).toBe('Main hall, The hall');
    expect(summarizeEvent(event, localeAt(british, inLondon('2026-12-06T11:45'))).where).toBe(theChurch.name);
  });
});

describe('a series that does not always happen', () => {
  const beds = eventOf('beds', {
    repeats: 'every Tuesday',
    firstDate: '2027-01-05',
    lastDate: '2027-03-30',
    startTime: '7pm',
    endTime: '8am',
  });

  test.each([
    ['2026-11-23', 'Every Tuesday, 7pm to 8am, from 5 January'],
    ['2027-01-04', 'Every Tuesday, 7pm to 8am, from 5 January'],
    ['2027-01-05', 'Every Tuesday, 7pm to 8am'],
    ['2027-02-01', 'Every Tuesday, 7pm to 8am'],
    ['2027-02-02', 'Every Tuesday, 7pm to 8am, until 30 March'],
    ['2026-02-01', 'Every Tuesday, 7pm to 8am, from Tuesday 5 January 2027'],
  ])('on %s is “%s”: its beginning until it has begun, its end from eight weeks before', (day, when) => {
    expect(summarizeEvent(beds, localeAt(british, inLondon(`${day}T09:00`))).when).toBe(when);
  });

  test('says its end after all its hours, not only after the last', () => {
    const warm = { ...everySunday, lastDate: '2026-12-27', otherTimes: ['first Sunday: 9am to 10am'] };
    expect(summarizeEvent(eventOf('warm', warm), localeAt(british, now)).when).toBe(
      'Every Sunday, 10.30am to 11.45am; first Sunday of the month 9am to 10am; until 27 December',
    );
  });

  test.each([
    [
      'Ash Wednesday, two months off',
      { ...everySunday, repeats: 'Ash Wednesday', firstDate: '2026-02-18' },
      'Wednesday 10 February 2027, 10.30am',
    ],
    ['this Sunday', everySunday, undefined],
    [
      'a rest in winter',
      { ...everySunday, leftOut: ['2026-12-06 to 2027-02-07: it rests'] },
      'Sunday 14 February 2027, 10.30am',
    ],
    ['a first day that it names already', { ...everySunday, firstDate: '2027-01-03' }, undefined],
  ])('needs its next date beside its rule, or not: %s', (_, times, farAhead) => {
    expect(summarizeEvent(eventOf('rare', times), localeAt(british, now)).farAhead).toBe(farAhead);
  });
});

describe('a single event', () => {
  test('of this week says so with its date', () => {
    expect(summarizeEvent(eventOf('fair', theFair), localeAt(british, now)).when).toBe(
      'This Saturday, 5 December, 2pm to 4pm',
    );
  });

  test('that starts later on its day says when it was, without the day again', () => {
    const changes = [{ date: '2026-12-05', status: 'changed', newStartTime: '14:30', newEndTime: '16:30' }];
    expect(summarizeEvent(eventOf('fair', theFair, { changes }), localeAt(british, now))).toMatchObject({
      when: 'This Saturday, 5 December, 2.30pm to 4.30pm',
      status: { label: 'Changed', was: '2pm to 4pm' },
    });
  });

  test.each([
    [
      'its own status',
      eventOf('fair', { ...theFair, status: 'cancelled', statusNote: 'The boiler is out.' }),
    ],
    [
      'a change of its one date',
      eventOf('fair', theFair, { changes: [{ ...cancelled, date: '2026-12-05' }] }),
    ],
  ])('is cancelled as a whole by %s', (_, event) => {
    const { status, next } = summarizeEvent(event, localeAt(british, now));
    expect(status).toEqual({ label: 'Cancelled', note: 'The boiler is out.', was: undefined });
    expect(next).toMatchObject({ doesNotTakePlace: true });
  });

  test('that was moved shows its new day and the former one', () => {
    const changes = [{ date: '2026-12-05', status: 'moved', newDate: '2026-12-12' }];
    const { when, status } = summarizeEvent(eventOf('fair', theFair, { changes }), localeAt(british, now));
    expect(when).toBe('Saturday 12 December, 2pm to 4pm');
    expect(status).toMatchObject({ label: 'Moved', was: 'Saturday 5 December, 2pm to 4pm' });
  });

  test('that was moved to an earlier day is past only once its former time is over', () => {
    const changes = [{ date: '2026-12-05', status: 'moved', newDate: '2026-12-04' }];
    const event = eventOf('fair', theFair, { changes });
    expect(summarizeEvent(event, localeAt(british, inLondon('2026-12-05T15:59')))).toMatchObject({
      isPast: false,
      next: undefined,
      status: { label: 'Moved' },
    });
    expect(summarizeEvent(event, localeAt(british, inLondon('2026-12-05T16:00'))).isPast).toBe(true);
  });

  test('that was moved to another place is listed there, even before its former day', () => {
    const where = { room: 'Stage', place: { ...theHall, stepFree: 'A ramp leads to the door.' } };
    for (const newDate of [null, '2026-12-07', '2026-12-03']) {
      const changes = [{ date: '2026-12-05', status: 'moved', newDate, where }];
      const summary = summarizeEvent(
        eventOf('fair', theFair, { changes }),
        localeAt(british, inLondon('2026-12-05T09:00')),
      );
      expect(summary).toMatchObject({ where: 'Stage, The hall' });
    }
  });

  test('is past from its end on, not from its start', () => {
    const event = eventOf('fair', theFair);
    expect(summarizeEvent(event, localeAt(british, inLondon('2026-12-05T15:59:59'))).isPast).toBe(false);
    expect(summarizeEvent(event, localeAt(british, inLondon('2026-12-05T16:00')))).toMatchObject({
      isPast: true,
      next: undefined,
    });
  });
});

test('an event without a date is neither past nor off', () => {
  const event = { ...eventOf('hire', theFair), schedule: null };
  expect(summarizeEvent(event, localeAt(british, now))).toMatchObject({
    isPast: false,
    status: undefined,
    when: undefined,
  });
});

test('an event whose dates cannot be read has its status, and dates to be confirmed', () => {
  const unconfirmed = { status: 'cancelled', statusNote: 'Rain' } as const;
  const event = { ...eventOf('hire', theFair), schedule: null, unconfirmed };
  expect(summarizeEvent(event, localeAt(british, now))).toMatchObject({
    isPast: false,
    when: 'Date and time to be confirmed',
    status: { label: 'Cancelled', note: 'Rain' },
  });
});
