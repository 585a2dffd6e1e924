import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Compression, encodeResponse } from '../http-cache/encoded-response.ts';
import type { CachedResponse } from '../http-cache/response-cache.ts';
import { finishResponse } from '../render.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** A file of the build, in memory: it stays the same even if the folder is replaced while the site runs. */
export interface BuiltFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly type: string;
  /** Its compressed variants, if the build made some. */
  readonly compressed: ReadonlyMap<Compression, Buffer>;
  /** True when its name has a hash of its content, so that it never changes. */
  readonly isImmutable: boolean;
}

/** Files by the path of their address. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

/** The extensions of a file's compressed variants. */
const endings: ReadonlyMap<Compression, string> = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

function compressedForms(file: string): BuiltFile['compressed'] {
  return new Map(
    [...endings].flatMap(([coding, ending]) =>
      existsSync(file + ending) ? [[coding, readFileSync(file + ending)] as const] : [],
    ),
  );
}

/**
 * Reads the client half of the build: scripts, styles and fonts; names under `/assets/` carry a hash.
 * @param folder its absolute path
 * @throws when there is none
 */
export function readBuiltFiles(folder: string): BuiltFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = file.slice(folder.replace(/\/$/, '').length);
        const type = types[extname(file)] ?? 'application/octet-stream';
        const isImmutable = path.startsWith('/assets/');
        return [path, { bytes: readFileSync(file), type, compressed: compressedForms(file), isImmutable }];
      }),
  );
}

/** Encodes the built files once: they never change while the site runs. */
export async function encodeBuiltFiles(
  files: BuiltFiles,
  securityHeaders: SecurityHeaders,
): Promise<ReadonlyMap<string, CachedResponse>> {
  const encoded = [...files].map(async ([path, { bytes, type, compressed, isImmutable }]) => {
    const headers = {
      'Content-Type': type,
      'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    };
    const response = finishResponse(new Response(bytes, { headers }), securityHeaders);
    return [path, { response: await encodeResponse(response, compressed), age: 0 }] as const;
  });
  return new Map(await Promise.all(encoded));
}
