import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someOf } from '../../../../tests/helpers/long-runs.ts';
import { repositoryOf } from '../git/repository.fixture.ts';
import { words } from '../words.ts';
import { recover } from './check-out.ts';
import { publish } from './publish.ts';
import { choir, contextOf, lunch, noteOf, type TwoEditors, twoEditors } from './two-editors.fixture.ts';

const program = fileURLToPath(new URL('two-editors.fixture.ts', import.meta.url));
const mine = noteOf({ title: 'Lunch', time: '1pm', text: 'Soup.' }, 'All are welcome.\n');
const theirs = noteOf({ title: 'Choir', time: '8pm', text: 'In the hall, and not in the church.' });
let two: TwoEditors;
beforeEach(async () => {
  two = await twoEditors();
  await two.save({ [lunch]: mine }, 'Change time of Lunch');
  two.others({ [choir]: theirs, 'entries/note/added.md': theirs }, 'Later');
});
afterEach(() => two.remove());

/** A `git` that at one of its commands runs some lines of a shell. @returns the PATH with it */
function gitThat(command: string, lines: string): string {
  const bin = join(two.parent, 'bin');
  mkdirSync(bin, { recursive: true });
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const text = lines.replaceAll('GIT', git);
  const script = `#!/bin/sh\ncase " $* " in *" ${command} "*)\n${text};; esac\nexec ${git} "$@"\n`;
  writeFileSync(join(bin, 'git'), script, { mode: 0o755 });
  return `${bin}:${process.env.PATH}`;
}

/** Publishes in a process that is killed at one of git's commands, before or after that has run, or after some lines of a shell. */
function killedAt(command: string, when: string): void {
  const before = when === 'after' ? 'GIT "$@"' : when === 'before' ? '' : when;
  const path = gitThat(command, `${before}\nkill -9 $PPID; exit 1`);
  const { signal, stdout } = spawnSync(process.execPath, [program, two.folder], {
    env: { ...process.env, PATH: path, TMPDIR: two.parent },
    encoding: 'utf8',
  });
  expect([signal, stdout]).toEqual(['SIGKILL', '']);
}

/** Git is killed while it writes files: one has been replaced in part, the next has gone, and its lock is left. */
const halfWritten = `for last; do :; done
GIT show "$last:${choir}" | head -c 30 > ${choir}
cp ${choir} entries/note/added.md
touch -t 202601010000 .git/index.lock`;

const stages = [
  ['fetch', 'before'],
  ['fetch', 'after'],
  ['fast-import', 'before'],
  ['read-tree -m', 'before'],
  ['read-tree -m', halfWritten],
  ['read-tree -m', 'after'],
  ['update-ref -m', 'before'],
  ['update-ref -m', 'after'],
  ['push', 'before'],
  ['push', 'after'],
] as const;

test.each(someOf(stages))(
  'killed at %s (%s), the folder is as before or after, and the next try sends all',
  async (command, when) => {
    killedAt(command, when);
    expect(await recover(await repositoryOf(two.folder))).toBe(true);
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
  expect(await recover(await repositoryOf(two.folder))).toBe(true);
  expect(two.git('folder', 'status', '--porcelain')).toBe(` M ${choir}\n`);
  expect(readFileSync(join(two.folder, choir), 'utf8')).toBe('at work on this');
});

test('while another process is at it, nothing is mended and nothing sent', async () => {
  writeFileSync(join(two.folder, '.git/content-editor-publishes'), `${process.ppid} HEAD`);
  expect(await recover(await repositoryOf(two.folder))).toBe(false);
  const outcome = await publish(contextOf(two.folder), 'Anna');
  expect(outcome).toEqual({ kind: 'refused', sentence: words.publish.refused.busy });
});

test('when the disk is full before all files are written, the folder is as before, and that is said', async () => {
  const full = 'echo fatal: unable to write: No space left on device >&2\nrm .git/index.lock\nexit 128';
  vi.stubEnv('PATH', gitThat('read-tree -m', `${halfWritten}\n${full}`));
  const outcome = await publish(contextOf(two.folder), 'Anna');
  vi.unstubAllEnvs();
  expect(outcome).toMatchObject({
    kind: 'refused',
    sentence: expect.stringContaining('No space left on device'),
  });
  expect([two.git('folder', 'status', '--porcelain'), two.read(lunch)]).toEqual(['', mine]);
  expect(await publish(contextOf(two.folder), 'Anna')).toEqual({ kind: 'published' });
});
