import sharp from 'sharp';
import { expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { readContentFolder } from '../folder/read-content-folder.ts';
import { contentFolder } from '../testing/content-folder.ts';

async function imageOf(name: string, bytes: Buffer) {
  await using folder = await contentFolder({
    ...soundFolder,
    'assets/a.yaml': `title: A\ndescription: A picture\nfile: ${name}\n`,
    [`assets/${name}`]: bytes,
  });
  const reading = await readContentFolder(folder.path);
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join('\n'));
  return reading.space.assets[0]?.fields.file?.['en-GB']?.details?.image;
}

const image = sharp({ create: { width: 60, height: 30, channels: 3, background: '#123456' } });

test.each(['png', 'gif', 'jpeg', 'webp', 'avif'] as const)(
  '%s bytes say their size in pixels',
  async (format) => {
    const bytes = await image.clone().toFormat(format).toBuffer();
    expect(await imageOf(`a.${format}`, bytes)).toEqual({ width: 60, height: 30 });
  },
);

test.each([
  [3, { width: 60, height: 30 }],
  [6, { width: 30, height: 60 }],
  [8, { width: 30, height: 60 }],
])('a photograph of orientation %i has the size in which it is shown', async (orientation, size) => {
  const photo = await image.clone().withMetadata({ orientation }).jpeg().toBuffer();
  expect(await imageOf('a.jpg', photo)).toEqual(size);
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" width="24px" height="12">', { width: 24, height: 12 }],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" width="100%">', { width: 100, height: 50 }],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
])('%s has its size', async (svg, size) => {
  expect(await imageOf('a.svg', Buffer.from(`${svg}</svg>`))).toEqual(size);
});

test.each(['a.png', 'a.jpg', 'a.webp', 'a.avif', 'a.svg', 'a.pdf'])(
  '%s of too few bytes has no size',
  async (name) => {
    expect(await imageOf(name, Buffer.from([0xff, 0xd8, 0xff]))).toBeUndefined();
  },
);
