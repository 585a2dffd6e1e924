import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processors } from './running-site.ts';

/** nginx that serves one file. */
export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** What nginx says by itself, or what belongs to the other server's connection. */
const own = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'last-modified'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Starts nginx, one worker on one processor, with a file of the same bytes as an answer of ours and the same headers.
 * @throws when nginx, which Debian has, is not installed
 */
export async function startNginx(headers: Headers, body: Buffer): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const same = [...headers].filter(([name]) => !own.includes(name));
  const lines = same.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  writeFileSync(join(folder, 'index'), body);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/log;
    user root; events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
      client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
      uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      server {
        listen 127.0.0.1:${port}; root ${folder}; default_type "${headers.get('content-type')}";
        ${lines.join('\n        ')}
      }
    }`,
  );
  const nginx: ChildProcess = spawn(
    'taskset',
    ['-c', processors.measured, 'nginx', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log')],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}/index`;
  for (let tries = 0; (await fetch(url).catch(() => undefined))?.status !== 200; tries += 1) {
    if (tries === 100 || nginx.exitCode !== null)
      throw new Error('nginx does not start: apt-get install nginx-light.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
