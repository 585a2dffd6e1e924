import { expect, test } from 'vitest';
import { localeOf } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { contentWith, eventWire, siteWith } from '#tests/fixtures/content.fixture.ts';
import { createLoadContext, type SiteContext } from '../site-context.ts';
import { loadRoot } from './root-data.ts';

const content = {
  ...contentWith([eventWire('lunch', { showUntil: '2027-01-06' })]),
  notices: [{ id: 'snow', text: 'Snow.', from: '2026-11-20', until: '2026-11-29', link: undefined }],
};
const now = inLondon('2026-11-26T09:05');

async function rootOf(fields: Partial<SiteContext>) {
  const { data } = await loadRoot({ context: createLoadContext(siteWith({ content, now, ...fields })) });
  return data;
}

test('an exported page knows when it was made, and when what it shows ends by its own date', async () => {
  expect((await rootOf({ isExported: true })).asMade).toEqual({
    asOf: 'As of Thursday 26 November 2026, 9.05am',
    endings: {
      '/whats-on/lunch': Date.parse('2027-01-07T00:00:00Z'),
      snow: Date.parse('2026-11-30T00:00:00Z'),
    },
  });
});

test('it says so in its language, with the hour of the church', async () => {
  const inBerlin = { ...content, locale: localeOf({ language: 'de', zone: 'Europe/Berlin' }) };
  const { asMade } = await rootOf({ isExported: true, content: inBerlin });
  expect(asMade?.asOf).toBe('Stand: Donnerstag, 26.\u00a0November 2026, 10.05\u00a0Uhr');
});

test('a page of a server is made again, and says nothing of it', async () => {
  expect((await rootOf({})).asMade).toBeUndefined();
});
