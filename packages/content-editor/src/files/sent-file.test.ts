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

test('what is no picture is refused with a sentence', async () => {
  await expect(takeFile('picture', blob('hello'))).rejects.toThrow(
    'This file cannot be read as a photograph.',
  );
});

const svg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inside}</svg>`;

test.each([
  ['<rect id="a" width="9" height="9" fill="url(#b)"/><use xlink:href="#a"/>', ''],
  ['<image href="data:image/png;base64,iVBORw0KGgo="/>', '<?xml version="1.0" encoding="UTF-8"?>'],
  ['<text>On Sunday, based on = this</text><style>.a{fill:url("#b")}</style>', '\uFEFF'],
  [
    '<metadata><cc:license xmlns:cc="http://a" rdf:resource="http://b" xmlns:rdf="http://c"/></metadata>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  ],
])('a drawing in which nothing runs is taken as it is: %s', async (inside, before) => {
  const bytes = Buffer.from(svg(inside, before));
  expect(await takeFile('picture', blob(bytes))).toEqual({ bytes, extension: 'svg' });
});

test.each([
  ['<script>alert(1)</script>', '<script'],
  ['<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>', '<svg:script'],
  ['<rect width="9" height="9"\nONclick ="x"/>', 'ONclick ='],
  ['<foreignObject/>', '<foreignObject'],
  ['<a href="https://elsewhere.example/"><path/></a>', 'href="https://elsewhere.example/'],
  ['<use xlink:href= "other.svg#a"/>', 'href= "other.svg#a'],
  ['<image href="data:image/svg+xml,&lt;svg/&gt;"/>', 'href="data:image/svg+xml'],
  ['<a href="&#106;avascript:x"/>', 'href="&#106;avascript:x'],
  ['<a><set attributeName="xlink:href" to="x"/></a>', 'attributeName="xlink:href'],
  ['<set attributeName="onclick" to="x"/>', 'attributeName="on'],
  ['<rect fill="url( \'https://elsewhere.example/a\')"/>', "url( 'https://elsewhere.example/a"],
  ['<style>@import "a.css";</style>', '@import'],
])('a drawing with %s is refused with the very words', async (inside, found) => {
  const sent = takeFile('picture', blob(svg(inside)));
  await expect(sent).rejects.toThrow(RefusedUpload);
  await expect(sent).rejects.toThrow(`This drawing has “${found}`);
});

test('what could hide such words is refused: entities, other encodings, a style sheet of the document', async () => {
  for (const before of [
    '<!DOCTYPE svg [<!ENTITY a "x">]>',
    '<?xml version="1.0" encoding="iso-2022-jp"?>',
    '<?xml-stylesheet href="#a"?>',
  ])
    await expect(takeFile('picture', blob(svg('', before)))).rejects.toThrow(RefusedUpload);
  const wide = Buffer.from(svg('<script/>', '\uFEFF'), 'utf16le');
  await expect(takeFile('picture', blob(wide))).rejects.toThrow(RefusedUpload);
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
