import { expect, test } from 'vitest';
import { calendarLinks } from '#domain/calendar/add-links.ts';
import { comingUpInWords, comingUpItems } from '#domain/diary/coming-up.ts';
import type { OpenNow } from '#domain/diary/open-now.ts';
import { mainServices } from '#domain/event/event-groups.ts';
import type { EventKind } from '#domain/event/event-kind.ts';
import { makePoster } from '#domain/event/poster.ts';
import { localeAt } from '#languages/locale.ts';
import { inLondon, london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { markupOf, render } from '#tests/helpers/render.tsx';
import { DiaryDays } from '../pages/coming-up/DiaryDays.tsx';
import { ComingUpPage } from './coming-up.tsx';

const now = inLondon('2026-12-04T09:00');
const calendar = calendarLinks('https://church.example');
const food: EventKind = { slug: 'food', title: 'Food and warmth', palette: 2 };
const music: EventKind = { slug: 'music', title: 'Music', palette: 0 };

function comingUp(
  events: Parameters<typeof comingUpItems>[0],
  kind?: EventKind,
  openNow?: OpenNow,
  sunday?: Parameters<typeof ComingUpPage>[0]['sunday'],
) {
  return render(
    <ComingUpPage
      content={pageContent({ title: 'Coming Up', qualifier: 'this week and after' })}
      kinds={[food, music]}
      kind={kind}
      openNow={openNow}
      sunday={sunday}
      comingUp={comingUpInWords(comingUpItems(events, { now, zone: london }), localeAt(british, now))}
      clocks={undefined}
      calendar={calendar}
      poster={makePoster('/coming-up', [], 'https://church.example')}
    />,
  );
}

test('days are listed nearest first, each with its events, their times and their places', () => {
  const page = comingUp([eventOf('fair', theFair, { title: 'Fair' }), eventOf('sundays', everySunday)]);
  const [, week, first, second] = page.names('heading');
  expect([week, first, second]).toEqual([
    'This week 4 to 6 December',
    'Tomorrow, Saturday 5 December',
    'This Sunday 6 December',
  ]);
  expect(page.names('listitem')).toContain('2pm to 4pm Fair The church');
  expect(page.href('Fair')).toBe('/whats-on/fair');
});

test('words that are added to a date stand below its line, and are not called a change', () => {
  const changes = [{ date: '2026-12-06', status: 'changed', note: 'Bring a coat.' }];
  const { text } = comingUp([eventOf('sundays', everySunday, { changes })]);
  expect(text.split('Bring a coat.')).toHaveLength(2);
  expect(text).not.toContain('Changed');
});

test('the data of a line has the date of its day once, and its markup a whole time', () => {
  const list = comingUpInWords(
    comingUpItems([eventOf('sundays', everySunday)], { now, zone: london }),
    localeAt(british, now),
  ).soon;
  const times = list.days.flatMap(({ lines }) => lines.map(({ machine }) => machine));
  expect(new Set(times)).toEqual(new Set(['T10:30:00+00:00']));
  expect(markupOf(<DiaryDays {...list} />)).toContain('dateTime="2026-12-06T10:30:00+00:00"');
});

test('a line has the colour and the pattern of its kind, and bold type when its event happens once', () => {
  const choir = { ...music, pattern: 3 };
  const events = [
    eventOf('fair', theFair, { title: 'Fair' }),
    eventOf('sundays', everySunday, { kinds: [choir] }),
  ];
  const list = markupOf(
    <DiaryDays
      {...comingUpInWords(comingUpItems(events, { now, zone: london }), localeAt(british, now)).soon}
    />,
  );
  expect(list).toMatch(/<a[^>]* class="font-bold"[^>]*>Fair</);
  expect(list).not.toMatch(/<a[^>]* class="font-bold"[^>]*>sundays</);
  expect(list).toContain('data-pattern="3"');
});

test('the weeks and what is further ahead are links to their parts of the page', () => {
  const carols = eventOf('carols', { ...theFair, firstDate: '2027-03-05' });
  const page = comingUp([eventOf('sundays', everySunday), carols]);
  expect(page.href('This week')).toBe('#week-2026-12-04');
  expect(page.href('14 Dec')).toBe('#week-2026-12-14');
  expect(page.href('Later')).toBe('#later');
});

test('after four weeks it is said that weekly things go on, whether or not anything is listed', () => {
  const carols = eventOf('carols', { ...theFair, firstDate: '2027-03-05' });
  for (const events of [[eventOf('sundays', everySunday)], [eventOf('sundays', everySunday), carols]])
    expect(comingUp(events).text.split('Most of what happens every week or month goes on.')).toHaveLength(2);
});

test('a day of the weeks at a glance says what is on, and leads to it', () => {
  const changes = [{ date: '2026-12-13', status: 'cancelled' }];
  const page = comingUp([eventOf('sundays', everySunday, { changes }), eventOf('choir', everySunday)]);
  expect(page.href('Sunday 13 December: 1 event, 1 not as planned')).toBe('#2026-12-13');
  expect(page.href('Sunday 20 December: 2 events')).toBe('#2026-12-20');
});

test('a list for children opens with the main service on Sunday, and the answers for parents', () => {
  const worship = eventOf('sundays', everySunday, {
    title: 'Sunday worship',
    worship: true,
    mainService: true,
  });
  const services = mainServices([worship], localeAt(british, now));
  const page = comingUp([], food, undefined, { services, answers: '/about-us#children' });
  expect(page.text).toContain('Every Sunday, 10.30am to 11.45am');
  expect(page.href('Sunday worship')).toBe('/whats-on/sundays');
  expect(page.href('What Sunday is like for children')).toBe('/about-us#children');
  const none = comingUp([], food, undefined, { services: [], answers: '/about-us#children' });
  expect(none.names('link')).not.toContain('What Sunday is like for children');
});

test('the kinds of event are links, and one can be shown alone', () => {
  expect(comingUp([]).href('Music')).toBe('/coming-up/music');
  const page = comingUp([], food);
  expect(page.names('heading')[0]).toBe('Coming Up Food and warmth');
  expect(page.href('Everything')).toBe('/coming-up');
  expect(page.text).toContain('Nothing under “Food and warmth” is in the diary just now.');
});

test('a list of one kind says first what is open now, and then what to do', () => {
  const openNow: OpenNow = {
    open: [],
    next: [],
    otherwise: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'Ring the council.' }] }],
  };
  expect(comingUp([], food, openNow).text).toContain('Not open now.Ring the council.');
  expect(comingUp([], food).text).not.toContain('Not open now.');
});

test('the calendar can be subscribed to, also while nothing is in the diary', () => {
  const page = comingUp([]);
  expect(page.text).toContain('There are no dates on this website just now.');
  expect(page.href('Subscribe to our calendar')).toBe(calendar.webcal);
  expect(page.href('Subscribe in Google Calendar (opens in a new tab)')).toBe(calendar.google);
  expect(page.text).toContain(calendar.https);
});
