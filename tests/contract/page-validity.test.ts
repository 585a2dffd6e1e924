import { expect, test } from 'vitest';
import { loader as comingUp } from '#app/routes/coming-up.tsx';
import { loader as contact } from '#app/routes/contact.tsx';
import { loader as event } from '#app/routes/event.tsx';
import { loader as home } from '#app/routes/home.tsx';
import { loader as safeguarding } from '#app/routes/safeguarding.tsx';
import { loader as whatsOn } from '#app/routes/whats-on.tsx';
import { createLoadContext } from '#app/site-context.ts';
import type { SiteContent } from '#cms/site-content.ts';
import { wordsIn } from '#languages/words.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { changeWire, contentWith, eventWire, siteWith } from '#tests/fixtures/content.fixture.ts';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';

const pages = { home, comingUp, whatsOn, event };
const loaders = { ...pages, safeguarding, contact };

const office = helplineOf('Council', {
  firstFor: ['a child, in office hours'],
  hours: 'Monday to Friday, 9am to 5pm',
});
const recorded = contentWith([eventWire('worship', { worship: true })], [changeWire('off', 'worship')]);
const content = {
  ...recorded,
  church: { ...recorded.church, officeHours: office.hours },
  safeguarding: { contacts: undefined, helplines: [office] },
};

function load(page: keyof typeof loaders, now: string, from: SiteContent = content) {
  const context = createLoadContext(siteWith({ content: from, now: inLondon(now) }));
  return loaders[page]({
    context,
    params: { slug: 'worship' },
    request: new Request('https://church.example/'),
  } as never);
}

/** For how many seconds a page that was rendered at a time in London may be cached. */
async function maxAge(page: keyof typeof loaders, now: string): Promise<number> {
  const { init } = await load(page, now);
  const headers = new Headers(init?.headers);
  return Number(/max-age=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1]);
}

for (const page of Object.keys(pages) as (keyof typeof pages)[]) {
  test(`${page}, rendered one second before an end, is not cached past it`, async () => {
    expect(await maxAge(page, '2026-12-13T11:44:59')).toBe(0);
    expect(await maxAge(page, '2026-12-13T11:44:00')).toBeLessThan(60);
    expect(await maxAge(page, '2026-12-13T11:45:00')).toBe(300);
  });

  test(`${page} is not cached past a start, the end of a cancelled date, or London’s midnight`, async () => {
    expect(await maxAge(page, '2026-12-13T10:29:30')).toBeLessThan(30);
    expect(await maxAge(page, '2026-12-06T11:44:30')).toBeLessThan(30);
    expect(await maxAge(page, '2026-12-12T23:59:59')).toBe(0);
    expect(await maxAge(page, '2027-06-30T23:59:00')).toBeLessThan(60);
  });
}

const german = { ...content, locale: { ...content.locale, language: 'de', words: wordsIn('de') } } as const;

for (const page of Object.keys(pages) as (keyof typeof pages)[])
  test(`${page} says in each language what it would without anything derived before`, async () => {
    for (const now of [
      '2026-12-05T23:59:59',
      '2026-12-06T00:00:00',
      '2026-12-13T10:29:59',
      '2026-12-13T10:30:00',
      '2026-12-13T11:45:00',
      '2027-03-28T00:59:59',
      '2027-03-28T02:00:00',
      // The clock of a server may be set back.
      '2026-12-13T10:30:00',
    ])
      for (const own of [content, german])
        expect((await load(page, now, own)).data, now).toEqual((await load(page, now, { ...own })).data);
  });

for (const page of ['safeguarding', 'contact'] as const)
  test(`${page} is not cached past midnight or the hour at which an office opens or closes, and otherwise is`, async () => {
    expect(await maxAge(page, '2026-12-11T16:59:30')).toBeLessThan(30);
    expect(await maxAge(page, '2026-12-11T17:00:00')).toBe(300);
    expect(await maxAge(page, '2026-12-14T08:59:59')).toBe(0);
    expect(await maxAge(page, '2026-12-12T23:59:59')).toBe(0);
  });

test('Contact says whether the office is open, which the holidays of its nation decide', async () => {
  const { data } = await load('contact', '2026-12-25T11:00', {
    ...content,
    locale: { ...content.locale, nation: 'england-wales' },
  });
  expect(data.view).toMatchObject({ officeNow: 'It may be closed today, a bank holiday.' });
});
