import { expect, test } from 'vitest';
import { comingUpItems, comingUpPreview } from '#domain/diary/coming-up.ts';
import { openNow } from '#domain/diary/open-now.ts';
import { summarizeEvent } from '#domain/event/event-summary.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import { nextServices } from '#domain/services/next-services.ts';
import { localeAt } from '#languages/locale.ts';
import { inLondon, london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { church } from '#tests/fixtures/site.fixture.ts';
import { markupOf, render } from '#tests/helpers/render.tsx';
import { HomePage } from './home.tsx';

const now = inLondon('2026-12-04T09:00');
const worship = eventOf('sundays', everySunday, { title: 'Worship', worship: true, mainService: true });
const fair = eventOf('fair', theFair, { title: 'Fair', highlighted: true });

type Given = Partial<Pick<Parameters<typeof HomePage>[0], 'openKinds' | 'occasions' | 'welcomes'>>;

function homePage(
  events: readonly (typeof worship)[],
  findUs: Path | '' = '/contact#church',
  { openKinds = [], occasions = [], welcomes = [] }: Given = {},
) {
  return (
    <HomePage
      content={pageContent({ title: 'Come in', qualifier: 'you are welcome' })}
      church={church}
      services={nextServices(events, localeAt(british, now))}
      postalAddress="1 Foundry Road, Leeds LS0 4ST"
      clocks={undefined}
      highlighted={events
        .filter(({ highlighted }) => highlighted)
        .map((event) => summarizeEvent(event, localeAt(british, now)))}
      diary={comingUpPreview(comingUpItems(events, { now, zone: london }), localeAt(british, now), {
        days: 3,
        items: 8,
        atMost: 8,
      })}
      project={undefined}
      ways={[
        { name: 'first visit', to: '/about-us#first-visit' },
        { name: 'ring', to: '/contact', telephone: '0113 496 0100' },
        { name: 'emergency', to: '/safeguarding', telephone: '999' },
        { name: 'give', to: '/donate' },
      ]}
      openKinds={openKinds}
      occasions={occasions}
      welcomes={welcomes}
      findUs={findUs || undefined}
    />
  );
}

const home = (...given: Parameters<typeof homePage>) => render(homePage(...given));

test('the next service and the way to the church come before all else', () => {
  const page = home([worship, fair]);
  expect(page.names('heading').slice(0, 2)).toEqual(['Come in you are welcome', 'Next services']);
  expect(page.names('link').slice(0, 2)).toEqual(['Worship', 'How to find us']);
  expect(page.href('How to find us')).toBe('/contact#church');
  expect(page.names('time')[0]).toContain('Sunday');
});

test('a church without a page with directions has its address alone', () => {
  const page = home([worship], '');
  expect(page.text).toContain('1 Foundry Road, Leeds LS0 4ST.');
  expect(page.names('link')).not.toContain('How to find us');
});

test('a service that is off says so, wherever Home names it, and the ones beyond two are counted', () => {
  const cancelled = { date: '2026-12-06', status: 'cancelled', note: 'Ill' };
  const serviceOf = (title: string, startTime: string, changes: readonly (typeof cancelled)[]) =>
    eventOf(title, { ...everySunday, startTime, endTime: '12:00' }, { title, worship: true, changes });
  const off = [
    serviceOf('Early', '08:00', [cancelled]),
    serviceOf('Family', '09:00', [cancelled]),
    serviceOf('Late', '11:00', [cancelled]),
  ];
  const text = (count: number) => home([worship, ...off.slice(0, count)]).text;
  expect(text(2)).toContain('Early: This Sunday, 6 December, 8am to noon Cancelled Ill');
  expect(text(2)).not.toContain('off: see');
  expect(text(3)).toContain('One more is off: see Coming Up');
});

test('what is on and can be watched says so below the service and in the diary, with who will know of it', () => {
  const watch = { url: 'https://video.example/st-oswin', again: true };
  const early = { repeats: 'once', firstDate: '2026-12-04', startTime: '08:30', endTime: '09:30' };
  const page = home([eventOf('early', early, { title: 'Early', worship: true, watch }), worship]);
  expect(page.names('link').filter((name) => name.startsWith('Watch now on video.example'))).toHaveLength(2);
  expect(page.text).toContain('video.example will know that you have watched. This website will not.');
  expect(
    home([eventOf('next', { ...early, startTime: '09:16' }, { worship: true, watch })]).text,
  ).not.toContain('Watch');
});

test('of the further services on a day one that is changed says so', () => {
  const moved = { date: '2026-12-06', status: 'changed', newStartTime: '08:30' };
  const early = { ...everySunday, startTime: '08:00', endTime: '08:40' };
  const events = [worship, eventOf('early', early, { title: 'Early', worship: true, changes: [moved] })];
  expect(home(events).text).toContain('Also on Sunday 6 December: 8.30am Early Changed');
});

test('what most visitors came for is right below, and the telephone number can be rung', () => {
  const page = home([]);
  expect(page.names('link').slice(1, 7)).toEqual([
    'Your first visit',
    'Who to ring',
    '0113 496 0100',
    'In danger now',
    '999',
    'Give',
  ]);
  expect([page.href('999'), page.href('In danger now')]).toEqual(['tel:999', '/safeguarding']);
});

test('a section without content has no heading', () => {
  expect(home([worship, fair]).names('heading')).toEqual(expect.arrayContaining(['Highlights', 'Coming up']));
  const headings = home([]).names('heading');
  expect(headings).toEqual(['Come in you are welcome', 'Next services']);
});

test('a kind of event that says so is on Home by the clock, and leads to its list', () => {
  const kind = { slug: 'food', title: 'Food and warmth', palette: 2 } as const;
  const until = eventOf(
    'warm',
    { ...theFair, firstDate: '2026-12-04', startTime: '08:00' },
    { title: 'Warm Room' },
  );
  const found = openNow(comingUpItems([until, fair], { now, zone: london }), [], localeAt(british, now));
  if (found === undefined) throw new Error('Nothing is found.');
  const page = home([], '', { openKinds: [{ kind, open: found.open, next: found.next }] });
  expect(page.href('Food and warmth')).toBe('/coming-up/food');
  expect(page.text).toMatch(
    /Open now until 4pm: ?Warm Room, The church ?Next: Tomorrow, Saturday 5 December, 2pm to 4pm ?Fair, The church/,
  );
  const closed = home([], '', { openKinds: [{ kind, open: [], next: [] }] });
  expect(closed.text).toMatch(/Food and warmth ?Not open now\.$/);
});

test('the pages for a wedding, a christening or a funeral are one tap away, each in its language', () => {
  const occasions = [
    { path: '/weddings', label: 'Weddings' },
    { path: '/funerals', label: 'Angladdau', language: 'cy' },
  ] as const;
  const page = home([], '', { occasions });
  expect([page.href('Weddings'), page.href('Angladdau')]).toEqual(['/weddings', '/funerals']);
  expect(markupOf(homePage([], '', { occasions }))).toMatch(/<a [^>]*lang="cy"[^>]*>Angladdau/);
  expect(markupOf(homePage([]))).not.toContain('Weddings');
});

test('each welcome is marked with its language and its direction', () => {
  const welcomes = [
    { language: 'pl', direction: 'ltr', sentence: 'Witamy.' },
    { language: 'fa', direction: 'rtl', sentence: 'خوش آمدید.' },
  ] as const;
  const markup = markupOf(homePage([], '', { welcomes }));
  expect(markup).toContain('<li lang="pl" dir="ltr">Witamy.</li><li lang="fa" dir="rtl">خوش آمدید.</li>');
  expect(home([], '').text).not.toContain('Witamy');
});
