import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { signRequest } from '@contentful/node-apps-toolkit';
import { afterEach, expect, test } from 'vitest';
import { createWebhook } from './webhook.ts';

const secret = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';
const topic = 'ContentManagement.Entry.publish';
const body = JSON.stringify({
  sys: { type: 'Entry', id: 'carols', contentType: { sys: { id: 'eventPage' } } },
  fields: { title: { 'en-GB': 'Carols £5 – ✂' } },
});
const headers = {
  'x-contentful-topic': topic,
  'content-type': 'application/vnd.contentful.management.v1+json',
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A site with a webhook. */
async function hook() {
  const changes: string[] = [];
  let now = Date.now();
  const webhook = createWebhook({
    headers: {},
    secret,
    clock: () => Temporal.Instant.fromEpochMilliseconds(now),
    onCall: () => changes.push('call'),
    log: () => {},
  });
  const server = createServer((request, response) => void webhook(request, response));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    changes,
    wait(milliseconds: number) {
      now += milliseconds;
    },
    async call(init: RequestInit = {}, target = '/hooks/content') {
      const response = await fetch(url + target, { method: 'POST', headers, body, ...init });
      expect(await response.text()).toBe('');
      return response.status;
    },
  };
}

/** The headers of a call that Contentful's own library has signed. */
function signed(path = '/hooks/content', own = secret, content = body, extra: Record<string, string> = {}) {
  const call = { method: 'POST' as const, path, headers: { ...headers, ...extra }, body: content };
  return { ...call.headers, ...signRequest(own, call) };
}

/** The headers of a call whose signature is right, but over the named headers alone. */
function signedOver(...names: readonly string[]): Record<string, string> {
  const call: Record<string, string> = {
    ...headers,
    'x-contentful-timestamp': String(Date.now()),
    'x-contentful-signed-headers': names.join(),
  };
  const lines = names.toSorted().map((name) => `${name}:${call[name]}`);
  const text = ['POST', '/hooks/content', lines.join(';'), body].join('\n');
  return { ...call, 'x-contentful-signature': createHmac('sha256', secret).update(text).digest('hex') };
}

test('a call whose time and list of signed headers are signed is accepted, whatever else is not', async () => {
  const { call, changes } = await hook();
  const all = signedOver('x-contentful-timestamp', 'x-contentful-signed-headers');
  expect(await call({ headers: all })).toBe(204);
  expect(changes).toEqual(['call']);
});

test('a call without a body gets its response at once', async () => {
  const { url, changes } = await hook();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const head = Object.entries(signed('/hooks/content', secret, '')).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const lines = ['POST /hooks/content HTTP/1.1', 'Host: x', ...head, 'Connection: close', '', ''];
  socket.write(lines.join('\r\n'));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 204/);
  expect(changes).toHaveLength(1);
});

test('a call signed by Contentful’s own library is accepted', async () => {
  const { call, changes } = await hook();
  expect(await call({ headers: signed() })).toBe(204);
  expect(changes).toEqual(['call']);
});

test('a signed call may have a query string and further headers', async () => {
  const { call } = await hook();
  const path = '/hooks/content?of=caf%C3%A9&a=b';
  expect(await call({ headers: signed(path, secret, body, { 'x-own': '  spaces  ' }) }, path)).toBe(204);
});

for (const [what, init] of Object.entries<() => RequestInit>({
  'without a signature': () => ({}),
  'signed with another secret': () => ({ headers: signed('/hooks/content', secret.toUpperCase()) }),
  'with another body than was signed': () => ({ headers: signed(), body: body.replace('carols', 'crib') }),
  'with another topic than was signed': () => ({ headers: { ...signed(), 'x-contentful-topic': 'x' } }),
  'signed for another address': () => ({ headers: signed('/hooks/other') }),
  'with another time than was signed': () => ({
    headers: { ...signed(), 'x-contentful-timestamp': String(Date.now() + 5) },
  }),
  'whose time is not signed': () => ({ headers: signedOver('x-contentful-signed-headers') }),
  'whose list of signed headers is not signed': () => ({ headers: signedOver('x-contentful-timestamp') }),
  'with an empty signature': () => ({ headers: { ...signed(), 'x-contentful-signature': '' } }),
  'with a signature cut short': () => {
    const all = signed() as Record<string, string>;
    return { headers: { ...all, 'x-contentful-signature': all['x-contentful-signature']?.slice(1) ?? '' } };
  },
})) {
  test(`a call ${what} is refused`, async () => {
    const { call, changes } = await hook();
    expect(await call(init())).toBe(403);
    expect(changes).toEqual([]);
  });
}

test('a call is accepted when it is new, and refused when it is half a minute old or from the future', async () => {
  const { call, wait, changes } = await hook();
  const own = signed();
  expect(await call({ headers: own })).toBe(204);
  wait(30_500);
  expect(await call({ headers: own })).toBe(403);
  wait(-61_500);
  expect(await call({ headers: own })).toBe(403);
  expect(changes).toHaveLength(1);
});

test('a body over 64 KB is refused, with or without Content-Length', async () => {
  const { call, changes } = await hook();
  const large = ' '.repeat(65_537);
  expect(await call({ headers: signed('/hooks/content', secret, large), body: large })).toBe(413);
  const trickle = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(large));
      controller.close();
    },
  });
  const streamed = { body: trickle, duplex: 'half', headers: signed('/hooks/content', secret, large) };
  expect(await call(streamed as RequestInit)).toBe(413);
  expect(changes).toEqual([]);
});

test('a call about drafts changes nothing that visitors see', async () => {
  const { call, changes } = await hook();
  for (const [event, count] of [
    ['Entry.auto_save', 0],
    ['Entry.save', 0],
    ['Asset.create', 0],
    ['Entry.publish', 1],
    ['Entry.unpublish', 2],
    ['Asset.delete', 3],
  ] as const) {
    const own = { 'x-contentful-topic': `ContentManagement.${event}` };
    expect(await call({ headers: signed('/hooks/content', secret, body, own) }), event).toBe(204);
    expect(changes, event).toHaveLength(count);
  }
});

test('other methods than POST are 405', async () => {
  const { call } = await hook();
  for (const method of ['GET', 'PUT', 'DELETE']) {
    expect(await call({ method, ...(method === 'GET' ? { body: null } : {}) }), method).toBe(405);
  }
});
