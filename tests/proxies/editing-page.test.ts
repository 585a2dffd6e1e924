import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAccounts } from '#content-editor/accounts';
import { copyEntries } from '#tests/helpers/content-folder.ts';
import { type EditorUnderTest, editorOf, formIn } from '#tests/helpers/editor.ts';
import { cheapLine } from '#tests/helpers/editor-with-sign-in.ts';
import { exactRequest as send } from '#tests/helpers/http/exact-request.ts';
import { startNginx } from './nginx.ts';
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts';
import { doWithout, findWebServer, installWebServers, type WebServer } from './web-servers.ts';

/** The editing page behind real web servers. */
const { folder, remove } = copyEntries(['siteSettings/', 'eventKind/', 'eventPage/lunch-club']);
const proxySettings = {
  userHeader: 'X-Remote-User',
  origin: 'https://edit.example.org',
  secret: 'test-secret-of-the-proxy-0123456789abcdef',
};
const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const documents = read('docs/editing-on-a-server.md');
const signIn = {
  origin: 'https://edit.example.org',
  accounts: parseAccounts(await cheapLine('Anna', 'seven quiet bells ring')),
};
const entry = '/entries/eventPage/lunch-club';
const file = join(folder, 'entries/eventPage/lunch-club.md');
const sound = readFileSync(file, 'utf8');

let editor: EditorUnderTest;
let behind: EditorUnderTest;
beforeAll(async () => {
  installWebServers();
  [editor, behind] = [await editorOf(folder), await editorOf(folder, undefined, 0, { proxy: proxySettings })];
});
afterAll(async () => {
  await Promise.all([editor.close(), behind.close()]);
  remove();
});

