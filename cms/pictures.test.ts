import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { ContentClient } from './client.ts';
import { isContentError } from './errors.ts';
import { fetchPicture, findPicture } from './pictures.ts';
import type { StoredPicture } from './site-content.ts';

const asset = {
  sys: { id: 'choir', publishedVersion: 7 },
  url: 'https://pictures.example/choir.jpg',
  contentType: 'image/jpeg',
  description: 'A choir.',
  width: 3000,
  height: 2000,
};

const listed = (...ids: readonly string[]) => ({ items: ids.map((id) => ({ sys: { id } })) });

/** Looks for the picture “choir” where these assets are listed. */
async function look(fields: object | null, assetCollection: object | null = listed('organ', 'choir')) {
  const asked: string[] = [];
  const query = async ({ name }: { name: string }) => {
    asked.push(name);
    return name === 'AssetIds' ? { assetCollection } : { asset: fields };
  };
  const client = { query } as Partial<ContentClient> as ContentClient;
  return { found: await findPicture(client, 'choir'), asked };
}

const find = async (fields: object | null) => (await look(fields)).found;

/** Answers in turn, and remembers what was asked for. */
function service(...answers: readonly Response[]) {
  const asked: string[] = [];
  const left = [...answers];
  const fetch = async (address: unknown) => {
    asked.push(String(address));
    return left.shift() ?? Response.error();
  };
  return { asked, fetch: fetch as typeof globalThis.fetch };
}

const picture = (type: string) => new Response('bytes', { headers: { 'Content-Type': type } });

async function stored(): Promise<StoredPicture> {
  const found = await find(asset);
  if (!found) throw new Error('The picture is not found.');
  return found;
}

test('a picture is found with where its file is', async () => {
  expect(await find(asset)).toMatchObject({
    picture: { path: '/pictures/choir/7', width: 3000 },
    url: new URL('https://pictures.example/choir.jpg'),
  });
});

test('a picture that is not on the list of all is not asked for', async () => {
  expect(await look(asset, listed('organ'))).toEqual({ found: undefined, asked: ['AssetIds'] });
});

test.each([
  ['missing', null],
  ['full', listed(...Array.from({ length: 1000 }, (_, at) => `picture-${at}`))],
  ['with holes', { items: [null] }],
])('a list that is %s proves nothing', async (_, list) => {
  expect((await look(asset, list)).found).toBeDefined();
});

test.each([
  ['there is none', null],
  ['nobody has described it', { ...asset, description: null }],
  ['it has no file', { ...asset, url: null }],
  ['its file has no address', { ...asset, url: 'choir.jpg' }],
  ['it is no picture', { ...asset, contentType: 'application/pdf' }],
])('no picture is found where %s', async (_, fields) => {
  expect(await find(fields)).toBeUndefined();
});

test('a size and format are asked for by the parameters of the Images API, beside those of the address', async () => {
  const { asked, fetch } = service(picture('image/avif'));
  const photograph = { ...(await stored()), url: new URL('https://pictures.example/choir.jpg?sig=x&w=9') };
  const { type } = await fetchPicture(photograph, { width: 640, format: 'avif' }, fetch);
  expect(type).toBe('image/avif');
  expect(Object.fromEntries(new URL(asked[0] ?? '').searchParams)).toEqual({
    sig: 'x',
    w: '640',
    fm: 'avif',
    q: expect.stringMatching(/^\d\d$/),
  });
});

test('what has many pixels is coded more coarsely', async () => {
  const { asked, fetch } = service(picture('image/avif'), picture('image/avif'));
  for (const width of [480, 1800]) await fetchPicture(await stored(), { width, format: 'avif' }, fetch);
  const [small = 0, large = 0] = asked.map((address) => Number(new URL(address).searchParams.get('q')));
  expect(large).toBeLessThan(small);
});

test('the original is asked for as it is', async () => {
  const { asked, fetch } = service(picture('application/octet-stream'));
  expect((await fetchPicture(await stored(), undefined, fetch)).type).toBe('image/jpeg');
  expect(asked).toEqual(['https://pictures.example/choir.jpg']);
});

