import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import { ContentError } from '../errors.ts';
import { AppPreRender } from '../generated/operations.ts';
import type { ContentClient } from './client.ts';
import { createContentClient } from './client.ts';
import { fetchContent, pageSize } from './fetch-content.ts';
import { validateResults } from './validate-results.ts';

type Respond = (name: keyof typeof recordedResults, skip: number) => unknown;

/** A fake client that records its queries. */
function clientOf(respond: Respond = (name) => recordedResults[name]) {
  const queries: { name: string; variables: unknown; query: string }[] = [];
  let underWay = 0;
  let maxConcurrent = 0;
  const client: ContentClient = {
    async query<Data, Variables>({ name, query }: { name: string; query: string }, variables: Variables) {
      queries.push({ name, variables, query });
      underWay += 1;
      maxConcurrent = Math.max(maxConcurrent, underWay);
      await Promise.resolve();
      underWay -= 1;
      const { skip = 0 } = variables as { skip?: number };
      return respond(name as keyof typeof recordedResults, skip) as Data;
    },
  };
  return { client, queries, maxConcurrent: () => maxConcurrent };
}

test('the app pre-render query comes first, to the letter and without variables, and the others follow together', async () => {
  const { client, queries, maxConcurrent } = clientOf();
  expect(await fetchContent(client)).toEqual(recordedResults);
  expect(queries[0]).toEqual({ name: 'AppPreRender', variables: {}, query: AppPreRender.query });
  expect(queries.map(({ name }) => name).slice(1)).toEqual(['AllEvents', 'ChurchFacts', 'AllPages']);
  expect(maxConcurrent()).toBe(3);
});

test('no other query is sent while the app pre-render query fails', async () => {
  const { client, queries } = clientOf(() => {
    throw new Error('down');
  });
  await expect(fetchContent(client)).rejects.toThrow('down');
  expect(queries).toHaveLength(1);
});

/** As many events as there are numbers. */
const eventsFrom = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({
    sys: { id: `event-${from + at}` },
    slug: `event-${from + at}`,
  }));

test('a list that is longer than a page is fetched page by page, and the other lists of its query stay complete', async () => {
  const total = 2 * pageSize + 1;
  const { client, queries } = clientOf((name, skip) =>
    name === 'AllEvents'
      ? {
          eventPageCollection: { total, items: eventsFrom(skip, Math.min(skip + pageSize, total)) },
          eventChangeCollection: { total: 1, items: skip === 0 ? [{ sys: { id: 'change' } }] : [] },
        }
      : recordedResults[name],
  );
  const { AllEvents } = await fetchContent(client);
  expect(AllEvents.eventPageCollection?.items.map((event) => event?.sys.id)).toEqual(
    eventsFrom(0, total).map(({ sys }) => sys.id),
  );
  expect(AllEvents.eventChangeCollection?.items).toHaveLength(1);
  expect(queries.filter(({ name }) => name === 'AllEvents').map(({ variables }) => variables)).toEqual([
    {},
    { skip: pageSize },
    { skip: 2 * pageSize },
  ]);
});

test('a list of one is not repeated when another list of its query has further pages', async () => {
  const { siteSettingsCollection } = recordedResults.ChurchFacts;
  const { client } = clientOf((name) =>
    name === 'ChurchFacts'
      ? { ...recordedResults.ChurchFacts, roleCollection: { total: pageSize + 1, items: [] } }
      : recordedResults[name],
  );
  expect((await fetchContent(client)).ChurchFacts.siteSettingsCollection).toEqual(siteSettingsCollection);
});

test.each([
  ['without its list', null],
  ['that is empty though there are more entries', { total: pageSize + 1, items: [] }],
])('a further page %s leaves no partial list: the results are refused', async (_, further) => {
  const { client } = clientOf((name, skip) =>
    name === 'AllEvents'
      ? {
          eventPageCollection: skip === 0 ? { total: pageSize + 1, items: eventsFrom(0, pageSize) } : further,
          eventChangeCollection: { total: 0, items: [] },
        }
      : recordedResults[name],
  );
  expect(validateResults(await fetchContent(client))).toMatch(/^The list eventPageCollection is missing/);
});

test('a list may become shorter between its pages', async () => {
  const { client } = clientOf((name, skip) =>
    name === 'AllEvents'
      ? {
          eventPageCollection:
            skip === 0
              ? { total: pageSize + 1, items: eventsFrom(0, pageSize) }
              : { total: pageSize, items: [] },
          eventChangeCollection: { total: 0, items: [] },
        }
      : recordedResults[name],
  );
  expect((await fetchContent(client)).AllEvents.eventPageCollection?.items).toHaveLength(pageSize);
});

test('at most twenty pages of a list are fetched', async () => {
  const { client, queries } = clientOf((name) => ({
    ...recordedResults[name],
    ...(name === 'AllPages' && { pageCollection: { total: 1e9, items: [] } }),
  }));
  await fetchContent(client);
  expect(queries.filter(({ name }) => name === 'AllPages')).toHaveLength(20);
});

test('drafts are fetched by the same queries, each list with “preview: true”', async () => {
  const queries: string[] = [];
  const client = createContentClient(
    { endpoint: 'https://content.example', space: 'space', environment: undefined, token: 'preview' },
    {
      isPreview: true,
      async fetch(_, init) {
        const { operationName: name, query } = JSON.parse(String(init?.body));
        queries.push(name);
        const roots = Object.keys(recordedResults[name as 'AllEvents']).length;
        expect(query.match(/preview:true/g), name).toHaveLength(roots);
        return new Response(JSON.stringify({ data: recordedResults[name as 'AllEvents'] }));
      },
      onPartialResponse: expect.unreachable,
    },
  );
  await fetchContent(client);
  expect(queries).toEqual(['AppPreRender', 'AllEvents', 'ChurchFacts', 'AllPages']);
});

/** The recorded results of a church that names these locales. */
function inLocales(...otherLanguages: string[]): Respond {
  const settings = entryLike(recordedResults.ChurchFacts.siteSettingsCollection, { otherLanguages });
  const ChurchFacts = { ...recordedResults.ChurchFacts, siteSettingsCollection: listOf(settings) };
  return (name) => (name === 'ChurchFacts' ? ChurchFacts : recordedResults[name]);
}

test('each further language has three more queries, with its locale, and the menu is fetched once', async () => {
  const { client, queries } = clientOf(inLocales('de', 'fr', 'en-US'));
  const { translations } = await fetchContent(client);
  expect(Object.keys(translations ?? {})).toEqual(['de']);
  expect(translations?.de).toMatchObject({ AllEvents: recordedResults.AllEvents });
  expect(queries.map(({ name, variables }) => [name, variables])).toEqual([
    ['AppPreRender', {}],
    ...['AllEvents', 'ChurchFacts', 'AllPages'].map((name) => [name, {}]),
    ...['AllEvents', 'ChurchFacts', 'AllPages'].map((name) => [name, { locale: 'de' }]),
  ]);
});

test('a locale that the space does not have is null, and any other failure fails the whole fetch', async () => {
  const failing = (failure: ContentError['failure']) => {
    const { client } = clientOf(inLocales('de'));
    return fetchContent({
      query: (operation, variables) =>
        'locale' in (variables as object)
          ? Promise.reject(new ContentError(operation.name, failure))
          : client.query(operation, variables),
    });
  };
  expect((await failing({ kind: 'unknown-locale' })).translations).toEqual({ de: null });
  expect((await failing({ kind: 'server-error', status: 500 })).translations).toEqual({
    de: { failed: expect.stringMatching(/^The content query AllEvents failed: .* status 500/) },
  });
});