/** Starts a web server with the shortest configuration that there is, or another, and runs a task with its address. */
async function behindProxy(
  server: WebServer,
  configuration: (port: number) => string,
  task: (url: string) => Promise<void>,
): Promise<void> {
  const files = mkdtempSync(join(tmpdir(), 'editing-proxy-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let process: ServerProcess | undefined;
  try {
    if (server === 'nginx') process = await startNginx(configuration(port), files, url);
    else {
      writeFileSync(join(files, 'Caddyfile'), `{\n\tadmin off\n}\n${configuration(port)}`);
      const command = [findWebServer('caddy') ?? '', 'run', '--adapter', 'caddyfile', '--config'] as const;
      process = await startServerProcess([...command, join(files, 'Caddyfile')], url, 'SIGTERM', {
        env: { HOME: files },
        stdio: 'ignore',
      });
    }
    await task(url);
  } finally {
    await process?.stop();
    rmSync(files, { recursive: true });
  }
}

const shortest = (server: WebServer, to: string) => (port: number) =>
  server === 'nginx'
    ? `server { listen 127.0.0.1:${port}; location / { proxy_pass ${to}; } }`
    : `http://127.0.0.1:${port} {\n\treverse_proxy ${new URL(to).host}\n}\n`;

const savedForm = 'action=save&f.startTime=04%3A44';

describe.each(['nginx', 'caddy'] as const)('behind %s', (server) => {
  test.skipIf(doWithout(server))(
    'in its shortest configuration, a stranger reads nothing and saves nothing, whatever the headers say',
    async () => {
      await behindProxy(server, shortest(server, editor.url), async (url) => {
        const { host } = new URL(editor.url);
        const attempts: Readonly<Record<string, string>>[] = [
          {},
          { host },
          { host, origin: editor.url, 'sec-fetch-site': 'same-origin' },
          { host, cookie: `editor-session-${new URL(editor.url).port}=${'a'.repeat(43)}` },
          { host, 'x-remote-user': 'anna', 'x-forwarded-host': host, 'x-forwarded-for': '127.0.0.1' },
        ];
        for (const headers of attempts) {
          for (const path of [
            '/',
            entry,
            '/assets/editor.css',
            '/icon.svg',
            '/pictures/x',
            '/history',
            '/open/',
          ])
            expect((await send(url + path, headers)).status, `${path} ${JSON.stringify(headers)}`).toBe(403);
          const { status, text } = await send(url + entry, { origin: editor.url, ...headers }, savedForm);
          expect(status).toBe(403);
          expect(text).not.toContain('Lunch');
        }
      });
      expect(readFileSync(file, 'utf8')).toBe(sound);
    },
  );

  test.skipIf(doWithout(server))(
    'with the documented configuration the editing page works for the user whom it names',
    async () => {
      await behindProxy(server, documented(server), async (url) => {
        const password = { authorization: `Basic ${Buffer.from('anna:open sesame').toString('base64')}` };
        const host = { host: 'edit.example.org' };
        expect((await send(url, host)).status).toBe(401);
        const page = await send(url + entry, {
          ...host,
          ...password,
          'x-remote-user': 'mallory',
          'x-proxy-secret': 'x',
        });
        expect([page.status, page.text.includes('You save as anna.')]).toEqual([200, true]);
        const token = /name="token" value="(\w+)"/.exec(page.text)?.[1] ?? '';
        const base = encodeURIComponent(sound);
        const origin = { origin: proxySettings.origin };
        const form = `token=${token}&base=${base}&action=check`;
        expect((await send(url + entry, { ...host, ...password, ...origin }, form)).status).toBe(200);
        const forged = { ...host, ...password, origin: 'https://evil.example' };
        expect((await send(url + entry, forged, form)).status).toBe(403);
      });
    },
  );

  test.skipIf(doWithout(server))(
    'with the configuration of the sign-in an editor signs in, and a stranger who writes other addresses into a header is counted as one',
    async () => {
      await using own = await editorWithSignIn();
      await behindProxy(server, forSignIn(server, own.url), async (url) => {
        const browser = { host: 'edit.example.org', origin: signIn.origin };
        const page = await send(url + entry, browser);
        expect([page.status, page.text.includes('Lunch')]).toEqual([403, false]);
        const form = formIn(page.text);
        form.set('sign-in-name', 'Anna');
        form.set('sign-in-password', 'seven quiet bells ring');
        const answer = await send(url + entry, browser, form);
        expect([answer.status, answer.location]).toEqual([303, entry]);
        const cookie = answer.cookie?.split(';')[0] ?? '';
        expect((await send(url + entry, { ...browser, cookie })).text).toContain('Anna');
        const photograph = new FormData();
        photograph.set('file.file', new Blob([new Uint8Array(24_000_000)]));
        // It came through whole: the page says what is wrong with it, and what is missing.
        const refused = await send(`${url}/new/picture`, { ...browser, cookie }, photograph);
        expect([refused.status, refused.text.includes('cannot be read as a photograph')]).toEqual([
          422,
          true,
        ]);
        const statuses: number[] = [];
        for (let tries = 0; tries < 11; tries += 1) {
          form.set('sign-in-name', `Name ${tries}`);
          const headers = { ...browser, 'x-forwarded-for': `198.51.100.${tries}` };
          statuses.push((await send(url + entry, headers, form)).status);
        }
        expect(statuses.at(-1)).toBe(429);
      });
    },
  );
});

/** One with no wrong passwords yet. */
async function editorWithSignIn() {
  const own = await editorOf(folder, undefined, 0, { signIn });
  return { url: own.url, [Symbol.asyncDispose]: own.close };
}

/** The configuration with which the editing page has a sign-in, for the ports of the test and without a certificate. */
function forSignIn(server: WebServer, to: string): (port: number) => string {
  const { host } = new URL(to);
  if (server === 'nginx')
    return (port) =>
      read('deploy/nginx-editing.conf')
        .replace(/listen 80;\n.*/, `listen 127.0.0.1:${port};`)
        .replace('127.0.0.1:3100', host);
  const [, block = ''] = /^(\{\$EDIT_DOMAIN.*)/ms.exec(read('deploy/Caddyfile')) ?? [];
  return (port) => block.replace(/^\{.*?\} /, `http://edit.example.org:${port} `).replace('edit:3100', host);
}

/** The configuration of docs/editing-on-a-server.md, for the ports of the test and without a certificate. */
function documented(server: WebServer): (port: number) => string {
  const [, block = ''] =
    server === 'caddy'
      ? (/```\n(edit\.example\.org \{\n\tbasic_auth.*?)```/s.exec(documents) ?? [])
      : (/```\n(location \/ \{.*?)```/s.exec(documents) ?? []);
  return (port) => {
    const own = block
      .replaceAll('127.0.0.1:3100', new URL(behind.url).host)
      .replace(/YOUR_SECRET/g, proxySettings.secret);
    expect(own).toContain(proxySettings.secret);
    if (server === 'nginx') {
      const users = join(folder, '.editors');
      writeFileSync(users, `anna:{PLAIN}open sesame\n`);
      return `server { listen 127.0.0.1:${port}; ${own.replace('/etc/nginx/editors', users)} }`;
    }
    const hash = execFileSync(findWebServer('caddy') ?? '', ['hash-password', '--plaintext', 'open sesame'], {
      encoding: 'utf8',
    }).trim();
    const directive = Number(/^v?2\.(\d+)/.exec(caddyVersion())?.[1] ?? 0) < 8 ? 'basicauth' : 'basic_auth';
    return own
      .replace('edit.example.org {', `http://edit.example.org:${port} {`)
      .replace('basic_auth', directive)
      .replace('$2a$14$…', hash);
  };
}

function caddyVersion(): string {
  return execFileSync(findWebServer('caddy') ?? '', ['version'], { encoding: 'utf8' });
}
