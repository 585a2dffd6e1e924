import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { tokens } from '#tests/helpers/space-of.ts';
import { readContentFolder } from '../folder/read-content-folder.ts';
import type { ImageOptions } from '../images/image-options.ts';
import { createImageTransformer } from '../images/image-transformer.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { createHandler, type Handler } from './handler.ts';
import { serveContent } from './served-content.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
const root = 'https://content.example';

async function withPicture(check: (handler: Handler) => Promise<void>): Promise<void> {
  await using folder = await contentFolder({
    ...soundFolder,
    'assets/cross.yaml': 'title: Cross\ndescription: A cross\nfile: a cross.svg\n',
    'assets/a cross.svg': svg,
  });
  await check(await handlerOf(folder.path));
}

async function handlerOf(path: string): Promise<Handler> {
  const reading = await readContentFolder(path);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const content = serveContent(reading.space, reading.files);
  return createHandler({
    content: () => content,
    space: 'test',
    environment: 'master',
    tokens,
    images: createImageTransformer(),
    publicUrl: root,
    reportError: (error) => {
      throw error;
    },
  });
}

async function addressOf(handler: Handler, id = 'cross', transform = ''): Promise<string> {
  const search = new URLSearchParams({
    access_token: tokens.delivery,
    query: `{ asset(id: "${id}") { url${transform} } }`,
  });
  const response = await handler(new Request(`${root}/content/v1/spaces/test?${search}`));
  return ((await response.json()) as { data: { asset: { url: string } } }).data.asset.url;
}

test('the file at the address of the API is immutable', async () => {
  await withPicture(async (handler) => {
    const url = await addressOf(handler);
    expect(url).toMatch(/^https:\/\/content\.example\/assets\/cross\/[0-9a-f]{16}\/a%20cross\.svg$/);
    const response = await handler(new Request(url));
    expect(await response.text()).toBe(svg);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': String(svg.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });
});

test('a client that has the file is told so, and another can ask for its headers alone', async () => {
  await withPicture(async (handler) => {
    const url = await addressOf(handler);
    const response = await handler(new Request(url));
    const etag = response.headers.get('etag') ?? '';
    const again = await handler(new Request(url, { headers: { 'if-none-match': etag } }));
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await handler(new Request(url, { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

test.each([
  '/assets/cross',
  '/assets/cross/a%20cross.svg',
  '/assets/cross/other.svg',
  '/assets/cross/0000000000000000/a%20cross.svg',
  '/assets/x/y/z/w',
])('%s is 404', async (path) => {
  await withPicture(async (handler) => {
    expect((await handler(new Request(`${root}${path}`))).status).toBe(404);
  });
});

async function withPhoto(
  check: (handler: Handler, url: string, path: string) => Promise<void>,
): Promise<void> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await using folder = await contentFolder({
    ...soundFolder,
    'assets/photo.yaml': 'title: Photo\ndescription: A photo\nfile: photo.jpg\n',
    'assets/photo.jpg': bytes,
  });
  const handler = await handlerOf(folder.path);
  await check(handler, await addressOf(handler, 'photo'), join(folder.path, 'assets/photo.jpg'));
}

test('a picture can be requested in another size and format, as the API writes it', async () => {
  await withPhoto(async (handler) => {
    const url = await addressOf(handler, 'photo', '(transform: {width: 30, format: WEBP})');
    expect(url).toMatch(/photo\.jpg\?w=30&fm=webp$/);
    const response = await handler(new Request(url));
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const picture = Buffer.from(await response.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ width: 30, height: 20 });
    const again = new Request(url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect((await handler(again)).status).toBe(304);
    const head = await handler(new Request(url, { method: 'HEAD' }));
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String(picture.length), '']);
  });
});

test('wrong parameters of a picture get a 400 with a sentence, and those of other files are ignored', async () => {
  await withPhoto(async (handler, url) => {
    const response = await handler(new Request(`${url}?w=5000`));
    expect([response.status, await response.text()]).toEqual([
      400,
      'The parameter w must be a whole number from 1 to 4000.\n',
    ]);
  });
  await withPicture(async (handler) => {
    const response = await handler(new Request(`${await addressOf(handler)}?w=5000&fm=webp`));
    expect(await response.text(), 'SVG comes as it is').toBe(svg);
  });
});

test('a file that is being replaced gets a 503 instead of new bytes under the old version', async () => {
  await withPhoto(async (handler, url, path) => {
    await writeFile(path, 'half a pho');
    for (const address of [url, `${url}?w=10`]) {
      const response = await handler(new Request(address));
      expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    }
  });
});

test('a picture is transformed once, also for concurrent requests, and a full queue refuses more', async () => {
  await withPhoto(async (_handler, _url, path) => {
    const { mtimeMs, size } = await stat(path);
    const file = {
      ...{ path, size, changed: mtimeMs, version: 'v' },
      ...{ assetId: 'p', fileName: 'p.jpg', contentType: 'image/jpeg' },
    };
    const made: unknown[] = [];
    const transform = async (_path: string, _type: string, { width }: ImageOptions) => {
      made.push(width);
      return Buffer.from(String(width));
    };
    const transformer = createImageTransformer({ concurrency: 1, queue: 2 }, transform);
    const all = (...widths: number[]) =>
      Promise.all(widths.map(async (width) => String(await transformer.transform(file, { width }))));
    expect(await all(1, 1, 2, 3, 4)).toEqual(['1', '1', '2', '3', 'undefined']);
    expect(await all(3, 2)).toEqual(['3', '2']);
    expect(made).toEqual([1, 2, 3]);
    await writeFile(path, 'another photo');
    expect(await all(5, 5)).toEqual(['5', '5']);
    expect(await all(5), 'a picture of a changed file is not cached').toEqual(['5']);
    expect(made).toEqual([1, 2, 3, 5, 5]);
  });
});
