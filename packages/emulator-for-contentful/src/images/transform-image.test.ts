import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentFolder } from '../testing/content-folder.ts';
import type { ImageOptions } from './image-options.ts';
import { transformImage } from './transform-image.ts';

/** The effect of each option on a picture of 40 × 20, left half red, right half blue. */

async function twoHalves() {
  const half = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .composite([{ input: await half('blue'), left: 20, top: 0 }])
    .png()
    .toBuffer();
}

async function transformed(options: ImageOptions, source?: Buffer) {
  await using folder = await contentFolder({ 'p.png': source ?? (await twoHalves()) });
  const bytes = await transformImage(join(folder.path, 'p.png'), 'image/png', options);
  const about = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => {
    const at = (y * info.width + x) * 4;
    return [...data.subarray(at, at + 4)];
  };
  return { width: info.width, height: info.height, about, pixel };
}

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];
const clear = [0, 0, 0, 0];

test.each<[string, ImageOptions, number, number]>([
  ['one side keeps the shape', { width: 20 }, 20, 10],
  ['two sides are a frame to fit into', { width: 30, height: 10 }, 20, 10],
  ['nothing is made larger', { width: 400 }, 40, 20],
  ['scale enlarges and changes the aspect ratio', { width: 80, height: 80, fit: 'scale' }, 80, 80],
  ['fill has the size that is requested', { width: 10, height: 10, fit: 'fill' }, 10, 10],
  [
    'fill keeps the shape that is requested where the picture is too small',
    { width: 80, height: 80, fit: 'fill' },
    20,
    20,
  ],
  ['crop cuts without making smaller', { width: 10, height: 12, fit: 'crop' }, 10, 12],
  ['crop gives what there is', { width: 100, height: 10, fit: 'crop' }, 40, 10],
  ['pad has the size that is requested', { width: 60, height: 60, fit: 'pad' }, 60, 60],
  ['thumb is a small fill', { width: 8, height: 8, fit: 'thumb', focus: 'face' }, 8, 8],
])('%s', async (_what, options, width, height) => {
  expect(await transformed(options)).toMatchObject({ width, height });
});

test('the focus decides which part stays', async () => {
  const left = await transformed({ width: 10, height: 10, fit: 'crop', focus: 'left' });
  const right = await transformed({ width: 10, height: 10, fit: 'fill', focus: 'bottom_right' });
  expect([left.pixel(9, 5), right.pixel(5, 5)]).toEqual([red, blue]);
});

test('padding is transparent if the format allows it, or has the requested colour', async () => {
  const pad = { width: 40, height: 40, fit: 'pad' } as const;
  expect((await transformed(pad)).pixel(0, 0)).toEqual(clear);
  expect((await transformed({ ...pad, background: '#00ff00' })).pixel(0, 0)).toEqual([0, 255, 0, 255]);
  const [r = 0, g = 0, b = 0] = (await transformed({ ...pad, format: 'jpg' })).pixel(0, 0);
  expect(Math.min(r, g, b)).toBeGreaterThan(250);
});

test('corners are rounded, and filled if the format has no transparency', async () => {
  const round = await transformed({ radius: 'max' });
  expect([round.pixel(0, 0), round.pixel(5, 10)]).toEqual([clear, red]);
  const small = await transformed({ radius: 10, background: '#ffffff' });
  expect([small.pixel(0, 0), small.pixel(12, 5)]).toEqual([[255, 255, 255, 255], red]);
});

test.each([
  ['jpg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['gif', 'gif'],
  ['avif', 'heif'],
  ['tiff', 'tiff'],
] as const)('%s can be requested', async (format, written) => {
  expect((await transformed({ format })).about.format).toBe(written);
});

test('a flag changes the encoding', async () => {
  expect((await transformed({ format: 'jpg', flag: 'progressive' })).about.isProgressive).toBe(true);
  expect((await transformed({ format: 'png', flag: 'png8' })).about.isPalette).toBe(true);
});

test('a picture is rotated upright and loses its metadata', async () => {
  const photo = await sharp(await twoHalves())
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const made = await transformed({ width: 10 }, photo);
  expect([made.width, made.height]).toEqual([10, 20]);
  expect(made.about.exif).toBeUndefined();
});

test('bytes that are not a picture are an error', async () => {
  await expect(transformed({ width: 10 }, Buffer.from('no picture'))).rejects.toThrow(
    'The file cannot be read as a picture.',
  );
});
