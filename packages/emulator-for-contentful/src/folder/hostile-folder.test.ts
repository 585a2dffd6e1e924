import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, seed } from '#tests/helpers/long-runs.ts';
import { SOUND_FOLDER } from '#tests/helpers/sound-folder.ts';
import { faultsIn } from '../content/content-reading.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { readContentFolder } from './read-content-folder.ts';

const NOTE = { 'entries/note/good.md': '---\ntitle: Good\n---\n' };

/** What is served of a folder, and its faults as "file: sentence", with something hostile put into it. */
async function read(put: (folder: string, outside: string) => void) {
  await using outside = await contentFolder({
    'secret.md': '---\ntitle: root:x:0:0\n---\n',
    'secret.svg': '<svg/>',
  });
  await using folder = await contentFolder({ ...SOUND_FOLDER, ...NOTE });
  put(folder.path, outside.path);
  const reading = await readContentFolder(folder.path);
  const faults = faultsIn(reading).map(({ file, message }) => `${relative(folder.path, file)}: ${message}`);
  const entries = reading.ok ? reading.space.entries.map(({ sys }) => sys.id) : [];
  return {
    faults,
    entries,
    served: JSON.stringify(reading.ok ? [reading.space, [...reading.files.keys()]] : {}),
  };
}

const LINK =
  'This is a link to a place outside the content folder, from which nothing is read. Put the file itself here.';

test.each([
  ['an entry', 'entries/note/x.md', 'secret.md', `entries/note/x.md: ${LINK}`],
  ['the YAML of an asset', 'assets/x.yaml', 'secret.md', `assets/x.yaml: ${LINK}`],
  [
    'a file that is not there',
    'entries/note/x.md',
    'nowhere',
    'entries/note/x.md: This is a link to a file that is not there. Put the file itself here.',
  ],
])('a link out of the folder is refused and never published: %s', async (_, name, target, fault) => {
  const { faults, entries, served } = await read((folder, outside) => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    symlinkSync(join(outside, target), join(folder, name));
  });
  expect(faults).toEqual([fault]);
  expect(entries).toContain('good');
  expect(served).not.toContain('root:x');
});

test('the file of an asset that is a link out of the folder is not published', async () => {
  const { faults, served } = await read((folder, outside) => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    symlinkSync(join(outside, 'secret.svg'), join(folder, 'assets/x.svg'));
    writeFileSync(join(folder, 'assets/x.yaml'), 'title: X\nfile: x.svg\n');
  });
  expect(faults).toEqual([`assets/x.yaml: The file “x.svg” cannot be used. ${LINK}`]);
  expect(served).not.toContain('x.svg');
});

test('a linked folder of entries is outside, and a link within the folder is read', async () => {
  const { faults, entries } = await read((folder, outside) => {
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
  const { faults, entries } = await read((folder) => make(join(folder, name)));
  expect(faults).toEqual([`${name}: ${message}`]);
  expect(entries).toContain('good');
});

test.each(['constructor', '__proto__', 'evil.constructor', 'toString', '..', '.'])(
  '“file: %s” is that asset’s fault',
  async (file) => {
    const { faults, entries } = await read((folder) => {
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

test('a file that is not UTF-8 is read as windows-1252, and told of', async () => {
  await using folder = await contentFolder({
    ...SOUND_FOLDER,
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

const FRONT_MATTER = [
  'title: [',
  'title: &a *a',
  '? : :',
  'title: !!js x',
  'constructor: 1',
  '__proto__: {a: 1}',
  'title: 1\ntitle: 2',
  'next: constructor',
] as const;

/** What makes one more file, by a name that is free. */
const put = fc.oneof(
  fc.uint8Array({ maxLength: 60 }).map((bytes) => (path: string) => writeFileSync(path, bytes)),
  fc
    .constantFrom(...FRONT_MATTER)
    .map((yaml) => (path: string) => writeFileSync(path, `---\n${yaml}\n---\n`)),
  fc.constantFrom(
    (path: string) => writeFileSync(path, ''),
    (path: string) => void mkdirSync(path),
    (path: string) => symlinkSync('/etc/passwd', path),
    (path: string) => symlinkSync('.', path),
    (path: string) => symlinkSync(path, path),
    (path: string) => symlinkSync('/dev/zero', path),
    (path: string) => void execFileSync('mkfifo', [path]),
  ),
);
const NAMES = [
  'x.md',
  'constructor.md',
  '__proto__.md',
  'a b.md',
  'x.de.md',
  'é.md',
  `${'x'.repeat(200)}.md`,
  'new\nline.md',
  'X.MD',
  'x.yaml',
  '-.md',
] as const;
const FOLDERS = ['entries/note', 'entries', 'assets', 'entries/constructor'] as const;
const place = fc.tuple(fc.constantFrom(...FOLDERS), fc.constantFrom(...NAMES)).map((parts) => join(...parts));
const plants = fc.uniqueArray(fc.tuple(place, put), {
  minLength: 1,
  maxLength: 3,
  selector: ([name]) => name,
});

test('whatever lies in a folder, no reading throws, each file of an entry is served or named, and what is sound beside it is served', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(plants, async (planted) => {
      const { faults, entries, served } = await read((folder) => {
        for (const [name, make] of planted) {
          mkdirSync(join(folder, name, '..'), { recursive: true });
          make(join(folder, name));
        }
      });
      const text = faults.join('\n');
      const names = planted.map(([name]) => name);
      expect(entries, names.join(', ')).toContain('good');
      expect(text, names.join(', ')).not.toMatch(/\n\s+at |undefined|\[object|node:internal/);
      expect(served, names.join(', ')).not.toContain('root:x:0');
      const silent = names.filter(
        (name) =>
          name.startsWith('entries/note/') &&
          !text.includes(`${name}: `) &&
          !entries.includes(basename(name, '.md')),
      );
      expect(silent).toEqual([]);
    }),
    { numRuns: runs(5000), seed },
  );
});
