import { expect, test } from 'vitest';
import { lineOf } from '#domain/event/event-groups.ts';
import { summarizeEvent } from '#domain/event/event-summary.ts';
import { localeAt } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair, wednesdays } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { markupOf, render } from '#tests/helpers/render.tsx';
import { WhatsOnPage } from './whats-on.tsx';

const now = inLondon('2027-01-05T09:00');
const content = pageContent({ title: 'Whats On', qualifier: undefined });
const music = { slug: 'music', title: 'Music', palette: 3 } as const;
const food = { slug: 'food', title: 'Food and warmth', palette: 2 } as const;

const summary = (...event: Parameters<typeof eventOf>) =>
  summarizeEvent(eventOf(...event), localeAt(british, now));
const line = (...event: Parameters<typeof eventOf>) => lineOf(summary(...event));

const view = {
  content,
  highlighted: [
    summary('sundays', everySunday, { title: 'Worship', highlighted: true, summary: 'Come as you are.' }),
  ],
  groups: [
    { kind: music, events: [line('choir', wednesdays, { title: 'Choir' })] },
    { kind: food, events: [line('coffee', wednesdays, { title: 'Coffee' })] },
    { kind: undefined, events: [line('walks', wednesdays, { title: 'Walks' })] },
  ],
  past: [line('fair', theFair, { title: 'Fair' })],
  page: { number: 1, count: 1 },
};

test('highlighted events come first, then regular ones by kind, and what is over last', () => {
  const page = render(<WhatsOnPage {...view} />);
  expect(page.names('heading')).toEqual([
    'Whats On',
    'Highlights',
    'Worship',
    'Music',
    'Choir',
    'Food and warmth',
    'Coffee',
    'Regular events',
    'Walks',
    'Past events',
  ]);
  expect(page.href('Worship')).toBe('/whats-on/sundays');
  expect(page.text).toContain('Come as you are.');
});

test('each kind has a link at the top, with how many events it has', () => {
  const page = render(<WhatsOnPage {...view} />);
  expect(page.names('navigation')).toEqual(['Kinds of event']);
  expect(page.href('Food and warmth (1)')).toBe('/#food');
  expect(page.href('All dates: Food and warmth')).toBe('/coming-up/food');
  expect(render(<WhatsOnPage {...view} groups={view.groups.slice(0, 1)} />).names('navigation')).toEqual([]);
});

test('a long list has a page for each number, and an empty one says so', () => {
  const page = render(<WhatsOnPage {...view} groups={[]} page={{ number: 2, count: 3 }} />);
  expect(page.names('navigation')).toEqual(['Pages of Whats On']);
  expect(page.href('Page 3')).toBe('/whats-on/page/3');
  const empty = render(<WhatsOnPage {...view} highlighted={[]} groups={[]} past={[]} />);
  expect(empty.text).toContain('Our events are not on this website yet.');
});

test('at most three events have a window', () => {
  const many = Array.from({ length: 9 }, (_, at) => summary(`event-${at}`, everySunday));
  const page = <WhatsOnPage {...view} highlighted={many} />;
  expect(markupOf(page).split('<svg').length - 1).toBe(3);
});
