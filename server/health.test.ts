import { expect, test } from 'vitest';
import { ContentError } from '#cms/errors.ts';
import type { Snapshot } from '#cms/snapshot/current-snapshot.ts';
import type { Fault } from '#cms/snapshot/snapshot-store.ts';
import type { Problem } from '#domain/problem.ts';
import { contentWith } from '#tests/fixtures/content.fixture.ts';
import { createHealth } from './health.ts';

const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => now.epochMilliseconds - minutes * 60_000;
const fault = {
  since: minutesAgo(5),
  error: new ContentError('Church', { kind: 'query-error', messages: ['secret text'] }),
};

const content = contentWith([]);

const problem: Problem = {
  ...{ file: 'content/entries/eventPage/x.md', line: 3, entry: '', field: 'title' },
  ...{ severity: 'error', outcome: 'left-out', sentence: '“title” is missing.' },
};

async function get(path: string, fetchedAt: number | undefined, isFailing = false, failing: Fault = fault) {
  const health = createHealth({
    store: {
      current: () => (fetchedAt === undefined ? undefined : ({ fetchedAt, content } as Snapshot)),
      fault: () => (isFailing ? failing : undefined),
      lastFault: () => fault,
    },
    file: { state: () => (isFailing ? 'failing' : 'ok') },
    problems: { current: async () => [problem], readWhole: () => '2026-11-21T11:50:00Z' },
    version: '1.2.3',
    clock: () => now,
  });
  const response = await health(path);
  return response && { status: response.status, ...JSON.parse(response.body) };
}

test('a site with content is ready, and reports its age', async () => {
  expect(await get('/readyz', minutesAgo(1))).toMatchObject({
    status: 200,
    ready: true,
    version: '1.2.3',
    content: { state: 'fresh', ageInSeconds: 60, fetchedAt: '2026-11-21T11:59:00Z', languages: ['en-GB'] },
    snapshotFile: 'ok',
    lastFault: { kind: 'query-error', operation: 'Church', since: '2026-11-21T11:55:00Z' },
  });
});

test('a site with stale content is ready, and reports the kind of fault without the service’s own message', async () => {
  const response = await get('/readyz', minutesAgo(60), true);
  expect(response).toMatchObject({
    status: 200,
    content: { state: 'stale' },
    snapshotFile: 'failing',
    fault: { kind: 'query-error' },
  });
  expect(JSON.stringify(response)).not.toContain('secret text');
});

test('a site without content is not ready, though its process is healthy', async () => {
  expect(await get('/readyz', undefined, true)).toMatchObject({
    status: 503,
    ready: false,
    content: { state: 'empty' },
  });
  expect(await get('/healthz', undefined, true)).toMatchObject({ status: 200 });
});

test('a site with a fault in its content is ready, and reports file, line and field, and when all files were last read', async () => {
  expect(await get('/readyz', minutesAgo(1))).toMatchObject({
    ...{ status: 200, ready: true },
    problems: [
      {
        file: 'content/entries/eventPage/x.md',
        outcome: 'left-out',
        faults: [{ line: 3, field: 'title', message: '“title” is missing.' }],
      },
    ],
    filesReadWholeAt: '2026-11-21T11:50:00Z',
  });
});

test('other paths are not handled', async () => {
  expect(await get('/readyz/', 1)).toBeUndefined();
  expect(await get('/', 1)).toBeUndefined();
});

test('the status of a response that is no success is named', async () => {
  const failure = { kind: 'server-error', status: 401 } as const;
  const refused = { since: minutesAgo(5), error: new ContentError('Church', failure) };
  expect(await get('/readyz', undefined, true, refused)).toMatchObject({
    status: 503,
    fault: { kind: 'server-error', status: 401 },
  });
});
