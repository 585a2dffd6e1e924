import fc from 'fast-check';
import { expect, test } from 'vitest';
import { photograph as choir } from '#tests/fixtures/picture.fixture.ts';
import type { Picture } from './picture.ts';
import {
  hasFile,
  isSmallPhotograph,
  nearestFile,
  type PictureFormat,
  parsePictureFile,
  pictureFilePath,
  pictureWidths,
  showPicture,
} from './picture-files.ts';

const photograph: Picture = { ...choir, width: 1600, height: 1000 };
const drawing: Picture = { ...photograph, type: 'image/svg+xml' };
const anyOwn = fc.integer({ min: 1, max: 20_000 });
const anyFormat = fc.constantFrom<PictureFormat>('avif', 'webp', 'jpg');

test('a photograph comes in widths up to its own, in AVIF and WebP, and once as JPEG', () => {
  expect(showPicture(photograph)).toEqual({
    src: '/pictures/choir/7/720.jpg',
    alt: 'A choir by candlelight.',
    width: 1600,
    height: 1000,
    isDrawing: false,
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: [480, 720, 1200, 1600].map((w) => `/pictures/choir/7/${w}.${format} ${w}w`).join(','),
    })),
  });
});

test('no file is wider than the original, however wide that is, and none repeats another', () => {
  fc.assert(
    fc.property(anyOwn, (own) => {
      const all = pictureWidths(own);
      expect(all.length).toBeGreaterThan(0);
      expect(all.length).toBeLessThanOrEqual(4);
      expect(all.at(-1)).toBe(Math.min(own, 1800));
      for (const [at, width] of all.entries()) expect(width).toBeGreaterThan(all[at - 1] ?? 0);
    }),
  );
});

test('every file that a page names exists, and none is wider than the original', () => {
  fc.assert(
    fc.property(anyOwn, (width) => {
      const picture = { ...photograph, width };
      const { src, sources } = showPicture(picture);
      const named = [src, ...sources.flatMap(({ srcSet }) => srcSet.split(','))];
      for (const address of named) {
        const [path = '', descriptor] = address.split(' ');
        const file = parsePictureFile(path.slice(photograph.path.length + 1));
        expect(file && hasFile(picture, file), path).toBe(true);
        expect(file?.width).toBeLessThanOrEqual(width);
        if (descriptor !== undefined) expect(descriptor).toBe(`${file?.width}w`);
      }
    }),
  );
});

test('a photograph has a handful of files, for any request', () => {
  fc.assert(
    fc.property(anyOwn, (width) => {
      const picture = { ...photograph, width };
      const requested = Array.from({ length: 2500 }, (_, at) => at).flatMap((w) =>
        (['avif', 'webp', 'jpg'] as const).map((format) => ({ width: w, format })),
      );
      expect(requested.filter((file) => hasFile(picture, file)).length).toBeLessThanOrEqual(9);
    }),
    { numRuns: 20 },
  );
});

test('the nearest file is one of the photograph’s files, and each of them is nearest to itself', () => {
  fc.assert(
    fc.property(anyOwn, fc.integer({ min: 1, max: 9999 }), anyFormat, (own, width, format) => {
      const picture = { ...photograph, width: own };
      const nearest = nearestFile(picture, { width, format });
      expect(nearest.format).toBe(format);
      expect(hasFile(picture, nearest)).toBe(true);
      expect(nearestFile(picture, nearest)).toEqual(nearest);
    }),
  );
});

test('a drawing is served unchanged, with the ending of its type; the original of a photograph is not served', () => {
  const src = '/pictures/choir/7/original.svg';
  expect(showPicture(drawing)).toMatchObject({ src, sources: [], isDrawing: true });
  expect(hasFile(drawing, undefined)).toBe(true);
  expect(hasFile(drawing, { width: 640, format: 'avif' })).toBe(false);
  expect(hasFile(photograph, undefined)).toBe(false);
  expect(pictureFilePath(drawing, { width: 640, format: 'avif' })).toBe(src);
  expect(showPicture({ ...photograph, type: 'image/gif' })).toMatchObject({
    src: '/pictures/choir/7/original.gif',
    sources: [],
    isDrawing: false,
  });
});

test('a small photograph has one size', () => {
  const small = { ...photograph, width: 500 };
  expect(isSmallPhotograph(small)).toBe(true);
  expect(isSmallPhotograph(photograph)).toBe(false);
  expect(showPicture(small).sources[0]?.srcSet).toBe('/pictures/choir/7/500.avif');
});

test('a photograph of unknown width has one size', () => {
  const unknown = { ...photograph, width: undefined };
  expect(showPicture(unknown).sources[0]?.srcSet).toBe('/pictures/choir/7/720.avif');
  expect(hasFile(unknown, { width: 720, format: 'webp' })).toBe(true);
  expect(hasFile(unknown, { width: 640, format: 'webp' })).toBe(false);
});

test.each([
  '640',
  '.avif',
  '0.avif',
  '0640.avif',
  '640.png',
  '640.AVIF',
  '64000.avif',
  '-1.jpg',
  '6e2.jpg',
  '640.avif/',
])('%s names no file', (name) => {
  expect(parsePictureFile(name)).toBeUndefined();
});
