import { type Collector, startCollector } from '../support/collector.ts';
import { canary, expect, startSecondSite, test as withStandIn } from '../support/test-with-stand-in.ts';

const test = withStandIn.extend<{ collector: Collector }>({
  collector: async ({ browserName: _ }, use) => {
    const collector = await startCollector();
    await use(collector);
    await collector.close();
  },
});

/** Has Node say of each package of OpenTelemetry that it is asked for, and refuse it or not. */
function watchingPackages(answer: string): Readonly<Record<string, string>> {
  const hook = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) {
  if (name.startsWith('@opentelemetry/')) { process.stderr.write('asks for ' + name + '\\n'); ${answer} }
  return next(name, context);
} });`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` };
}

const readyUrl = /"site-ready","url":"([^"]+)"/;

test('a site that is told of a collector tells it of each request and each question, and of nobody who asks', async ({
  standIn,
  collector,
  request,
}) => {
  const site = startSecondSite(standIn, {
    ...watchingPackages(''),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    CONTENT_MAX_AGE: '60',
  });
  const url = await site.said(readyUrl);
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const path = '/whats-on/choir-practice';
  const headers = {
    traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    'user-agent': 'canary-browser',
    'x-forwarded-for': '192.0.2.7',
  };
  await request.get(`${url}${path}?who=canary-reader`, { headers });
  await request.get(`${url}${path}?who=canary-reader`);
  expect(await site.stop()).toBe(0);

  const spans = collector.spans();
  const [first, second] = spans.filter(({ name }) => name === 'GET /whats-on/:slug');
  expect(first).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
  // Whatever else there is to tell of a request, it is not told.
  expect(first?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/whats-on/:slug',
    'http.response.status_code': 200,
    'http.response.header.cache-status': expect.stringContaining('site; fwd=miss'),
    'network.protocol.version': '1.1',
    'server.address': 'localhost',
    'url.path': path,
    'url.scheme': 'http',
  });
  expect(second?.attributes['http.response.header.cache-status']).toContain('site; hit');
  expect(spans.filter(({ parentSpanId }) => parentSpanId === first?.spanId)).toContainEqual(
    expect.objectContaining({
      name: 'query Event',
      traceId,
      attributes: expect.objectContaining({ 'graphql.operation.name': 'Event' }),
    }),
  );
  const sent = collector.posts.map(({ body }) => body.toString()).join();
  expect(sent).toContain('http.server.request.duration');
  for (const secret of [canary, 'canary', '192.0.2.7']) expect(sent).not.toContain(secret);
  expect(site.output()).toContain('asks for @opentelemetry/');
});

test('a site that is told of none loads nothing of it', async ({ standIn, request }) => {
  const site = startSecondSite(standIn, watchingPackages(''));
  const url = await site.said(readyUrl);
  expect((await request.get(`${url}/contact`)).status()).toBe(200);
  await site.stop();
  expect(site.output()).not.toContain('asks for @opentelemetry/');
});

test('a site without the packages says so in a sentence, and runs on', async ({
  standIn,
  collector,
  request,
}) => {
  const missing = "throw Object.assign(new Error('none'), { code: 'ERR_MODULE_NOT_FOUND' });";
  const site = startSecondSite(standIn, {
    ...watchingPackages(missing),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  const url = await site.said(readyUrl);
  expect(site.output()).toContain('OpenTelemetry, but its packages, @opentelemetry/…, are not installed');
  expect((await request.get(`${url}/contact`)).status()).toBe(200);
  await site.stop();
});
