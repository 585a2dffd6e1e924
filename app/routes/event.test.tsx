import { expect, test } from 'vitest';
import { addLinks } from '#domain/calendar/add-links.ts';
import { eventDetail } from '#domain/event/event-detail.ts';
import { makePoster } from '#domain/event/poster.ts';
import { localeAt } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { markupOf, render } from '#tests/helpers/render.tsx';
import { AddToCalendar } from '../pages/event/AddToCalendar.tsx';
import { EventDetailPage } from './event.tsx';

const siteUrl = 'https://church.example';
const poster = makePoster('/whats-on/sundays', [], siteUrl);

function show(event: Parameters<typeof eventDetail>[0], now: string) {
  const detail = eventDetail(event, localeAt(british, inLondon(now)), siteUrl);
  return render(
    <EventDetailPage event={detail} poster={poster} findPlace="/contact#church" watch={undefined} />,
  );
}

test('without a page with directions, the address is no link', () => {
  const event = eventDetail(
    eventOf('sundays', everySunday),
    localeAt(british, inLondon('2026-12-05T09:00')),
    siteUrl,
  );
  const page = render(
    <EventDetailPage event={event} poster={poster} findPlace={undefined} watch={undefined} />,
  );
  expect(page.text).toContain('The church, High Road, Leeds LS0 0AA');
  expect(page.names('link').join()).not.toContain('High Road');
});

test('where an event can be watched is a plain link, with who will know of it', () => {
  const event = eventDetail(
    eventOf('sundays', everySunday),
    localeAt(british, inLondon('2026-12-05T09:00')),
    siteUrl,
  );
  const watch = {
    ...{ url: 'https://video.example/a', title: 'Watch on video.example', when: 'From the start.' },
    notice: 'video.example will know.',
  };
  const page = render(<EventDetailPage event={event} poster={poster} findPlace={undefined} watch={watch} />);
  expect(page.href('Watch on video.example (opens in a new tab)')).toBe('https://video.example/a');
  expect(page.text).toContain('From the start.');
  expect(page.text).toContain('video.example will know.');
});

test('words that are added to a single event stand below its time, and are not called a change', () => {
  const changes = [{ date: '2026-12-05', status: 'changed', note: 'Bring a coat.' }];
  const { text } = show(eventOf('fair', theFair, { changes }), '2026-12-04T09:00');
  expect(text.split('Bring a coat.')).toHaveLength(2);
  expect(text).not.toContain('Changed');
});

test('an event says when it is, where, for whom and what it costs', () => {
  const event = eventOf('sundays', everySunday, {
    title: 'Sunday worship',
    kinds: [{ slug: 'music', title: 'Music', palette: 0 }],
    audience: 'Everyone',
    cost: 'Free',
    bookingUrl: 'https://book.example/',
  });
  const page = show(event, '2026-12-05T09:00');
  expect(page.names('heading')[0]).toBe('Sunday worship');
  expect(page.text).toContain('Every Sunday');
  expect(page.href('The church, High Road, Leeds LS0 0AA')).toBe('/contact#church');
  expect(page.href('More: Music')).toBe('/coming-up/music');
  expect(page.names('term')).toEqual(['Cost', 'For']);
  expect(page.href('Book a place (opens in a new tab)')).toBe('https://book.example/');
  expect(page.names('time')[0]).toContain('Tomorrow');
});

test('a next date that is off says so once on the screen and once on the poster, with the next that takes place', () => {
  const off = { date: '2026-12-06', status: 'cancelled' };
  const page = show(eventOf('sundays', everySunday, { changes: [off] }), '2026-12-05T09:00');
  expect(page.text.split('Cancelled')).toHaveLength(3);
  expect(page.names('time').filter((time) => time.includes('6 December'))).toHaveLength(2);
  expect(page.text).toContain('13 December');
  const later = { date: '2026-12-13', status: 'cancelled' };
  const both = show(eventOf('sundays', everySunday, { changes: [off, later] }), '2026-12-05T09:00');
  expect(both.text.split('Cancelled')).toHaveLength(4);
});

test('when and where come before what it is, and the calendar is one link', () => {
  const { text, href } = show(
    eventOf('sundays', everySunday, { title: 'Worship', summary: 'Come as you are.', cost: 'Free' }),
    '2026-12-05T09:00',
  );
  const order = ['Worship', 'Every Sunday', 'High Road', 'Add to my calendar', 'Free', 'Come as you are.'];
  expect(order.map((words) => text.indexOf(words))).toEqual(
    order.map((words) => text.indexOf(words)).toSorted((a, b) => a - b),
  );
  expect(text).toContain('High Road');
  expect(href('Add to my calendar')).toBe('/whats-on/sundays.ics');
});

test('the calendar of a page below a prefix is that of its language', () => {
  const links = addLinks(
    eventOf('fair', theFair),
    { now: inLondon('2026-12-01T09:00'), zone: british.zone },
    `${siteUrl}/de`,
  );
  const markup = markupOf(<AddToCalendar links={links} repeats={false} />, undefined, '/de');
  expect(markup).toContain('href="/de/whats-on/fair.ics"');
});

test('an event that is over says so, and offers no dates', () => {
  const page = show(eventOf('fair', theFair), '2027-01-05T09:00');
  expect(page.text).toContain('This is over.');
  expect(page.text).not.toContain('Add to my calendar');
});

test('a series can be subscribed to, a single event only added', () => {
  const series = show(eventOf('sundays', everySunday), '2026-12-05T09:00');
  expect(series.href('Subscribe to all its dates')).toBe('webcal://church.example/whats-on/sundays.ics');
  expect(series.href('Subscribe in Google Calendar (opens in a new tab)')).toContain(
    '/calendar/r?cid=webcal',
  );
  expect(series.text).toContain('https://church.example/whats-on/sundays.ics');
  const single = show(eventOf('fair', theFair), '2026-12-01T09:00');
  expect(single.text).not.toContain('Subscribe');
  expect(single.href('Add to my calendar')).toBe('/whats-on/fair.ics');
});
