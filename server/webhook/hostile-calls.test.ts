import crypto from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { Readable } from 'node:stream';
import { signRequest } from '@contentful/node-apps-toolkit';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hostileText } from '#tests/fixtures/hostile-text.arbitrary.ts';
import { runs, seed } from '#tests/helpers/long-runs.ts';
import { timeToLive } from './signature.ts';
import { createWebhook } from './webhook.ts';

const secret = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';
const now = Temporal.Instant.from('2026-12-06T10:00:00Z').epochMilliseconds;

/** An incoming call. */
interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A webhook handler without a network, whose effects the test observes. */
function hook() {
  const changes: unknown[] = [];
  const lines: unknown[] = [];
  const webhook = createWebhook({
    secret,
    headers: {},
    clock: () => Temporal.Instant.fromEpochMilliseconds(now),
    onCall: () => changes.push('call'),
    log: (...line) => lines.push(line),
  });
  async function call({ method, url, headers, body }: Call): Promise<number> {
    let status = 0;
    const response = {
      writeHead(code: number) {
        status = code;
        return response;
      },
      end() {},
    };
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const request = Object.assign(Readable.from([Buffer.from(body)]), {
      method,
      url,
      headers: { ...length, ...headers },
    });
    await webhook(request as unknown as IncomingMessage, response as unknown as ServerResponse);
    return status;
  }
  return { call, changes, lines };
}

/** A call that Contentful's own library has signed. */
function signedCall(id: string, own = secret, at = now): Call {
  const body = JSON.stringify({ sys: { type: 'Entry', id, contentType: { sys: { id: 'eventPage' } } } });
  const headers = { 'x-contentful-topic': 'ContentManagement.Entry.publish' };
  const signed = signRequest(own, { method: 'POST', path: '/hooks/content', headers, body }, at);
  return { method: 'POST', url: '/hooks/content', headers: { ...headers, ...signed }, body };
}

const id = fc.stringMatching(/^[\w.-]{1,64}$/);
const text = fc.string({ unit: 'binary', maxLength: 80 });

/** Any other value. */
const other = (old: string, texts = text) => texts.filter((one) => one !== old);

/** Forged calls: signed with another secret, or made of plausible parts. */
const forged: fc.Arbitrary<Call> = fc.oneof(
  fc
    .tuple(
      id,
      fc.stringMatching(/^[0-9A-Za-z+/=_-]{64}$/).filter((one) => one !== secret),
    )
    .map(([one, own]) => signedCall(one, own)),
  fc.record({
    method: fc.constant('POST'),
    url: fc.constant('/hooks/content'),
    headers: fc.dictionary(
      fc.constantFrom(
        'x-contentful-signature',
        'x-contentful-signed-headers',
        'x-contentful-timestamp',
        'x-contentful-topic',
        'content-length',
      ),
      fc.oneof(text, fc.constantFrom(String(now), '0', '9'.repeat(64), 'f'.repeat(64), secret)),
    ),
    body: fc.oneof(
      text,
      id.map((one) => signedCall(one).body),
    ),
  }),
);

const altered: fc.Arbitrary<Call> = id.chain((one) => {
  const call = signedCall(one);
  const header = (name: string, values: fc.Arbitrary<string>) =>
    values.map((value) => ({ ...call, headers: { ...call.headers, [name]: value } }));
  return fc.oneof(
    other(
      call.body,
      fc.oneof(
        text,
        text.map((more) => call.body + more),
        id.map((it) => signedCall(it).body),
      ),
    ).map((body) => ({ ...call, body })),
    other('').map((more) => ({ ...call, url: `/hooks/content?${more}` })),
    header('x-contentful-topic', other('ContentManagement.Entry.publish')),
    header(
      'x-contentful-timestamp',
      fc.integer({ min: 1, max: timeToLive }).map((later) => String(now + later)),
    ),
    header('x-contentful-signed-headers', other(String(call.headers['x-contentful-signed-headers']))),
    header(
      'x-contentful-signature',
      fc.integer({ min: 0, max: 63 }).map((at) => {
        const signature = String(call.headers['x-contentful-signature']);
        return signature.slice(0, at) + (signature[at] === '0' ? '1' : '0') + signature.slice(at + 1);
      }),
    ),
  );
});

const late: fc.Arbitrary<Call> = fc
  .tuple(id, fc.integer({ min: timeToLive + 1, max: 10 ** 9 }), fc.constantFrom(1, -1))
  .map(([one, age, direction]) => signedCall(one, secret, now + direction * age));

for (const [what, calls] of Object.entries({ forged, altered, late })) {
  test(`of many ${what} calls none is taken`, async () => {
    const { call, changes, lines } = hook();
    for (const one of fc.sample(calls, { numRuns: runs(6000), seed })) {
      const status = await call(one);
      expect([403, 413], JSON.stringify(one)).toContain(status);
    }
    expect(changes).toEqual([]);
    // The request log has a line for each call, up to a limit, so that forged calls cannot fill it.
    expect(lines).toEqual([]);
  });
}

/** The names of properties that every object has. */
const inheritedNames = Object.getOwnPropertyNames(Object.prototype).flatMap((name) => [
  name,
  name.toLowerCase(),
]);

test('calls with headers named like object properties are refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      id,
      fc.subarray(inheritedNames, { minLength: 1 }),
      fc.boolean(),
      async (one, names, isSigned) => {
        const { call, changes } = hook();
        const genuine = signedCall(one);
        const signed = [...names, 'x-contentful-timestamp', 'x-contentful-signed-headers'].join(',');
        const status = await call({
          ...genuine,
          headers: {
            ...genuine.headers,
            ...(isSigned ? { 'x-contentful-signed-headers': signed } : { [names[0] ?? '']: 'x' }),
          },
        });
        // Headers that are not signed are ignored.
        expect(status).toBe(isSigned ? 403 : 204);
        expect(changes).toHaveLength(isSigned ? 0 : 1);
      },
    ),
  );
});

test('signatures are compared in constant time', async () => {
  const compare = vi.spyOn(crypto, 'timingSafeEqual');
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const { call } = hook();
  await call(signedCall('x'));
  await call(signedCall('x', secret.replace('a', 'b')));
  expect(compare).toHaveBeenCalledTimes(2);
  for (const [one, another] of compare.mock.calls)
    expect([one.byteLength, another.byteLength]).toEqual([32, 32]);
});

test('a genuine call with any body is accepted, since its body is not read', async () => {
  const { call, changes } = hook();
  for (const [topic, body] of fc.sample(fc.tuple(fc.stringMatching(/^[ -~]{0,40}$/), hostileText), 500)) {
    const headers = { 'x-contentful-topic': `${topic}.publish` };
    const signed = signRequest(secret, { method: 'POST', path: '/hooks/content', headers, body }, now);
    const one = { method: 'POST', url: '/hooks/content', headers: { ...headers, ...signed }, body };
    expect(await call(one), body).toBe(204);
  }
  expect(changes).toHaveLength(500);
});
