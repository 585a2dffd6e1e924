import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { faultsIn } from '../content/content-reading.ts';
import { openContent } from '../content/live-content.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { disk, inTime } from './disk.ts';
import { readContentFolder } from './read-content-folder.ts';

const real = { ...disk };
/** Ends the questions that hang. */
let answer: (() => void)[] = [];
let asked: string[] = [];

beforeEach(() => {
  disk.timeLimit = 60;
});
afterEach(async () => {
  for (const each of answer) each();
  [answer, asked] = [[], []];
  Object.assign(disk, real);
  await new Promise((resolve) => setImmediate(resolve));
});

/** Has a drive never answer what is asked about the paths that match. */
function hang(name: 'stat' | 'readdir' | 'readFile' | 'realpath' | 'lstat', paths: RegExp): void {
  const own = disk[name] as (...args: unknown[]) => Promise<unknown>;
  Object.assign(disk, {
    [name]: async (...args: readonly [string, ...unknown[]]) => {
      if (!paths.test(args[0])) return own(...args);
      asked.push(args[0]);
      await new Promise<void>((resolve) => answer.push(resolve));
      return own(...args);
    },
  });
}

const notes = (...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [`entries/note/${id}.md`, `---\ntitle: ${id}\n---\n`]));

async function read(path: string, lastGood?: Parameters<typeof readContentFolder>[1]) {
  const reading = await readContentFolder(path, lastGood);
  return {
    entries: reading.ok ? reading.space.entries.map(({ sys }) => sys.id) : [],
    faults: faultsIn(reading).map(({ file, message }) => `${file.slice(path.length + 1)}: ${message}`),
    lastGood: reading.ok ? reading.lastGood : undefined,
  };
}

const silent = 'Its disk or network drive does not respond: it was not read in 0.06 seconds.';
const still = 'Its disk or network drive still does not respond.';

test.each(['lstat', 'readFile'] as const)(
  'a file whose drive hangs in %s is given up, is not asked for again, and everything else is read',
  async (question) => {
    await using folder = await contentFolder({ ...soundFolder, ...notes('one', 'hung', 'two') });
    hang(question, /hung\.md$/);
    const first = await read(folder.path);
    expect(first.faults).toEqual([`entries/note/hung.md: ${silent}`]);
    expect(first.entries).toEqual(expect.arrayContaining(['one', 'two']));
    expect((await read(folder.path)).faults).toEqual([`entries/note/hung.md: ${still}`]);
    expect(asked).toHaveLength(1);
    for (const each of answer.splice(0)) each();
    Object.assign(disk, real);
    await expect.poll(async () => (await read(folder.path)).faults).toEqual([]);
  },
);

test('when a whole drive hangs, three questions are lost and no more, and the last good content is served', async () => {
  await using folder = await contentFolder({
    ...soundFolder,
    ...notes('one', 'two', 'three', 'four', 'five'),
  });
  const before = await read(folder.path);
  hang('lstat', /\.md$/);
  const during = await read(folder.path, { lastGood: before.lastGood });
  expect(asked).toHaveLength(3);
  expect(during.entries.toSorted()).toEqual(before.entries.toSorted());
  expect(during.faults.filter((each) => each.endsWith(silent))).toHaveLength(3);
  const others = ['assets', 'one', 'three', 'two'];
  expect(during.faults.filter((each) => each.endsWith(still))).toEqual(
    others.map((name) => expect.stringContaining(name)),
  );
});

test.each(
  ['entries', 'entries/note', 'assets', 'model'].flatMap((name) =>
    (['readdir', 'realpath'] as const).map((question) => [name, question] as const),
  ),
)('while %s itself hangs in %s, its last good content is served', async (name, question) => {
  await using folder = await contentFolder({
    ...soundFolder,
    ...notes('one', 'two'),
    'assets/x.yaml': 'title: X\nfile: x.txt\n',
    'assets/x.txt': 'x',
  });
  const before = await read(folder.path);
  hang(question, new RegExp(`${name}$`));
  const during = await read(folder.path, { lastGood: before.lastGood });
  expect(during.faults).toContain(`${name}: ${silent}`);
  expect(during.entries.toSorted()).toEqual(before.entries.toSorted());
  expect(during.lastGood?.assets.size).toBe(1);
});

test('when the folder was last read whole does not move on while a file hangs', async () => {
  await using folder = await contentFolder({ ...soundFolder, ...notes('one') });
  const source = { kind: 'folder', path: folder.path } as const;
  const content = await openContent({ source, log: () => {}, onChanges: () => {} });
  const whole = content.readWhole();
  hang('lstat', /one\.md$/);
  await content.reload();
  expect(content.readWhole()).toBe(whole);
  expect(content.faulty().map(({ outcome }) => outcome)).toEqual(['last-good']);
});

test('a disk is not taken for one that hangs while this process itself is busy', async () => {
  const answered = inTime('x', () => real.stat('/'));
  const until = performance.now() + 300;
  while (performance.now() < until);
  expect((await answered)?.isDirectory()).toBe(true);
});

test('a process of which a thread hangs for ever ends at once when it is told to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hung-drive-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  // A pipe that nobody writes to keeps a real thread, as a drive that hangs does.
  // Where the package is installed, the source is JavaScript.
  const source = ['./disk.ts', './disk.js'].map((name) => new URL(name, import.meta.url)).find(existsSync);
  const code = `
    import { open } from 'node:fs/promises';
    import { disk, inTime } from ${JSON.stringify(source?.href)};
    disk.timeLimit = 1;
    process.once('SIGTERM', () => process.exit(0));
    await inTime('pipe', () => open(${JSON.stringify(pipe)})).catch(() => setTimeout(() => console.log('hangs'), 1100));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [, signal] = await once(child, 'exit');
  rmSync(folder, { recursive: true });
  expect(signal).toBe('SIGKILL');
});
