import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someOf } from '../../../../tests/helpers/long-runs.ts';
import { repositoryOf } from '../git/repository.fixture.ts';
import { words } from '../words.ts';
import { publish } from './publish.ts';
import { publishState } from './state.ts';
import { choir, contextOf, lunch, noteOf, type TwoEditors, twoEditors } from './two-editors.fixture.ts';

const { nowhere, refused } = words.publish;
let two: TwoEditors;
let context: ReturnType<typeof contextOf>;
let program: string;
let marker: string;
beforeEach(async () => {
  two = await twoEditors();
  context = contextOf(two.folder);
  [program, marker] = [join(two.parent, 'program'), join(two.parent, 'marker')];
  writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> '${marker}'\nexit 1\n`);
  chmodSync(program, 0o755);
});
afterEach(() => {
  vi.unstubAllEnvs();
  two.remove();
});

const config = (name: string, value: string) => two.git('folder', 'config', name, value);
const change = () => two.save({ [lunch]: noteOf({ title: 'Lunch', time: '1pm' }) }, 'Change');

function attributes(text: string): void {
  mkdirSync(join(two.folder, '.git/info'));
  writeFileSync(join(two.folder, '.git/info/attributes'), text);
}

const settings: Readonly<Record<string, () => void>> = {
  'core.hooksPath': () => {
    mkdirSync(join(two.parent, 'hooks'));
    for (const hook of ['pre-push', 'post-checkout', 'pre-rebase', 'reference-transaction', 'post-rewrite'])
      execFileSync('cp', [program, join(two.parent, 'hooks', hook)]);
    config('core.hooksPath', join(two.parent, 'hooks'));
  },
  hooks: () => {
    mkdirSync(join(two.folder, '.git/hooks'));
    for (const hook of ['pre-push', 'post-checkout', 'reference-transaction', 'post-index-change'])
      execFileSync('cp', [program, join(two.folder, '.git/hooks', hook)]);
  },
  'core.fsmonitor': () => void config('core.fsmonitor', program),
  'a filter': () => {
    config('filter.evil.smudge', program);
    config('filter.evil.process', program);
    attributes('* filter=evil\n');
  },
  'url.insteadOf': () => void config(`url.ext::${program} .insteadOf`, two.remote),
  'url.pushInsteadOf': () => void config(`url.ext::${program} .pushInsteadOf`, two.remote),
  'remote.uploadpack and receivepack': () => {
    config('remote.origin.uploadpack', program);
    config('remote.origin.receivepack', program);
  },
  'core.alternateRefsCommand': () => void config('core.alternateRefsCommand', program),
  'a merge driver': () => {
    config('merge.evil.driver', program);
    attributes('* merge=evil\n');
  },
  'gpg.program': () => {
    for (const name of ['push.gpgSign', 'commit.gpgSign']) config(name, 'true');
    config('gpg.program', program);
  },
};

test.each(someOf(Object.entries(settings)))(
  '%s of a foreign folder runs nothing, and the change goes',
  async (_, prepare) => {
    await change();
    two.others({ [choir]: noteOf({ title: 'Choir', time: '8pm' }) }, 'Later');
    prepare();
    rmSync(marker, { force: true });
    expect(await publish(context, 'Anna')).toEqual({ kind: 'published' });
    expect(existsSync(marker)).toBe(false);
    expect(two.published(lunch)).toContain('1pm');
  },
);

test.each(['core.hooksPath', 'url.insteadOf', 'remote.uploadpack and receivepack'])(
  'git by itself would run the program of %s, so that these tests can fail',
  async (name) => {
    await change();
    settings[name]?.();
    expect(() => two.git('folder', '-c', 'protocol.ext.allow=always', 'push', 'origin', 'main')).toThrow();
    expect(existsSync(marker)).toBe(true);
  },
);

test('ssh is started as the machine says, and not as the folder says', async () => {
  const own = join(two.parent, 'own-ssh');
  writeFileSync(own, `#!/bin/sh\necho "$*" > '${own}-was-here'\necho Permission denied >&2\nexit 255\n`, {
    mode: 0o755,
  });
  two.git('folder', 'remote', 'set-url', 'origin', 'git@example.invalid:church.git');
  config('core.sshCommand', program);
  config('ssh.variant', 'simple');
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(two.parent, 'global'));
  writeFileSync(join(two.parent, 'global'), `[core]\n\tsshCommand = ${own}\n`);
  expect(await publish(context, 'Anna')).toEqual({ kind: 'refused', sentence: refused.denied('') });
  expect([existsSync(marker), readFileSync(`${own}-was-here`, 'utf8')]).toEqual([
    false,
    expect.stringContaining('git@example.invalid'),
  ]);
});

