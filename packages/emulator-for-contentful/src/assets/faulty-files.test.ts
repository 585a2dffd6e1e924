import { relative } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { faultsIn } from '../content/content-reading.ts';
import { readContentFolder } from '../folder/read-content-folder.ts';
import { contentFolder } from '../testing/content-folder.ts';

/** What is wrong with a folder that has an asset with a file of this name. */
async function faultsWith(name: string, bytes: string | Buffer): Promise<readonly string[]> {
  const files = { 'assets/p.yaml': `title: P\nfile: ${name}\n`, [`assets/${name}`]: bytes };
  await using folder = await contentFolder({ ...soundFolder, ...files });
  return faultsIn(await readContentFolder(folder.path)).map(
    ({ file, line, message }) => `${relative(folder.path, file)}:${line}: ${message}`,
  );
}

test.each([
  ['Ku\u0308rbis.svg', 'K\u00fcrbis.svg'],
  ['photo.svg', 'Photo.SVG'],
])('a file that is called %s is the one that the folder has as %s', async (named, stored) => {
  const files = { 'assets/p.yaml': `title: P\nfile: ${named}\n`, [`assets/${stored}`]: svg };
  await using folder = await contentFolder({ ...soundFolder, ...files });
  expect(faultsIn(await readContentFolder(folder.path))).toEqual([]);
});

const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } });
const jpeg = await drawn.jpeg().toBuffer();
const png = await drawn.png().toBuffer();
const large = Buffer.from(png);
large.writeUInt32BE(12_000, 16);
large.writeUInt32BE(9_000, 20);
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>';

test.each([
  ['a photograph in HEIC whose name was changed', 'p.jpg', heic],
  ['an empty file', 'p.png', ''],
  ['a JPEG that ends in the middle', 'p.jpg', jpeg.subarray(0, jpeg.length / 2)],
  ['a PNG that ends in the middle', 'p.png', png.subarray(0, png.length / 2)],
  ['a photograph of 108 million pixels', 'p.png', large],
  ['a PDF', 'p.webp', '%PDF-1.7'],
  ['a page of the web', 'p.svg', '<html><body>Not found</body></html>'],
  ['a drawing that ends in the middle', 'p.svg', svg.slice(0, 45)],
  ['a photograph', 'p.pdf', jpeg],
])('%s is no file for %s, and told where its asset names it', async (_, name, bytes) => {
  expect(await faultsWith(name, bytes)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^assets/p\\.yaml:2: The file “${name}” is no .+, not whole, or too large\\. Save it as one in a program`,
      ),
    ),
  ]);
});

test.each([
  ['p.jpg', jpeg],
  ['p.png', png],
  ['p.png', jpeg],
  ['p.svg', svg],
  ['p.svg', Buffer.from(`\ufeff${svg}`, 'utf16le')],
  ['p.pdf', '%PDF-1.7'],
])('a whole %s is served', async (name, bytes) => {
  expect(await faultsWith(name, bytes)).toEqual([]);
});
