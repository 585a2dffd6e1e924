import { expect, test } from 'vitest';
import type { ContentClient } from '#cms/client.ts';
import { createRemembered } from '#cms/remembered.ts';
import { inLondon } from '#tests/fixtures/schedule.fixture.ts';
import { loadPage } from './page-data.ts';
import { createLoadContext, type SiteServices } from './site-services.ts';
import { readData } from './written-data.ts';

const about = { title: 'Contact', description: '', path: '/contact', palette: 0 } as const;
const until = inLondon('2026-03-01T10:30');

test('a page is worked out once while it is true, and each time says how long it still is', async () => {
  const memory = createRemembered();
  let made = 0;
  async function load(at: string) {
    const now = inLondon(at);
    const remember = memory.by(() => Promise.reject(new Error('Nothing is asked.')), now.epochMilliseconds);
    const services: Partial<SiteServices> = { now, remember, content: {} as ContentClient };
    const context = createLoadContext(services as SiteServices);
    const page = await loadPage(context, 'contact', async () => {
      made += 1;
      return { about, view: { made }, until };
    });
    return [readData(page.data).view.made, new Headers(page.init?.headers).get('Cache-Control')];
  }
  expect(await load('2026-03-01T10:00')).toEqual([1, 'public, max-age=300']);
  expect(await load('2026-03-01T10:29')).toEqual([1, 'public, max-age=55']);
  expect(await load('2026-03-01T10:30')).toEqual([2, 'public, max-age=0']);
});
