import { expect, test } from 'vitest';
import { recordedAnswers } from '#tests/fixtures/answers.fixture.ts';
import type { ContentClient } from './client.ts';
import { createPreviewClient } from './client.ts';
import { fetchAnswers, pageSize } from './fetch-answers.ts';
import { AppPreRender } from './generated/operations.ts';
import { whyRefused } from './refuse-answers.ts';

type Respond = (name: keyof typeof recordedAnswers, skip: number) => unknown;

/** A fake client that records its queries. */
function clientOf(respond: Respond = (name) => recordedAnswers[name]) {
  const asked: { name: string; variables: unknown; query: string }[] = [];
  let underWay = 0;
  let maxConcurrent = 0;
  const client: ContentClient = {
    async query<Data, Variables>({ name, query }: { name: string; query: string }, variables: Variables) {
      asked.push({ name, variables, query });
      underWay += 1;
      maxConcurrent = Math.max(maxConcurrent, underWay);
      await Promise.resolve();
      underWay -= 1;
      const { skip = 0 } = variables as { skip?: number };
      return respond(name as keyof typeof recordedAnswers, skip) as Data;
    },
  };
  return { client, asked, maxConcurrent: () => maxConcurrent };
}

test('the app pre-render query comes first, to the letter and without variables, and the others follow together', async () => {
  const { client, asked, maxConcurrent } = clientOf();
  expect(await fetchAnswers(client)).toEqual(recordedAnswers);
  expect(asked[0]).toEqual({ name: 'AppPreRender', variables: {}, query: AppPreRender.query });
  expect(asked.map(({ name }) => name).slice(1)).toEqual(['AllEvents', 'AllFacts', 'AllPages']);
  expect(maxConcurrent()).toBe(3);
});

test('no other query is sent while the app pre-render query fails', async () => {
  const { client, asked } = clientOf(() => {
    throw new Error('down');
  });
  await expect(fetchAnswers(client)).rejects.toThrow('down');
  expect(asked).toHaveLength(1);
});

/** As many events as there are numbers. */
const eventsFrom = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({
    sys: { id: `event-${from + at}` },
    slug: `event-${from + at}`,
  }));

test('a list that is longer than a page is fetched page by page, and the other lists of its query stay complete', async () => {
  const total = 2 * pageSize + 1;
  const { client, asked } = clientOf((name, skip) =>
    name === 'AllEvents'
      ? {
          eventPageCollection: { total, items: eventsFrom(skip, Math.min(skip + pageSize, total)) },
          eventChangeCollection: { total: 1, items: skip === 0 ? [{ sys: { id: 'change' } }] : [] },
        }
      : recordedAnswers[name],
  );
  const { AllEvents } = await fetchAnswers(client);
  expect(AllEvents.eventPageCollection?.items.map((event) => event?.sys.id)).toEqual(
    eventsFrom(0, total).map(({ sys }) => sys.id),
  );
  expect(AllEvents.eventChangeCollection?.items).toHaveLength(1);
  expect(asked.filter(({ name }) => name === 'AllEvents').map(({ variables }) => variables)).toEqual([
    {},
    { skip: pageSize },
    { skip: 2 * pageSize },
  ]);
});

test('a list of one is not repeated when another list of its query has further pages', async () => {
  const { siteSettingsCollection } = recordedAnswers.AllFacts;
  const { client } = clientOf((name) =>
    name === 'AllFacts'
      ? { ...recordedAnswers.AllFacts, roleCollection: { total: pageSize + 1, items: [] } }
      : recordedAnswers[name],
  );
  expect((await fetchAnswers(client)).AllFacts.siteSettingsCollection).toEqual(siteSettingsCollection);
});

test.each([
  ['without its list', null],
  ['that is empty though there are more entries', { total: pageSize + 1, items: [] }],
])('a further page %s leaves no partial list: the answers are refused', async (_, further) => {
  const { client } = clientOf((name, skip) =>
    name === 'AllEvents'
      ? {
          eventPageCollection: skip === 0 ? { total: pageSize + 1, items: eventsFrom(0, pageSize) } : further,
          eventChangeCollection: { total: 0, items: [] },
        }
      : recordedAnswers[name],
  );
  expect(whyRefused(await fetchAnswers(client))).toEqual({
    kind: 'list-missing',
    list: 'eventPageCollection',
  });
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
      : recordedAnswers[name],
  );
  expect((await fetchAnswers(client)).AllEvents.eventPageCollection?.items).toHaveLength(pageSize);
});

test('at most twenty pages of a list are fetched', async () => {
  const { client, asked } = clientOf((name) => ({
    ...recordedAnswers[name],
    ...(name === 'AllPages' && { pageCollection: { total: 1e9, items: [] } }),
  }));
  await fetchAnswers(client);
  expect(asked.filter(({ name }) => name === 'AllPages')).toHaveLength(20);
});

test('drafts are fetched by the same queries, each list with “preview: true”', async () => {
  const { client, asked } = clientOf();
  await fetchAnswers(createPreviewClient(client));
  for (const { name, query } of asked) {
    const roots = Object.keys(recordedAnswers[name as keyof typeof recordedAnswers]).length;
    expect(query.match(/preview:true/g), name).toHaveLength(roots);
  }
});
