import { mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { openContent } from './live-content.ts';
import { fingerprintOf, watchContent } from './watch-content.ts';

const red = 'entries/label/red.md';
const label = (name: string) => `---\nname: ${name}\n---\n`;

async function opened(path: string) {
  const logged: string[] = [];
  const announced: string[] = [];
  const content = await openContent({
    source: { kind: 'folder', path },
    log: (line) => logged.push(line),
    onChanges: (changes) => {
      announced.push(changes.map(({ action, entity }) => `${entity.sys.id}.${action}`).join(' '));
    },
  });
  const names = () =>
    content
      .current()
      .spaceIndex.entries('label')
      .map((entry) => entry.fields.name?.['en-GB']);
  return { content, logged, announced, names };
}

test('a changed, a new and a removed entry are served and announced', async () => {
  await using folder = await contentFolder(soundFolder);
  const { content, announced, names } = await opened(folder.path);
  await writeFile(join(folder.path, red), label('Scarlet'));
  await content.reload();
  await writeFile(join(folder.path, 'entries/label/blue.md'), label('Blue'));
  await rm(join(folder.path, red));
  await content.reload();
  expect(names()).toEqual(['Blue']);
  expect(announced).toEqual(['red.publish', 'blue.publish red.unpublish red.delete']);
});

test('a file with a new time only is no change, and the schema is reused while the model is the same', async () => {
  await using folder = await contentFolder(soundFolder);
  const { content, announced } = await opened(folder.path);
  const before = content.current();
  await utimes(join(folder.path, red), 2_000_000_000, 2_000_000_000);
  await content.reload();
  expect(announced).toEqual([]);
  expect(content.current().spaceIndex.entry('red')).toBe(before.spaceIndex.entry('red'));
  expect(content.current().schema).toBe(before.schema);
});

test.each([
  ['cut off', '---\nname: Sca', /red\.md:2: The second “---” line/],
  ['emptied', '', /red\.md:1: The file must begin/],
  [
    'in conflict',
    '---\nname: Red\n---\n<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other\n',
    /red\.md:4: This file has a merge conflict/,
  ],
  ['wrong', '---\nname: Red\nnam: Red\n---\n', /red\.md:3: “Label” has no field “nam”/],
])(
  'while a file is %s its entry stays as it was and another is published; the fault and its end are logged once',
  async (_how, text, fault) => {
    await using folder = await contentFolder(soundFolder);
    const { content, logged, announced, names } = await opened(folder.path);
    await writeFile(join(folder.path, red), text);
    await content.reload();
    await writeFile(join(folder.path, 'entries/label/blue.md'), label('Blue'));
    await content.reload();
    expect(names().toSorted()).toEqual(['Blue', 'Red']);
    expect(logged).toEqual([expect.stringMatching(fault)]);
    expect(logged[0]).toContain('Its last good version is served until this is fixed.');
    expect(content.faulty()).toMatchObject([{ outcome: 'last-good' }]);
    const before = content.readWhole() ?? expect.unreachable();
    await writeFile(join(folder.path, red), label('Mended'));
    await content.reload();
    expect(names().toSorted()).toEqual(['Blue', 'Mended']);
    expect(logged.slice(1)).toEqual([expect.stringMatching(/red\.md: fixed\.$/)]);
    expect(content.faulty()).toEqual([]);
    expect(Number(content.readWhole()), 'read whole again').toBeGreaterThan(Number(before));
    expect(announced).toEqual(['blue.publish', 'red.publish']);
  },
);

test('the faults of one file are one message with a line for each', async () => {
  await using folder = await contentFolder({
    ...soundFolder,
    'entries/label/a.md': '---\ncolour: x\n---\n',
  });
  const { logged } = await opened(folder.path);
  expect(logged).toHaveLength(1);
  expect(logged[0]?.split('\n').map((line) => line.replaceAll(folder.path, ''))).toEqual([
    '/entries/label/a.md: 2 faults. It is left out until this is fixed.',
    expect.stringMatching(/^ {2}\/entries\/label\/a\.md:2: “Label” has no field “colour”\./),
    '  /entries/label/a.md:3: “name” is missing. Every “Label” needs one.',
  ]);
});

test('an entry whose file is deleted is removed, although another entry links to it', async () => {
  await using folder = await contentFolder({
    ...soundFolder,
    'entries/note/a.md': '---\ntitle: A\nnext: b\n---\n',
    'entries/note/b.md': '---\ntitle: B\n---\n',
  });
  const { content, logged, announced } = await opened(folder.path);
  await rm(join(folder.path, 'entries/note/b.md'));
  await content.reload();
  expect(content.current().spaceIndex.entry('b')).toBeUndefined();
  expect(content.current().spaceIndex.entry('a')?.fields.next?.['en-GB']).toMatchObject({ sys: { id: 'b' } });
  expect(announced).toEqual(['b.unpublish b.delete']);
  expect(logged).toEqual([expect.stringMatching(/a\.md:3: “next” points to the entry “b”, which does not/)]);
});

test('a fault in the model keeps the last good model, and entries go on being published', async () => {
  await using folder = await contentFolder(soundFolder);
  const { content, logged, announced, names } = await opened(folder.path);
  const { schema } = content.current();
  const model = join(folder.path, 'model/label.json');
  const text = String(soundFolder['model/label.json']);
  await writeFile(model, text.replace('"Symbol"', '"Colour"'));
  await writeFile(join(folder.path, red), label('Scarlet'));
  await content.reload();
  expect(names()).toEqual(['Scarlet']);
  expect(content.current().schema).toBe(schema);
  expect(logged).toEqual([expect.stringMatching(/label\.json: 2 faults\. Its last good version is served/)]);
  await writeFile(model, text);
  await content.reload();
  expect(logged.slice(1)).toEqual([expect.stringMatching(/label\.json: fixed\.$/)]);
  expect(announced).toEqual(['red.publish']);
});

test('while a folder is missing or has lost all entries, its last good content is served', async () => {
  await using folder = await contentFolder(soundFolder);
  const { content, logged, announced, names } = await opened(folder.path);
  for (const gone of ['space.yaml', 'entries']) {
    await rename(join(folder.path, gone), join(folder.path, 'aside'));
    await content.reload();
    expect(names()).toEqual(['Red']);
    await rename(join(folder.path, 'aside'), join(folder.path, gone));
    await content.reload();
  }
  expect(logged).toEqual([
    expect.stringContaining('space.yaml:1: There is no such file.'),
    expect.stringContaining('space.yaml: fixed.'),
    expect.stringContaining('entries:1: All entries have been deleted.'),
    expect.stringContaining('entries: fixed.'),
  ]);
  expect(announced).toEqual([]);
});

test('temporary files of text editors are ignored', async () => {
  await using folder = await contentFolder({
    ...soundFolder,
    'entries/label/.red.md.swp': 'x',
    'entries/label/red.md~': 'x',
    'entries/label/#red.md#': 'x',
    'entries/label/4913': '',
  });
  expect((await opened(folder.path)).names()).toEqual(['Red']);
});

test('simultaneous reloads cause at most two readings', async () => {
  await using folder = await contentFolder(soundFolder);
  const { content, announced, names } = await opened(folder.path);
  const readings: Promise<void>[] = [];
  for (const name of ['A', 'B', 'C', 'D']) {
    await writeFile(join(folder.path, red), label(name));
    readings.push(content.reload());
  }
  await Promise.all(readings);
  expect(names()).toEqual(['D']);
  expect(announced.length).toBeLessThanOrEqual(2);
});

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('many changes in a row are reported once, and an endless row at intervals', async () => {
  await using folder = await contentFolder(soundFolder);
  const changed = vi.fn();
  onTestFinished(watchContent({ kind: 'folder', path: folder.path }, changed));
  await sleep(100);
  for (let save = 0; save < 5; save += 1) await writeFile(join(folder.path, red), label(`Red ${save}`));
  await expect.poll(() => changed.mock.calls.length, { timeout: 3000 }).toBe(1);
  await sleep(300);
  expect(changed).toHaveBeenCalledTimes(1);
  for (let save = 0; save < 30; save += 1) {
    await writeFile(join(folder.path, red), label(`Red ${save}`));
    await sleep(40);
  }
  expect(changed.mock.calls.length).toBeGreaterThan(1);
});

test('the replacement of a whole folder is reported, and the new folder is watched', async () => {
  await using folder = await contentFolder(soundFolder);
  await using outside = await contentFolder({});
  const path = join(outside.path, 'content');
  await rename(folder.path, path);
  const changed = vi.fn();
  onTestFinished(watchContent({ kind: 'folder', path }, changed));
  await sleep(200);
  await using other = await contentFolder({ ...soundFolder, [red]: label('Other') });
  await rename(path, join(outside.path, 'old'));
  await rename(other.path, path);
  await expect.poll(() => changed.mock.calls.length, { timeout: 8000 }).toBeGreaterThan(0);
  await sleep(800);
  changed.mockClear();
  await writeFile(join(path, red), label('Again'));
  await expect.poll(() => changed.mock.calls.length, { timeout: 8000 }).toBeGreaterThan(0);
}, 20_000);

test('the replacement of an export is reported', async () => {
  await using folder = await contentFolder({ 'export.json': '{}', 'new.json': '{"a": 1}', 'other.txt': '' });
  const changed = vi.fn();
  onTestFinished(watchContent({ kind: 'export', path: join(folder.path, 'export.json') }, changed));
  await sleep(100);
  await writeFile(join(folder.path, 'other.txt'), 'x');
  await sleep(300);
  expect(changed).not.toHaveBeenCalled();
  await rename(join(folder.path, 'new.json'), join(folder.path, 'export.json'));
  await expect.poll(() => changed.mock.calls.length, { timeout: 3000 }).toBe(1);
});

test('links that lead back are looked into once, and one in the place of a watched folder ends nothing', async () => {
  await using folder = await contentFolder(soundFolder);
  for (const name of ['a', 'b', 'c']) await symlink('.', join(folder.path, 'entries/label', name));
  expect((await fingerprintOf(folder.path)).text.split('\n')).toHaveLength(11);
  const changed = vi.fn();
  onTestFinished(watchContent({ kind: 'folder', path: folder.path }, changed));
  await sleep(300);
  changed.mockClear();
  await rm(join(folder.path, 'entries/label'), { recursive: true });
  await symlink('label', join(folder.path, 'entries/label'));
  await expect.poll(() => changed.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
  await sleep(300);
  changed.mockClear();
  await rm(join(folder.path, 'entries/label'));
  await mkdir(join(folder.path, 'entries/label'));
  await sleep(600);
  changed.mockClear();
  await writeFile(join(folder.path, red), label('Again'));
  await expect.poll(() => changed.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
});
