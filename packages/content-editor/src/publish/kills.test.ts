import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { words } from '../words.ts';
import { mend } from './move.ts';
import { publish } from './publish.ts';
import { choir, contextOf, lunch, noteOf, type TwoEditors, twoEditors } from './two-editors.fixture.ts';

const program = fileURLToPath(new URL('two-editors.fixture.ts', import.meta.url));
const mine = noteOf({ title: 'Lunch', time: '1pm', text: 'Soup.' }, 'All are welcome.\n');
const theirs = noteOf({ title: 'Choir', time: '8pm', text: 'In the hall, and not in the church.' });
let two: TwoEditors;
beforeEach(async () => {
  two = twoEditors();
  await two.save({ [lunch]: mine }, 'Change time of Lunch');
  two.others({ [choir]: theirs, 'entries/note/added.md': theirs }, 'Later');
});
afterEach(() => two.remove());

/** Publishes in a process that is killed at one of git's commands, before or after that has run, or with some lines of a shell instead. */
function killedAt(command: string, when: string) {
  const bin = join(two.parent, 'bin');
  mkdirSync(bin, { recursive: true });
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const before = when === 'after' ? `${git} "$@"` : when === 'before' ? '' : when;
  const kill = `case " $* " in *" ${command} "*)\n${before}\nkill -9 $PPID; exit 1;; esac`;
  writeFileSync(join(bin, 'git'), `#!/bin/sh\n${kill}\nexec ${git} "$@"\n`, { mode: 0o755 });
  const { signal, stdout } = spawnSync(process.execPath, [program, two.folder], {
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  expect([signal, stdout]).toEqual(['SIGKILL', '']);
}

/** Git is killed while it writes files: one has been replaced in part, the next has gone, and its lock is left. */
const halfWritten = `for last; do :; done
git show "$last:${choir}" | head -c 30 > ${choir}
cp ${choir} entries/note/added.md
touch -t 202601010000 .git/index.lock`;

const stages = [
  ['fetch', 'before'],
  ['fetch', 'after'],
  ['commit-tree', 'before'],
  ['read-tree -m', 'before'],
  ['read-tree -m', halfWritten],
  ['read-tree -m', 'after'],
  ['update-ref -m', 'before'],
  ['update-ref -m', 'after'],
  ['push', 'before'],
  ['push', 'after'],
] as const;

test.each(stages)(
  'killed at %s (%s), the folder is as before or after, and the next try sends all',
  async (command, when) => {
    killedAt(command, when);
    expect(await mend(two.folder)).toBe(true);
    expect(two.git('folder', 'status', '--porcelain')).toBe('');
    expect([two.read(lunch), existsSync(join(two.folder, '.git/content-editor-publishes'))]).toEqual([
      mine,
      false,
    ]);
    expect(await publish(contextOf(two.folder), 'Anna')).toEqual({ kind: 'published' });
    expect([two.published(lunch), two.published(choir), two.read(choir)]).toEqual([mine, theirs, theirs]);
    expect(two.git('remote', 'log', '--format=%s', 'main')).toBe('Change time of Lunch\nLater\nStart\n');
  },
);

test('what another program has written since the kill stays', async () => {
  killedAt('read-tree -m', halfWritten);
  writeFileSync(join(two.folder, choir), 'at work on this');
  expect(await mend(two.folder)).toBe(true);
  expect(two.git('folder', 'status', '--porcelain')).toBe(` M ${choir}\n`);
  expect(readFileSync(join(two.folder, choir), 'utf8')).toBe('at work on this');
});

test('while another process is at it, nothing is mended and nothing sent', async () => {
  writeFileSync(join(two.folder, '.git/content-editor-publishes'), `${process.ppid} HEAD`);
  expect(await mend(two.folder)).toBe(false);
  const outcome = await publish(contextOf(two.folder), 'Anna');
  expect(outcome).toEqual({ kind: 'refused', sentence: words.publish.refused.busy });
});
