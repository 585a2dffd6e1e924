import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx as startNginxWith } from '#tests/proxies/nginx.ts';
import { freePort } from '#tests/proxies/server-process.ts';
import { processors } from './running-site.ts';

/** nginx that serves one file. */
export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** Headers that nginx adds itself, or that concern the connection. */
const own = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'last-modified'];

/**
 * Starts nginx, one worker on one processor, with a file of the same bytes and headers as a response of the site.
 * @throws when nginx, which Debian has, is not installed
 */
export async function startNginx(headers: Headers, body: Buffer): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const same = [...headers].filter(([name]) => !own.includes(name));
  const lines = same.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  writeFileSync(join(folder, 'index'), body);
  const url = `http://127.0.0.1:${port}/index`;
  const nginx = await startNginxWith(
    `access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
    server {
      listen 127.0.0.1:${port}; root ${folder}; default_type "${headers.get('content-type')}";
      ${lines.join('\n      ')}
    }`,
    folder,
    url,
    ['taskset', '-c', processors.measured],
  );
  return {
    url,
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
