import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Picture } from '#domain/picture/picture.ts';
import { pictureRenderer } from '#server/pictures/pictures.ts';
import { contentWith, siteWith } from '#tests/fixtures/content.fixture.ts';
import { createLoadContext } from '../../site-context.ts';
import { loader } from './icon.ts';

/** A red square on nothing, which would like to run a script. */
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>alert(1)</script><path fill="#f00" d="M0 0h20v20H0z"/></svg>';

const png = () => sharp(Buffer.from(svg)).png().toBuffer();

/** What the site answers at an address of an icon to a church with this logo. */
async function iconAt(path: string, type: string, size: { width: number; height: number }) {
  const picture = { id: 'logo', type, path: '/pictures/logo/1', description: 'A square', ...size } as Picture;
  const content = contentWith([]);
  const bytes = new Uint8Array(type === 'image/png' ? await png() : Buffer.from(svg));
  const site = siteWith({
    content: {
      ...content,
      church: { ...content.church, logo: picture },
      pictures: new Map([['logo', { picture, url: new URL('https://pictures.example/logo') }]]),
    },
    pictures: { ...pictureRenderer, fetch: async () => ({ type, bytes }) },
  });
  const [, file] = /^\/icons\/(.+)$/.exec(path) ?? [];
  const request = new Request(`https://church.example${path}`);
  const args = { context: createLoadContext(site), request, params: { file } };
  const response = await loader(args as unknown as Parameters<typeof loader>[0]);
  return { type: response.headers.get('Content-Type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

const square = { width: 20, height: 20 };

/** The colour of a pixel, `r,g,b,alpha`. */
async function pixel(picture: Buffer, at: number) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (at * info.width + at) * 4;
  return `${info.width} px: ${[...data.subarray(start, start + 4)].join()}`;
}

test('an SVG logo is the icon of a tab as it is', async () => {
  const { type, bytes } = await iconAt('/favicon.svg', 'image/svg+xml', square);
  expect([type, String(bytes)]).toEqual(['image/svg+xml', svg]);
});

test.each(['image/svg+xml', 'image/png'])(
  'a logo as %s is a PNG with room for a phone to crop it, on the church’s colour',
  async (type) => {
    for (const size of [180, 192, 512]) {
      const icon = (await iconAt(`/icons/${size}.png`, type, square)).bytes;
      expect(await pixel(icon, 2)).toBe(`${size} px: 205,246,247,255`);
      expect(await pixel(icon, size / 2)).toBe(`${size} px: 255,0,0,255`);
      expect(await pixel(icon, Math.floor(size * 0.19))).toBe(`${size} px: 205,246,247,255`);
    }
  },
);

test('at the address that programs ask for unseen it fills the picture', async () => {
  const { type, bytes } = await iconAt('/favicon.ico', 'image/svg+xml', square);
  expect([type, await pixel(bytes, 3)]).toEqual(['image/png', '48 px: 255,0,0,255']);
});

test('a logo too long to be read as an icon leaves the church’s window there', async () => {
  const { bytes } = await iconAt('/favicon.svg', 'image/svg+xml', { width: 90, height: 20 });
  expect(String(bytes)).toContain('stroke-linejoin');
});
