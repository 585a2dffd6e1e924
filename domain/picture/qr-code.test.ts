import fc from 'fast-check';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeQrCode, type QrCode } from './qr-code.ts';

/** Reads a drawn code back as a telephone would: from its pixels. */
async function read({ path, size }: QrCode): Promise<string | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(size * 6)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const decode = 'default' in jsQr ? (jsQr.default as typeof jsQr) : jsQr;
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** The code of an address that is short enough for one. */
function codeOf(address: string): QrCode {
  const code = makeQrCode(address);
  if (!code) throw new Error(`There is no code for ${address}.`);
  return code;
}

test.each([
  'https://st-oswins.example/go/carols',
  'https://giving.example.com/st-oswins?amount=20&reference=HAVEN#once',
  `https://st-oswins.example/whats-on/${'a-very-long-slug-'.repeat(12)}end`,
])('a scanner reads %s from the drawing', async (address) => {
  expect(await read(codeOf(address))).toBe(address);
});

test('four modules round the code stay light', () => {
  const { path, size } = codeOf('https://st-oswins.example/');
  const rows = [...path.matchAll(/M(\d+) (\d+)\.5([^M]+)/g)].map(([, x, y, dashes = '']) => ({
    left: Number(x),
    top: Number(y),
    width: [...dashes.matchAll(/[hm](\d+)/g)].reduce((sum, [, length]) => sum + Number(length), 0),
  }));
  expect(rows.length).toBe(size - 8);
  expect(Math.min(...rows.flatMap(({ left, top }) => [left, top]))).toBe(4);
  expect(Math.max(...rows.flatMap(({ left, top, width }) => [left + width, top + 1]))).toBe(size - 4);
});

test('an address has a code up to its capacity, and none above it', () => {
  const start = 'https://giving.example/';
  const ofLength = (length: number) => start.padEnd(length, 'x');
  expect(makeQrCode(ofLength(2331))?.size).toBe(177 + 8);
  fc.assert(
    fc.property(fc.integer({ min: start.length, max: 20_000 }), (length) => {
      expect(makeQrCode(ofLength(length)) !== undefined).toBe(length <= 2331);
    }),
    { numRuns: 25, examples: [[2330], [2332], [100_000]] },
  );
});
