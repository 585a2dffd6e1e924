import { spawnSync } from 'node:child_process';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { doWithout, missing } from '#tests/proxies/web-servers.ts';

// What two sites need of a proxy is tested behind nginx.
test.skip(doWithout('caddy'), missing('caddy'));

test('Caddy finds no fault in its configuration for one site with a domain, and for two sites', () => {
  for (const sites of ['', '127.0.0.1:3001 127.0.0.1:3002']) {
    const args = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'];
    const { PATH } = process.env;
    const env = {
      PATH,
      HOME: test.info().outputPath(),
      DOMAIN: 'church.example.org',
      ...(sites !== '' && { sites }),
    };
    const { stdout, stderr, status } = spawnSync('caddy', args, { env, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    expect(stdout + stderr).toContain('Valid configuration');
  }
});
