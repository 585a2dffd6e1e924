import { spawnSync } from 'node:child_process';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { doWithout, missing } from '#tests/proxies/web-servers.ts';

// What two sites need of a proxy is tested behind nginx.
test.skip(doWithout('caddy'), missing('caddy'));

test('Caddy finds no fault in its configuration for one site with a domain, for two sites, and for the editing page', () => {
  for (const more of [
    {},
    { SITES: '127.0.0.1:3001 127.0.0.1:3002' },
    { EDIT_DOMAIN: 'edit.church.example.org' },
  ]) {
    const args = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'];
    const { PATH } = process.env;
    const env = {
      PATH,
      HOME: test.info().outputPath(),
      DOMAIN: 'church.example.org',
      ...more,
    };
    const { stdout, stderr, status } = spawnSync('caddy', args, { env, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    expect(stdout + stderr).toContain('Valid configuration');
  }
});
