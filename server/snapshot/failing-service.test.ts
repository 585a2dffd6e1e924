import { expect, onTestFinished, test, vi } from 'vitest';
import type { QueryResults } from '#cms/client/fetch-content.ts';
import { recordedResults } from '#tests/fixtures/results.fixture.ts';
import { contentFrom, serviceOf } from './snapshot-setup.fixture.ts';

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
