import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { disk } from './disk.ts';
import { safeGitEnvironment } from './foreign-settings.ts';
import { readContentFolder } from './read-content-folder.ts';

const committed = '2026-03-01T10:00:00.000Z';
const later = '2026-04-01T10:00:00.000Z';
const touched = new Date('2026-05-01T10:00:00.000Z');
const notePath = 'entries/note/a.md';

function git(folder: string, args: readonly string[], at = committed): void {
  const person = ['-c', 'user.name=A', '-c', 'user.email=a@church.example', '-c', 'commit.gpgsign=false'];
  const env = { PATH: process.env.PATH, HOME: folder, GIT_COMMITTER_DATE: at, GIT_AUTHOR_DATE: at };
  execFileSync('git', [...person, ...args], { cwd: folder, env, stdio: 'pipe' });
}

function commit(folder: string, at: string): void {
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--quiet', '--message', 'Words'], at);
}

/** A folder with the note "a", which points to the label "red", committed in March; its files were touched in May. */
async function repository(note = '---\ntitle: A\n---\n') {
  const folder = await contentFolder({ ...soundFolder, [notePath]: note });
  git(folder.path, ['init', '--quiet']);
  commit(folder.path, committed);
  await utimes(join(folder.path, notePath), touched, touched);
  return folder;
}

async function publishedAt(folder: string, id = 'a'): Promise<string | undefined> {
  const reading = await readContentFolder(folder);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.space.entries.find(({ sys }) => sys.id === id)?.sys.publishedAt;
}

