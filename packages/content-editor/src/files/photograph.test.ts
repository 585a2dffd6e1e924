import sharp from 'sharp';
import { expect, test } from 'vitest';
import { preparePhotograph, RefusedPhotograph } from './photograph.ts';

const blob = (bytes: Buffer | string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);

test('a photograph is turned upright, made smaller, and loses what the camera stored', async () => {
  const portrait = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '53/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { bytes, extension } = await preparePhotograph(blob(portrait));
  const about = await sharp(bytes).metadata();
  expect([extension, about.width, about.height, about.orientation]).toEqual(['jpg', 2250, 3000, undefined]);
  expect(about.exif).toBeUndefined();
});

test.each([
  ['a text', 'hello'],
  ['a drawing, which may contain scripts', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
])('%s is refused with a sentence', async (_, text) => {
  await expect(preparePhotograph(blob(text))).rejects.toThrow(RefusedPhotograph);
});

test('a file of more than 25 megabytes is refused with a sentence', async () => {
  await expect(preparePhotograph(blob(Buffer.alloc(26 * 1024 * 1024)))).rejects.toThrow('25 megabytes');
});
