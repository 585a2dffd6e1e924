import { rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openContent } from './live-content.ts';
import { contentFolder, SOUND_FOLDER } from './testing/content-folder.ts';
import { watchContent } from './watch-content.ts';

const RED = 'entries/label/red.md';
const label = (name: string) => `---\nname: ${name}\n---\n`;

async function opened(path: string) {
  const said: string[] = [];
  const told: string[] = [];
  const content = await openContent({
    source: { kind: 'folder', path },
    say: (line) => said.push(line),
    onChanges: (changes) => {
      told.push(changes.map(({ action, entity }) => `${entity.sys.id}.${action}`).join(' '));
    },
  });
  if (content === undefined) throw new Error(said.join('\n'));
  const names = () =>
    content
      .current()
      .catalogue.entries('label')
      .map((entry) => entry.fields.name?.['en-GB']);
  return { content, said, told, names };
}

test('a changed, a new and a removed entry are served and told', async () => {
  await using folder = await contentFolder(SOUND_FOLDER);
  const { content, told, names } = await opened(folder.path);
  await writeFile(join(folder.path, RED), label('Scarlet'));
  await content.reload();
  await writeFile(join(folder.path, 'entries/label/blue.md'), label('Blue'));
  await rm(join(folder.path, RED));
  await content.reload();
  expect(names()).toEqual(['Blue']);
  expect(told).toEqual(['red.publish', 'blue.publish red.unpublish red.delete']);
});

test('a touched file is no change, and the schema stays while the model does', async () => {
  await using folder = await contentFolder(SOUND_FOLDER);
  const { content, told } = await opened(folder.path);
  const before = content.current();
  await utimes(join(folder.path, RED), 2_000_000_000, 2_000_000_000);
  await content.reload();
  expect(told).toEqual([]);
  expect(content.current().catalogue.entry('red')).toBe(before.catalogue.entry('red'));
  expect(content.current().schema).toBe(before.schema);
});

test.each([
  ['cut off', '---\nname: Sca', /red\.md:2: The second “---” line/],
  ['emptied', '', /red\.md:1: The file must begin/],
  [
    'in conflict',
    '---\nname: Red\n---\n<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other\n',
    /red\.md:4: Two versions/,
  ],
  ['wrong', '---\nnam: Red\n---\n', /red\.md:1: “name” is missing/],
])(
  'while a file is %s the last sound content is served; it is told once and mends itself',
  async (_how, text, fault) => {
    await using folder = await contentFolder(SOUND_FOLDER);
    const { content, said, told, names } = await opened(folder.path);
    await writeFile(join(folder.path, RED), text);
    await content.reload();
    await content.reload();
    expect(names()).toEqual(['Red']);
    expect(said).toEqual([expect.stringMatching(fault)]);
    expect(said[0]).toContain('the last sound content is still served');
    await writeFile(join(folder.path, RED), label('Mended'));
    await content.reload();
    expect(names()).toEqual(['Mended']);
    expect(said.slice(1)).toEqual(['The content is sound again.']);
    expect(told).toEqual(['red.publish']);
  },
);

test('what editors leave beside a file is no content', async () => {
  await using folder = await contentFolder({
    ...SOUND_FOLDER,
    'entries/label/.red.md.swp': 'x',
    'entries/label/red.md~': 'x',
    'entries/label/#red.md#': 'x',
    'entries/label/4913': '',
  });
  expect((await opened(folder.path)).names()).toEqual(['Red']);
});

test('many readings asked for at once are one or two', async () => {
  await using folder = await contentFolder(SOUND_FOLDER);
  const { content, told, names } = await opened(folder.path);
  const readings: Promise<void>[] = [];
  for (const name of ['A', 'B', 'C', 'D']) {
    await writeFile(join(folder.path, RED), label(name));
    readings.push(content.reload());
  }
  await Promise.all(readings);
  expect(names()).toEqual(['D']);
  expect(told.length).toBeLessThanOrEqual(2);
});

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('many saves in a row are noticed once, an endless row now and then', async () => {
  await using folder = await contentFolder(SOUND_FOLDER);
  const changed = vi.fn();
  onTestFinished(watchContent({ kind: 'folder', path: folder.path }, changed));
  await sleep(100);
  for (let save = 0; save < 5; save += 1) await writeFile(join(folder.path, RED), label(`Red ${save}`));
  await expect.poll(() => changed.mock.calls.length, { timeout: 3000 }).toBe(1);
  await sleep(300);
  expect(changed).toHaveBeenCalledTimes(1);
  for (let save = 0; save < 30; save += 1) {
    await writeFile(join(folder.path, RED), label(`Red ${save}`));
    await sleep(40);
  }
  expect(changed.mock.calls.length).toBeGreaterThan(1);
});

test('a folder that is exchanged as a whole is noticed, and listened to again', async () => {
  await using folder = await contentFolder(SOUND_FOLDER);
  await using outside = await contentFolder({});
  const path = join(outside.path, 'content');
  await rename(folder.path, path);
  const changed = vi.fn();
  onTestFinished(watchContent({ kind: 'folder', path }, changed));
  await sleep(200);
  await using other = await contentFolder({ ...SOUND_FOLDER, [RED]: label('Other') });
  await rename(path, join(outside.path, 'old'));
  await rename(other.path, path);
  await expect.poll(() => changed.mock.calls.length, { timeout: 8000 }).toBeGreaterThan(0);
  await sleep(800);
  changed.mockClear();
  await writeFile(join(path, RED), label('Again'));
  await expect.poll(() => changed.mock.calls.length, { timeout: 8000 }).toBeGreaterThan(0);
}, 20_000);

test('an export that is exchanged for another is noticed', async () => {
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
