import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from './publish.ts';
import { choir, contextOf, lunch, noteOf, soup, type TwoEditors, twoEditors } from './two-editors.fixture.ts';

const published = { kind: 'published' } as const;
let two: TwoEditors;
beforeEach(async () => {
  two = await twoEditors();
});
afterEach(() => two.remove());

const send = () => publish(contextOf(two.folder), 'Anna');

test('a merge that somebody has made by hand here goes with all that it brought in', async () => {
  two.git('folder', 'checkout', '-q', '-b', 'side');
  await two.save({ 'entries/note/side.md': noteOf({ title: 'Side' }) }, 'Side');
  two.git('folder', 'checkout', '-q', 'main');
  await two.save({ [lunch]: soup.replace('noon', '1pm') }, 'One');
  two.git('folder', 'merge', '-q', '--no-edit', 'side');
  two.others({ [choir]: noteOf({ title: 'Choir', time: '8pm' }) }, 'Later');
  expect(await send()).toEqual(published);
  expect([two.published('entries/note/side.md'), two.published(lunch), two.published(choir)]).toEqual([
    noteOf({ title: 'Side' }),
    soup.replace('noon', '1pm'),
    noteOf({ title: 'Choir', time: '8pm' }),
  ]);
  expect(two.git('remote', 'log', '--format=%s', 'main')).toBe("Merge branch 'side'\nOne\nLater\nStart\n");
  expect(two.isAllSent()).toBe(true);
});

test('what a merge by hand has kept of ours stays', async () => {
  two.others({ [choir]: noteOf({ title: 'Choir', time: '8pm' }) }, 'Later');
  await two.save({ [lunch]: soup.replace('noon', '1pm') }, 'One');
  two.git('folder', 'fetch', '-q');
  two.git('folder', 'merge', '-q', '--no-edit', '-s', 'ours', 'origin/main');
  two.others({ 'entries/note/new.md': noteOf({ title: 'New' }) }, 'New');
  expect(await send()).toEqual(published);
  expect(two.published(choir)).toBe(noteOf({ title: 'Choir', time: '7pm' }));
  expect(two.published(lunch)).toContain('1pm');
  // The change before the merge has not to do with what the merge has brought in.
  const changed = ['diff-tree', '-r', '--name-only', '--no-commit-id'];
  expect(two.git('remote', 'log', '-1', '--format=%s', 'main~1')).toBe('One\n');
  expect(two.git('remote', ...changed, 'main~1')).toBe(`${lunch}\n`);
});

test('a history of its own that somebody has merged by hand goes on top of theirs', async () => {
  const own = two.git('folder', 'commit-tree', 'HEAD^{tree}', '-m', 'Own').trim();
  two.git('folder', 'reset', '-q', '--hard', own);
  await two.save({ [lunch]: soup.replace('noon', '1pm') }, 'One');
  two.git('folder', 'merge', '-q', '--no-edit', '-X', 'ours', '--allow-unrelated-histories', 'origin/main');
  two.others({ [choir]: noteOf({ title: 'Choir', time: '8pm' }) }, 'Later');
  expect(await send()).toEqual(published);
  expect([two.published(choir), two.published(lunch)].map((text) => /time: (.*)/.exec(text)?.[1])).toEqual([
    '8pm',
    '1pm',
  ]);
});

test('a shallow clone sends, too', async () => {
  two.others({ [choir]: noteOf({ title: 'Choir', time: '8pm' }) }, 'Later');
  const clone = join(two.parent, 'shallow');
  execFileSync('git', ['clone', '-q', '--depth=1', `file://${two.remote}`, clone]);
  writeFileSync(join(clone, lunch), soup.replace('noon', '1pm'));
  execFileSync('git', ['-c', 'user.name=C', '-c', 'user.email=c@x', 'commit', '-qam', 'One'], { cwd: clone });
  two.others({ [choir]: noteOf({ title: 'Choir', time: '9pm' }) }, 'Later again');
  expect(await publish(contextOf(clone), 'Cara')).toEqual(published);
  expect(two.git('remote', 'log', '--format=%s', 'main')).toBe('One\nLater again\nLater\nStart\n');
});
