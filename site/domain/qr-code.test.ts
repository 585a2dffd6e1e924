import jsQr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeQrCode } from './qr-code.ts';
import { type DrawnQrCode, drawQrCode } from './qr-code-path.ts';

/** Reads a drawn code back as a telephone would: from its pixels. */
async function read({ path, size }: DrawnQrCode): Promise<string | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(size * 6)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const decode = 'default' in jsQr ? (jsQr.default as typeof jsQr) : jsQr;
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  'https://st-oswins.example/go/carols',
  'https://giving.example.com/st-oswins?amount=20&reference=HAVEN#once',
  `https://st-oswins.example/whats-on/${'a-very-long-slug-'.repeat(12)}end`,
])('a telephone reads %s from the drawing', async (address) => {
  expect(await read(drawQrCode(makeQrCode(address)))).toBe(address);
});

test('four modules round the code stay light', () => {
  const { path, size } = drawQrCode(makeQrCode('https://st-oswins.example/'));
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map((run) => run.slice(1).map(Number));
  expect(runs.map((run) => run.join(' ')).length).toBeGreaterThan(100);
  expect(Math.min(...runs.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
  expect(Math.max(...runs.flatMap(([x = 0, y = 0, length = 0]) => [x + length, y + 1]))).toBe(size - 4);
});
