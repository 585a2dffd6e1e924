import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { networkOf } from './attempts.ts';

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  networkOf({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage);

test.each([
  ['192.0.2.1', undefined, '192.0.2.1'],
  ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['::ffff:192.0.2.1', undefined, '192.0.2.1'],
  ['127.0.0.1', '::ffff:198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['127.0.0.1', '2001:0DB8:1:2::6', '2001:db8:1:2'],
  ['127.0.0.1', '2001:db8::1', '2001:db8:0:0'],
  ['::1', undefined, '0:0:0:0'],
  [undefined, undefined, ''],
])('a request of %s, forwarded for %s, counts as from %s', (remote, forwarded, network) => {
  expect(from(remote, forwarded)).toBe(network);
});
