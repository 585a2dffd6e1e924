import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFiles } from '../files/write-files.ts';
import { commitFiles, openRepository, type Repository } from './git.ts';
import { CannotUndo, readHistory, undoing } from './history.ts';
import { copiesOf, repositoryOf, startHistory } from './repository.fixture.ts';

let folder: string;
let repository: Repository;
const lines = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

async function change(name: string, text: string, what: string): Promise<string> {
  write(name, text);
  return (await commitFiles(repository, [name], what, 'Anna Green')) ?? '';
}

const copy = copiesOf((start) => {
  writeFileSync(join(start, 'a.md'), `${lines.join('\n')}\n`);
  startHistory(start);
});

beforeEach(async () => {
  folder = await copy();
  repository = await repositoryOf(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a commit has the name, the sentence and the one file, whatever else has changed', async () => {
  write('b.md', 'somebody is at work on this');
  git('add', 'b.md');
  await change('a.md', 'new\n', 'Change time of Toddler group');
  const [last] = await readHistory(repository, 5);
  expect(last).toMatchObject({ who: 'Anna Green', what: 'Change time of Toddler group', files: ['a.md'] });
  expect(git('status', '--porcelain')).toBe('A  b.md\n');
});

test('a change is undone, and what was changed since stays', async () => {
  const commit = await change('a.md', `${lines.with(0, 'ONE').join('\n')}\n`, 'First line');
  await change('a.md', `${lines.with(0, 'ONE').with(6, 'SEVEN').join('\n')}\n`, 'Last line');
  await writeFiles(folder, await undoing(repository, commit));
  expect(read('a.md')).toBe(`${lines.with(6, 'SEVEN').join('\n')}\n`);
});

test('a new file is undone by its removal, and a deleted one by its return', async () => {
  const added = await change('b.md', 'b\n', 'Add');
  expect([...(await undoing(repository, added))]).toEqual([['b.md', undefined]]);
  rmSync(join(folder, 'b.md'));
  const removed = (await commitFiles(repository, ['b.md'], 'Delete', 'Anna')) ?? '';
  await writeFiles(folder, await undoing(repository, removed));
  expect(read('b.md')).toBe('b\n');
});

test('a change whose lines somebody has changed since is not undone', async () => {
  const commit = await change('a.md', `${lines.with(0, 'ONE').join('\n')}\n`, 'First line');
  await change('a.md', `${lines.with(0, 'Uno').join('\n')}\n`, 'First line again');
  await expect(undoing(repository, commit)).rejects.toThrow(CannotUndo);
});

test('a folder within a larger repository has its own history', async () => {
  mkdirSync(join(folder, 'content'));
  await change('content/c.md', 'c\n', 'Add c');
  const own = await repositoryOf(join(folder, 'content'));
  expect(await readHistory(own, 5)).toMatchObject([{ what: 'Add c', files: ['c.md'] }]);
});

test('outside a repository there is no history', async () => {
  rmSync(join(folder, '.git'), { recursive: true });
  expect(await openRepository(folder)).toBe('no-repository');
});
