import type { RawSchedule } from 'schedules-in-words';
import { describe, expect, test } from 'vitest';
import { atomFeed } from '#app/routes/files/atom-feed.ts';
import { comingUpInWords, comingUpItems } from '#domain/diary/coming-up.ts';
import type { Event } from '#domain/event/event.ts';
import { eventDetail } from '#domain/event/event-detail.ts';
import { nextServices } from '#domain/services/next-services.ts';
import { localeAt } from '#languages/locale.ts';
import { inLondon, london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { elements, parsed, text } from '#tests/helpers/read-xml.ts';

const nightShelter: RawSchedule = {
  repeats: 'every Tuesday',
  firstDate: '2026-12-01',
  startTime: '7pm',
  endTime: '8am',
};
const twiceADay: RawSchedule = {
  ...everySunday,
  startTime: '8am',
  endTime: '8.40am',
  otherTimes: ['10.30am'],
};
const inWords: RawSchedule = {
  repeats: 'every Sunday',
  firstDate: '2026-09-06',
  timeInWords: 'after the 10.30 service',
};

/** The lines of Coming Up for the next days, as "date: hours". */
function diaryOf(event: Event, now: string): string[] {
  const { soon } = comingUpInWords(
    comingUpItems([event], { now: inLondon(now), zone: london }),
    localeAt(british, inLondon(now)),
  );
  return soon.days.flatMap(({ date, lines }) =>
    lines.map(({ starts, ends = '' }) => `${date}: ${starts}${ends}`),
  );
}

/** The entries of the feed, by the end of their ids. */
function feedOf(event: Event, time: string) {
  const now = inLondon(time);
  const locale = localeAt(british, now);
  const source = { church: 'St Oswin’s', siteUrl: 'https://church.example', locale };
  const feed = parsed(atomFeed(comingUpItems([event], { now, zone: london }), [event], source));
  return elements(feed, 'entry').map((entry) => [
    text(entry, 'id')?.replace(/^.*\//, ''),
    text(entry, 'title'),
  ]);
}

function homeOf(events: readonly Event[], now: string) {
  const { underWay, service, also, long } = nextServices(events, localeAt(british, inLondon(now)));
  return {
    underWay: underWay.map(({ until }) => until),
    service: service?.occurrence.soon,
    also: also.map(({ starts }) => starts),
    long: long.length,
  };
}

describe('a night shelter', () => {
  const shelter = eventOf('shelter', nightShelter);

  test('at 2am stands under today with both its days, and in the next night as well', () => {
    expect(diaryOf(shelter, '2026-12-02T02:00').slice(0, 2)).toEqual([
      '2026-12-02: Tuesday 1 December, 7pm to Wednesday 2 December, 8am',
      '2026-12-08: 7pm until Wednesday, 8am',
    ]);
    expect(diaryOf(shelter, '2026-12-02T08:00')[0]).toBe('2026-12-08: 7pm until Wednesday, 8am');
  });

  test('is on its page and in the feed until 8am', () => {
    expect(feedOf(shelter, '2026-12-02T07:59')[0]).toEqual([
      '2026-12-01',
      'shelter, Tuesday 1 December, 7pm to Wednesday 2 December, 8am',
    ]);
    const { when, next, isPast } = eventDetail(
      shelter,
      localeAt(british, inLondon('2026-12-02T02:00')),
      'https://c.example',
    );
    expect([when, next?.machine, isPast]).toEqual([
      'Every Tuesday, 7pm to 8am',
      '2026-12-01T19:00:00+00:00',
      false,
    ]);
  });

  test('that is a service is on now on Home, until 8am', () => {
    const vigil = eventOf('vigil', { ...nightShelter, startTime: '11pm', endTime: '2am' }, { worship: true });
    expect(homeOf([vigil], '2026-12-02T01:00').underWay).toEqual(['2am']);
  });
});

describe('a weekday without bank holidays', () => {
  const lunch = eventOf('lunch', { ...nightShelter, repeats: 'Mondays, not bank holidays', endTime: '8pm' });
  const now = '2026-12-22T09:00';

  test('leaves them out of the diary, the feed and its page, and says so', () => {
    expect(diaryOf(lunch, now)[0]).toBe('2027-01-04: 7pm to 8pm');
    expect(feedOf(lunch, now)[0]).toEqual(['2027-01-04', 'lunch, Monday 4 January 2027, 7pm to 8pm']);
    const { when, next } = eventDetail(lunch, localeAt(british, inLondon(now)), 'https://c.example');
    expect([when, next?.machine]).toEqual([
      'Every Monday, 7pm to 8pm, not on bank holidays',
      '2027-01-04T19:00:00+00:00',
    ]);
  });
});

describe('two times on a day', () => {
  const twice = eventOf('twice', twiceADay, { worship: true });

  test('are two lines of the diary, two entries of the feed and two dates of the page', () => {
    const now = '2026-12-05T12:00';
    expect(diaryOf(twice, now).slice(0, 2)).toEqual(['2026-12-06: 8am to 8.40am', '2026-12-06: 10.30am']);
    expect(feedOf(twice, now).slice(0, 2)).toEqual([
      ['2026-12-06', 'twice, Sunday 6 December, 8am to 8.40am'],
      ['2026-12-06T10:30', 'twice, Sunday 6 December, 10.30am'],
    ]);
    const { dates } = eventDetail(twice, localeAt(british, inLondon(now)), 'https://c.example');
    expect(dates.slice(0, 2).map(({ soon }) => soon)).toEqual([
      'Tomorrow, Sunday 6 December, 8am to 8.40am',
      'Tomorrow, Sunday 6 December, 10.30am',
    ]);
  });

  test('are both on Home', () => {
    expect(homeOf([twice], '2026-12-06T07:00')).toMatchObject({
      service: 'Today, Sunday 6 December, 8am to 8.40am',
      also: ['10.30am'],
    });
    expect(homeOf([twice], '2026-12-06T09:00')).toMatchObject({
      service: 'Today, Sunday 6 December, 10.30am',
      also: [],
    });
  });
});

describe('a time in words', () => {
  const prayer = eventOf('prayer', inWords, { worship: true });

  test('replaces the hours, and is never “All day”', () => {
    const now = '2026-12-06T12:00';
    expect(diaryOf(prayer, now)[0]).toBe('2026-12-06: After the 10.30 service');
    expect(feedOf(prayer, now)[0]).toEqual([
      '2026-12-06',
      'prayer, Sunday 6 December, after the 10.30 service',
    ]);
    const { when, dates } = eventDetail(prayer, localeAt(british, inLondon(now)), 'https://c.example');
    expect(when).toBe('Every Sunday, after the 10.30 service');
    expect(dates[0]?.soon).toBe('Today, Sunday 6 December, after the 10.30 service');
  });

  test('is still to come all day, after what has a time', () => {
    const sundays = eventOf('sundays', everySunday, { worship: true });
    expect(homeOf([prayer, sundays], '2026-12-06T09:00')).toEqual({
      underWay: [],
      service: 'Today, Sunday 6 December, 10.30am to 11.45am',
      also: ['after the 10.30 service'],
      long: 0,
    });
    expect(homeOf([prayer, sundays], '2026-12-06T23:00').service).toBe(
      'Today, Sunday 6 December, after the 10.30 service',
    );
    expect(homeOf([prayer, sundays], '2026-12-07T00:00').service).toBe(
      'This Sunday, 13 December, 10.30am to 11.45am',
    );
  });

  test('gives way to a time that a change names', () => {
    const changes = [{ date: '2026-12-06', status: 'changed', newStartTime: '12:15' }];
    const changed = eventOf('prayer', inWords, { changes });
    expect(diaryOf(changed, '2026-12-05T12:00').slice(0, 2)).toEqual([
      '2026-12-06: 12.15pm',
      '2026-12-13: After the 10.30 service',
    ]);
  });
});

test.each<[string, RawSchedule, string]>([
  ['a festival', { repeats: 'Christmas Eve', firstDate: '2025-12-24', startTime: '4pm' }, '2026-12-24'],
  ['a day of the year', { repeats: 'every year on 5 August', firstDate: '2025-08-05' }, '2027-08-05'],
  ['a list of dates', { repeats: 'on these dates', alsoOn: ['2027-01-15', '2027-02-19: 7pm'] }, '2027-01-15'],
])('%s is seen long ahead', (_, raw, date) => {
  const now = inLondon('2026-10-01T12:00');
  const { later } = comingUpInWords(
    comingUpItems([eventOf('rare', raw)], { now, zone: london }),
    localeAt(british, now),
  );
  expect(later.days[0]?.date).toBe(date);
});
