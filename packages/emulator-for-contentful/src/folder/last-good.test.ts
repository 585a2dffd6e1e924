import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { contentFolder } from '../testing/content-folder.ts';
import type { LastGoodFolder } from './last-good.ts';
import { readContentFolder } from './read-content-folder.ts';

type Files = Readonly<Record<string, string | Buffer>>;

/**
 * Reads folders one after the other, each as if it had become the next.
 * @returns of each what is served (as "id title"), and the outcomes of the files with faults
 */
async function readings(...all: readonly Files[]) {
  const results: { served: readonly string[]; outcomes: Readonly<Record<string, string>> }[] = [];
  let lastGood: LastGoodFolder | undefined;
  for (const files of all) {
    await using folder = await contentFolder({ ...soundFolder, ...files });
    const reading = await readContentFolder(folder.path, { lastGood });
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    lastGood = reading.lastGood;
    results.push({
      served: reading.space.entries
        .map(({ sys, fields }) => `${sys.id} ${Object.values(fields.title ?? fields.name ?? {})[0]}`)
        .toSorted(),
      outcomes: Object.fromEntries(
        reading.faulty.map(({ file, outcome }) => [relative(folder.path, file), outcome]),
      ),
    });
  }
  return results;
}

const note = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n`;

test.each([
  ['YAML that cannot be read', 'title: "A\n'],
  ['a value that breaks a rule', 'title: A\ncount: 99\n'],
  ['an unknown field', 'title: A\ncolour: red\n'],
  ['a missing field', 'count: 1\n'],
  ['a link to a wrong type', 'title: A\nnext: red\n'],
])('at a start, an entry with %s is left out alone', async (_what, frontMatter) => {
  const [start] = await readings({
    'entries/note/a.md': `---\n${frontMatter}---\n`,
    'entries/note/b.md': note('B', 'next: a\n'),
  });
  expect(start?.served).toEqual(['b B', 'red Red']);
  expect(start?.outcomes, 'a link to what is left out is not blamed').toEqual({
    'entries/note/a.md': 'left-out',
  });
});

test('a link to a missing entry does not affect the entry', async () => {
  const [start] = await readings({ 'entries/note/a.md': note('A', 'next: gone\npicture: gone\n') });
  expect(start?.served).toEqual(['a A', 'red Red']);
  expect(start?.outcomes).toEqual({ 'entries/note/a.md': 'served' });
});

test('a file that cannot be opened does not affect other files', async () => {
  const [start] = await readings({ 'entries/note/a.md/b.txt': 'a folder with the name of an entry' });
  expect(start?.served).toEqual(['red Red']);
  expect(start?.outcomes).toEqual({ 'entries/note/a.md': 'left-out' });
});

test('an asset with a fault is left out, or served in its last good version', async () => {
  const good = { 'assets/p.yaml': 'title: P\ndescription: A picture\nfile: p.txt\n', 'assets/p.txt': 'x' };
  const bad = { ...good, 'assets/p.yaml': 'description: A picture\nfile: p.txt\n' };
  const entry = { 'entries/note/a.md': note('A', 'picture: p\n') };
  const [start] = await readings({ ...bad, ...entry });
  expect(start?.outcomes).toEqual({ 'assets/p.yaml': 'left-out' });
  const [, then] = await readings({ ...good, ...entry }, { ...bad, ...entry });
  expect(then?.outcomes).toEqual({ 'assets/p.yaml': 'last-good' });
});

test('at the start, the first of two entries with the same unique value is served', async () => {
  const [start] = await readings({ 'entries/note/a.md': note('Same'), 'entries/note/b.md': note('Same') });
  expect(start?.served).toEqual(['a Same', 'red Red']);
  expect(start?.outcomes).toEqual({ 'entries/note/b.md': 'left-out' });
});

test('the entry that had a unique value before keeps it, and the other is served in its last good version', async () => {
  const [, then] = await readings(
    { 'entries/note/a.md': note('A'), 'entries/note/b.md': note('B') },
    { 'entries/note/a.md': note('B'), 'entries/note/b.md': note('B') },
  );
  expect(then?.served).toEqual(['a A', 'b B', 'red Red']);
  expect(then?.outcomes).toEqual({ 'entries/note/a.md': 'last-good' });
});

test('the last good version of an entry takes its unique value back from an entry that has taken it since', async () => {
  const [, then] = await readings(
    { 'entries/note/a.md': note('A'), 'entries/note/b.md': note('B') },
    { 'entries/note/a.md': note('B'), 'entries/note/b.md': note('B'), 'entries/note/c.md': note('A') },
  );
  expect(then?.served).toEqual(['a A', 'b B', 'red Red']);
  expect(then?.outcomes).toEqual({ 'entries/note/a.md': 'last-good', 'entries/note/c.md': 'left-out' });
});

test('two entries can swap their unique values', async () => {
  const [, then] = await readings(
    { 'entries/note/a.md': note('A'), 'entries/note/b.md': note('B') },
    { 'entries/note/a.md': note('B'), 'entries/note/b.md': note('A') },
  );
  expect(then?.served).toEqual(['a B', 'b A', 'red Red']);
});

test('of two files with the same id, the one that is served stays', async () => {
  const [start] = await readings({ 'entries/note/red.md': note('A') });
  expect(start?.served).toEqual(['red Red']);
  expect(start?.outcomes).toEqual({ 'entries/note/red.md': 'left-out' });
});

test('an entry with another content type has no last good version', async () => {
  const [, then] = await readings(
    { 'entries/note/a.md': note('A') },
    { 'entries/label/a.md': '---\nnam: A\n---\n' },
  );
  expect(then?.served).toEqual(['red Red']);
  expect(then?.outcomes).toEqual({ 'entries/label/a.md': 'left-out' });
});
