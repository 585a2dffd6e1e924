import { expect, test } from 'vitest';
import { createCodingChooser } from './coding.ts';

const choose = createCodingChooser();

for (const [header, coding] of [
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, deflate', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=0, *', 'br'],
  ['identity', 'identity'],
  ['brotli, bro', 'identity'],
  ['gzip ; q=0.5 , br ; q=0.1', 'br'],
] as const) {
  test(`a reader who says “${header}” gets ${coding}, now and again`, () => {
    expect(choose(header)).toBe(coding);
    expect(choose(header)).toBe(coding);
  });
}
