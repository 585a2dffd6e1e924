import ICAL from 'ical.js';
import { expect, testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { twoLanguages } from '#tests/fixtures/two-languages.ts';

/** A church with a draft, whose carols had another address before. */
const test = testWithContent({
  ...twoLanguages,
  'eventPage/surprise.md': `---
draft: true
slug: surprise
formerSlugs: [big-surprise]
title: Surprise
summary: Nobody is to know yet.
repeats: every Friday
firstDate: 2026-01-02
startTime: "17:00"
---
`,
});
test.use({ javaScriptEnabled: false });

test('the former addresses of an event lead to its page and its calendar, in each language', async ({
  request,
}) => {
  for (const prefix of ['', '/de'])
    for (const end of ['', '.ics']) {
      const path = `${prefix}/whats-on/christmas-carols${end}`;
      const response = await request.get(path, { maxRedirects: 0 });
      expect([response.status(), response.headers().location], path).toEqual([
        301,
        `${prefix}/whats-on/carols${end}`,
      ]);
      expect(response.headers()['cache-control'], path).toBe('public, max-age=300');
      expect((await request.get(path)).status(), path).toBe(200);
    }
});

test('the addresses of lists with a query, of earlier versions, lead to their paths, in each language', async ({
  request,
}) => {
  for (const [former, path] of [
    ['/coming-up?for=music&x=1', '/coming-up/music'],
    ['/whats-on?page=2', '/whats-on/page/2'],
  ])
    for (const prefix of ['', '/de']) {
      const response = await request.get(`${prefix}${former}`, { maxRedirects: 0 });
      expect([response.status(), response.headers().location], former).toEqual([301, `${prefix}${path}`]);
      expect(response.headers()['cache-control'], former).toBe('public, max-age=300');
      // The router puts the prefix before it.
      const data = await request.get(`${prefix}${former}`.replace('?', '.data?'));
      expect(await data.text(), former).toContain(`"${path}"`);
    }
});

test('whoever follows a link to a former address within the site comes to the page', async ({ request }) => {
  const response = await request.get('/whats-on/christmas-carols.data');
  expect(await response.text()).toContain('/whats-on/carols');
});

test('the calendar of an event that is not there is gone, and says so in the language of its address', async ({
  request,
}) => {
  const gone = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(410);
    expect(response.headers()['cache-control'], path).toBe('public, max-age=300');
    return response.text();
  };
  const text = await gone('/whats-on/harvest-supper.ics');
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
  expect(calendar.getFirstPropertyValue('description')).toMatch(
    /^This event is no longer on the website of St Anne's Leipzig\./,
  );
  const german = new ICAL.Component(ICAL.parse(await gone('/de/whats-on/harvest-supper.ics')));
  expect(german.getFirstPropertyValue('description')).toMatch(/^Diese Veranstaltung steht nicht mehr auf/);
  // A draft answers as whatever does not exist.
  for (const slug of ['surprise', 'big-surprise', '-', 'x%2Fy'])
    expect(await gone(`/whats-on/${slug}.ics`), slug).toBe(text);
});
