import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Compressed } from './http-cache/coding.ts';
import type { MadePage } from './http-cache/page-cache.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** A file of the build, in memory: it is there whatever becomes of the folder while the site runs. */
export interface BuiltFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly type: string;
  /** Its compressed forms, where the build made some. */
  readonly compressed: ReadonlyMap<Compressed, Buffer>;
  /** True when its name says its content, so that it never changes. */
  readonly forEver: boolean;
}

/** Files by the path of their address. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

/** What the build calls the compressed forms of a file. */
const endings: ReadonlyMap<Compressed, string> = new Map([
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
        const forEver = path.startsWith('/assets/');
        return [path, { bytes: readFileSync(file), type, compressed: compressedForms(file), forEver }];
      }),
  );
}

/**
 * Answers with a built file where there is one of that address, and otherwise makes a page.
 * @param finish gives the answer what every answer has
 */
export function filesBefore(
  files: BuiltFiles,
  finish: (response: Response) => Response,
  make: (address: string) => Promise<MadePage>,
): (address: string) => Promise<MadePage> {
  return async (address) => {
    const file = files.get(address);
    if (file === undefined) return make(address);
    const headers = {
      'Content-Type': file.type,
      'Cache-Control': file.forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    };
    const response = finish(new Response(file.bytes, { headers }));
    return { response, compressed: file.compressed, used: new Map(), keep: 'as it says' };
  };
}