/** The same for a copy, which a function creates. */
async function publishedInCopy(make: (copy: string) => Promise<void> | void): Promise<string | undefined> {
  const parent = await mkdtemp(join(tmpdir(), 'content-copy-'));
  try {
    await make(join(parent, 'copy'));
    return await publishedAt(join(parent, 'copy'));
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

test('an entry was published when it was committed, even in a clone, in a copy and with restored file times', async () => {
  await using folder = await repository();
  expect(await publishedAt(folder.path)).toBe(committed);
  expect(await publishedInCopy((copy) => git(folder.path, ['clone', '--quiet', folder.path, copy]))).toBe(
    committed,
  );
  expect(await publishedInCopy((copy) => cp(folder.path, copy, { recursive: true }))).toBe(committed);
  const old = new Date('2020-01-01T00:00:00Z');
  await utimes(join(folder.path, notePath), old, old);
  expect(await publishedAt(folder.path)).toBe(committed);
});

test('commit times are found in a subfolder of a repository', async () => {
  await using outer = await contentFolder(
    Object.fromEntries(
      Object.entries({ ...soundFolder, [notePath]: '---\ntitle: A\n---\n' }).map(([name, text]) => [
        `the church/${name}`,
        text,
      ]),
    ),
  );
  git(outer.path, ['init', '--quiet']);
  commit(outer.path, committed);
  const folder = join(outer.path, 'the church');
  expect(await publishedAt(folder)).toBe(committed);
  await writeFile(join(folder, notePath), '---\ntitle: B\n---\n');
  await utimes(join(folder, notePath), touched, touched);
  expect(await publishedAt(folder)).toBe(touched.toISOString());
  const linked = await publishedInCopy((copy) => symlink(folder, copy));
  expect(linked, 'by a link from elsewhere').toBe(touched.toISOString());
});

test('an uncommitted or changed entry was published when its file was saved', async () => {
  await using folder = await repository();
  await writeFile(join(folder.path, notePath), '---\ntitle: Another\n---\n');
  await writeFile(join(folder.path, 'entries/note/b.md'), '---\ntitle: B\n---\n');
  for (const name of ['a', 'b']) await utimes(join(folder.path, `entries/note/${name}.md`), touched, touched);
  expect(await publishedAt(folder.path)).toBe(touched.toISOString());
  expect(await publishedAt(folder.path, 'b')).toBe(touched.toISOString());
});

test('without a repository the time of the file is used', async () => {
  await using folder = await contentFolder({ ...soundFolder, [notePath]: '---\ntitle: A\n---\n' });
  await utimes(join(folder.path, notePath), touched, touched);
  expect(await publishedAt(folder.path)).toBe(touched.toISOString());
});

test('publishedAt of an entry takes precedence, and survives every copy', async () => {
  await using folder = await repository('---\ntitle: A\npublishedAt: 2026-02-03T09:30:00+01:00\n---\n');
  const expected = '2026-02-03T08:30:00.000Z';
  expect(await publishedAt(folder.path)).toBe(expected);
  const withoutGit = (copy: string) =>
    cp(folder.path, copy, { recursive: true, filter: (path) => !path.endsWith('.git') });
  expect(await publishedInCopy(withoutGit)).toBe(expected);
});

test('a shallow clone has no times before its oldest commit', async () => {
  await using folder = await repository();
  await writeFile(join(folder.path, 'entries/label/red.md'), '---\nname: Scarlet\n---\n');
  commit(folder.path, later);
  const shallow = (copy: string) =>
    git(folder.path, ['clone', '--quiet', '--depth', '1', `file://${folder.path}`, copy]);
  expect(await publishedInCopy(shallow)).toBe(later);
  expect(await publishedAt(folder.path)).toBe(committed);
});

test('no date is in the future, even if a clock is wrong', async () => {
  await using folder = await contentFolder({ ...soundFolder, [notePath]: '---\ntitle: A\n---\n' });
  git(folder.path, ['init', '--quiet']);
  commit(folder.path, '2095-01-01T00:00:00Z');
  expect(Date.parse((await publishedAt(folder.path)) ?? '')).toBeLessThanOrEqual(Date.now());
});

test('the deletion of an entry counts as a change of the entries that it linked to', async () => {
  await using folder = await repository();
  await writeFile(join(folder.path, 'entries/note/b.md'), '---\ntitle: B\nnext: a\n---\nWords\n');
  commit(folder.path, '2026-03-15T10:00:00.000Z');
  expect(await publishedAt(folder.path)).toBe(committed);
  await unlink(join(folder.path, 'entries/note/b.md'));
  commit(folder.path, later);
  expect(await publishedAt(folder.path)).toBe(later);
  expect(await publishedAt(folder.path, 'red')).toBe(committed);
});

test.each([
  ['core.fsmonitor', {}],
  ['filter.evil.clean', { '.gitattributes': '* filter=evil\n' }],
  ['filter.evil.process', { '.gitattributes': '* filter=evil\n' }],
  ['diff.evil.textconv', { '.gitattributes': '* diff=evil\n' }],
  ['diff.external', {}],
  ['gpg.program', {}],
])(
  'git runs no program that the settings of a folder name as %s, and knows its times',
  async (name, files) => {
    await using folder = await repository();
    const [program, marker] = ['program', 'marker'].map((each) => join(folder.path, '.git', each)) as [
      string,
      string,
    ];
    await writeFile(program, `#!/bin/sh\necho ran >> '${marker}'\ncat\n`, { mode: 0o755 });
    for (const [path, text] of Object.entries(files)) await writeFile(join(folder.path, path), text);
    // A deleted entry is shown by the history, and one that was touched is compared with its commit.
    await unlink(join(folder.path, notePath));
    commit(folder.path, later);
    git(folder.path, ['config', name, program]);
    git(folder.path, ['config', 'log.showSignature', 'true']);
    await utimes(join(folder.path, 'entries/label/red.md'), touched, touched);
    expect(await publishedAt(folder.path, 'red')).toBe(committed);
    expect(existsSync(marker)).toBe(false);
  },
);

test.each(['config', 'HEAD'])(
  'a pipe in the place of .git/%s costs the times of the commits, and nothing else',
  async (name) => {
    await using folder = await repository();
    await rm(join(folder.path, '.git', name));
    execFileSync('mkfifo', [join(folder.path, '.git', name)]);
    const { timeLimit } = disk;
    disk.timeLimit = 2000;
    const published = await publishedAt(folder.path);
    disk.timeLimit = timeLimit;
    expect(published).toBe(touched.toISOString());
    // Git is not waited for again.
    await expect(safeGitEnvironment(folder.path, process.env)).rejects.toThrow('Git does not answer');
  },
  30_000,
);
