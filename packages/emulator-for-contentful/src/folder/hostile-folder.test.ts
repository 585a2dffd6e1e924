import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWith } from '#tests/helpers/hostile-folder.ts';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { readContentFolder } from './read-content-folder.ts';

const link =
  'This is a link to a place outside the content folder, from which nothing is read. Put the file itself here.';

test.each([
  ['an entry', 'entries/note/x.md', 'secret.md', `entries/note/x.md: ${link}`],
  ['the YAML of an asset', 'assets/x.yaml', 'secret.md', `assets/x.yaml: ${link}`],
  [
    'a file that is not there',
    'entries/note/x.md',
    'nowhere',
    'entries/note/x.md: This is a link to a file that is not there. Put the file itself here.',
  ],
])('a link out of the folder is refused and never published: %s', async (_, name, target, fault) => {
  const { faults, entries, served } = await readWith((folder, outside) => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    symlinkSync(join(outside, target), join(folder, name));
  });
  expect(faults).toEqual([fault]);
  expect(entries).toContain('good');
  expect(served).not.toContain('root:x');
});

test('the file of an asset that is a link out of the folder is not published', async () => {
  const { faults, served } = await readWith((folder, outside) => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    symlinkSync(join(outside, 'secret.svg'), join(folder, 'assets/x.svg'));
    writeFileSync(join(folder, 'assets/x.yaml'), 'title: X\nfile: x.svg\n');
  });
  expect(faults).toEqual([`assets/x.yaml: The file “x.svg” cannot be used. ${link}`]);
  expect(served).not.toContain('x.svg');
});

test('a linked folder of entries is outside, and a link within the folder is read', async () => {
  const { faults, entries } = await readWith((folder, outside) => {
    mkdirSync(join(folder, 'drafts'));
    writeFileSync(join(folder, 'drafts/again.md'), '---\ntitle: Again\n---\n');
    symlinkSync('../../drafts/again.md', join(folder, 'entries/note/again.md'));
    rmSync(join(folder, 'entries/other'), { recursive: true, force: true });
    symlinkSync(outside, join(folder, 'entries/other'));
  });
  expect(entries).toEqual(expect.arrayContaining(['again', 'good']));
  expect(faults.join('\n')).toContain('entries/other');
});

test.each([
  [
    'a folder named as an entry',
    'entries/note/x.md',
    'This is a folder, where a file is expected. Rename or delete it.',
    (path: string) => mkdirSync(path),
  ],
  [
    'a pipe',
    'entries/note/x.md',
    'This is neither a file nor a folder, but a pipe or a device. Delete it.',
    (path: string) => void execFileSync('mkfifo', [path]),
  ],
])('%s is that file’s fault, and nothing else stops', async (_, name, message, make) => {
  const { faults, entries } = await readWith((folder) => make(join(folder, name)));
  expect(faults).toEqual([`${name}: ${message}`]);
  expect(entries).toContain('good');
});

test.each(['constructor', '__proto__', 'evil.constructor', 'toString', '..', '.'])(
  '“file: %s” is that asset’s fault',
  async (file) => {
    const { faults, entries } = await readWith((folder) => {
      mkdirSync(join(folder, 'assets'), { recursive: true });
      if (!file.startsWith('.')) writeFileSync(join(folder, 'assets', file), 'x');
      writeFileSync(join(folder, 'assets/x.yaml'), `title: X\nfile: "${file}"\n`);
      writeFileSync(join(folder, 'assets/constructor.yaml'), 'title: X\nfile: nothing\n');
    });
    expect(faults).toEqual(
      expect.arrayContaining(['assets/constructor.yaml: The file “nothing” is not in the assets folder.']),
    );
    if (file.startsWith('.')) expect(faults).toContainEqual(expect.stringContaining('assets/x.yaml: '));
    expect(entries).toContain('good');
  },
);

test.each([
  ['an entry that is null', '{"loose":{"entries":[null],"assets":[]}}'],
  ['an entry without sys', '{"loose":{"entries":[{"fields":{}}],"assets":[]}}'],
  ['an asset that is a number', '{"loose":{"entries":[],"assets":[5]}}'],
  ['a record that is a number', '{"entries":{"good":5}}'],
])('an import record with %s is its own fault', async (_, json) => {
  const { faults, entries } = await readWith(
    (folder) => writeFileSync(join(folder, 'contentful.json'), json),
    true,
  );
  expect(faults).toEqual(['contentful.json: This file is not valid: only the import writes it.']);
  expect(entries).toContain('good');
});

test.each(['__proto__', 'constructor', 'toString', '""', 'en GB'])('“%s” is no locale', async (code) => {
  const { faults, entries } = await readWith(
    (folder) => appendFileSync(join(folder, 'space.yaml'), `  - {code: ${code}, name: X}\n`),
    true,
  );
  expect(faults).toEqual(['space.yaml: A locale needs a code, such as “en-GB”, and a name.']);
  expect(entries).toContain('good');
});

test.each([
  ['lists in one line', `${'- '.repeat(200)}x`, 'A list or quotation lies within too many others.'],
  ['quotations', `${'>'.repeat(20_000)} x`, 'A list or quotation lies within too many others.'],
  [
    'lists line by line',
    Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n'),
    'A list or quotation lies within too many others.',
  ],
  [
    'much text',
    'word '.repeat(10_001),
    'The text may have 50000 characters at most; it has 50007. Divide it.',
  ],
])('a text that the parser would take for ever is refused: %s', async (_, body, fault) => {
  const { faults, entries } = await readWith((folder) =>
    writeFileSync(join(folder, 'entries/note/x.md'), `---\ntitle: X\n---\n\n${body}\n`),
  );
  expect(faults).toEqual([`entries/note/x.md: ${fault}`]);
  expect(entries).toContain('good');
});

test('a list of more than a thousand items is refused', async () => {
  const { faults } = await readWith((folder) =>
    writeFileSync(
      join(folder, 'entries/note/x.md'),
      `---\ntitle: X\nwords:\n${'  - one\n'.repeat(1001)}---\n`,
    ),
  );
  expect(faults).toEqual(['entries/note/x.md: “words” may have 1000 items at most; it has 1001.']);
});

test('a file that is not UTF-8 is read as windows-1252, and told of', async () => {
  await using folder = await contentFolder({
    ...soundFolder,
    'entries/note/x.md': Buffer.from('---\ntitle: \xa35 caf\xe9\n---\n', 'latin1'),
  });
  const reading = await readContentFolder(folder.path);
  if (!reading.ok) throw new Error('It is not read.');
  expect(reading.space.entries.find(({ sys }) => sys.id === 'x')?.fields.title).toEqual({
    'en-GB': '£5 café',
  });
  expect(reading.warnings).toEqual([
    {
      file: join(folder.path, 'entries/note/x.md'),
      line: 1,
      message: expect.stringContaining('is not UTF-8, so it was read as windows-1252'),
    },
  ]);
});
