import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyRequest } from '@contentful/node-apps-toolkit';
import { expect, test } from 'vitest';
import { asset, entry } from '#tests/helpers/space-of.ts';
import { createDeliverer, type WebhookTarget } from './deliver.ts';
import { webhookMessage } from './webhook-message.ts';

const secret = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';
interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver on this machine that responds with the given statuses, then with 200. */
async function receiver(...statuses: number[]) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(statuses.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function delivererTo(url: string, more: Partial<WebhookTarget> = {}) {
  const logged: string[] = [];
  const target = { url, secret: undefined, header: undefined, ...more };
  const deliverer = createDeliverer(target, {
    clock: () => new Date(),
    log: (line) => logged.push(line),
    retryDelays: [1, 1],
  });
  return { ...deliverer, logged };
}

const place = { space: 's', environment: 'e', publicUrl: 'http://files.example', now: new Date(0) };
const pageEntry = entry('page', 'a', { title: 'Ä' });
const message = (action: 'publish' | 'delete' = 'publish') =>
  webhookMessage({ action, entity: pageEntry }, place);

test('a published entry is sent with its fields by locale', async () => {
  await using to = await receiver();
  const { send, settled, logged } = delivererTo(`${to.url}/hooks/content`, {
    header: { name: 'x-webhook-secret', value: 'open' },
  });
  send([message()]);
  await settled();
  expect(to.calls[0]).toMatchObject({
    path: '/hooks/content',
    headers: {
      'content-type': 'application/vnd.contentful.management.v1+json',
      'x-contentful-topic': 'ContentManagement.Entry.publish',
      'x-contentful-webhook-name': 'Content service',
      'x-webhook-secret': 'open',
    },
  });
  expect(to.calls[0]?.headers).not.toHaveProperty('x-contentful-signature');
  expect(JSON.parse(to.calls[0]?.body ?? '')).toMatchObject({
    sys: {
      id: 'a',
      type: 'Entry',
      publishedVersion: 1,
      space: { sys: { type: 'Link', linkType: 'Space', id: 's' } },
      contentType: { sys: { id: 'page' } },
    },
    fields: { title: { 'en-GB': 'Ä' } },
  });
  expect(logged).toEqual([]);
});

test('a deleted entry is sent as its sys alone, a file with its absolute address', () => {
  const deleted = JSON.parse(message('delete').body);
  expect(Object.keys(deleted)).toEqual(['sys']);
  expect(deleted.sys).toMatchObject({ type: 'DeletedEntry', id: 'a', contentType: { sys: { id: 'page' } } });
  const picture = webhookMessage(
    { action: 'publish', entity: asset('p', { url: '/assets/p/1/p.jpg' }) },
    place,
  );
  expect(picture.topic).toBe('ContentManagement.Asset.publish');
  expect(JSON.parse(picture.body).fields.file['en-GB'].url).toBe('http://files.example/assets/p/1/p.jpg');
});

test.each(['/hooks/content', '/hooks/content?site=one&x=a%20b', '/caf%C3%A9'])(
  'Contentful’s own toolkit accepts the signature of a call to %s',
  async (path) => {
    await using to = await receiver();
    const { send, settled } = delivererTo(`${to.url}${path}`, {
      secret: secret,
      header: { name: 'x-webhook-secret', value: 'open' },
    });
    send([message()]);
    await settled();
    const [call] = to.calls;
    if (call === undefined) throw new Error('There was no call');
    const request = {
      method: 'POST' as const,
      path: call.path,
      headers: call.headers as Record<string, string>,
      body: call.body,
    };
    expect(verifyRequest(secret, request)).toBe(true);
    expect(verifyRequest(secret, { ...request, body: `${call.body} ` })).toBe(false);
    expect(verifyRequest(secret.toUpperCase(), request)).toBe(false);
    expect(call.headers['x-contentful-signed-headers']).toContain('x-contentful-topic');
  },
);

test('a call that fails is retried, in order', async () => {
  await using to = await receiver(503, 429);
  const { send, settled, logged } = delivererTo(to.url);
  send([message('publish'), message('delete')]);
  await settled();
  expect(to.calls.map((call) => call.headers['x-contentful-topic'])).toEqual([
    ...Array(3).fill('ContentManagement.Entry.publish'),
    'ContentManagement.Entry.delete',
  ]);
  expect(logged).toEqual([]);
});

test('a refused call is not retried, a call without a response is; both are logged', async () => {
  await using to = await receiver(403);
  const refused = delivererTo(`${to.url}/hook?token=hidden`);
  refused.send([message()]);
  await refused.settled();
  expect(to.calls).toHaveLength(1);
  expect(refused.logged).toEqual([
    `The webhook ${to.url}/hook did not accept ContentManagement.Entry.publish: it responded with 403. The content is served anyway.`,
  ]);
  const absent = delivererTo('http://127.0.0.1:9/');
  absent.send([message()]);
  await absent.settled();
  expect(absent.logged).toEqual([expect.stringMatching(/127\.0\.0\.1:9\/ did not accept .*: \w+\. The/)]);
});

test('a failing receiver is logged once, and its recovery too', async () => {
  await using to = await receiver(404, 404, 503, 503, 503, 200, 404);
  const { send, settled, logged } = delivererTo(to.url);
  for (const _ of [1, 2, 3, 4, 5, 6, 7]) send([message()]);
  await settled();
  expect(to.calls).toHaveLength(7);
  expect(logged.map((line) => line.slice(to.url.length + 13))).toEqual([
    expect.stringMatching(/did not accept .*: it responded with 404\./),
    expect.stringMatching(/did not accept .*: it responded with 503\./),
    ' accepts calls again.',
    expect.stringMatching(/did not accept .*: it responded with 404\./),
  ]);
});

test('nothing is sent after it was stopped', async () => {
  await using to = await receiver();
  const { send, settled, stop } = delivererTo(to.url);
  stop();
  send([message()]);
  await settled();
  expect(to.calls).toEqual([]);
});
