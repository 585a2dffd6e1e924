import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { words } from '../words.ts';
import { openRepository } from './git.ts';
import { copiesOf, repositoryOf, startHistory } from './repository.fixture.ts';
import { unfinishedIn } from './unfinished.ts';

let folder: string;
const { unfinished } = words;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
/** A command that stops at a conflict. */
const stopped = (...args: string[]) => expect(() => git(...args)).toThrow();
const commit = (text: string) => {
  writeFileSync(join(folder, 'a.md'), text);
  git('commit', '-qam', text);
};

const copy = copiesOf((start) => {
  folder = start;
  writeFileSync(join(folder, 'a.md'), 'a\n');
  startHistory(folder);
  git('checkout', '-q', '-b', 'other');
  commit('theirs\n');
  git('checkout', '-q', 'main');
  commit('ours\n');
});

beforeEach(async () => {
  folder = await copy();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is told of the folder. */
const told = async () => unfinishedIn(await repositoryOf(folder));

test('of a repository at rest there is nothing to say', async () => {
  expect(await told()).toBeUndefined();
});

test.each([
  ['rebase', ['rebase', 'other']],
  ['merge', ['merge', 'other']],
  ['cherry-pick', ['cherry-pick', 'other']],
] as const)('a stopped %s is told, with how to end it, until it has ended', async (name, command) => {
  stopped(...command);
  expect(await told()).toBe(unfinished.stopped(name));
  expect(unfinished.stopped(name)).toContain(`git ${name} --continue`);
  git(name, '--abort');
  expect(await told()).toBeUndefined();
});

test('a stopped revert is told', async () => {
  commit('later\n');
  stopped('revert', 'HEAD~1');
  expect(await told()).toBe(unfinished.stopped('revert'));
});

test('a history that is on no branch is told, also from a folder within it', async () => {
  git('checkout', '-q', '--detach');
  expect(await told()).toBe(unfinished.detached);
  mkdirSync(join(folder, 'within'));
  expect(unfinishedIn(await repositoryOf(join(folder, 'within')))).toBe(unfinished.detached);
});

test('a folder that the repository ignores has nothing to do with it', async () => {
  mkdirSync(join(folder, 'ignored'));
  writeFileSync(join(folder, '.gitignore'), 'ignored\n');
  expect(await openRepository(join(folder, 'ignored'))).toBe('no-repository');
});

test('a lock of minutes ago is told with its file, and one of a moment ago is not', async () => {
  const lock = join(folder, '.git/index.lock');
  writeFileSync(lock, '');
  expect(await told()).toBeUndefined();
  const before = new Date(Date.now() - 10 * 60_000);
  utimesSync(lock, before, before);
  expect(await told()).toBe(unfinished.locked(lock));
});
