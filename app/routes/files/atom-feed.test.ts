import { expect, test } from 'vitest';
import { comingUpItems } from '#domain/diary/coming-up.ts';
import type { Event } from '#domain/event/event.ts';
import { localeAt } from '#languages/locale.ts';
import { inLondon, london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { elements, parsed, text } from '#tests/helpers/read-xml.ts';
import { atomFeed } from './atom-feed.ts';

const source = { church: 'St Oswin’s Leeds', siteUrl: 'https://church.example:8443' };

function documentOf(events: readonly Event[], time = '2026-12-01T09:00', siteUrl = source.siteUrl) {
  const now = inLondon(time);
  const locale = localeAt(british, now);
  return atomFeed(comingUpItems(events, { now, zone: london }), events, { ...source, siteUrl, locale });
}

function feedOf(...given: Parameters<typeof documentOf>) {
  return parsed(documentOf(...given));
}

const fair = eventOf('fair', theFair, { title: 'Fair & <Feast>', summary: 'Cakes.' });

test('the feed has what RFC 4287 requires: a permanent id, a title, an author, a date and its own address', () => {
  const feed = feedOf([]);
  expect(feed.documentElement?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(text(feed, 'id')).toBe('tag:church.example,2026:coming-up');
  expect(text(feed, 'title')).toBe('Coming Up · St Oswin’s Leeds');
  expect(text(feed, 'name')).toBe('St Oswin’s Leeds');
  expect(text(feed, 'updated')).toBe('1970-01-01T00:00:00Z');
  expect(elements(feed, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual(
    [
      ['self', 'https://church.example:8443/coming-up.atom'],
      ['alternate', 'https://church.example:8443/coming-up'],
    ],
  );
});

test('an entry names the event, its time and place, and links to its page', () => {
  const [entry = fail()] = elements(feedOf([fair]), 'entry');
  expect(text(entry, 'title')).toBe('Fair & <Feast>, Saturday 5 December, 2pm to 4pm');
  expect(text(entry, 'summary')).toBe('The church, High Road, Leeds LS0 0AA\n\nCakes.');
  expect(elements(entry, 'link')[0]?.getAttribute('href')).toBe('https://church.example:8443/whats-on/fair');
  expect(text(entry, 'updated')).toBe('2026-11-20T10:11:12Z');
});

test('each occurrence is an entry with its own permanent id', () => {
  const changes = [{ date: '2026-12-06', status: 'moved', newDate: '2026-12-08' }];
  const ids = (events: readonly Event[]) =>
    elements(feedOf(events), 'entry').map((entry) => text(entry, 'id'));
  const planned = ids([eventOf('sundays', everySunday)]);
  expect(planned).toHaveLength(4);
  expect(planned[0]).toBe('tag:church.example,2026:event/sundays/2026-12-06');
  expect(new Set(planned).size).toBe(4);
  const [former, ...moved] = ids([eventOf('sundays', everySunday, { changes })]);
  expect(former).toBe(`${planned[0]}/moved`);
  expect(moved).toEqual(planned);
});

test('the former time of a moved occurrence is an entry that names the new time', () => {
  const changes = [{ date: '2026-12-06', status: 'moved', newDate: '2027-01-16', note: 'A wedding.' }];
  const [entry = fail()] = elements(feedOf([eventOf('sundays', everySunday, { changes })]), 'entry');
  expect(text(entry, 'title')).toBe(
    'Moved to Saturday 16 January 2027, 10.30am to 11.45am: sundays, Sunday 6 December, 10.30am to 11.45am',
  );
  expect(text(entry, 'summary')).toMatch(/^A wedding\./);
});

test('a cancelled date stays in the feed and says so first', () => {
  const changes = [{ date: '2026-12-06', status: 'cancelled', note: 'No heating.' }];
  const [entry = fail()] = elements(feedOf([eventOf('sundays', everySunday, { changes })]), 'entry');
  expect(text(entry, 'title')).toBe('Cancelled: sundays, Sunday 6 December, 10.30am to 11.45am');
  expect(text(entry, 'summary')).toMatch(/^No heating\./);
});

test('an entry is dated by its last change, or by the day on which it was first listed', () => {
  const publishedAt = '2026-09-01T08:00:00.000Z';
  const entries = elements(
    feedOf([eventOf('sundays', everySunday, { publishedAt })], '2026-12-07T09:00'),
    'entry',
  );
  expect(text(entries.at(-1) ?? fail(), 'title')).toMatch(/3 January/);
  expect(text(entries.at(-1) ?? fail(), 'updated')).toBe('2026-12-07T00:00:00Z');
});

test('the feed is dated by its newest entry, and never in the future', () => {
  const now = '2026-12-01T09:00';
  const feed = feedOf([eventOf('sundays', everySunday), fair], now);
  const newest = elements(feed, 'entry').map((entry) => text(entry, 'updated') ?? fail());
  expect(text(feed, 'updated')).toBe(newest.sort().at(-1));
  const updated = Temporal.Instant.from(text(feed, 'updated') ?? fail());
  expect(Temporal.Instant.compare(updated, inLondon(now))).toBeLessThanOrEqual(0);
});

test('an empty feed is dated by the last change, and the same for each request', () => {
  const over = eventOf('over', { ...theFair, firstDate: '2026-11-05' });
  expect(text(feedOf([over]), 'updated')).toBe('2026-11-20T10:11:12Z');
  expect(documentOf([])).toEqual(documentOf([], '2026-12-02T09:00'));
});

function fail(): never {
  throw new Error('The feed has no entry.');
}

test('the feed of a further language has its own ids and addresses', () => {
  const feed = documentOf([fair], undefined, 'https://church.example/de');
  const ids = elements(parsed(feed), 'id').map(({ textContent }) => textContent);
  expect(ids[0]).toBe('tag:church.example,2026:de/coming-up');
  expect(ids.every((id) => id?.startsWith('tag:church.example,2026:de/'))).toBe(true);
  expect(feed).toContain('href="https://church.example/de/coming-up.atom"');
  expect(feed).toContain('href="https://church.example/de/whats-on/fair"');
});
