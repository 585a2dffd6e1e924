import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { signRequest } from '@contentful/node-apps-toolkit';
import { expect, test, vi } from 'vitest';
import { createWebhook, webhookPath } from './webhook.ts';

const secret = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';
const now = Temporal.Instant.from('2026-12-06T10:00:00Z');

interface Call {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
}

/** Everything that a call brings about: its response, the log and the calls that are passed on. */
async function outcomeOf({ method = 'POST', url = webhookPath, headers = {}, body = '{}' }: Call) {
  const written: unknown[] = [];
  const log: unknown[] = [];
  const onCall = vi.fn<() => void>();
  const response = {
    writeHead(status: number, sent: unknown) {
      written.push(status, sent);
      return response;
    },
    end: (...sent: unknown[]) => written.push(...sent, 'end'),
  };
  const webhook = createWebhook({
    secret,
    headers: { 'X-Security': 'yes' },
    clock: () => now,
    onCall,
    log: (...line) => log.push(line),
  });
  const stream = typeof body === 'string' ? Readable.from([Buffer.from(body)]) : body;
  const request = Object.assign(stream, { method, url, headers });
  await webhook(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return { written, log, calls: onCall.mock.calls.length };
}

/** The headers of a call that Contentful's own library has signed so many milliseconds ago. */
function signed(age = 0, path = webhookPath, body = '{}'): Record<string, string> {
  const call = { method: 'POST' as const, path, headers: {}, body };
  return { ...signRequest(secret, call, now.epochMilliseconds - age) };
}

const everyHeader = { 'Cache-Control': 'no-store', 'X-Security': 'yes' };
const closing = { ...everyHeader, 'Content-Length': '0', Connection: 'close' };
const received = (topic: string) => ['info', 'webhook-received', { topic }];
const taken = { written: [204, everyHeader, 'end'], log: [received('')], calls: 1 };
const refused = (status: number) => ({ written: [status, closing, 'end'], log: [], calls: 0 });

function broken(): Readable {
  return new Readable({
    read() {
      this.destroy(new Error('The connection broke off.'));
    },
  });
}

test.each<[string, Call, unknown]>([
  ['with a signature', { headers: signed() }, taken],
  ['signed 30 seconds ago', { headers: signed(30_000) }, taken],
  ['signed more than 30 seconds ago', { headers: signed(30_001) }, refused(403)],
  ['from 30 seconds ahead', { headers: signed(-30_000) }, taken],
  ['from more than 30 seconds ahead', { headers: signed(-30_001) }, refused(403)],
  ['with a signed query', { url: '/hooks/content?a=b', headers: signed(0, '/hooks/content?a=b') }, taken],
  ['without a signature', {}, refused(403)],
  ['with another body than was signed', { headers: signed(), body: '[]' }, refused(403)],
  [
    'with a body of 65,536 bytes',
    { headers: signed(0, webhookPath, ' '.repeat(65_536)), body: ' '.repeat(65_536) },
    taken,
  ],
  ['with a body of 65,537 bytes', { headers: signed(), body: ' '.repeat(65_537) }, refused(413)],
  ['that announces 65,536 bytes', { headers: { ...signed(), 'content-length': '65536' } }, taken],
  ['that announces 65,537 bytes', { headers: { ...signed(), 'content-length': '65537' } }, refused(413)],
  ['that breaks off', { headers: signed(), body: broken() }, refused(400)],
  [
    'by another method',
    { method: 'GET', headers: signed() },
    { written: [405, { ...closing, Allow: 'POST' }, 'end'], log: [], calls: 0 },
  ],
])('the whole outcome of a call %s', async (_what, call, outcome) => {
  expect(await outcomeOf(call)).toEqual(outcome);
});

test.each([
  ['publish', 1],
  ['unpublish', 1],
  ['delete', 1],
  ['create', 0],
  ['save', 0],
  ['auto_save', 0],
  ['archive', 0],
  ['unarchive', 0],
])('a call about “%s” is logged, and passed on %i times', async (event, calls) => {
  const topic = `ContentManagement.Entry.${event}`;
  expect(await outcomeOf({ headers: { ...signed(), 'x-contentful-topic': topic } })).toEqual({
    ...taken,
    log: [received(topic)],
    calls,
  });
});

test('the webhook has the address that the documentation names', () => {
  expect(webhookPath).toBe('/hooks/content');
});
