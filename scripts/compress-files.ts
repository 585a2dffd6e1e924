import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { worthwhile } from '#server/http-cache/compress.ts';

/**
 * Puts a Brotli and a gzip file beside each text of a folder, as small as they go: built files are sent often and never
 * change. Fonts and pictures are compressed by their own format.
 */
export function compressFiles(folder: string): void {
  for (const name of globSync('**/*.{js,css,svg,json,txt,html}', { cwd: folder })) {
    const file = `${folder}/${name}`;
    const content = readFileSync(file);
    if (content.length < worthwhile) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
