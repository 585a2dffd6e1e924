import { expect, test } from 'vitest';
import { changeWire, clientOf, eventWire } from '#cms/events-for-tests.ts';
import { rememberNothing } from '#cms/remembered.ts';
import { inLondon } from '#tests/fixtures/schedule.fixture.ts';
import { loader as comingUp } from './routes/coming-up.tsx';
import { loader as event } from './routes/event.tsx';
import { loader as home } from './routes/home.tsx';
import { loader as whatsOn } from './routes/whats-on.tsx';
import { createLoadContext, type SiteServices } from './site-services.ts';

const pages = { home, comingUp, whatsOn, event };

/** What a page made at a time in London says of how long it may be kept. */
async function kept(page: keyof typeof pages, now: string): Promise<number> {
  const content = clientOf([eventWire('worship', { worship: true })], [changeWire('off', 'worship', {})]);
  const services = {
    content,
    now: inLondon(now),
    timeZone: 'Europe/London',
    siteUrl: 'https://church.example',
    outage: { title: 'St Example', city: 'Leeds', telephone: '01632 960001', oldWords: 'Old.' },
    remember: rememberNothing(content),
    onEntryProblem: () => {},
    onFailure: (error) => {
      throw error;
    },
  } satisfies Partial<SiteServices>;
  // What these pages do not ask for is left out.
  const context = createLoadContext(services as unknown as SiteServices);
  const { init } = await pages[page]({
    context,
    params: { slug: 'worship' },
    request: new Request('https://church.example/'),
  } as never);
  const headers = new Headers(init?.headers);
  return Number(/max-age=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1]);
}

for (const page of Object.keys(pages) as (keyof typeof pages)[]) {
  test(`${page}, made one second before an end, is not kept past it`, async () => {
    expect(await kept(page, '2026-12-13T11:44:59')).toBe(0);
    expect(await kept(page, '2026-12-13T11:44:00')).toBeLessThan(60);
    expect(await kept(page, '2026-12-13T11:45:00')).toBe(300);
  });

  test(`${page} is not kept past a start, the end of a cancelled date, or London’s midnight`, async () => {
    expect(await kept(page, '2026-12-13T10:29:30')).toBeLessThan(30);
    expect(await kept(page, '2026-12-06T11:44:30')).toBeLessThan(30);
    expect(await kept(page, '2026-12-12T23:59:59')).toBe(0);
    expect(await kept(page, '2027-06-30T23:59:00')).toBeLessThan(60);
  });
}
