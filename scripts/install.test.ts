import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = fileURLToPath(new URL('install.js', import.meta.url));
let project: string;

/** A fake npm: the output and exit code of `npm ping` and `npm ci`, and the files that the installation leaves. */
function fakeNpm(ping: string, ci: string): NodeJS.ProcessEnv {
  const file = join(project, 'npm-cli.cjs');
  writeFileSync(
    file,
    `const { mkdirSync, writeFileSync, appendFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync('npm.log', args.join(' ') + '\\n');
const fail = (text) => { process.stderr.write(text + '\\n'); process.exitCode = 1; };
if (args[0] === 'ping') { ${ping} } else { ${ci} }`,
  );
  return { ...process.env, npm_execpath: file };
}

/** What npm 10 leaves where the five packages of Node.js share a name: the package, and no link to it. */
const packageWithoutLink = `
mkdirSync('node_modules/node-here/bin', { recursive: true });
writeFileSync('node_modules/node-here/package.json', JSON.stringify({ bin: { node: 'bin/node' } }));
writeFileSync('node_modules/node-here/bin/node', '#!/bin/sh\\necho its own Node.js\\n');`;

function install(env: NodeJS.ProcessEnv, ...options: readonly string[]) {
  const args = ['scripts/install.js', ...options];
  return spawnSync(process.execPath, args, { cwd: project, env, encoding: 'utf8' });
}

const npmCalls = () => readFileSync(join(project, 'npm.log'), 'utf8').trim().split('\n');

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(project, 'scripts'));
  cpSync(script, join(project, 'scripts/install.js'));
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({
      type: 'module',
      engines: { node: '>=26' },
      optionalDependencies: { 'node-there': '1', 'node-here': '1' },
    }),
  );
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages: { '': {}, one: {} } }));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

test('where npm leaves out the link to Node.js, it is made, and one line says what is being installed', () => {
  const { status, stdout, stderr } = install(fakeNpm('', packageWithoutLink));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^Installing the project’s packages, and Node/),
  ]);
  const node = spawnSync(join(project, 'node_modules/.bin/node'), { encoding: 'utf8' });
  expect(node.stdout).toBe('its own Node.js\n');
});

test('packages are installed once for each lockfile, by the npm that is running, without install scripts', () => {
  const env = fakeNpm('', packageWithoutLink);
  install(env);
  expect(install(env).stdout).toBe('');
  expect(npmCalls()).toEqual([
    expect.stringMatching(/^ping /),
    expect.stringMatching(/^ci --ignore-scripts --include=dev --loglevel=error /),
  ]);
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages: {} }));
  install(env);
  expect(npmCalls()).toHaveLength(4);
});

test('the tools of the tests are installed for a command that needs them, and stay when another does not', () => {
  mkdirSync(join(project, 'packages/emulator'), { recursive: true });
  writeFileSync(join(project, 'packages/emulator/package.json'), '{}');
  const env = fakeNpm('', packageWithoutLink);
  install(env);
  expect(npmCalls().at(-1)).toMatch(/ --include-workspace-root --workspace=packages\/emulator$/);
  install(env, '--tests');
  expect(npmCalls().at(-1)).toBe('ci --ignore-scripts --include=dev --loglevel=error');
  const before = npmCalls().length;
  install(env);
  install(env, '--tests');
  expect(npmCalls()).toHaveLength(before);
});

test('files that running does not need are removed: the headers of Node.js and a compiler', () => {
  const env = fakeNpm(
    '',
    `${packageWithoutLink}
    for (const name of ['node-here/include', 'typescript', '@typescript/typescript-here'])
      mkdirSync('node_modules/' + name, { recursive: true });`,
  );
  const left = () => readdirSync(join(project, 'node_modules'), { recursive: true });
  install(env);
  expect(left()).not.toEqual(expect.arrayContaining([expect.stringMatching(/include|typescript/)]));
  install(env, '--tests');
  expect(left()).toContain('typescript');
  expect(left()).not.toContain('node-here/include');
});

test('without a network it ends in a sentence, when npm’s cache does not have the packages', () => {
  const { status, stderr } = install(
    fakeNpm(`fail('npm error code ENOTFOUND');`, `fail('npm error code ENOTCACHED');`),
  );
  expect(status).toBe(1);
  expect(stderr).toBe(
    'npm error code ENOTFOUND\nThe packages could not be installed: npm’s registry does not respond, and npm’s cache on this machine does not hold them all. Connect to the network, or put right what npm says above, and run the command again.\n',
  );
  expect(npmCalls()[1]).toContain('--offline');
});

test('a registry that responds with an error counts as reachable', () => {
  expect(install(fakeNpm(`fail('npm error code E404');`, packageWithoutLink)).status).toBe(0);
  expect(npmCalls()[1]).not.toContain('--offline');
});

test('where there is no package of Node.js for the machine, it says which version to install', () => {
  const env = fakeNpm('', `mkdirSync('node_modules');`);
  const older = join(project, 'older.cjs');
  writeFileSync(older, `Object.defineProperty(process.versions, 'node', { value: '20.20.2' });`);
  const { status, stderr } = install({ ...env, NODE_OPTIONS: `--require ${older}` });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^The project runs on Node\.js 26, and npm has no package of it for \w+ on \w+: install/,
  );
});

test('where the system lacks a library that Node.js needs, it says which, and installs again the next time', () => {
  const missing =
    'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file';
  const env = fakeNpm(
    '',
    packageWithoutLink.replace(
      "'#!/bin/sh\\necho its own Node.js\\n'",
      JSON.stringify(`#!/bin/sh\necho '${missing}' >&2\nexit 127\n`),
    ),
  );
  const { status, stderr } = install(env);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node.js cannot start, because this machine has no libatomic.so.1\. Install it /);
  const before = npmCalls().length;
  install(env);
  expect(npmCalls().length).toBeGreaterThan(before);
});

test('when npm is stopped, the installation stops too', async () => {
  const env = fakeNpm('', `writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);`);
  const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/install.js; true`], { cwd: project, env });
  const pid = join(project, 'pid');
  await expect.poll(() => existsSync(pid) && readFileSync(pid, 'utf8'), { timeout: 20_000 }).not.toBeFalsy();
  shell.kill();
  const runs = () => {
    try {
      return process.kill(Number(readFileSync(pid, 'utf8')), 0);
    } catch {
      return false;
    }
  };
  await expect.poll(runs, { timeout: 20_000 }).toBe(false);
});
