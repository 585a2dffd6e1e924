import { expect, test } from 'vitest';
import { comingUpPreview, upcomingItems } from '#domain/diary/coming-up.ts';
import { listEvent } from '#domain/event/event-listing.ts';
import { nextService } from '#domain/worship/next-service.ts';
import { eventOf, FAIR, SUNDAYS } from '#tests/fixtures/event.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { BRITISH, inLondon, LONDON } from '#tests/fixtures/schedule.fixture.ts';
import { church } from '#tests/fixtures/site.fixture.ts';
import { render } from '#tests/helpers/render.tsx';
import { HomePage } from './HomePage.tsx';

const now = inLondon('2026-12-04T09:00');
const worship = eventOf('sundays', SUNDAYS, { title: 'Worship', worship: true, mainService: true });
const fair = eventOf('fair', FAIR, { title: 'Fair', highlighted: true });

function home(events: readonly (typeof worship)[], findUs: string | undefined = '/contact#church') {
  return render(
    <HomePage
      content={pageContent({ title: 'Come in', qualifier: 'you are welcome' })}
      church={church}
      service={nextService(events, now, BRITISH)}
      clocks={undefined}
      highlighted={events
        .filter(({ highlighted }) => highlighted)
        .map((event) => listEvent(event, now, BRITISH))}
      diary={comingUpPreview(upcomingItems(events, now, LONDON), now, BRITISH, { days: 3, items: 8 })}
      project={undefined}
      ways={[
        { name: 'first visit', to: '/about-us#first-visit' },
        { name: 'ring', to: '/contact' },
        { name: 'give', to: '/donate' },
      ]}
      findUs={findUs}
    />,
  );
}

test('the next service and the way to the church come before all else', () => {
  const page = home([worship, fair]);
  expect(page.names('heading').slice(0, 2)).toEqual(['Come in you are welcome', 'Next services']);
  expect(page.names('link').slice(0, 2)).toEqual(['Worship', 'How to find us']);
  expect(page.href('How to find us')).toBe('/contact#church');
  expect(page.names('time')[0]).toContain('Sunday');
});

test('a church without a page with directions has its address alone', () => {
  const page = home([worship], '');
  expect(page.text).toContain(church.place?.street);
  expect(page.names('link')).not.toContain('How to find us');
});

test('what most visitors came for is right below, and the telephone number can be rung', () => {
  const page = home([]);
  expect(page.names('link').slice(1, 5)).toEqual([
    'Your first visit',
    'Who to ring',
    '0113 496 0100',
    'Give',
  ]);
});

test('a section without content has no heading', () => {
  expect(home([worship, fair]).names('heading')).toEqual(expect.arrayContaining(['Highlights', 'Coming up']));
  const headings = home([]).names('heading');
  expect(headings).toEqual(['Come in you are welcome', 'Next services']);
});
