import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { storedPicture as stored } from '#tests/fixtures/picture.fixture.ts';
import { isContentError } from './errors.ts';
import { fetchPicture, mayHoldFiles } from './picture-file.ts';
import type { StoredPicture } from './site-content.ts';

/** Responds in turn, and records the requests. */
function service(...responses: readonly Response[]) {
  const urls: string[] = [];
  const left = [...responses];
  const fetch = async (address: unknown) => {
    urls.push(String(address));
    return left.shift() ?? Response.error();
  };
  return { urls, fetch: fetch as typeof globalThis.fetch };
}

const picture = (type: string) => new Response('bytes', { headers: { 'Content-Type': type } });

test('size and format are parameters of the Images API, beside those of the address', async () => {
  const { urls, fetch } = service(picture('image/avif'));
  const photograph = { ...stored, url: new URL('https://pictures.example/choir.jpg?sig=x&w=9') };
  const { type } = await fetchPicture(photograph, { width: 640, format: 'avif' }, fetch);
  expect(type).toBe('image/avif');
  expect(Object.fromEntries(new URL(urls[0] ?? '').searchParams)).toEqual({
    sig: 'x',
    w: '640',
    fm: 'avif',
    q: expect.stringMatching(/^\d\d$/),
  });
});

test('large sizes have a lower quality', async () => {
  const { urls, fetch } = service(picture('image/avif'), picture('image/avif'));
  for (const width of [480, 1800]) await fetchPicture(stored, { width, format: 'avif' }, fetch);
  const [small = 0, large = 0] = urls.map((address) => Number(new URL(address).searchParams.get('q')));
  expect(large).toBeLessThan(small);
});

test('the original is fetched without parameters', async () => {
  const { urls, fetch } = service(picture('application/octet-stream'));
  expect((await fetchPicture(stored, undefined, fetch)).type).toBe('image/jpeg');
  expect(urls).toEqual(['https://pictures.example/choir.jpg']);
});

test('a size that is not available in a format is served in the original’s format', async () => {
  const { urls, fetch } = service(new Response('too large', { status: 400 }), picture('image/jpeg'));
  const { type } = await fetchPicture(stored, { width: 640, format: 'avif' }, fetch);
  expect(type).toBe('image/jpeg');
  expect(urls[1]).toBe('https://pictures.example/choir.jpg?w=640');
});

test.each([
  ['a failure', [new Response('', { status: 500 })]],
  ['two refusals', [new Response('', { status: 400 }), new Response('', { status: 404 })]],
  ['what is no picture', [picture('text/html; charset=utf-8')]],
])('%s is a failure of the content service', async (_, responses) => {
  const { fetch } = service(...responses);
  const error = await fetchPicture(stored, { width: 640, format: 'webp' }, fetch).catch((e) => e);
  expect(isContentError(error)).toBe(true);
});

test('an unreachable service is reported without its address', async () => {
  const fetch = async () => Promise.reject(new Error('https://pictures.example/?token=1'));
  const error = await fetchPicture(stored, undefined, fetch).catch((e) => e);
  expect(isContentError(error)).toBe(true);
  expect(String(error)).not.toContain('token');
});

/** A server of files on its own port, and the picture “choir” there. */
async function servedBy(listener: RequestListener): Promise<StoredPicture> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/choir.jpg`);
  return { ...stored, url };
}

test('a redirect to another host is not followed', async () => {
  const urls: (string | undefined)[] = [];
  const there = await servedBy(({ url }, response) => {
    urls.push(url);
    response.writeHead(302, { Location: '/elsewhere.jpg' }).end();
  });
  const error = await fetchPicture(there, undefined, fetch).catch((e) => e);
  expect(isContentError(error)).toBe(true);
  expect(urls).toEqual(['/choir.jpg']);
});

const megabyte = 1_000_000;

test.each([
  ['with a Content-Length', { 'Content-Length': 300 * megabyte }],
  ['without a Content-Length', {}],
  [
    'that is compressed, and larger than its Content-Length',
    { 'Content-Encoding': 'gzip', 'Content-Length': 300_000 },
  ],
])(
  'a file of 300 MB %s is not read to its end: memory stays, and the connection is closed',
  async (_, headers) => {
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
  },
);

test('a file that stalls times out', async () => {
  const there = await servedBy((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': 1000 }).write('half');
  });
  const error = await fetchPicture(there, undefined, fetch, AbortSignal.timeout(100)).catch((e) => e);
  expect(error).toMatchObject({ failure: { kind: 'unreachable' } });
});

test('a file of the maximum size is served whole', async () => {
  const there = await servedBy((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(Buffer.alloc(20 * megabyte, 7));
  });
  const { bytes } = await fetchPicture(there, undefined, fetch);
  expect(bytes.byteLength).toBe(20 * megabyte);
  expect(bytes.at(-1)).toBe(7);
});

const contentful = 'https://graphql.contentful.com/content/v1';

test.each([
  ['https://images.ctfassets.net/space/id/version/choir.jpg', contentful],
  ['https://assets.ctfassets.net/space/id/version/choir.svg', contentful],
  ['https://downloads.ctfassets.net/space/id/version/large.jpg', contentful],
  ['https://videos.ctfassets.net/space/id/version/clip.gif', contentful],
  [
    'https://images.eu.ctfassets.net/space/id/version/choir.jpg',
    'https://graphql.eu.contentful.com/content/v1',
  ],
  ['http://content:4000/assets/choir/v/choir.jpg', 'http://content:4000/content/v1'],
  ['http://127.0.0.1:4000/assets/choir/v/choir.jpg', 'http://localhost:4000/content/v1/'],
  ['https://content.church.example/assets/choir.jpg', 'https://content.church.example:443/content/v1'],
])('a file is fetched from %s', (file, endpoint) => {
  expect(mayHoldFiles(new URL(file), endpoint)).toBe(true);
});

test.each([
  ['http://images.ctfassets.net/choir.jpg', contentful],
  ['https://images.ctfassets.net:8443/choir.jpg', contentful],
  ['https://images.ctfassets.net.church.example/choir.jpg', contentful],
  ['https://someone:word@images.ctfassets.net/choir.jpg', contentful],
  ['https://elsewhere.example/choir.jpg', contentful],
  ['data:image/png;base64,AAAA', contentful],
  ['file:///etc/passwd', contentful],
  ['http://169.254.169.254/latest/meta-data', 'http://content:4000/content/v1'],
  ['http://127.0.0.1:5432/', 'http://127.0.0.1:4000/content/v1'],
  ['http://content:4001/assets/choir.jpg', 'http://content:4000/content/v1'],
  ['http://content.church.example/choir.jpg', 'https://content.church.example/content/v1'],
])('no file is fetched from %s', (file, endpoint) => {
  expect(mayHoldFiles(new URL(file), endpoint)).toBe(false);
});

test('no file is fetched from any other host', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      fc.pre(!new URL(address).hostname.endsWith('ctfassets.net'));
      expect(mayHoldFiles(new URL(address), contentful)).toBe(false);
    }),
  );
});
