import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storedPicture as stored } from '#tests/fixtures/picture.fixture.ts';
import { createPictureFetcher, pictureRenderer, withStoredPictures } from './pictures.ts';

const file = { width: 480, format: 'avif' } as const;

const endpoint = 'https://pictures.example/content/v1';

/** A fake picture service with a disk cache, which responds until it is set to fail. */
function getting() {
  const disk = new Map<string, { type: string; bytes: Uint8Array<ArrayBuffer> }>();
  const requested: string[] = [];
  const state = { hasFile: true, isFailing: false, reads: 0 };
  const fetch = async (address: unknown) => {
    requested.push(String(address));
    if (!state.hasFile) throw new TypeError('fetch failed');
    return new Response('bytes', { headers: { 'Content-Type': 'image/avif' } });
  };
  const get = withStoredPictures(
    createPictureFetcher(endpoint, fetch as typeof globalThis.fetch),
    {
      read: async (name) => {
        state.reads += 1;
        return disk.get(name);
      },
      write: (name, picture) => void disk.set(name, picture),
      prune: async () => {},
    },
    () => state.isFailing,
  );
  return { get, requested, state };
}

test('a picture that cannot be fetched is served from the disk', async () => {
  const { get, state } = getting();
  const picture = await get(stored, file);
  state.hasFile = false;
  expect(await get(stored, file)).toEqual(picture);
  await expect(get(stored, { ...file, width: 720 })).rejects.toMatchObject({
    failure: { kind: 'unreachable' },
  });
});

test('while the content service fails, a file on disk is served at once', async () => {
  const { get, requested, state } = getting();
  const picture = await get(stored, file);
  state.isFailing = true;
  expect(await get(stored, file)).toEqual(picture);
  expect(requested).toHaveLength(1);
  await get(stored, undefined);
  expect(requested).toHaveLength(2);
});

test('a copy that is missing is read once while the content service fails', async () => {
  const { get, state } = getting();
  [state.isFailing, state.hasFile] = [true, false];
  await expect(get(stored, file)).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
  expect(state.reads).toBe(1);
});

test('a file on another host is not fetched, and its host is logged', async () => {
  const requested: unknown[] = [];
  const fetch = async (address: unknown) => {
    requested.push(address);
    return new Response('bytes', { headers: { 'Content-Type': 'image/avif' } });
  };
  const get = createPictureFetcher(endpoint, fetch as typeof globalThis.fetch);
  for (const [address, host] of [
    ['http://169.254.169.254/latest?token=1', '169.254.169.254'],
    ['data:image/png;base64,AAAA', 'data:'],
  ] as const) {
    const error = await get({ ...stored, url: new URL(address) }, file).catch((e: unknown) => e);
    expect(error).toMatchObject({ failure: { kind: 'foreign-host', host } });
    expect(String(error)).toContain(`“${host}”`);
    expect(String(error)).not.toContain('token');
  }
  expect(requested).toEqual([]);
});

test('of many requested files four are fetched at a time, and all arrive', async () => {
  let underWay = 0;
  let most = 0;
  let responses = 0;
  const fetch = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
    underWay -= 1;
    responses += 1;
    if (responses % 5 === 0) throw new TypeError('fetch failed');
    return new Response('bytes', { headers: { 'Content-Type': 'image/avif' } });
  };
  const get = createPictureFetcher(endpoint, fetch);
  const got = await Promise.allSettled(Array.from({ length: 40 }, () => get(stored, file)));
  expect(got).toHaveLength(40);
  expect(most).toBe(4);
});

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#06208f" d="M0 0H32V32H0Z"/></svg>';

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();
}

test('a drawing becomes a PNG of the requested size', async () => {
  const png = await pictureRenderer.drawing(square, 6);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
});

test('a photograph is shown whole, on the field of its page', async () => {
  const file = new Uint8Array(await jpeg(300, 600));
  const framed = await pictureRenderer.photograph(file, { width: 1200, height: 630, field: '#ffffff' });
  const { data, info } = await sharp(framed).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3]);
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  expect(at(10, 315)).toBeGreaterThan(250);
  expect(at(600, 5)).toBeLessThan(140);
  expect(at(600, 625)).toBeLessThan(140);
});

test('the logo stands on its ground at the bottom left of a photograph that is shared', async () => {
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="#f00" d="M0 0h40v20H0z"/></svg>';
  const fitted = await pictureRenderer.logo(new TextEncoder().encode(red), { width: 400, height: 96 });
  const frame = { width: 1200, height: 630, field: '#ffffff' };
  const logo = { ...fitted, ground: '#0000ff' } as const;
  const framed = await pictureRenderer.photograph(new Uint8Array(await jpeg(1200, 630)), { ...frame, logo });
  const { data, info } = await sharp(framed).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3]);
  const colour = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * 3);
    return r > 200 && b < 60 ? 'logo' : b > 200 && r < 60 && g < 60 ? 'ground' : 'photograph';
  };
  const at = (x: number) => [460, 474, 490, 570, 584, 596].map((y) => colour(x, y));
  expect(at(112)).toEqual(['photograph', 'ground', 'logo', 'ground', 'ground', 'photograph']);
  expect(new Set(at(180))).toEqual(new Set(['photograph']));
});

test('a drawing for sharing is rendered without the files and addresses that it names', async () => {
  const bait = new URL('../../deploy/Caddyfile', import.meta.url);
  const foreign = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="315"><rect width="600" height="315" fill="#06208f"/>
    <script>throw new Error()</script><image href="${bait}" width="600" height="315"/><image href="http://127.0.0.1:9/x.png" width="600" height="315"/></svg>`;
  const framed = await pictureRenderer.photograph(new TextEncoder().encode(foreign), {
    width: 1200,
    height: 630,
    field: '#ffffff',
  });
  const { dominant } = await sharp(framed).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r + 60);
});

test.each([
  ['long', 400, 40, [400, 40]],
  ['high', 10, 40, [24, 96]],
])(
  'a %s logo is as large as it fits into its box, sharp however small its SVG, and keeps its holes',
  async (_, width, height, fitted) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 10}" height="${height / 10}"><path fill="#f00" d="M0 0h${width / 20}v999H0z"/></svg>`;
    const logo = await pictureRenderer.logo(new TextEncoder().encode(svg), { width: 400, height: 96 });
    expect([logo.width, logo.height]).toEqual(fitted);
    const { data, info } = await sharp(logo.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([...fitted, 4]);
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
    expect(data.at(-1)).toBe(0);
    // The edge in the middle is one of two pixels.
    const row = Array.from({ length: info.width }, (_, at) => data[at * 4 + 3] ?? 0);
    expect(row.filter((alpha) => alpha > 10 && alpha < 245).length).toBeLessThanOrEqual(2);
  },
);