test('over https a change goes with the password of the machine’s own helper, and not of the folder’s', async () => {
  const [key, certificate] = [join(two.parent, 'key'), join(two.parent, 'certificate')];
  const made = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -days 2 -keyout ${key} -out ${certificate}`;
  execFileSync('openssl', made.split(' '), { stdio: 'ignore' });
  const secrets = { key: readFileSync(key), cert: readFileSync(certificate) };
  const right = `Basic ${Buffer.from('anna:right').toString('base64')}`;
  const server = createServer(secrets, (request, response) => {
    if (request.headers.authorization === right) return void answerAsGit(request, response, two.parent);
    response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="x"' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  two.git('folder', 'remote', 'set-url', 'origin', `https://anna:secret@127.0.0.1:${port}/church.git`);
  config('credential.helper', program);
  config('core.askPass', program);
  config('http.proxy', 'http://127.0.0.1:1');
  vi.stubEnv('GIT_SSL_NO_VERIFY', '1');
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(two.parent, 'global'));
  const own = join(two.parent, 'own-helper');
  writeFileSync(own, '#!/bin/sh\necho username=anna\necho password=right\n', { mode: 0o755 });
  writeFileSync(join(two.parent, 'global'), `[credential]\n\thelper = ${own}\n`);
  expect((await publishState(await repositoryOf(context.folder))).to).toMatchObject({
    place: `https://127.0.0.1:${port}/church.git`,
  });
  expect(await publish(context, 'Anna')).toEqual({ kind: 'refused', sentence: refused.denied('') });
  two.git('remote', 'config', 'http.receivepack', 'true');
  two.git('folder', 'remote', 'set-url', 'origin', `https://127.0.0.1:${port}/remote`);
  two.others({ [choir]: noteOf({ title: 'Choir', time: '8pm' }) }, 'Later');
  await change();
  expect(await publish(context, 'Anna')).toEqual({ kind: 'published' });
  expect([two.published(lunch).includes('1pm'), two.isAllSent()]).toEqual([true, true]);
  server.close();
  expect([existsSync(marker), context.lines.join().includes('secret')]).toEqual([false, false]);
});

/** Answers as a host of git does, by git's own program for that (https://git-scm.com/docs/git-http-backend). */
function answerAsGit(request: IncomingMessage, response: ServerResponse, root: string): void {
  const { pathname, search } = new URL(request.url ?? '', 'https://x');
  const { 'content-type': type, 'content-encoding': encoding, 'git-protocol': protocol } = request.headers;
  const asked = { PATH_INFO: pathname, QUERY_STRING: search.slice(1), REQUEST_METHOD: request.method };
  const sent = { CONTENT_TYPE: type, HTTP_CONTENT_ENCODING: encoding, GIT_PROTOCOL: String(protocol ?? '') };
  const own = {
    GIT_PROJECT_ROOT: root,
    GIT_HTTP_EXPORT_ALL: '1',
    REMOTE_USER: 'anna',
    PATH: process.env.PATH,
  };
  const child = spawn('git', ['http-backend'], { env: { ...asked, ...sent, ...own } });
  request.pipe(child.stdin);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.once('close', () => {
    const answer = Buffer.concat(chunks);
    const end = answer.indexOf('\r\n\r\n');
    const headers = answer
      .subarray(0, end)
      .toString()
      .split('\r\n')
      .map((line) => line.split(': '));
    const { Status: status = '200', ...others } = Object.fromEntries(headers) as Record<string, string>;
    response.writeHead(Number.parseInt(status, 10), others).end(answer.subarray(end + 4));
  });
}

test('a password that git repeats is not logged', async () => {
  two.git('folder', 'remote', 'set-url', 'origin', 'git@example.invalid:church.git');
  vi.stubEnv('GIT_SSH_COMMAND', 'echo https://anna:secret@example.org >&2; exit 1 #');
  expect(await publish(context, 'Anna')).toEqual({ kind: 'refused', sentence: refused.unreachable });
  expect(context.lines.join()).toContain('https://example.org');
  expect(context.lines.join()).not.toContain('secret');
});

test.each([
  'http://example.org/a.git',
  'git://example.org/a.git',
  'ext::touch x',
  '../remote',
  'fd::17',
  'file:///a%2fb',
])('nothing is sent to the address %s', async (url) => {
  config('remote.origin.url', url);
  expect(await publish(context, 'Anna')).toEqual({ kind: 'refused', sentence: nowhere.address(url) });
});

test('a repository that came with the folder is no place to send to, since its hooks would run', async () => {
  const inner = join(two.folder, 'assets/x.git');
  mkdirSync(inner, { recursive: true });
  execFileSync('git', ['init', '-q', '--bare', inner]);
  execFileSync('ln', ['-s', two.folder, join(two.parent, 'link')]);
  for (const url of [
    inner,
    inner.replace(/\.git$/, ''),
    `file://${inner}`,
    join(two.parent, 'link/assets/x.git'),
    two.folder,
  ]) {
    config('remote.origin.url', url);
    expect(await publish(context, 'Anna')).toEqual({ kind: 'refused', sentence: nowhere.within(url) });
  }
});

test('no file is written outside the folder that the repository is in', async () => {
  two.others({ '.profile': 'evil' }, 'Later');
  const home = join(two.parent, 'home');
  mkdirSync(home);
  config('core.worktree', two.parent);
  expect(await publish(context, 'Anna')).toEqual({ kind: 'refused', sentence: nowhere.otherFolder });
  expect(existsSync(join(two.parent, '.profile'))).toBe(false);
});
