import { globSync, readFileSync } from 'node:fs';
import { paths } from '../support/site-map.ts';
import type { Behaviour } from '../support/stand-in.ts';
import { canary, expect, test } from '../support/test-with-stand-in.ts';

const root = new URL('../../', import.meta.url).pathname;

const failures: readonly Behaviour[] = [
  { kind: 'answer', status: 500, type: 'text/plain', body: `no luck with ${canary}` },
  { kind: 'answer', status: 401, type: 'application/json', body: JSON.stringify({ message: canary }) },
  { kind: 'answer', status: 200, type: 'text/html', body: `<p>${canary}</p>` },
];

test('the token is in no page and no data answer', async ({ request }) => {
  for (const path of [...paths, '/no-such-page', '/whats-on/no-such-event']) {
    for (const address of [path, path === '/' ? '/_root.data' : `${path}.data`]) {
      const response = await request.get(address);
      expect(await response.text(), address).not.toContain(canary);
      expect(JSON.stringify(response.headersArray()), address).not.toContain(canary);
    }
  }
});

test('the token is in no page, no data answer and no log line when content fails', async ({
  request,
  standIn,
  site,
}) => {
  for (const failure of failures) {
    standIn.behave(failure);
    for (const address of ['/contact', '/contact.data', '/whats-on/anything'])
      expect(await (await request.get(address)).text(), address).not.toContain(canary);
  }
  await standIn.close();
  expect(await (await request.get('/contact')).text()).not.toContain(canary);
  await site.said(/page-failed/);
  await site.stop();
  expect(site.output()).not.toContain(canary);
});

test('the token is in no log line of a site that works', async ({ request, site }) => {
  for (const path of [...paths, '/no-such-page']) await request.get(path);
  await site.stop();
  expect(site.output()).toContain('site-ready');
  expect(site.output()).not.toContain(canary);
});

test('no script that a browser gets names the endpoint, the space or a token', () => {
  const files = globSync('build/client/**/*.{js,css,html}', { cwd: root });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(`${root}${file}`, 'utf8');
    expect(text, file).not.toMatch(
      /access_token|local-delivery-token|graphql\.contentful\.com|CONTENT_TOKEN/,
    );
  }
});
