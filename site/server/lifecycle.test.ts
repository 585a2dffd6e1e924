import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './lifecycle.ts';

test('who asks before the site is put together waits, and is answered', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const { port, answerBy } = await listen(server, 0, '127.0.0.1');
  const arrived = new Promise((resolve) => server.once('request', resolve));
  const early = fetch(`http://127.0.0.1:${port}/early`);
  await arrived;
  answerBy(({ url }, response) => response.end(`answer to ${url}`));
  expect(await (await early).text()).toBe('answer to /early');
  expect(await (await fetch(`http://127.0.0.1:${port}/late`)).text()).toBe('answer to /late');
});