test('a format that cannot be had is made good by the size in the original’s own', async () => {
  const { asked, fetch } = service(new Response('too large', { status: 400 }), picture('image/jpeg'));
  const { type } = await fetchPicture(await stored(), { width: 640, format: 'avif' }, fetch);
  expect(type).toBe('image/jpeg');
  expect(asked[1]).toBe('https://pictures.example/choir.jpg?w=640');
});

test.each([
  ['a failure', [new Response('', { status: 500 })]],
  ['two refusals', [new Response('', { status: 400 }), new Response('', { status: 404 })]],
  ['what is no picture', [picture('text/html; charset=utf-8')]],
])('%s is told as the content service’s', async (_, answers) => {
  const { fetch } = service(...answers);
  const error = await fetchPicture(await stored(), { width: 640, format: 'webp' }, fetch).catch((e) => e);
  expect(isContentError(error)).toBe(true);
});

test('a service that cannot be reached is told without its address', async () => {
  const fetch = async () => Promise.reject(new Error('https://pictures.example/?token=1'));
  const error = await fetchPicture(await stored(), undefined, fetch).catch((e) => e);
  expect(isContentError(error)).toBe(true);
  expect(String(error)).not.toContain('token');
});

/** A server of files on a port of its own, and the picture “choir” there. */
async function servedBy(listener: RequestListener): Promise<StoredPicture> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/choir.jpg`);
  return { ...(await stored()), url };
}

test('a file that is said to be elsewhere is not looked for there', async () => {
  const asked: (string | undefined)[] = [];
  const there = await servedBy(({ url }, response) => {
    asked.push(url);
    response.writeHead(302, { Location: '/elsewhere.jpg' }).end();
  });
  const error = await fetchPicture(there, undefined, fetch).catch((e) => e);
  expect(isContentError(error)).toBe(true);
  expect(asked).toEqual(['/choir.jpg']);
});

const megabyte = 1_000_000;

test.each([
  ['that says its length', { 'Content-Length': 300 * megabyte }],
  ['that says no length', {}],
  [
    'that has more in it than it says, being compressed',
    { 'Content-Encoding': 'gzip', 'Content-Length': 300_000 },
  ],
])('a file of 300 MB %s is given up early: memory stays, and the connection is cut', async (_, headers) => {
  const state = { sent: 0, isOpen: true };
  const compressed = 'Content-Encoding' in headers && gzipSync(Buffer.alloc(300 * megabyte));
  const there = await servedBy((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg', ...headers });
    response.on('close', () => {
      state.isOpen = false;
    });
    if (compressed) response.write(compressed);
    else
      Readable.from(
        (function* () {
          for (; state.sent < 300 * megabyte; state.sent += megabyte) yield Buffer.alloc(megabyte);
        })(),
      ).pipe(response);
  });
  const before = process.memoryUsage();
  let peak = 0;
  const watch = setInterval(() => {
    const { arrayBuffers, external } = process.memoryUsage();
    peak = Math.max(peak, arrayBuffers + external - before.arrayBuffers - before.external);
  }, 5);
  const error = await fetchPicture(there, undefined, fetch).catch((e) => e);
  clearInterval(watch);
  const host = there.url.host;
  expect(error).toMatchObject({ failure: { kind: 'too-large', bytes: 20 * megabyte, host } });
  expect(String(error)).toContain(`a file at ${host} is larger than 20000000 bytes`);
  await expect.poll(() => state.isOpen).toBe(false);
  expect(state.sent).toBeLessThan(40 * megabyte);
  expect(peak).toBeLessThan(150 * megabyte);
});

test('a file that stops on its way is given up in time', async () => {
  const there = await servedBy((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': 1000 }).write('half');
  });
  const error = await fetchPicture(there, undefined, fetch, AbortSignal.timeout(100)).catch((e) => e);
  expect(error).toMatchObject({ failure: { kind: 'unreachable' } });
});

test('a file as large as may be is handed on whole', async () => {
  const there = await servedBy((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(Buffer.alloc(20 * megabyte, 7));
  });
  const { bytes } = await fetchPicture(there, undefined, fetch);
  expect(bytes.byteLength).toBe(20 * megabyte);
  expect(bytes.at(-1)).toBe(7);
});
