import sharp from 'sharp';
import { expect, test } from 'vitest';
import { RefusedUpload, takeFile } from './sent-file.ts';

const blob = (bytes: Buffer | string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);

test('a photograph is turned upright, made smaller, and loses what the camera stored', async () => {
  const portrait = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '53/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { bytes, extension } = await takeFile('picture', blob(portrait));
  const about = await sharp(bytes).metadata();
  expect([extension, about.width, about.height, about.orientation]).toEqual(['jpg', 2250, 3000, undefined]);
  expect(about.exif).toBeUndefined();
});

test.each([
  ['a text', 'hello'],
  ['a drawing, which may contain scripts', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
])('%s is refused with a sentence', async (_, text) => {
  await expect(takeFile('picture', blob(text))).rejects.toThrow(RefusedUpload);
});

test.each([
  ['picture', 25],
  ['paper', 20],
] as const)('a %s of more than %i megabytes is refused with a sentence', async (kind, most) => {
  const sent = takeFile(kind, blob(Buffer.alloc(most * 1_000_000 + 1)));
  await expect(sent).rejects.toThrow(`more than ${most} megabytes`);
});

test('a PDF is taken as it is, and nothing else is a paper', async () => {
  const pdf = Buffer.from('%PDF-1.7\n…');
  expect(await takeFile('paper', blob(pdf))).toEqual({ bytes: pdf, extension: 'pdf' });
  await expect(takeFile('paper', blob('hello'))).rejects.toThrow('This file is no PDF.');
});
