import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { words } from '../words.ts';
import { writeFiles, writeProblem } from './write-files.ts';

let folder: string;
const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-files-'));
  for (const name of ['entries', 'entries/kept']) mkdirSync(join(folder, name));
  for (const name of ['entries/a.md', 'entries/b.md', 'entries/kept/c.md'])
    writeFileSync(join(folder, name), name);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('files are written, made and removed, and nothing else stays', async () => {
  const changes = new Map<string, string | undefined>([
    ['entries/a.md', 'new'],
    ['entries/b.md', undefined],
    ['entries/never-there.md', undefined],
    ['assets/d.yaml', 'made'],
  ]);
  await writeFiles(folder, changes);
  expect(files()).toEqual([
    'assets',
    'assets/d.yaml',
    'entries',
    'entries/a.md',
    'entries/kept',
    'entries/kept/c.md',
  ]);
  expect([read('entries/a.md'), read('assets/d.yaml')]).toEqual(['new', 'made']);
});

test('when one file cannot be put in its place, all are as they were and no copy stays', async () => {
  const before = files();
  const changes = new Map<string, string | undefined>([
    ['entries/a.md', 'changed'],
    ['entries/b.md', undefined],
    ['assets/new.yaml', 'title: new'],
    // A file cannot take the place of a folder with files in it.
    ['entries/kept', 'no'],
  ]);
  await expect(writeFiles(folder, changes)).rejects.toThrow();
  expect(files()).toEqual(before);
  expect([read('entries/a.md'), read('entries/b.md')]).toEqual(['entries/a.md', 'entries/b.md']);
});

test('what is wrong with a disk has a sentence, and other errors have none', () => {
  const of = (code: string) => writeProblem(Object.assign(new Error(code), { code, syscall: 'open' }));
  expect(of('EDQUOT')).toBe(words.problems.disk.EDQUOT);
  expect(of('EACCES')).toContain('may not change the content folder');
  expect(of('EIO')).toContain('(EIO)');
  expect(writeProblem(new TypeError('x'))).toBeUndefined();
});
