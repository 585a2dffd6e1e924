import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { contentFolder } from '../testing/content-folder.ts';
import { findBytesOf, localPath } from './asset-bytes.ts';

test('files are read from the folder of the export or downloaded, and an unreachable host is tried once', async () => {
  await using at = await contentFolder({ 'files.example/a%20b.png': 'beside' });
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    response.writeHead(request.url === '/there.png' ? 200 : 404).end('fetched');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const logged: string[] = [];
  const find = findBytesOf(at.path, { fetching: true, log: (line) => logged.push(line) });
  expect(String(await find('//files.example/a%20b.png?x=1'))).toBe('beside');
  expect(String(await find(`${origin}/there.png`))).toBe('fetched');
  expect(await find(`${origin}/gone.png`)).toBeUndefined();
  expect(calls).toBe(2);
  server.closeAllConnections();
  server.close();
  for (const name of ['a', 'b']) expect(await find(`http://127.0.0.1:9/${name}`)).toBeUndefined();
  expect(logged).toEqual([
    `${origin}/gone.png responded with 404: the asset keeps this URL.`,
    '127.0.0.1:9 cannot be reached: its assets keep their URLs.',
  ]);
  const offline = findBytesOf(at.path, { fetching: false, log: () => {} });
  expect(await offline(`${origin}/there.png`)).toBeUndefined();
});

test('no URL gives a path outside of the folder of the export', () => {
  expect(localPath('/a/b', '//host/../../etc/passwd')).toBeUndefined();
  expect(localPath('/a/b', 'https://../c')).toBeUndefined();
  expect(localPath('/a/b', 'https://host/x/../y.png?w=1')).toBe('/a/b/host/y.png');
  expect(localPath('/a/b', '/assets/x')).toBeUndefined();
});
