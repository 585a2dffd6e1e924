import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compressed } from './coding.ts';

/** How hard to try: fast for the one who waits, small for all who come after. */
export type Effort = 'fast' | 'small';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Below this many bytes compression gains nothing. */
export const worthwhile = 300;

const texts = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json|[\w.-]+\+xml)|image\/svg\+xml)/i;

/** Tells bodies that are worth compressing: texts that are not tiny. */
export function isCompressible(type: string, size: number): boolean {
  return size >= worthwhile && texts.test(type);
}

/** Compresses a body, beside the server's own work. */
export function compress(body: Buffer, coding: Compressed, effort: Effort): Promise<Buffer> {
  if (coding === 'gzip') return inGzip(body, { level: effort === 'fast' ? 6 : 9 });
  return inBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'fast' ? 5 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
