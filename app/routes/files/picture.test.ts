import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapPictures } from '#cms/mappers/page/pictures.ts';
import { fetchPicture } from '#cms/picture-file.ts';
import { contentWith, siteWith } from '#tests/fixtures/content.fixture.ts';
import { hostileAddress, hostileText } from '#tests/fixtures/hostile-text.arbitrary.ts';
import { recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { createLoadContext } from '../../site-context.ts';
import { loader } from './picture.ts';

const photograph = {
  title: null,
  fileName: null,
  sys: { id: 'choir', publishedVersion: 7 },
  url: 'https://pictures.example/choir.jpg',
  contentType: 'image/jpeg',
  size: null,
  description: 'A choir.',
  width: 1000,
  height: 800,
};
const drawing = { ...photograph, contentType: 'image/svg+xml' };

interface Loaded {
  readonly status: number;
  readonly headers: Headers;
  /** The requests to the content service. */
  readonly fetched: readonly string[];
}

/** Requests a picture from the route, and returns its response or the one it throws. */
async function loadPicture(
  asset: typeof photograph | null,
  id: string,
  version: string,
  file: string,
): Promise<Loaded> {
  const fetched: string[] = [];
  const fetch = async (address: unknown) => {
    fetched.push(String(address));
    const format = new URL(String(address)).searchParams.get('fm') ?? 'jpeg';
    return new Response('bytes', { headers: { 'Content-Type': `image/${format}` } });
  };
  const { stored: pictures } = mapPictures(
    { assetCollection: { total: 1, items: [asset] } },
    recordingMapping().mapping,
  );
  const site = siteWith({ content: { ...contentWith([]), pictures } });
  const context = createLoadContext({
    ...site,
    pictures: {
      ...site.pictures,
      fetch: (stored, size) => fetchPicture(stored, size, fetch as typeof globalThis.fetch),
    },
  });
  const args: Partial<Parameters<typeof loader>[0]> = {
    context,
    params: { id, version, file },
  };
  const result: unknown = await loader(args as Parameters<typeof loader>[0]).catch((thrown) => thrown);
  if (result instanceof Response) return { status: result.status, headers: result.headers, fetched };
  const { init } = result as { init: { status: number } };
  return { status: init.status, headers: new Headers(), fetched };
}

test('a photograph is served in the sizes and formats that pages name, and is immutable', async () => {
  const { status, headers, fetched } = await loadPicture(photograph, 'choir', '7', '720.avif');
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(fetched).toEqual([
    expect.stringMatching(/^https:\/\/pictures\.example\/choir\.jpg\?w=720&fm=avif&q=\d+$/),
  ]);
});

test('a drawing is served unchanged', async () => {
  const { status, headers, fetched } = await loadPicture(drawing, 'choir', '7', 'original.svg');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(fetched).toEqual(['https://pictures.example/choir.jpg']);
});

test.each([
  ['a width that no page names', photograph, '700.avif'],
  ['more than the original has', photograph, '1200.avif'],
  ['a second JPEG', photograph, '480.jpg'],
  ['the original of a photograph', photograph, 'original.jpeg'],
  ['a drawing with another ending', drawing, 'original.png'],
  ['a size of a drawing', drawing, '720.avif'],
])('%s is 404', async (_, asset, file) => {
  const { status, fetched } = await loadPicture(asset, 'choir', '7', file);
  expect([status, fetched]).toEqual([404, []]);
});

test.each([
  ['choir', '7', '720.png'],
  ['choir', '7', '99999.avif'],
  ['choir', '7', '720.avif?w=4000'],
  ['choir', '7', '../../secret'],
  ['../choir', '7', '720.avif'],
  ['c'.repeat(65), '7', '720.avif'],
  ['https://elsewhere.example', '7', '720.avif'],
])('%s, %s, %s is 404, and nothing is fetched', async (id, version, file) => {
  const { status, fetched } = await loadPicture(photograph, id, version, file);
  expect([status, fetched]).toEqual([404, []]);
});

test('an unknown picture is 404', async () => {
  expect((await loadPicture(null, 'choir', '7', '720.avif')).status).toBe(404);
});

test.each([
  [photograph, '720.webp', '/pictures/choir/7/720.webp'],
  [photograph, '1800.webp', '/pictures/choir/7/1000.webp'],
  [photograph, '1800.jpg', '/pictures/choir/7/720.jpg'],
  [drawing, '720.webp', '/pictures/choir/7/original.svg'],
  [drawing, 'original.svg', '/pictures/choir/7/original.svg'],
])(
  'another version of %o leads to the one there is, and nothing is fetched or cached for it',
  async (asset, file, to) => {
    const { status, headers, fetched } = await loadPicture(asset, 'choir', '6', file);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, to, 'no-store']);
    expect(fetched).toEqual([]);
  },
);

test('for any address only files of that picture are fetched, in the sizes that pages name', async () => {
  const part = fc.oneof(hostileAddress, hostileText);
  const sizes = fc.tuple(fc.nat(2000), fc.constantFrom('avif', 'webp', 'jpg', 'png', 'svg'));
  const files = fc.oneof(
    sizes.map(([width, format]) => `${width}.${format}`),
    part,
  );
  const requests = fc.tuple(
    fc.oneof(fc.constant('choir'), part),
    fc.oneof(fc.constant('7'), fc.nat().map(String), part),
    files,
  );
  for (const [id, version, file] of fc.sample(requests, 500)) {
    const { status, headers, fetched } = await loadPicture(photograph, id, version, file);
    const address = JSON.stringify([id, version, file]);
    expect([200, 302, 404], address).toContain(status);
    expect(headers.get('location') ?? '/pictures/choir/7/', address).toMatch(/^\/pictures\/choir\/7\//);
    for (const address of fetched)
      expect(address, address).toMatch(
        /^https:\/\/pictures\.example\/choir\.jpg\?w=(480|720|1000)&fm=(avif|webp|jpg)&q=\d\d$/,
      );
  }
});
