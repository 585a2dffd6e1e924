import { data } from 'react-router';
import { expect, test } from 'vitest';
import { contentWith, eventWire, siteWith } from '#tests/fixtures/content.fixture.ts';
import { createLoadContext } from '../../site-context.ts';
import { loader } from './calendar.ts';

const content = contentWith([
  eventWire('carols', { formerSlugs: ['christmas-carols'] }),
  eventWire('visits', { repeats: 'by arrangement', formerSlugs: ['home-visits'] }),
]);

/** What the calendar of a slug answers: a response, or what ends the loader. */
async function calendarOf(slug: string) {
  const args = { context: createLoadContext(siteWith({ content })), params: { slug } };
  return Promise.try(loader, args as unknown as Parameters<typeof loader>[0]).catch(
    (thrown: unknown) => thrown as Response,
  );
}

test('the calendar of a former slug leads to that of the event', async () => {
  const { status, headers } = await calendarOf('christmas-carols');
  expect([status, headers.get('Location')]).toEqual([301, '/whats-on/carols.ics']);
  expect(headers.get('Cache-Control')).toBe('public, max-age=300');
});

test('a calendar is kept for minutes, since a date may be cancelled on the same morning', async () => {
  const { status, headers } = await calendarOf('carols');
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=300']);
});

test('the calendar of no event is gone, and an empty one says so without naming it', async () => {
  const response = await calendarOf('a-secret-draft');
  const text = (await response.text()).replaceAll('\r\n ', '');
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    410,
    'text/calendar; charset=utf-8',
  ]);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('BEGIN:VTIMEZONE');
  expect(text).not.toContain('BEGIN:VEVENT');
  expect(text).toMatch(/^NAME:No longer on the website: /m);
  expect(text).toMatch(
    /^DESCRIPTION:This event is no longer on the website of .*What is on: https:\/\/church\.example\/whats-on\r$/m,
  );
  expect(text).not.toMatch(/SOURCE|REFRESH-INTERVAL|secret/);
  expect(response.headers.get('Content-Disposition')).not.toContain('secret');
});

test('an event by arrangement has no calendar, and is not gone', async () => {
  const notFound = data({ kind: 'not-found' }, { status: 404 });
  expect(await calendarOf('visits')).toEqual(notFound);
});
