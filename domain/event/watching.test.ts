import { agenda } from 'schedules-in-words';
import { expect, test } from 'vitest';
import { datedLocale, localeAt, localeOf } from '#languages/locale.ts';
import { eventOf, everySunday } from '#tests/fixtures/event.fixture.ts';
import type { ScheduledEvent } from './event.ts';
import { eventsValidUntil } from './event-validity.ts';
import { watching, watchNow } from './watching.ts';

const locale = localeOf();
const at = (time: string) => Temporal.PlainDateTime.from(time).toZonedDateTime(locale.zone).toInstant();
const times = { ...everySunday, startTime: '10:30', endTime: '11:45' };
const service = (again: boolean, changes: Parameters<typeof eventOf>[2] = {}) =>
  eventOf('service', times, { ...changes, watch: { url: 'https://www.video.example/st-oswin', again } });
const said = (time: string, again = true, where = locale) =>
  watching(service(again), localeAt(where, at(time))).link?.title;

test('a service can be watched from a quarter of an hour before until its end, and again for a week if so chosen', () => {
  expect(said('2026-11-22T10:14', false)).toBeUndefined();
  expect(said('2026-11-22T10:15', false)).toBe('Watch now on video.example');
  expect(said('2026-11-22T11:44', false)).toBe('Watch now on video.example');
  expect(said('2026-11-22T11:45', false)).toBeUndefined();
  expect(said('2026-11-22T11:45')).toBe('Watch again on video.example');
  expect(said('2026-11-29T10:14')).toBe('Watch again on video.example');
  expect(said('2026-11-29T10:15')).toBe('Watch now on video.example');
});

test('after a week nothing can be watched again, and a date that is off at no time', () => {
  const once = eventOf(
    'once',
    { repeats: 'once', firstDate: '2026-11-22', startTime: '10:30', endTime: '11:45' },
    { watch: { url: 'https://video.example/', again: true } },
  );
  expect(watching(once, localeAt(locale, at('2026-11-29T11:44'))).link?.title).toBe(
    'Watch again on video.example',
  );
  for (const each of [locale, datedLocale(locale)])
    expect(watching(once, localeAt(each, at('2026-11-29T11:45'))).link).toBeUndefined();
  const off = service(false, { changes: [{ date: '2026-11-22', status: 'cancelled' } as never] });
  expect(watching(off, localeAt(locale, at('2026-11-22T10:30'))).link).toBeUndefined();
});

test('a page is true until the link comes, changes or goes', () => {
  const until = (time: string, again: boolean) =>
    watching(service(again), localeAt(locale, at(time)))
      .validUntil?.toZonedDateTimeISO(locale.zone)
      .toPlainDateTime();
  expect(`${until('2026-11-22T08:00', false)}`).toBe('2026-11-22T10:15:00');
  expect(`${until('2026-11-22T10:15', false)}`).toBe('2026-11-22T11:45:00');
  expect(`${until('2026-11-22T08:00', true)}`).toBe('2026-11-22T10:15:00');
});

test('it is said who will know of it, and, where nobody knows when it is read, at which times', () => {
  const now = watching(service(true), localeAt(locale, at('2026-11-22T10:30'))).link;
  expect(now).toMatchObject({
    url: 'https://www.video.example/st-oswin',
    notice: 'video.example will know that you have watched. This website will not.',
    when: undefined,
  });
  for (const time of ['2026-11-22T10:30', '2026-11-24T03:00'])
    expect(watching(service(true), localeAt(datedLocale(locale), at(time))).link).toMatchObject({
      title: 'Watch on video.example',
      when: 'From a quarter of an hour before the start until the end, and again for a week.',
    });
  expect(said('2026-11-22T10:30', true, localeOf({ language: 'de' }))).toBe(
    'Jetzt ansehen auf video.example',
  );
  expect(watching(eventOf('other', times), localeAt(locale, at('2026-11-22T10:30'))).link).toBeUndefined();
});

test('lists have the link of a date while it can be watched, and are right until it comes', () => {
  const event = service(true) as ScheduledEvent;
  const dateOf = (own: ScheduledEvent) => [
    ...agenda([own], at('2026-11-22T10:00'), at('2026-11-22T12:00'), locale.zone),
  ];
  const titleAt = (time: string, where = locale) =>
    dateOf(event).map((item) => watchNow(item, localeAt(where, at(time)))?.title)[0];
  expect(titleAt('2026-11-22T10:14')).toBeUndefined();
  expect(titleAt('2026-11-22T10:15')).toBe('Watch now on video.example');
  expect(titleAt('2026-11-22T11:44')).toBe('Watch now on video.example');
  expect(titleAt('2026-11-22T11:45')).toBeUndefined();
  expect(titleAt('2026-11-22T10:15', datedLocale(locale))).toBeUndefined();
  const until = (time: string) => eventsValidUntil([event], { now: at(time), zone: locale.zone });
  expect(until('2026-11-22T08:00')).toEqual(at('2026-11-22T10:15'));
  expect(until('2026-11-22T10:15')).toEqual(at('2026-11-22T10:30'));
});
