import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { withRequestLog } from './request-log.ts';

/** A listener with its log, and a fake clock. */
function logged() {
  const lines: Record<string, unknown>[] = [];
  let now = 0;
  const listener = withRequestLog(
    () => {},
    (_, event, fields) => lines.push({ event, ...fields }),
    () => now,
  );
  return {
    lines,
    advance(milliseconds: number) {
      now += milliseconds;
    },
    request(url: string, isFinished = true) {
      const response = Object.assign(new EventEmitter(), { statusCode: 200 });
      const message = {
        method: 'GET',
        url,
        headers: { 'user-agent': 'me' },
        socket: { remoteAddress: '192.0.2.1' },
      };
      listener(message as unknown as IncomingMessage, response as unknown as ServerResponse);
      now += 7;
      if (isFinished) response.emit('finish');
      response.emit('close');
    },
  };
}

test('a request is one line, without anything about the client', () => {
  const { lines, request } = logged();
  request('/contact?name=Somebody');
  expect(lines).toEqual([
    { event: 'request', method: 'GET', path: '/contact', status: 200, milliseconds: 7 },
  ]);
});

test.each([
  ['/preview/very-secret/contact', '/preview/…/contact'],
  // Mistyped, so that it is the address of nothing.
  ['/de/preview/very-secret/contact', '/de/preview/…/contact'],
  ['//Preview//very-secret', '//preview/…'],
  ['http://church.example.org/preview/very-secret', 'http://church.example.org/preview/…'],
])('the secret of a preview is not logged: %s', (url, path) => {
  const { lines, request } = logged();
  request(url);
  expect(lines[0]?.path).toBe(path);
});

test('a request whose client has gone away has no status', () => {
  const { lines, request } = logged();
  request('/contact', false);
  expect(lines[0]?.status).toBeUndefined();
});

test('in a flood a few requests are logged each second, with the number of the others', () => {
  const { lines, request, advance } = logged();
  for (let at = 0; at < 100; at += 1) request('/');
  expect(lines).toHaveLength(20);
  advance(1_000);
  request('/');
  expect(lines.at(-1)?.suppressed).toBe(80);
});
