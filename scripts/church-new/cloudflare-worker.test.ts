import { afterEach, expect, test, vi } from 'vitest';
import { hostFiles } from './hosts.ts';

const version = { project: 'https://git.example/church-website', commit: 'a'.repeat(40) };
const church = { name: 'Tŷ’r Arglwydd, Y Bala', language: 'de' } as const;
const files = hostFiles(church, 'cloudflare', version);
const past = '2026-01-01T00:00:00Z';
const hook = 'https://hook.example/secret';
afterEach(() => vi.unstubAllGlobals());

interface Worker {
  readonly fetch: (request: string, env: object) => Promise<Response>;
  readonly scheduled: (event: object, env: object) => Promise<void>;
}
/** It is plain JavaScript, as a church gets it. */
const { default: worker }: { default: Worker } = await import(
  new URL('hosts/cloudflare/worker.js', import.meta.url).href
);

/** The environment of the Worker, with what is published. */
const environment = (validUntil: string | null, secrets = { DEPLOY_HOOK: hook }, asOf = past) => ({
  ASSETS: {
    fetch: async (request: unknown) =>
      Response.json(
        String(request).endsWith('/published.json') ? { asOf, validUntil } : `file of ${request}`,
      ),
  },
  ...secrets,
});

/** Runs the Worker by the clock. @returns the requests that it sent */
async function sentBy(validUntil: string | null, status = 200, asOf = past): Promise<readonly unknown[][]> {
  const fetching = vi.fn(async () => new Response('', { status }));
  vi.stubGlobal('fetch', fetching);
  await worker.scheduled({}, environment(validUntil, undefined, asOf));
  return fetching.mock.calls;
}

test('by the clock the Worker has the site built only when a page has ended to be true', async () => {
  expect(await sentBy('2999-01-01T00:00:00Z')).toEqual([]);
  expect(await sentBy(null)).toEqual([]);
  expect(await sentBy(past)).toEqual([[hook, { method: 'POST' }]]);
});

test('a site is not built again before two hours have passed', async () => {
  const minutesAgo = (minutes: number) => Temporal.Now.instant().subtract({ minutes }).toString();
  expect(await sentBy(past, 200, minutesAgo(109))).toEqual([]);
  expect(await sentBy(past, 200, minutesAgo(111))).toHaveLength(1);
});

test('a hook that is missing or refuses is told in the log of the Worker', async () => {
  const none = environment(past, { DEPLOY_HOOK: '' });
  await expect(worker.scheduled({}, none)).rejects.toThrow(
    /The secret DEPLOY_HOOK is missing: README\.md says/,
  );
  await expect(sentBy(past, 404)).rejects.toThrow(/answered 404/);
});

test('what no file of the site answers is left to Cloudflare, which has the page for it', async () => {
  const answer = await worker.fetch('https://bethel.example/nowhere', environment(null));
  expect(await answer.json()).toBe('file of https://bethel.example/nowhere');
});

test('the settings name the folder that build.sh fills, a look at the clock each hour, and a name that Cloudflare takes', () => {
  const settings = JSON.parse((files.get('wrangler.jsonc') ?? '').replaceAll(/^\s*\/\/.*$/gm, ''));
  expect(settings.name).toBe('tyr-arglwydd-y-bala');
  expect(files.get('build.sh')).toContain(`into ${settings.assets.directory}.`);
  expect(settings.triggers.crons).toEqual(['7 * * * *']);
  expect(settings.assets.html_handling).toBe('drop-trailing-slash');
});

test('a church of another language is told in it how to publish, and keeps one README', () => {
  expect(files.get('README.md')).toMatch(/^## Im Netz, ohne Kosten\n.*`tyr-arglwydd-y-bala`/s);
  expect([...files.keys()].filter((path) => path.startsWith('README'))).toEqual(['README.md']);
});
