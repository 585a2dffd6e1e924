import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultPageLocale } from '#app/language/page-locale.ts';
import type { QueryResults, Translation } from '#cms/client/fetch-content.ts';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import { createContent } from './snapshot-setup.ts';

const { AppPreRender: _menu, ...first } = recordedResults;

/** The recorded results of a church with German pages, whose first event has this title in German. */
function inGerman(title: string): QueryResults {
  const settings = entryLike(first.ChurchFacts.siteSettingsCollection, { otherLanguages: ['de'] });
  const event = entryLike(first.AllEvents.eventPageCollection, { title });
  const de = { ...first, AllEvents: { ...first.AllEvents, eventPageCollection: listOf(event) } };
  const ChurchFacts = { ...first.ChurchFacts, siteSettingsCollection: listOf(settings) };
  return { ...recordedResults, ChurchFacts, translations: { de } };
}

/** A content service that responds with these results, or else with a failure. */
function serviceOf(
  results: () => QueryResults | undefined,
  fail: () => Response = () => Response.error(),
): typeof globalThis.fetch {
  return async (_, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    const all = results();
    if (all === undefined) return fail();
    if (variables.locale && all.translations?.[variables.locale] === undefined)
      return new Response('', { status: 503 });
    const own = variables.locale ? (all.translations?.[variables.locale] as Translation) : all;
    return new Response(JSON.stringify({ data: own[operationName as 'AllEvents'] }));
  };
}

function contentFrom(
  results: () => QueryResults | undefined,
  stored?: QueryResults,
  time: () => number = Date.now,
  fetch = serviceOf(results),
) {
  const logged: string[] = [];
  const { store } = createContent({
    address: { endpoint: 'http://service.invalid', space: 'space', environment: undefined, token: 'token' },
    fetch,
    maxAge: 10,
    file: {
      read: async () => stored && { results: JSON.parse(JSON.stringify(stored)), fetchedAt: 0 },
      write: () => {},
    },
    siteUrl: 'http://localhost:3000',
    outage: {
      locale: defaultPageLocale,
      title: 'St Example',
      city: 'Leeds',
      telephone: undefined,
      staleNotice: '',
    },
    log: (_, event) => void logged.push(event),
    time,
    onChange: () => {},
  });
  const titles = () => {
    const content = store.current()?.content;
    return [content?.events[0]?.title, content?.otherLanguages[0]?.events[0]?.title];
  };
  return { store, titles, logged };
}

test('while the service fails, a restart serves the last good content in every language', async () => {
  const { store, titles } = contentFrom(() => undefined, inGerman('Lieder'));
  await store.start();
  expect(titles()).toEqual(['Carols by candlelight', 'Lieder']);
  expect(store.fault()).toBeDefined();
});

test('a stored snapshot in one language is served, though the settings now have another', async () => {
  const { translations: _, ...stored } = inGerman('Lieder');
  const { store, titles } = contentFrom(() => undefined, stored);
  await store.start();
  expect(titles()).toEqual(['Carols by candlelight', 'Carols by candlelight']);
});

test('an incomplete translation changes neither the first language nor the last good words, and is logged', async () => {
  let results = inGerman('Lieder');
  const { store, titles, logged } = contentFrom(() => results);
  await store.start();
  const event = entryLike(first.AllEvents.eventPageCollection, { title: 'Carols by lantern' });
  const eventPageCollection = listOf(event);
  const de = { ...first, AllEvents: { ...first.AllEvents, eventPageCollection: null } };
  results = { ...results, AllEvents: { ...first.AllEvents, eventPageCollection }, translations: { de } };
  await store.refresh();
  expect(titles()).toEqual(['Carols by lantern', 'Lieder']);
  expect(logged).toContain('translation-stale-served');
  expect(store.fault()).toBeUndefined();
});

test('implausible results in the first language leave all languages as they were', async () => {
  let results = inGerman('Lieder');
  const { store, titles } = contentFrom(() => results);
  await store.start();
  results = { ...inGerman('Neue Lieder'), AllPages: { ...first.AllPages, pageCollection: null } };
  await store.refresh();
  expect(titles()).toEqual(['Carols by candlelight', 'Lieder']);
  expect(store.fault()).toBeDefined();
});

test('while the queries of a further language fail, the first shows what is new, and the other keeps its last good words', async () => {
  let results = inGerman('Lieder');
  const { store, titles, logged } = contentFrom(() => results);
  await store.start();
  const event = entryLike(first.AllEvents.eventPageCollection, { title: 'Carols by lantern' });
  const AllEvents = { ...first.AllEvents, eventPageCollection: listOf(event) };
  results = { ...results, AllEvents, translations: {} };
  for (let refresh = 0; refresh < 3; refresh += 1) await store.refresh();
  expect(titles()).toEqual(['Carols by lantern', 'Lieder']);
  expect(logged).toContain('translation-stale-served');
  expect(store.fault()).toBeUndefined();
});

