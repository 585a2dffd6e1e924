import { expect, test } from 'vitest';
import { calendarLinks } from '#domain/calendar/add-links.ts';
import { listComingUp, upcomingItems } from '#domain/diary/coming-up.ts';
import { makePoster } from '#domain/event/poster.ts';
import { eventOf, FAIR, SUNDAYS } from '#tests/fixtures/event.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { BRITISH, inLondon, LONDON } from '#tests/fixtures/schedule.fixture.ts';
import { render } from '#tests/helpers/render.tsx';
import { ComingUpPage } from './ComingUpPage.tsx';

const now = inLondon('2026-12-04T09:00');
const calendar = calendarLinks('https://church.example');

function comingUp(events: Parameters<typeof upcomingItems>[0]) {
  return render(
    <ComingUpPage
      content={pageContent({ title: 'Coming Up', qualifier: undefined })}
      comingUp={listComingUp(upcomingItems(events, now, LONDON), now, BRITISH)}
      clocks={undefined}
      calendar={calendar}
      poster={makePoster('/coming-up', [], 'https://church.example')}
    />,
  );
}

test('days are listed nearest first, each with its events, their times and their places', () => {
  const page = comingUp([eventOf('fair', FAIR, { title: 'Fair' }), eventOf('sundays', SUNDAYS)]);
  const [, , first, second] = page.names('heading');
  expect([first, second]).toEqual(['Tomorrow, Saturday 5 December', 'This Sunday 6 December']);
  expect(page.names('listitem')[0]).toBe('2pm to 4pm Fair The church');
  expect(page.href('Fair')).toBe('/whats-on/fair');
});

test('the calendar can be subscribed to, also while nothing is in the diary', () => {
  const page = comingUp([]);
  expect(page.text).toContain('Nothing is in the diary just now.');
  expect(page.href('Subscribe to our calendar')).toBe(calendar.webcal);
  expect(page.href('Subscribe in Google Calendar (opens in a new tab)')).toBe(calendar.google);
  expect(page.text).toContain(calendar.https);
});
