import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readPackages } from './packages.ts';

const project = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

function folderWith(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'church-packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(content));
  }
  return folder;
}

test('a package says more of itself than the lockfile does', () => {
  const locked = { version: '1.0.0', license: 'MIT', integrity: 'sha512-a' };
  const folder = folderWith({
    'package-lock.json': {
      packages: {
        '': { name: 'church' },
        'node_modules/quiet': locked,
        'node_modules/quiet/node_modules/@deep/loud': locked,
        'node_modules/builder': { ...locked, dev: true },
        'node_modules/elsewhere': {
          version: '1.0.0',
          resolved: 'git+ssh://a.example',
          hasInstallScript: true,
        },
      },
    },
    'node_modules/quiet/package.json': { license: 'ISC', scripts: { test: 'true' } },
    'node_modules/quiet/node_modules/@deep/loud/package.json': { scripts: { postinstall: 'node steal.js' } },
    'node_modules/builder/binding.gyp': {},
  });
  const about = readPackages(folder).map((one) => [
    one.name,
    one.licence,
    one.forDevelopment,
    one.runsWhenInstalled,
    one.isSealed,
    one.source,
  ]);
  expect(about).toEqual([
    ['quiet', 'ISC', false, false, true, undefined],
    ['@deep/loud', 'MIT', false, true, true, undefined],
    ['builder', 'MIT', true, true, true, undefined],
    ['elsewhere', undefined, false, true, false, 'git+ssh://a.example'],
  ]);
});

test('no package’s own script is run, however the packages are installed', () => {
  expect(project('scripts/install.js')).toContain("['ci', '--ignore-scripts'");
  const installs = project('deploy/Containerfile').match(/npm ci.*/g) ?? [];
  expect(installs.length).toBeGreaterThan(0);
  for (const install of installs) expect(install).toContain('--ignore-scripts');
  const { allowScripts } = JSON.parse(project('package.json'));
  expect(Object.values(allowScripts).filter((answer) => answer !== false)).toEqual([]);
  expect(project('.npmrc').split('\n')).toEqual(
    expect.arrayContaining(['strict-allow-scripts=true', 'allow-git=none', 'allow-remote=none']),
  );
});

test('the record of what the site stands on names each package, and its licence', () => {
  const rows = project('docs/decisions/012-run-time-dependencies.md').matchAll(
    /^\| `([^`]+)` \| ([^|]+) \|/gm,
  );
  const recorded = Object.fromEntries([...rows].map(([, name, licence]) => [name, licence]));
  const named = new Set(
    ['package.json', 'packages/emulator-for-contentful/package.json'].flatMap((file) =>
      Object.keys(JSON.parse(project(file)).dependencies),
    ),
  );
  const packages = readPackages(fileURLToPath(new URL('../../', import.meta.url)));
  const running = packages.filter(({ name }) => named.has(name));
  expect(recorded).toEqual(Object.fromEntries(running.map(({ name, licence }) => [name, licence])));
});
