import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { namesOneHost, refuseBadRequests } from './bad-requests.ts';

/** The response of a server to raw bytes. */
async function responseTo(bytes: string): Promise<string> {
  const server = createServer((_, response) => response.end('a page')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  refuseBadRequests(server, { 'X-Content-Type-Options': 'nosniff' });
  await new Promise((resolve) => server.once('listening', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const rest = 'Host: church.example\r\n';

test.each([
  ['bytes that are no HTTP', 'hello\r\n\r\n', 400],
  ['a tunnel', `CONNECT elsewhere.example:443 HTTP/1.1\r\n${rest}\r\n`, 405],
  ['more headers than anybody needs', `GET / HTTP/1.1\r\n${rest}A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an unknown expectation', `GET / HTTP/1.1\r\n${rest}Expect: miracles\r\nConnection: close\r\n\r\n`, 417],
])('%s: refused, with the headers of every response', async (_, bytes, status) => {
  const response = await responseTo(bytes);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`));
  expect(response).toContain('X-Content-Type-Options: nosniff\r\n');
  expect(response).toContain('Content-Length: 0\r\n');
  if (status === 405) expect(response).toContain('Allow: GET, HEAD\r\n');
});

test('invalid bytes after a response close the connection without another response', async () => {
  const response = await responseTo(`GET / HTTP/1.1\r\n${rest}\r\nnonsense\r\n\r\n`);
  expect(response.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

/** Whether a server accepts these lines as a request with a host. */
async function isTaken(lines: string, version = '1.1'): Promise<boolean> {
  const server = createServer({ requireHostHeader: false }, (request, response) =>
    response.end(String(namesOneHost(request))),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET / HTTP/${version}\r\n${lines}Connection: close\r\n\r\n`);
  return (await text(socket)).includes('true');
}

test.each([
  'localhost',
  'church.example',
  'church.example:443',
  '127.0.0.1:3000',
  '[::1]',
  '[2001:db8::1]:80',
  'a_b.',
  'x:',
])('the host “%s” is valid', async (host) => expect(await isTaken(`hOsT: ${host}\r\n`)).toBe(true));

test.each([
  ['none', ''],
  ['an empty one', 'Host:\r\n'],
  ['spaces', 'Host:  \r\n'],
  ['two', 'Host: church.example\r\nHost: elsewhere.example\r\n'],
  ['the same twice', 'Host: church.example\r\nA: b\r\nhost: church.example\r\n'],
  ['a list', 'Host: church.example, elsewhere.example\r\n'],
  ['a path', 'Host: church.example/contact\r\n'],
  ['a whole address', 'Host: https://church.example\r\n'],
  ['a name before it', 'Host: someone@church.example\r\n'],
  ['no number for a port', 'Host: church.example:http\r\n'],
  ['half an address', 'Host: [::1\r\n'],
  ['letters of no name', 'Host: church<b>.example\r\n'],
])('a request with %s for a host is refused', async (_, lines) => {
  expect(await isTaken(lines)).toBe(false);
});

test('before HTTP/1.1 a request needs no host, but may not have two', async () => {
  expect(await isTaken('', '1.0')).toBe(true);
  expect(await isTaken('Host: a\r\nHost: a\r\n', '1.0')).toBe(false);
});
