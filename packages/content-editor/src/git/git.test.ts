import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someOf } from '../../../../tests/helpers/long-runs.ts';
import { blobOf, commitFiles, git, nameOfUser, openRepository } from './git.ts';
import { readHistory, undoing } from './history.ts';
import { copiesOf, repositoryOf, startHistory } from './repository.fixture.ts';

let parent: string;
let folder: string;
let marker: string;
let program: string;
const plainGit = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

const copy = copiesOf((start) => {
  mkdirSync(join(start, 'folder'));
  writeFileSync(join(start, 'folder/a.md'), 'a\n');
  startHistory(join(start, 'folder'));
});

beforeEach(async () => {
  parent = await copy();
  [folder, marker, program] = ['folder', 'marker', 'program'].map((name) => join(parent, name)) as [
    string,
    string,
    string,
  ];
  // It answers as a filter would, so that git goes on.
  writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> '${marker}'\ncat\n`);
  chmodSync(program, 0o755);
});
afterEach(() => rmSync(parent, { recursive: true }));

/** All that the editing page asks of git. */
async function everything(): Promise<void> {
  const repository = await repositoryOf(folder);
  await readHistory(repository, 5);
  writeFileSync(join(folder, 'a.md'), 'b\n');
  writeFileSync(join(folder, 'photograph.jpg'), 'new\n');
  const commit = (await commitFiles(repository, ['a.md', 'photograph.jpg'], 'Change', 'Anna')) ?? '';
  await undoing(repository, commit);
  expect(String(await blobOf(repository, `${commit}:./a.md`))).toBe('b\n');
  expect((await readHistory(repository, 5)).map(({ what }) => what)).toEqual(['Change', 'Start']);
}

const set = (name: string) => () => void plainGit('config', name, program);
const filter = (name: string, required: boolean) => () => {
  plainGit('config', `filter.evil.name=x.${name}`, program);
  if (required) plainGit('config', 'filter.evil.name=x.required', 'true');
  writeFileSync(join(folder, '.gitattributes'), '* filter=evil.name=x diff=evil\n');
};

const ways: Readonly<Record<string, () => void>> = {
  'core.fsmonitor': set('core.fsmonitor'),
  'a hook': () => {
    for (const hook of [
      'pre-commit',
      'commit-msg',
      'prepare-commit-msg',
      'post-commit',
      'post-index-change',
      'reference-transaction',
      'pre-auto-gc',
    ])
      execFileSync('cp', [program, join(folder, '.git/hooks', hook)]);
  },
  'core.hooksPath': () => {
    mkdirSync(join(parent, 'hooks'));
    execFileSync('cp', [program, join(parent, 'hooks/post-commit')]);
    plainGit('config', 'core.hooksPath', join(parent, 'hooks'));
  },
  'a clean filter': filter('clean', false),
  'a clean filter that is required': filter('clean', true),
  'a process filter': filter('process', true),
  'a filter of an included file': () => {
    writeFileSync(join(folder, '.git/more'), `[filter "more"]\n\tclean = ${program}\n`);
    plainGit('config', 'include.path', 'more');
    writeFileSync(join(folder, '.git/info/attributes'), '* filter=more\n');
  },
  'gpg.program': () => {
    plainGit('config', 'gpg.program', program);
    plainGit('config', 'commit.gpgSign', 'true');
    plainGit('config', 'log.showSignature', 'true');
    // A commit with a signature, which git would let the program look at.
    const lines = plainGit('cat-file', 'commit', 'HEAD').split('\n\n');
    const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----';
    const signed = `${lines[0]}\n${signature}\n\n${lines.slice(1).join('\n\n')}`;
    const id = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], {
      cwd: folder,
      input: signed,
    });
    plainGit('update-ref', 'HEAD', id.toString().trim());
  },
  'diff.external, a diff driver and textconv': () => {
    for (const name of ['diff.external', 'diff.evil.command', 'diff.evil.textconv']) set(name)();
    writeFileSync(join(folder, '.gitattributes'), '* diff=evil\n');
  },
  'an editor, a pager, an alias, a credential helper and ssh': () => {
    for (const name of [
      'core.editor',
      'sequence.editor',
      'core.pager',
      'core.sshCommand',
      'credential.helper',
      'core.askPass',
    ])
      set(name)();
    for (const name of ['log', 'status', 'commit', 'add']) plainGit('config', `alias.${name}`, `!${program}`);
  },
  housekeeping: () => {
    for (const name of ['gc.auto', 'gc.autoDetach'])
      plainGit('config', name, name === 'gc.auto' ? '1' : 'false');
    set('gc.recentObjectsHook')();
  },
  'a remote that is asked for what is missing': () => {
    plainGit('config', 'core.repositoryFormatVersion', '1');
    plainGit('config', 'extensions.partialClone', 'origin');
    plainGit('config', 'remote.origin.url', parent);
    plainGit('config', 'remote.origin.promisor', 'true');
    plainGit('config', 'remote.origin.uploadpack', program);
  },
};

test.each(someOf(Object.entries(ways)))('%s of a foreign folder runs no program', async (_, prepare) => {
  prepare();
  rmSync(marker, { force: true });
  await everything();
  const missing = '0123456789012345678901234567890123456789';
  await git(await repositoryOf(folder), ['cat-file', '-e', missing]).catch(() => {});
  expect(existsSync(marker)).toBe(false);
});

const certain = ['core.fsmonitor', 'a hook', 'a clean filter', 'gpg.program', 'a filter of an included file'];

test.each(someOf(certain))(
  'git by itself would run the program of %s, so that these tests can fail',
  (name) => {
    ways[name]?.();
    rmSync(marker, { force: true });
    writeFileSync(join(folder, 'a.md'), 'c\n');
    for (const args of [
      ['status'],
      ['log'],
      ['-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '-qam', 'x'],
    ])
      try {
        plainGit(...args);
      } catch {
        // A program that is no hook or no gpg makes git fail, after it has run.
      }
    expect(existsSync(marker)).toBe(true);
  },
);

test('a filter of the user’s own, such as Git LFS, still works', async () => {
  const home = join(parent, 'home');
  mkdirSync(home);
  writeFileSync(join(home, 'own'), `[filter "own"]\n\tclean = ${program}\n`);
  writeFileSync(join(folder, '.gitattributes'), '* filter=own\n');
  writeFileSync(join(folder, 'a.md'), 'b\n');
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(home, 'own'));
  await git(await repositoryOf(folder), ['add', '--', 'a.md']);
  vi.unstubAllEnvs();
  expect(existsSync(marker)).toBe(true);
});

test('where git is not installed, that is said', async () => {
  vi.stubEnv('PATH', parent);
  expect(await openRepository(folder)).toBe('no-git');
  vi.unstubAllEnvs();
});

test('on her own computer she saves under the name that git has for her', async () => {
  vi.stubEnv('GIT_AUTHOR_NAME', 'Ada');
  vi.stubEnv('GIT_AUTHOR_EMAIL', 'ada@example.org');
  expect(await nameOfUser(folder)).toBe('Ada');
  vi.stubEnv('PATH', '');
  expect(await nameOfUser(folder)).toBe(userInfo().username);
  vi.unstubAllEnvs();
});
