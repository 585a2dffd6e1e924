import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { serveEnvironment } from './child-process.ts';
import { sitePermissions, writtenFolders } from './site-process.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The outcome of each attempt by a process with the permissions of the site. */
function attempted(
  folders: readonly string[],
  attempts: Readonly<Record<string, string>>,
): Record<string, string> {
  const script = `
    const outcomes = {};
    for (const [name, attempt] of Object.entries({ ${Object.entries(attempts)
      .map(([name, code]) => `${JSON.stringify(name)}: async () => { ${code} }`)
      .join(', ')} })) {
      try { await attempt(); outcomes[name] = 'done'; } catch (error) { outcomes[name] = error.code ?? error.name; }
    }
    process.stdout.write(JSON.stringify(outcomes));`;
  const flags = [...sitePermissions(root, folders), '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, flags, { cwd: root, encoding: 'utf8' }));
}

test('the site reads its own files, writes to its own folder, and does nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'church-permissions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const fs = `const fs = await import('node:fs');`;
  const start = `const { execFileSync } = await import('node:child_process');`;
  const denied = 'ERR_ACCESS_DENIED';
  const outside = JSON.stringify(join(folder, '../church-permissions-outside'));
  expect(
    attempted([join(folder, 'cache')], {
      'reads its packages': `${fs} fs.readFileSync('node_modules/react/package.json');`,
      'makes and fills its folder': `${fs} fs.mkdirSync(${JSON.stringify(join(folder, 'cache/a'))}, { recursive: true });
        fs.writeFileSync(${JSON.stringify(join(folder, 'cache/a/b'))}, '');`,
      'reads the secrets of the machine': `${fs} fs.readFileSync('/etc/passwd');`,
      'reads the settings beside it': `${fs} fs.readFileSync('deploy/.env');`,
      'reads the content': `${fs} fs.readdirSync('content/entries');`,
      'reads the text for an outage': `${fs} fs.readFileSync('content/outage.json');`,
      'changes its code': `${fs} fs.writeFileSync('build/site.js', '');`,
      'changes a package': `${fs} fs.appendFileSync('node_modules/react/index.js', '');`,
      'writes elsewhere': `${fs} fs.writeFileSync(${outside}, '');`,
      'starts a program': `${start} execFileSync(process.execPath, ['--version']);`,
      'starts a thread': `const { Worker } = await import('node:worker_threads'); new Worker('', { eval: true });`,
      'lets itself be looked into': `const { open } = await import('node:inspector'); open(0);`,
      'compiles code from a string': `Function('return 1')();`,
      'changes every object': `({}).__proto__.polluted = true;`,
    }),
  ).toEqual({
    'reads its packages': 'done',
    'makes and fills its folder': 'done',
    'reads the secrets of the machine': denied,
    'reads the settings beside it': denied,
    'reads the content': denied,
    'reads the text for an outage': denied,
    'changes its code': denied,
    'changes a package': denied,
    'writes elsewhere': denied,
    'starts a program': denied,
    'starts a thread': denied,
    'lets itself be looked into': denied,
    'compiles code from a string': 'EvalError',
    'changes every object': 'TypeError',
  });
});

test('the site writes no code that a process with more permissions runs', () => {
  const poisoned = JSON.stringify(join(serveEnvironment.NODE_COMPILE_CACHE, 'church-permissions'));
  const write = `(await import('node:fs')).writeFileSync(${poisoned}, '');`;
  const folders = writtenFolders({ CACHE_DIR: join(tmpdir(), 'church-permissions') });
  expect(attempted(folders, { 'fills the compile cache of its parent': write })).toEqual({
    'fills the compile cache of its parent': 'ERR_ACCESS_DENIED',
  });
});

test('a site without its own folder cannot write', () => {
  const flags = sitePermissions('/app', []);
  expect(flags).toContain('--permission');
  expect(flags.filter((flag) => flag.includes('write'))).toEqual([]);
});
