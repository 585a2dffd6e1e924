import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { copyEntries } from '#tests/helpers/content-folder.ts';
import { editorOf } from '#tests/helpers/editor.ts';
import { exactRequest as send } from '#tests/helpers/http/exact-request.ts';

/** The editing page as other people on the machine reach it. */
const { folder, remove } = copyEntries(['siteSettings/', 'eventKind/', 'eventPage/lunch-club']);
const proxy = {
  userHeader: 'X-Remote-User',
  origin: 'https://edit.example.org',
  secret: 'test-secret-of-the-proxy-0123456789abcdef',
};
const entry = '/entries/eventPage/lunch-club';
const file = join(folder, 'entries/eventPage/lunch-club.md');
const sound = readFileSync(file, 'utf8');
const savedForm = 'action=save&f.startTime=04%3A44';

const editor = await editorOf(folder);
const behind = await editorOf(folder, undefined, 0, { proxy });
afterAll(async () => {
  await Promise.all([editor.close(), behind.close()]);
  remove();
});

test('past the proxy, the header of the user opens nothing without its secret', async () => {
  const headers = { host: 'edit.example.org', 'x-remote-user': 'anna', origin: proxy.origin };
  for (const secret of [{}, { 'x-proxy-secret': '' }, { 'x-proxy-secret': `${proxy.secret}x` }]) {
    expect((await send(behind.url + entry, { ...headers, ...secret })).status).toBe(403);
    expect((await send(behind.url + entry, { ...headers, ...secret }, savedForm)).status).toBe(403);
  }
  const known = { ...headers, 'x-proxy-secret': proxy.secret };
  expect((await send(behind.url + entry, known)).status).toBe(200);
  expect(readFileSync(file, 'utf8')).toBe(sound);
});

test('behind a proxy its login says who it is', async () => {
  const page = await send(behind.url + entry, {
    ...{ host: 'edit.example.org', 'x-remote-user': 'anna', 'x-proxy-secret': proxy.secret },
  });
  expect([page.cookie, page.text]).toEqual([undefined, expect.stringContaining('You save as anna.')]);
});

test('another user of the machine gets one sentence', async () => {
  const code = `fetch('${editor.url}${entry}').then(async (r) => console.log(r.status, await r.text()))`;
  // Only the superuser may become another user; for others, the same program at least has no cookie.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const run = promisify(execFile);
  const { stdout: answer } = await run(process.execPath, ['-e', code], {
    ...nobody,
    cwd: tmpdir(),
    timeout: 20_000,
  });
  expect(answer).toContain('403');
  expect(answer).toContain('Open the address that the terminal printed');
  expect(answer).not.toContain('Lunch');
});

test('the cookie of another editing page, on its own port, opens nothing', async () => {
  const other = await editorOf(folder);
  try {
    expect((await send(`${editor.url}/dates`, { cookie: editor.cookie })).status).toBe(200);
    expect((await send(`${editor.url}/dates`, { cookie: other.cookie })).status).toBe(403);
    const renamed = other.cookie.replace(new URL(other.url).port, new URL(editor.url).port);
    expect((await send(`${editor.url}/dates`, { cookie: renamed })).status).toBe(403);
    expect((await send(`${editor.url}/dates`, { cookie: `${other.cookie}; ${editor.cookie}` })).status).toBe(
      200,
    );
  } finally {
    await other.close();
  }
});

test('under another host name not even the cookie opens it', async () => {
  const { cookie } = editor;
  const evil = { host: `evil.example:${new URL(editor.url).port}`, cookie };
  expect((await send(editor.url + entry, evil)).status).toBe(403);
  const forged = { cookie, origin: 'https://evil.example' };
  expect((await send(editor.url + entry, forged, savedForm)).status).toBe(403);
});

test('who hangs up in the middle of a form writes nothing into the log', async () => {
  const log = vi.spyOn(process.stderr, 'write');
  const { host, port, origin } = new URL(editor.url);
  const socket = connect(Number(port), '127.0.0.1');
  const head = [`POST ${entry} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, `Cookie: ${editor.cookie}`];
  socket.write([...head, 'Content-Length: 500', 'Expect: 100-continue', '', ''].join('\r\n'));
  // The editor asks for the body as soon as it reads the request.
  await once(socket, 'data');
  socket.resetAndDestroy();
  // It has seen the end of that connection when it has answered on another two.
  for (const path of ['/dates', '/history'])
    expect((await send(editor.url + path, { cookie: editor.cookie })).status).toBe(200);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
