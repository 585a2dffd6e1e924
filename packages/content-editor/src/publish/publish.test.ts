import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repositoryOf } from '../git/repository.fixture.ts';
import { words } from '../words.ts';
import { changedContent } from './changed-content.ts';
import { type Outcome, publish } from './publish.ts';
import { publishState } from './state.ts';
import { choir, contextOf, lunch, noteOf, soup, type TwoEditors, twoEditors } from './two-editors.fixture.ts';

const { nowhere, refused } = words.publish;
const published = { kind: 'published' } as const;
let two: TwoEditors;
let context: ReturnType<typeof contextOf>;
beforeEach(async () => {
  two = await twoEditors();
  context = contextOf(two.folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  two.remove();
});

const send = () => publish(context, 'Anna');
const sentence = (outcome: Outcome) => (outcome.kind === 'refused' ? outcome.sentence : outcome.kind);

test('a saved change is told by its sentence before it goes, and goes', async () => {
  await two.save({ [lunch]: soup.replace('noon', '1pm') }, 'Change time of Lunch');
  const state = await publishState(await repositoryOf(context.folder));
  expect(state.to).toMatchObject({ place: two.remote, branch: 'refs/heads/main' });
  expect(state.changes.map(({ what, files }) => [what, files])).toEqual([['Change time of Lunch', [lunch]]]);
  expect(await send()).toEqual(published);
  expect(two.published(lunch)).toContain('time: 1pm');
  expect((await publishState(await repositoryOf(context.folder))).changes).toEqual([]);
  expect(two.isAllSent()).toBe(true);
});

test('a repository that is empty gets all of the history', async () => {
  rmSync(two.remote, { recursive: true });
  mkdirSync(two.remote);
  two.git('remote', 'init', '-q', '--bare', '-b', 'main');
  two.git('folder', 'branch', '--unset-upstream');
  two.git('folder', 'update-ref', '-d', 'refs/remotes/origin/main');
  expect((await publishState(await repositoryOf(context.folder))).changes.map(({ what }) => what)).toEqual([
    'Start',
  ]);
  expect(await send()).toEqual(published);
  expect(two.isAllSent()).toBe(true);
});

test('with nothing to send, what others have sent comes in', async () => {
  expect(await send()).toEqual(published);
  two.others({ [choir]: noteOf({ title: 'Choir', time: '8pm' }) }, 'Later');
  expect(await send()).toEqual(published);
  expect(two.read(choir)).toContain('8pm');
  expect(two.isAllSent()).toBe(true);
});

test('changes of other entries come in, and each of ours goes on top with its author, day and sentence', async () => {
  two.others({ [choir]: noteOf({ title: 'Choir', time: '8pm' }) }, 'Later');
  await two.save({ [lunch]: soup.replace('noon', '1pm') }, 'Change time of Lunch');
  const day = two.git('folder', 'log', '-1', '--format=%aI');
  const picture = 'assets/table “große” or "large"\\.jpg';
  await two.save({ [picture]: Buffer.from([0xff, 0xd8, 0, 1]) }, 'Add picture: Table');
  expect(await publish(context, 'Cara')).toEqual(published);
  expect(two.git('remote', 'log', '--format=%an: %s', 'main')).toBe(
    'Anna: Add picture: Table\nAnna: Change time of Lunch\nBen: Later\nBen: Start\n',
  );
  expect(two.git('remote', 'log', '-1', '--format=%aI', 'main~1')).toBe(day);
  expect(two.git('remote', 'log', '-1', '--format=%cn', 'main')).toBe('Cara\n');
  expect([two.read(choir), two.read(lunch)].map((text) => /time: (.*)/.exec(text)?.[1])).toEqual([
    '8pm',
    '1pm',
  ]);
  expect(two.git('remote', 'cat-file', '-s', `main:${picture}`)).toBe('4\n');
  expect(two.isAllSent()).toBe(true);
});

test('when the repository is gone, that is said, and the change waits', async () => {
  await two.save({ [lunch]: soup.replace('noon', '1pm') }, 'Change');
  renameSync(two.remote, `${two.remote}-away`);
  expect(sentence(await send())).toBe(refused.unreachable);
  expect((await publishState(await repositoryOf(context.folder))).changes.map(({ what }) => what)).toEqual([
    'Change',
  ]);
  renameSync(`${two.remote}-away`, two.remote);
  expect(await send()).toEqual(published);
});

test('what a server says that refuses is told', async () => {
  const hook = join(two.remote, 'hooks/pre-receive');
  mkdirSync(join(two.remote, 'hooks'), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\necho Only Ben may do this. >&2\nexit 1\n', { mode: 0o755 });
  await two.save({ [lunch]: soup.replace('noon', '1pm') }, 'Change');
  expect(sentence(await send())).toBe(refused.denied('Only Ben may do this.'));
  expect(context.lines.join()).toContain('pre-receive hook declined');
});

test.skipIf(process.getuid?.() === 0)('a repository that may only be read is told', async () => {
  await two.save({ [lunch]: soup.replace('noon', '1pm') }, 'Change');
  execFileSync('chmod', ['-R', 'a-w', two.remote]);
  expect(sentence(await send())).toBe(refused.denied(''));
  execFileSync('chmod', ['-R', 'u+w', two.remote]);
});

test('a history on no branch, and a folder without a remote, are told', async () => {
  two.git('folder', 'checkout', '-q', '--detach');
  expect(sentence(await send())).toBe(words.unfinished.detached);
  two.git('folder', 'checkout', '-q', 'main');
  two.git('folder', 'remote', 'remove', 'origin');
  expect([sentence(await send()), (await publishState(await repositoryOf(context.folder))).to]).toEqual([
    nowhere.noRemote,
    nowhere.noRemote,
  ]);
});

test('without an upstream it goes to the branch of the same name', async () => {
  two.git('folder', 'branch', '--unset-upstream');
  await two.save({ [lunch]: soup.replace('noon', '1pm') }, 'Change');
  expect((await publishState(await repositoryOf(context.folder))).changes).toHaveLength(1);
  expect(await send()).toEqual(published);
  expect(two.isAllSent()).toBe(true);
});

test('a branch that has another name there is told with the names that are there', async () => {
  two.git('remote', 'branch', '-m', 'main', 'trunk');
  await two.save({ [lunch]: soup.replace('noon', '1pm') }, 'Change');
  expect(sentence(await send())).toBe(nowhere.noBranch('main', 'trunk'));
  two.git('folder', 'config', 'branch.main.merge', 'refs/heads/trunk');
  expect(await send()).toEqual(published);
  expect(two.git('remote', 'show', `trunk:${lunch}`)).toContain('1pm');
});

test('a repository with another history is not mixed with this', async () => {
  const commit = two.git('remote', 'commit-tree', 'main^{tree}', '-m', 'Else').trim();
  two.git('remote', 'update-ref', 'refs/heads/main', commit);
  expect(sentence(await send())).toBe(nowhere.unrelated);
});

test('what another program has changed here and not committed stays, and is told where it is in the way', async () => {
  await two.save({ [lunch]: soup.replace('noon', '1pm') }, 'Change');
  writeFileSync(join(two.folder, choir), 'at work on this');
  expect(await send()).toEqual(published);
  await two.save({ [lunch]: soup.replace('noon', '2pm') }, 'Again');
  two.others({ [choir]: noteOf({ title: 'Choir', time: '8pm' }) }, 'Later');
  expect(sentence(await send())).toBe(refused.unsaved(choir));
  expect([two.read(choir), two.read(lunch)]).toEqual(['at work on this', soup.replace('noon', '2pm')]);
});

test('a folder within a repository sends that, and merges its own entries', async () => {
  const inner = join(two.folder, 'content');
  const path = `content/${lunch}`;
  await two.save({ [path]: soup, 'other.txt': 'x' }, 'Content');
  expect(await send()).toEqual(published);
  context = contextOf(inner);
  two.others({ [path]: soup.replace('noon', '1pm'), 'other.txt': 'y' }, 'Others');
  await two.save({ [path]: soup.replace('Soup', 'Stew') }, 'Stew');
  await two.save({ 'third.txt': 'z' }, 'Not content');
  const state = await publishState(await repositoryOf(context.folder));
  expect((await changedContent(context, state.changes)).map(({ title, hint }) => [title, hint])).toEqual([
    ['Lunch', 'Stew'],
    ['Not content', undefined],
  ]);
  expect(await send()).toEqual(published);
  expect(two.published(path)).toBe(soup.replace('noon', '1pm').replace('Soup', 'Stew'));
  expect(two.isAllSent()).toBe(true);
});

test('what is wrong only together with theirs is told before it is sent', async () => {
  two.others(
    { [choir]: noteOf({ title: 'Choir', time: '8pm' }), [lunch]: soup.replace('Soup', 'wrong') },
    'x',
  );
  await two.save({ 'entries/note/new.md': noteOf({ title: 'New' }) }, 'Add');
  expect(sentence(await send())).toBe(refused.wrong(`${lunch}: It is wrong.`));
  expect((await publishState(await repositoryOf(context.folder))).changes).toHaveLength(1);
  expect(await send()).toEqual(published);
});

test('two who send at once are both published', async () => {
  const clone = join(two.parent, 'third');
  execFileSync('git', ['clone', '-q', two.remote, clone]);
  writeFileSync(join(clone, choir), noteOf({ title: 'Choir', time: '9pm' }));
  execFileSync('git', ['-c', 'user.name=C', '-c', 'user.email=c@x', 'commit', '-qam', 'Nine'], {
    cwd: clone,
  });
  await two.save({ [lunch]: soup.replace('noon', '1pm') }, 'One');
  expect(await Promise.all([send(), publish(contextOf(clone), 'Cara'), send()])).toEqual([
    published,
    published,
    published,
  ]);
  expect([
    /time: (.*)/.exec(two.published(choir))?.[1],
    /time: (.*)/.exec(two.published(lunch))?.[1],
  ]).toEqual(['9pm', '1pm']);
});

test('an undoing names the commit that it undoes under its new name', async () => {
  const commit = await two.save({ [lunch]: soup.replace('noon', '1pm') }, 'One');
  await two.save({ [lunch]: soup }, `Undo: One\n\nUndoes: ${commit}`);
  two.others({ [choir]: noteOf({ title: 'Choir', time: '8pm' }) }, 'Later');
  expect(await send()).toEqual(published);
  const undone = two.git('remote', 'rev-parse', 'main~1').trim();
  expect(two.git('remote', 'log', '-1', '--format=%B', 'main')).toContain(`Undoes: ${undone}`);
  expect(two.published(lunch)).toBe(soup);
});

test('a connection that hangs ends after its time', async () => {
  two.git('folder', 'remote', 'set-url', 'origin', 'ssh://git@example.invalid/church.git');
  vi.stubEnv('GIT_SSH_COMMAND', 'sleep 30 #');
  expect(await publish(context, 'Anna', { limit: 300 })).toEqual({ kind: 'refused', sentence: refused.slow });
});
