import { spawnSync } from 'node:child_process';
import { expect, testWithTwoSites } from '#tests/e2e/fixtures/test-with-two-sites.ts';
import { expectSlowClientsGone } from '#tests/helpers/http/slow-clients.ts';
import { loadSteadily } from '../../../bench/steady-load.ts';

const test = testWithTwoSites('caddy');
test.describe.configure({ mode: 'default' });

test('Caddy finds no fault in its configuration for one site with a domain', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'];
  const { PATH } = process.env;
  const env = { PATH, HOME: test.info().outputPath(), DOMAIN: 'church.example.org' };
  const { stdout, stderr, status } = spawnSync('caddy', args, { env, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout + stderr).toContain('Valid configuration');
});

test('slow clients are dropped within seconds, others are served, and one on a slow line gets its whole page', async ({
  two,
}) => {
  test.slow();
  await expectSlowClientsGone(two.url);
});

test('when one of two sites behind Caddy is killed under load no request fails', async ({ two }) => {
  const [first] = two.sites;
  const load = loadSteadily({
    url: two.url,
    pathOf: (request) => (request % 2 === 0 ? '/contact' : '/_.data'),
    perSecond: 200,
    seconds: 2,
    connections: 20,
  });
  await new Promise((resolve) => setTimeout(resolve, 700));
  first.process.kill('SIGKILL');
  expect((await load).failures).toEqual({});
  await expect(fetch(first.url)).rejects.toThrow();
});
