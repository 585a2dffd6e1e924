import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { findWebServer, missing } from './web-servers.ts';

/** Folders where nginx puts what does not fit into memory; its own are for the system's nginx. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts nginx with one worker.
 * @param http the `http` block of its configuration
 * @param folder for its files; must exist
 * @param url the address it serves
 * @throws when there is no nginx, or it does not start
 */
export function startNginx(http: string, folder: string, url: string): Promise<ServerProcess> {
  const nginx = findWebServer('nginx');
  if (nginx === undefined) throw new Error(missing('nginx'));
  for (const name of temporary) mkdirSync(join(folder, name), { recursive: true });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; ${user} pid ${folder}/pid; error_log ${folder}/log warn;
    events { worker_connections 4096; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')}
      ${http}
    }`,
  );
  const command = [nginx, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log')] as const;
  return startServerProcess(command, url, 'SIGQUIT');
}

const file = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));

/** The ports of nginx and of the two sites behind it. */
interface ProxyPorts {
  readonly publicPort: number;
  /** Where nginx listens for TLS. */
  readonly tls: number;
  readonly sites: readonly [number, number];
}

/** The configuration of `deploy/nginx.conf` for these ports. */
export function nginxConfiguration({ publicPort, tls, sites }: ProxyPorts): string {
  const changes = [
    ['listen 80', `listen 127.0.0.1:${publicPort}`],
    ['listen 443', `listen 127.0.0.1:${tls}`],
    ['listen [::]:', '#'],
    ['send_timeout 30s', 'send_timeout 5s'],
    ['church.example.org', '127.0.0.1'],
    ['127.0.0.1:3001', `127.0.0.1:${sites[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${sites[1]}`],
  ] as const;
  return changes.reduce(
    (text, [found, by]) => {
      if (!text.includes(found)) throw new Error(`The configuration has no “${found}”.`);
      return text.replaceAll(found, by);
    },
    readFileSync(file, 'utf8'),
  );
}
