import { expect, test } from 'vitest';
import { imageSize } from './image-size.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

const PNG = bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 0], [0, 0, 0, 200]);
const GIF = bytes('GIF89a', [0x40, 0x01], [0xf0, 0x00]);
const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0], [0xff, 0xc2, 0, 17, 8, 0x01, 0x2c, 0x02, 0x58, 3]);
const WEBP_LOSSY = bytes(
  'RIFF',
  [0, 0, 0, 0],
  'WEBPVP8 ',
  [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a],
  [0x58, 2, 0x2c, 1],
);
const WEBP_EXTENDED = bytes(
  'RIFF',
  [0, 0, 0, 0],
  'WEBPVP8X',
  [10, 0, 0, 0, 0, 0, 0, 0],
  [0x57, 2, 0, 0x2b, 1, 0],
);
const AVIF = bytes([0, 0, 0, 20], 'ispe', [0, 0, 0, 0], [0, 0, 2, 0x58], [0, 0, 1, 0x2c]);

test.each([
  ['image/png', PNG, 256, 200],
  ['image/gif', GIF, 320, 240],
  ['image/jpeg', JPEG, 600, 300],
  ['image/webp', WEBP_LOSSY, 600, 300],
  ['image/webp', WEBP_EXTENDED, 600, 300],
  ['image/avif', AVIF, 600, 300],
  ['image/svg+xml', Buffer.from('<svg width="24px" height="12">'), 24, 12],
  ['image/svg+xml', Buffer.from('<svg viewBox="0 0 100 50" width="100%">'), 100, 50],
])('%s says its size', (type, file, width, height) => {
  expect(imageSize(file, type)).toEqual({ width, height });
});

test.each([
  'image/png',
  'image/gif',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/svg+xml',
  'application/pdf',
])('a %s of too few bytes has no size', (type) => {
  expect(imageSize(Buffer.from([0xff, 0xd8, 0xff]), type)).toBeUndefined();
});