test('a start while the queries of a further language fail serves the first in its place', async () => {
  const { store, titles } = contentFrom(() => ({ ...inGerman('Lieder'), translations: {} }));
  await store.start();
  expect(titles()).toEqual(['Carols by candlelight', 'Carols by candlelight']);
  expect(store.fault()).toBeUndefined();
});

/** The recorded results with so many people. */
function withPeople(count: number): QueryResults {
  const role = entryLike(first.ChurchFacts.roleCollection);
  const people = Array.from({ length: count }, (_, at) => ({
    ...role,
    sys: { ...role.sys, id: `person-${at}` },
  }));
  return { ...recordedResults, ChurchFacts: { ...first.ChurchFacts, roleCollection: listOf(...people) } };
}

const minutes = (count: number) => count * 60_000;

test('a response without a third of what was published is held back for five minutes, and then believed', async () => {
  let [people, now] = [60, 0];
  const results = () => withPeople(people);
  const { store, logged } = contentFrom(results, withPeople(60), () => now);
  const shown = () => store.current()?.content.people.length;
  await store.start();
  expect(store.fault()).toBeUndefined();

  people = 0;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  /** Lets the store try again, as often as its timers have it within ten minutes. */
  const until = async (isOver: () => boolean) => {
    for (let second = 0; second < 600 && !isOver(); second += 1) await vi.advanceTimersByTimeAsync(1_000);
  };
  now = minutes(1);
  void store.refresh();
  await until(() => store.fault() !== undefined);
  expect(store.fault()?.error.message).toMatch(
    /^60 of \d+ published entries are missing .* at 1970-01-01T00:06:00Z, it is believed\.$/,
  );
  now = minutes(6) - 1;
  await until(() => shown() !== 60);
  expect(shown()).toBe(60);
  expect(logged.filter((event) => event === 'content-held-back')).toHaveLength(1);
  now = minutes(6);
  await until(() => shown() !== 60);
  expect(shown()).toBe(0);
  expect(store.fault()).toBeUndefined();
});

test('fewer missing entries than ten are believed at once, and those that come back are shown at once', async () => {
  let people = 9;
  const { store } = contentFrom(() => withPeople(people), withPeople(9));
  await store.start();
  people = 0;
  await store.refresh();
  expect(store.current()?.content.people).toHaveLength(0);
  people = 60;
  await store.refresh();
  expect(store.current()?.content.people).toHaveLength(60);
});

/** A site whose content service fails from its start, with the times of its queries; a fake clock. */
async function failingSince(fail: () => Response) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const service = { sent: [] as number[], results: undefined as QueryResults | undefined };
  const respond = serviceOf(() => service.results, fail);
  const { store } = contentFrom(
    () => service.results,
    recordedResults,
    Date.now,
    (...request) => {
      service.sent.push(Date.now());
      return respond(...request);
    },
  );
  const started = store.start();
  await vi.advanceTimersByTimeAsync(200);
  await started;
  /** Visits ten pages a second. */
  const visitFor = async (seconds: number) => {
    for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
      void store.visit();
      await vi.advanceTimersByTimeAsync(100);
    }
  };
  return { store, service, visitFor };
}

const serverError = () => new Response('', { status: 500 });
const tooMany = (seconds: string) => () =>
  new Response('', { status: 429, headers: { 'Retry-After': seconds } });

function breakConnection(): Response {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
}

test.each<[string, () => Response]>([
  ['responds with an error', serverError],
  ['breaks connections', breakConnection],
  ['refuses the question', () => Response.json({ errors: [{ message: 'no such field' }] })],
  ['requests less time than it gets', tooMany('0.5')],
])(
  'a service that %s gets a query within eight seconds, and at most a dozen in any minute',
  async (_, fail) => {
    const { store, service, visitFor } = await failingSince(fail);
    await visitFor(180);
    for (const start of service.sent)
      expect(service.sent.filter((at) => at >= start && at < start + 60_000).length).toBeLessThanOrEqual(12);
    service.results = recordedResults;
    await visitFor(8);
    expect(store.fault()).toBeUndefined();
  },
);

test('a service is not queried before the end of its `Retry-After`', async () => {
  const { store, service, visitFor } = await failingSince(tooMany('20'));
  await visitFor(19.7);
  expect(service.sent).toHaveLength(1);
  service.results = recordedResults;
  await visitFor(0.5);
  expect(store.fault()).toBeUndefined();
});

test('sites that fail in the same moment do not retry in the same moment', async () => {
  const random = vi.spyOn(Math, 'random');
  onTestFinished(() => random.mockRestore());
  const thirdTries = [];
  for (const value of [0, 0.5, 0.99]) {
    random.mockReturnValue(value);
    const { service, visitFor } = await failingSince(serverError);
    const began = service.sent[0] ?? 0;
    await visitFor(20);
    thirdTries.push((service.sent[2] ?? 0) - began);
  }
  expect(new Set(thirdTries).size).toBe(3);
});
