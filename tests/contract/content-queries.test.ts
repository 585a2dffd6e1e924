import { readdirSync, readFileSync } from 'node:fs';
import { startEmulator } from 'emulator-for-contentful';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentClient } from '#cms/client/client.ts';
import { fetchContent, type QueryResults } from '#cms/client/fetch-content.ts';
import { validateResults } from '#cms/client/validate-results.ts';
import { AllEvents, AllPages, AppPreRender, ChurchFacts } from '#cms/generated/operations.ts';
import { mapContent } from '#cms/map-content.ts';

/** The site's queries against the demonstration's content, as the emulator serves it. */

/** What everybody needs at any time; a notice has days of its own, and the box of a weekly sheet ends with its week. */
const withoutDays = ['safeguarding', 'siteSettings', 'notice', 'sheet'];

const operations = [AppPreRender, AllEvents, ChurchFacts, AllPages];
const given = { space: 'test', environment: 'master', deliveryToken: 'delivery', previewToken: 'preview' };
let emulator: Awaited<ReturnType<typeof startEmulator>>;
beforeAll(async () => {
  emulator = await startEmulator({ ...given, source: 'content', port: 0, watch: false, log: () => {} });
});
afterAll(() => emulator.close());

test.each(
  operations.flatMap(
    ({ name, query, preview }) =>
      [
        [name, query, 'delivery'],
        [name, preview, 'preview'],
      ] as const,
  ),
)(
  'the query %s is within Contentful’s limits: a complexity of 11,000 and 8 kB of text',
  async (operationName, query, token) => {
    const response = await fetch(`${emulator.url}/spaces/test?access_token=${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ operationName, variables: {}, query }),
    });
    expect(response.status).toBe(200);
    const cost = Number(response.headers.get('X-Contentful-Graphql-Query-Cost'));
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThan(11_000);
    expect(query.length).toBeLessThan(8_192);
  },
);

test.each(['delivery', 'preview'])(
  'all of the demonstration is fetched with the %s token and mapped without a problem',
  async (token) => {
    const client = createContentClient(
      { endpoint: emulator.url, space: 'test', environment: undefined, token },
      { fetch, isPreview: token === 'preview', onPartialResponse: expect.unreachable },
    );
    const results = await fetchContent(client);
    expect(validateResults(results)).toBeUndefined();
    const fallback = { title: '', city: '', telephone: '' };
    const { content, problems } = mapContent(results as QueryResults, fallback);
    expect(problems).toEqual([]);
    expect(content.events.length).toBeGreaterThan(20);
  },
);

test('every entry can have the days on which it is shown, except what everybody needs at any time or ends by itself', () => {
  const files = readdirSync('content/model');
  const types = files.map((file) => JSON.parse(readFileSync(`content/model/${file}`, 'utf8')));
  const lacking = types
    .filter(({ fields }) => !fields.some(({ id }: { id: string }) => id === 'showFrom'))
    .map(({ sys }) => sys.id);
  expect(lacking.sort()).toEqual(withoutDays.toSorted());
  const lists = [AllEvents, ChurchFacts, AllPages].flatMap(({ shape }) => Object.entries(shape));
  const withoutQuery = lists
    .filter(
      ([, list]) => !JSON.stringify(list).includes('"items!":[{"showFrom":"string","showUntil":"string"'),
    )
    .map(([name]) => name.replace('Collection', ''));
  expect(withoutQuery.sort()).toEqual([...withoutDays, 'asset'].sort());
  // The words in another language are found by the id of the entry.
  const withoutId = lists.filter(([, list]) => !/"items!":\[\{[^[\]]*"id!"/.test(JSON.stringify(list)));
  expect(withoutId).toEqual([]);
});

test('the queries in a further language fetch the same entries, and an unknown locale is distinguished from a failure', async () => {
  const client = createContentClient(
    { endpoint: emulator.url, space: 'test', environment: undefined, token: 'delivery' },
    { fetch, onPartialResponse: () => {} },
  );
  const own = await client.query(AllPages, {});
  expect(await client.query(AllPages, { locale: 'en-GB' })).toEqual(own);
  await expect(client.query(ChurchFacts, { locale: 'tlh' })).rejects.toMatchObject({
    failure: { kind: 'unknown-locale' },
  });
  expect(AppPreRender.query).not.toContain('locale');
});
