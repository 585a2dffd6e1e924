import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNoopMeter } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ContentClient } from '#site/content/client.ts';
import { ContentError } from '#site/content/errors.ts';
import { createQuestionWatcher } from './watch-questions.ts';
import { createRequestWatcher, type Watched } from './watch-requests.ts';

const operation = { name: 'Page', reads: [], query: '', preview: '' };

/** A site whose requests are answered as the test says, with the spans that come of it. */
async function watched(
  answer: (ask: () => Promise<unknown>) => RequestListener,
  query: () => Promise<never> = () => Promise.resolve({} as never),
) {
  const exporter = new InMemorySpanExporter();
  const tracer = new TracerProvider({
    spanProcessors: [new SimpleSpanProcessor({ exporter })],
  }).getTracer('test');
  const current = new AsyncLocalStorage<Watched>();
  const watchRequests = createRequestWatcher({
    tracer,
    meter: createNoopMeter(),
    routeOf: () => undefined,
    siteUrl: new URL('https://church.example'),
    continuesTraces: true,
    current,
  });
  const watchQuestions = createQuestionWatcher(tracer, new URL('https://content.example'), current);
  const client = watchQuestions({ query } as ContentClient);
  const server = createServer(watchRequests(answer(() => client.query(operation, {}))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    span: (name: string) =>
      vi.waitFor(() => {
        const found = exporter.getFinishedSpans().find((span) => span.name === name);
        if (found === undefined) throw new Error(`There is no span “${name}” yet.`);
        return found;
      }),
  };
}

test('a question that goes on after the request that asked it is a trace of its own', async () => {
  const { url, span } = await watched((ask) => (_, response) => {
    response.once('close', () => setImmediate(ask));
    response.end();
  });
  await fetch(url);
  const [question, request] = [await span('query Page'), await span('GET')];
  expect(question.parentSpanContext).toBeUndefined();
  expect(question.spanContext().traceId).not.toBe(request.spanContext().traceId);
});

test('a question that fails says how, and nothing that the service has said', async () => {
  const { url, span } = await watched(
    (ask) => (_, response) =>
      void ask().catch(() => {
        response.writeHead(503).end();
      }),
    () => Promise.reject(new ContentError('Page', { kind: 'query-error', messages: ['said'] })),
  );
  await fetch(url);
  const question = await span('query Page');
  expect(question.attributes['error.type']).toBe('query-error');
  expect(question.events).toEqual([]);
  expect(question.status.message).toBeUndefined();
  expect((await span('GET')).attributes['error.type']).toBe('503');
});

test('a trace that is not named as it should be is not gone on with', async () => {
  const { url, span } = await watched(() => (_, response) => void response.end());
  await fetch(url, { headers: { traceparent: '00-canary-01' } });
  expect((await span('GET')).parentSpanContext).toBeUndefined();
});

test('who has gone away got no status', async () => {
  const control = new AbortController();
  const { url, span } = await watched(() => () => control.abort());
  await expect(fetch(url, { signal: control.signal })).rejects.toThrow();
  expect((await span('GET')).attributes).not.toHaveProperty('http.response.status_code');
});
