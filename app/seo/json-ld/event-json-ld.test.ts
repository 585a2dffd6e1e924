import { expect, test } from 'vitest';
import { upcomingOccurrences } from '#domain/event/event-detail.ts';
import { defaultStyleVersion } from '#domain/palette/house-style.ts';
import { exhibition, inLondon, london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair, theHall } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { eventJsonLd } from './event-json-ld.ts';

const organiser = {
  church: { title: 'St Example', city: 'Leeds' },
  style: defaultStyleVersion,
  siteUrl: 'https://church.example',
};

function nodesOf(event: ReturnType<typeof eventOf>, digits = '2026-12-01T09:00') {
  const now = inLondon(digits);
  const dates = upcomingOccurrences(event, { now, zone: london });
  return eventJsonLd(event, dates, organiser, { now, locale: british });
}

/** The dates of an event, without its series. */
function thingsOf(event: ReturnType<typeof eventOf>, now?: string) {
  return nodesOf(event, now).filter((node) => node['@type'] === 'Event');
}

test('an event has its name, its time with the offset of its day, its place and its organiser', () => {
  const event = eventOf(
    'fair',
    { ...theFair, firstDate: '2027-06-05' },
    { title: 'Fair', summary: 'Cakes.' },
  );
  expect(thingsOf(event)).toEqual([
    {
      '@type': 'Event',
      name: 'Fair',
      description: 'Cakes.',
      url: 'https://church.example/whats-on/fair',
      startDate: '2027-06-05T14:00:00+01:00',
      endDate: '2027-06-05T16:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'The church',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'High Road',
          addressLocality: 'Leeds',
          postalCode: 'LS0 0AA',
          addressCountry: 'GB',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 53.8, longitude: -1.5 },
      },
      image: expect.stringMatching(/^https:\/\/church\.example\/og\/\w+\/whats-on\/fair\.png$/),
      organizer: {
        '@type': 'Organization',
        '@id': 'https://church.example/#charity',
        name: 'St Example Leeds',
        url: 'https://church.example/',
      },
    },
  ]);
});

test('a date that is streamed is attended there or in its place, and one that is off in neither way but its place', () => {
  const changes = [{ date: '2026-12-13', status: 'cancelled' }];
  const watch = { url: 'https://video.example/st-oswin', again: false };
  const stream = { '@type': 'VirtualLocation', url: watch.url };
  const [first, second] = thingsOf(eventOf('worship', everySunday, { changes, watch }));
  expect(first).toMatchObject({
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'Place', name: 'The church' }, stream],
  });
  expect(second).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'The church' },
  });
  const [online] = thingsOf(
    eventOf('prayers', everySunday, { watch, where: { place: undefined, room: undefined } }),
  );
  expect(online).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: stream,
  });
});

test('a series is several events, each with its own date', () => {
  const starts = thingsOf(eventOf('worship', everySunday)).map(({ startDate }) => startDate);
  expect(starts.slice(0, 2)).toEqual(['2026-12-06T10:30:00+00:00', '2026-12-13T10:30:00+00:00']);
  expect(starts).toHaveLength(6);
});

test('words that are added to a date are in its description, and it takes place as planned', () => {
  const changes = [{ date: '2026-12-06', status: 'changed', note: 'Bring a coat.' }];
  const [first, second] = thingsOf(eventOf('sundays', everySunday, { changes, summary: 'Songs.' }));
  expect(first).toMatchObject({
    description: 'Songs. Bring a coat.',
    eventStatus: 'https://schema.org/EventScheduled',
  });
  expect(second).toMatchObject({ description: 'Songs.' });
});

test('a moved date is one event, at its new time', () => {
  const changes = [{ date: '2026-12-06', status: 'moved', newDate: '2026-12-10' }];
  const nodes = thingsOf(eventOf('worship', everySunday, { changes }));
  expect(nodes[0]).toMatchObject({
    startDate: '2026-12-10T10:30:00+00:00',
    previousStartDate: '2026-12-06T10:30:00+00:00',
    eventStatus: 'https://schema.org/EventRescheduled',
  });
  expect(nodes[1]).toMatchObject({ startDate: '2026-12-13T10:30:00+00:00' });
});

test('a run of days is one Event for each day, with its hours', () => {
  const spans = thingsOf(eventOf('exhibition', exhibition)).map(({ startDate, endDate }) => [
    startDate,
    endDate,
  ]);
  expect(spans).toEqual(
    ['2026-12-11', '2026-12-12', '2026-12-13'].map((day) => [
      `${day}T10:00:00+00:00`,
      `${day}T16:00:00+00:00`,
    ]),
  );
});

