import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNginx } from './nginx.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { findWebServer, missing, type WebServer } from './web-servers.ts';

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));

/** The ports of a web server and of the two sites behind it. */
export interface ProxyPorts {
  readonly publicPort: number;
  /** Where nginx listens for TLS. */
  readonly tls: number;
  /** The address for purges by the sites. */
  readonly purge: number;
  readonly sites: readonly [number, number];
}

/** Replaces all values that differ from those on a server: paths, ports and timeouts. Throws if one is missing. */
function replaced(text: string, changes: readonly (readonly [found: string, by: string])[]): string {
  return changes.reduce((before, [found, by]) => {
    if (!before.includes(found)) throw new Error(`The configuration has no “${found}”.`);
    return before.replaceAll(found, by);
  }, text);
}

/**
 * The configuration of `deploy/nginx.conf` for these ports, with its cache in a folder.
 * @param folder must exist and be empty
 */
export function nginxConfiguration({ publicPort, tls, purge, sites }: ProxyPorts, folder: string): string {
  mkdirSync(join(folder, 'cache'));
  return replaced(readFileSync(`${deploy}nginx.conf`, 'utf8'), [
    ['/var/cache/church-website', join(folder, 'cache')],
    ['listen 80', `listen 127.0.0.1:${publicPort}`],
    ['listen 443', `listen 127.0.0.1:${tls}`],
    ['listen [::]:', '#'],
    ['send_timeout 30s', 'send_timeout 5s'],
    ['church.example.org', '127.0.0.1'],
    ['127.0.0.1:3001', `127.0.0.1:${sites[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${sites[1]}`],
    ['127.0.0.1:8081', `127.0.0.1:${purge}`],
  ]);
}

function startCaddy({ publicPort, purge, sites }: ProxyPorts, folder: string): Promise<ServerProcess> {
  const caddy = findWebServer('caddy');
  if (caddy === undefined) throw new Error(missing('caddy'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, replaced(readFileSync(`${deploy}Caddyfile`, 'utf8'), [['write 2m', 'write 8s']]));
  const env = {
    HOME: folder,
    DOMAIN: `http://127.0.0.1:${publicPort}`,
    SITES: sites.map((port) => `127.0.0.1:${port}`).join(' '),
    CADDY_ADMIN: `127.0.0.1:${purge}`,
  };
  const command = [caddy, 'run', '--adapter', 'caddyfile', '--config', file] as const;
  return startServerProcess(command, `http://127.0.0.1:${publicPort}/healthz`, 'SIGTERM', {
    env,
    stdio: 'ignore',
  });
}

/**
 * Starts a web server before two sites, with its configuration from `deploy/`; its timeouts for clients that read nothing are
 * a few seconds.
 * @param folder for its files; must exist and be empty
 */
export function startReverseProxy(
  server: WebServer,
  ports: ProxyPorts,
  folder: string,
): Promise<ServerProcess> {
  if (server === 'caddy') return startCaddy(ports, folder);
  return startNginx(
    nginxConfiguration(ports, folder),
    folder,
    `http://127.0.0.1:${ports.publicPort}/healthz`,
  );
}
