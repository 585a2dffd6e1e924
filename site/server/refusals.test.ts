import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { refuseNonsense } from './refusals.ts';

/** What a server answers to some bytes. */
async function answerTo(bytes: string): Promise<string> {
  const server = createServer((_, response) => response.end('a page')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  refuseNonsense(server, { 'X-Content-Type-Options': 'nosniff' });
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
  [
    'an expectation that nobody has',
    `GET / HTTP/1.1\r\n${rest}Expect: miracles\r\nConnection: close\r\n\r\n`,
    417,
  ],
])('%s: refused, with what every answer says', async (_, bytes, status) => {
  const answer = await answerTo(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`));
  expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
  expect(answer).toContain('Content-Length: 0\r\n');
  if (status === 405) expect(answer).toContain('Allow: GET, HEAD\r\n');
});

test('after an answer, what is no request ends the connection without another', async () => {
  const answer = await answerTo(`GET / HTTP/1.1\r\n${rest}\r\nnonsense\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});