test('whole days are dates, the last included', () => {
  const [fair] = thingsOf(
    eventOf('fair', { repeats: 'once', firstDate: '2026-12-04', endDate: '2026-12-06' }),
  );
  expect(fair).toMatchObject({ startDate: '2026-12-04', endDate: '2026-12-06' });
});

test('a cancelled date keeps its start, has that status and no offer', () => {
  const changes = [{ date: '2026-12-06', status: 'cancelled' }];
  const [first, second] = thingsOf(eventOf('worship', everySunday, { changes, price: 0 }));
  expect(first).toMatchObject({
    startDate: '2026-12-06T10:30:00+00:00',
    eventStatus: 'https://schema.org/EventCancelled',
  });
  expect(first).not.toHaveProperty('offers');
  expect(second).toHaveProperty('offers');
});

test('a postponed date says so; a moved one has its new start and the one before', () => {
  const changes = [
    { date: '2026-12-06', status: 'postponed' },
    { date: '2026-12-13', status: 'moved', newDate: '2026-12-14' },
    { date: '2026-12-20', status: 'moved', where: { place: theHall, room: 'Main hall' } },
  ];
  const [postponed, moved, elsewhere] = thingsOf(eventOf('worship', everySunday, { changes }));
  expect(postponed).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed' });
  expect(moved).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    startDate: '2026-12-14T10:30:00+00:00',
    previousStartDate: '2026-12-13T10:30:00+00:00',
  });
  expect(elsewhere).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
    location: { name: 'Main hall, The hall' },
  });
  expect(elsewhere).not.toHaveProperty('previousStartDate');
});

test('a price is in pounds, with where to book, or else the page', () => {
  const [free] = thingsOf(eventOf('fair', theFair, { price: 0 }));
  expect(free).toMatchObject({
    isAccessibleForFree: true,
    offers: { price: 0, priceCurrency: 'GBP', url: 'https://church.example/whats-on/fair' },
  });
  const bookingUrl = 'https://bookings.example.com/fair';
  const [paid] = thingsOf(eventOf('fair', theFair, { price: 2.5, bookingUrl }));
  expect(paid).toMatchObject({ isAccessibleForFree: false, offers: { price: 2.5, url: bookingUrl } });
});

test('unknown facts are left out', () => {
  const [bare] = thingsOf(
    eventOf('fair', { ...theFair, endTime: null }, { where: { place: undefined, room: undefined } }),
  );
  for (const name of ['endDate', 'location', 'offers', 'description', 'isAccessibleForFree'])
    expect(bare).not.toHaveProperty(name);
});

test('past dates are left out', () => {
  expect(thingsOf(eventOf('fair', theFair), '2026-12-05T16:00')).toEqual([]);
});

test('a series is an EventSeries without a date, to which its dates belong', () => {
  const nodes = nodesOf(eventOf('worship', everySunday));
  const series = nodes.at(-1);
  expect(series).toMatchObject({
    '@type': 'EventSeries',
    '@id': 'https://church.example/whats-on/worship#series',
    name: 'worship',
    url: 'https://church.example/whats-on/worship',
    location: { name: 'The church' },
    organizer: { name: 'St Example Leeds' },
  });
  expect(series).not.toHaveProperty('startDate');
  expect(nodes[0]).toMatchObject({ '@type': 'Event', superEvent: { '@id': series?.['@id'] } });
});

test('where no Schedule can say how often it happens, its dates belong to no series, and leave out public holidays', () => {
  const mondays = { ...everySunday, repeats: 'Mondays', leftOut: ['bank holidays'] };
  const nodes = nodesOf(eventOf('lunch', mondays));
  const starts = nodes.map(({ startDate }) => String(startDate).slice(0, 10));
  expect(starts.slice(0, 4)).toEqual(['2026-12-07', '2026-12-14', '2026-12-21', '2027-01-04']);
  expect(nodes.every((node) => !('superEvent' in node))).toBe(true);
});

test('a series that changes for good has both schedules until then, and the new one alone afterwards', () => {
  const event = eventOf('sundays', {
    ...everySunday,
    otherTimes: ['from 3 January 2027: first Sundays, 11am'],
  });
  const schedulesAt = (now: string) => {
    const series = nodesOf(event, now).find((node) => node['@type'] === 'EventSeries');
    return series?.eventSchedule;
  };
  const later = { startDate: '2027-01-03', startTime: '11:00:00', byDay: ['1SU'] };
  expect(schedulesAt('2026-12-01T09:00')).toMatchObject([
    { startDate: '2026-09-06', endDate: '2026-12-27', startTime: '10:30:00', byDay: ['SU'] },
    later,
  ]);
  expect(schedulesAt('2027-01-03T09:00')).toMatchObject([later]);
});
