import { expect, test } from 'vitest';
import { readContentFolder } from '../store/read-content-folder.ts';
import { contentFolder, SOUND_FOLDER } from '../testing/content-folder.ts';
import { TOKENS } from '../testing/space-of.ts';
import { createHandler, type Handler } from './handler.ts';
import { serveContent } from './served-content.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
const ROOT = 'https://content.example';

async function withPicture(check: (handler: Handler) => Promise<void>): Promise<void> {
  await using folder = await contentFolder({
    ...SOUND_FOLDER,
    'assets/cross.yaml': 'title: Cross\ndescription: A cross\nfile: a cross.svg\n',
    'assets/a cross.svg': SVG,
  });
  const reading = await readContentFolder(folder.path);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const content = serveContent(reading.space, reading.files);
  await check(
    createHandler({
      content: () => content,
      space: 'test',
      environment: 'master',
      tokens: TOKENS,
      publicUrl: ROOT,
      reportError: (error) => {
        throw error;
      },
    }),
  );
}

async function addressOf(handler: Handler): Promise<string> {
  const search = new URLSearchParams({
    access_token: TOKENS.delivery,
    query: '{ asset(id: "cross") { url } }',
  });
  const response = await handler(new Request(`${ROOT}/content/v1/spaces/test?${search}`));
  return ((await response.json()) as { data: { asset: { url: string } } }).data.asset.url;
}

test('the address that the API tells has the file, to be kept for ever', async () => {
  await withPicture(async (handler) => {
    const url = await addressOf(handler);
    expect(url).toMatch(/^https:\/\/content\.example\/assets\/cross\/[0-9a-f]{16}\/a%20cross\.svg$/);
    const response = await handler(new Request(url));
    expect(await response.text()).toBe(SVG);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': String(SVG.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });
});

test('the plain address has it too, to be asked about again', async () => {
  await withPicture(async (handler) => {
    const url = `${ROOT}/assets/cross/a%20cross.svg`;
    const response = await handler(new Request(url));
    expect(await response.text()).toBe(SVG);
    expect(response.headers.get('cache-control')).not.toContain('immutable');
    const etag = response.headers.get('etag') ?? '';
    const again = await handler(new Request(url, { headers: { 'if-none-match': etag } }));
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await handler(new Request(url, { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

test.each([
  '/assets/cross',
  '/assets/cross/other.svg',
  '/assets/cross/0000000000000000/a%20cross.svg',
  '/assets/x/y/z/w',
])('%s is 404', async (path) => {
  await withPicture(async (handler) => {
    expect((await handler(new Request(`${ROOT}${path}`))).status).toBe(404);
  });
});
