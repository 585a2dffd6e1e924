import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nginxConfiguration, startNginx } from './nginx.ts';
import { freePorts, type ServerProcess, startServerProcess } from './server-process.ts';
import { doWithout, findWebServer, installWebServers } from './web-servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'what-is-typed-'));
const log = join(folder, 'log');
const [publicPort = 0, tls = 0, one = 0, other = 0] = await freePorts(4);
const url = `http://127.0.0.1:${publicPort}`;

beforeAll(installWebServers);
afterAll(() => rmSync(folder, { recursive: true }));

/** Asks a proxy whose sites are down, of which it writes into its log. @returns the log */
async function logAfterFailures(server: ServerProcess, paths: readonly string[]): Promise<string> {
  const headers = { Referer: `${url}/find?q=formerword` };
  for (const path of paths) expect((await fetch(url + path, { headers })).status, path).toBeGreaterThan(501);
  await server.stop();
  return readFileSync(log, 'utf8');
}

const paths = [
  ...['/find?q=secretword', '/de/find?q=secretword', '/find.data?q=secretword', '/contact?seen'],
  ...[
    '/preview/secretword/contact',
    '/preview/secretword.data?_routes=routes/home',
    '/de/Preview/secretword',
  ],
];

test.skipIf(doWithout('nginx'))(
  'nginx writes of a failure what was asked for, but neither what was typed nor the secret of previews',
  async () => {
    const server = await startNginx(
      nginxConfiguration({ publicPort, tls, sites: [one, other] }),
      folder,
      url,
    );
    const found = await logAfterFailures(server, paths);
    expect(found).toContain('/contact?seen');
    expect(found).not.toContain('secretword');
  },
);

test.skipIf(doWithout('caddy'))(
  'Caddy writes of a failure the path alone, without the secret of previews',
  async () => {
    const file = join(folder, 'Caddyfile');
    const shipped = readFileSync(new URL('../../deploy/Caddyfile', import.meta.url), 'utf8');
    writeFileSync(
      file,
      shipped.replace('{', '{\n\tadmin off').replace('lb_try_duration 5s', 'lb_try_duration 1ms'),
    );
    writeFileSync(log, '');
    const server = await startServerProcess(
      [findWebServer('caddy') ?? '', 'run', '--adapter', 'caddyfile', '--config', file],
      url,
      'SIGTERM',
      {
        env: { HOME: folder, DOMAIN: url, SITES: `127.0.0.1:${one}` },
        stdio: ['ignore', openSync(log, 'a'), openSync(log, 'a')],
      },
    );
    const found = await logAfterFailures(server, paths);
    expect(found).toContain('"uri":"/find?…"');
    expect(found).toContain('"uri":"/preview/…"');
    expect(found).not.toMatch(/secretword|formerword/);
  },
);
