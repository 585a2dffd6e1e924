import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { listEvent } from '#domain/event/event-listing.ts';
import { eventOf, FAIR, SUNDAYS, WEDNESDAYS } from '#tests/fixtures/event.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { BRITISH, inLondon } from '#tests/fixtures/schedule.fixture.ts';
import { render } from '#tests/helpers/render.tsx';
import { WhatsOnPage } from './WhatsOnPage.tsx';

const now = inLondon('2027-01-05T09:00');
const content = pageContent({ title: 'Whats On', qualifier: undefined });

const events = [
  eventOf('sundays', SUNDAYS, { title: 'Worship', highlighted: true, summary: 'Come as you are.' }),
  eventOf('wednesdays', WEDNESDAYS, { title: 'Coffee' }),
  eventOf('fair', FAIR, { title: 'Fair' }),
].map((event) => listEvent(event, now, BRITISH));

test('highlighted events come first, then regular ones, and what is over last', () => {
  const page = render(<WhatsOnPage content={content} events={events} page={{ number: 1, count: 1 }} />);
  expect(page.names('heading')).toEqual([
    'Whats On',
    'Highlights',
    'Worship',
    'Regular events',
    'Coffee',
    'Past events',
  ]);
  expect(page.href('Worship')).toBe('/whats-on/sundays');
  expect(page.text).toContain('Come as you are.');
  expect(page.names('navigation')).toEqual([]);
});

test('a long list has a page for each number, and an empty one says so', () => {
  const page = render(<WhatsOnPage content={content} events={events} page={{ number: 2, count: 3 }} />);
  expect(page.names('navigation')).toEqual(['Pages of Whats On']);
  expect(page.href('Page 3')).toBe('/whats-on?page=3');
  const empty = render(<WhatsOnPage content={content} events={[]} page={{ number: 1, count: 1 }} />);
  expect(empty.text).toContain('Nothing is on just now.');
});

test('at most three events of a list have a window, and regular ones none', () => {
  const count = (highlighted: boolean) => {
    const many = Array.from({ length: 9 }, (_, at) => eventOf(`event-${at}`, SUNDAYS, { highlighted }));
    const listed = many.map((event) => listEvent(event, now, BRITISH));
    const page = <WhatsOnPage content={content} events={listed} page={{ number: 1, count: 1 }} />;
    return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>).split('<svg').length - 1;
  };
  expect(count(true)).toBe(3);
  expect(count(false)).toBe(0);
});
