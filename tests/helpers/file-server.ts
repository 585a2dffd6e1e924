import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { startNginx } from '#tests/proxies/nginx.ts';
import { freePort } from '#tests/proxies/server-process.ts';

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
 * @param base the path of the folder below which the site is, with a slash at its end
 */
export async function serveFiles(folder: string, base = '/'): Promise<FileServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://files.invalid');
    const file = join(folder, decodeURIComponent(pathname));
    const isFolder = (await stat(file).catch(() => undefined))?.isDirectory();
    if (isFolder && !pathname.endsWith('/'))
      return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    const found = await readFile(isFolder ? join(file, 'index.html') : file).catch(() => undefined);
    const type = isFolder || !found ? 'text/html' : (types[extname(file)] ?? 'application/octet-stream');
    response.writeHead(found ? 200 : 404, { 'Content-Type': type });
    response.end(found ?? (await readFile(join(folder, base, '404.html')).catch(() => '')));
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

/**
 * nginx as Debian installs it, with a folder and its page for unknown addresses, and no other rule; it may be behind a proxy of a test.
 * @param port any free one when left out
 */
export async function serveByNginx(folder: string, port?: number): Promise<FileServer> {
  const own = mkdtempSync(join(tmpdir(), 'church-nginx-'));
  const host = `127.0.0.1:${port ?? (await freePort())}`;
  const url = `http://${host}`;
  const server = `server { listen ${host}; root ${folder}; error_page 404 /404.html; absolute_redirect off; }`;
  const { stop } = await startNginx(`include /etc/nginx/mime.types; access_log off; ${server}`, own, url);
  return { url, stop: () => stop().then(() => rmSync(own, { recursive: true })) };
}
