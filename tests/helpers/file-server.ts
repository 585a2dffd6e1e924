import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** The types that every host knows; the rest is bytes to it. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
  '.txt': 'text/plain',
};

/** A host of files. */
export interface FileServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a folder as the simplest hosts do, without one rule of this site: a file by its path, a folder by its `index.html` and with a slash
 * at its end, and `404.html` at every other address.
 */
export async function serveFiles(folder: string): Promise<FileServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://files.invalid');
    const file = join(folder, decodeURIComponent(pathname));
    const isFolder = (await stat(file).catch(() => undefined))?.isDirectory();
    if (isFolder && !pathname.endsWith('/'))
      return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    const found = await readFile(isFolder ? join(file, 'index.html') : file).catch(() => undefined);
    const type = isFolder || !found ? 'text/html' : (types[extname(file)] ?? 'application/octet-stream');
    response.writeHead(found ? 200 : 404, { 'Content-Type': type });
    response.end(found ?? (await readFile(join(folder, '404.html')).catch(() => '')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
