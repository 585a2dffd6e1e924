import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { runs, seed } from '#tests/helpers/long-runs.ts';
import { SOUND_FOLDER } from '#tests/helpers/sound-folder.ts';
import { faultsIn } from '../content/content-reading.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { disk, isHanging } from './disk.ts';
import { readContentFolder } from './read-content-folder.ts';

const NOTE = { 'entries/note/good.md': '---\ntitle: Good\n---\n' };

/**
 * What is served of a folder, and its faults as "file: sentence", with something hostile put into it.
 * @param isAgain whether the folder was read before
 */
async function read(put: (folder: string, outside: string) => void, isAgain = false) {
  await using outside = await contentFolder({
    'secret.md': '---\ntitle: root:x:0:0\n---\n',
    'secret.svg': '<svg/>',
  });
  await using folder = await contentFolder({ ...SOUND_FOLDER, ...NOTE });
  const before = isAgain ? await readContentFolder(folder.path) : undefined;
  put(folder.path, outside.path);
  const lastGood = before?.ok ? before.lastGood : undefined;
  const reading = await readContentFolder(folder.path, { lastGood });
  const faults = faultsIn(reading).map(({ file, message }) => `${relative(folder.path, file)}: ${message}`);
  const entries = reading.ok ? reading.space.entries.map(({ sys }) => sys.id) : [];
  return {
    faults,
    warnings: reading.ok ? reading.warnings.map(({ file }) => relative(folder.path, file)) : [],
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

test.each([
  ['an entry that is null', '{"loose":{"entries":[null],"assets":[]}}'],
  ['an entry without sys', '{"loose":{"entries":[{"fields":{}}],"assets":[]}}'],
  ['an asset that is a number', '{"loose":{"entries":[],"assets":[5]}}'],
  ['a record that is a number', '{"entries":{"good":5}}'],
])('an import record with %s is its own fault', async (_, json) => {
  const { faults, entries } = await read(
    (folder) => writeFileSync(join(folder, 'contentful.json'), json),
    true,
  );
  expect(faults).toEqual(['contentful.json: This file is not valid: only the import writes it.']);
  expect(entries).toContain('good');
});

test.each(['__proto__', 'constructor', 'toString', '""', 'en GB'])('“%s” is no locale', async (code) => {
  const { faults, entries } = await read(
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
  const { faults, entries } = await read((folder) =>
    writeFileSync(join(folder, 'entries/note/x.md'), `---\ntitle: X\n---\n\n${body}\n`),
  );
  expect(faults).toEqual([`entries/note/x.md: ${fault}`]);
  expect(entries).toContain('good');
});

test('a list of more than a thousand items is refused', async () => {
  const { faults } = await read((folder) =>
    writeFileSync(
      join(folder, 'entries/note/x.md'),
      `---\ntitle: X\nwords:\n${'  - one\n'.repeat(1001)}---\n`,
    ),
  );
  expect(faults).toEqual(['entries/note/x.md: “words” may have 1000 items at most; it has 1001.']);
});

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
  'next: __proto__',
  'title: Zoë “Zo” – £5',
  'file: evil.constructor',
  'file: ..',
  'file: "x\\0y"',
  'file: {en-GB: constructor, __proto__: x}',
  'url: //evil.constructor',
] as const;

/** A text in each of the ways in which programs write bytes, right or wrong. */
const encoded = fc
  .tuple(
    fc.constantFrom(...FRONT_MATTER),
    fc.constantFrom<(text: string) => Buffer>(
      (text) => Buffer.from(text),
      (text) => Buffer.from(`\uFEFF${text}`),
      (text) => Buffer.from(text, 'latin1'),
      (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
      (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
      (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').subarray(0, -1),
      (text) => Buffer.from(text.replaceAll('\n', '\r\n')),
    ),
  )
  .map(([yaml, bytes]) => bytes(`---\n${yaml}\n---\n`));

/** What makes one more file, by a name that is free. */
const put = fc.oneof(
  fc.uint8Array({ maxLength: 60 }).map((bytes) => (path: string) => writeFileSync(path, bytes)),
  encoded.map((bytes) => (path: string) => writeFileSync(path, bytes)),
  fc.constantFrom(
    (path: string) => writeFileSync(path, ''),
    (path: string) => void mkdirSync(path),
    (path: string) => symlinkSync('/etc/passwd', path),
    (path: string) => symlinkSync('.', path),
    (path: string) => symlinkSync(path, path),
    (path: string) => symlinkSync('/dev/zero', path),
    (path: string) => symlinkSync('nowhere', path),
    (path: string) => void execFileSync('mkfifo', [path]),
    // A drive that never answers.
    (path: string) => {
      writeFileSync(path, '');
      hanging.add(path);
    },
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
  'constructor.yaml',
  '__proto__.yaml',
  'evil.constructor',
  '-.md',
] as const;
const FOLDERS = ['entries/note', 'entries', 'assets', 'entries/constructor', 'model'] as const;
/** Things that are in every folder, and what is put in their place. */
const REPLACED = [
  'space.yaml',
  'contentful.json',
  'model/note.json',
  'entries/note/good.md',
  'entries/label',
  'assets',
] as const;
const place = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constantFrom(...FOLDERS), fc.constantFrom(...NAMES)) },
  { weight: 1, arbitrary: fc.constantFrom(...REPLACED).map((name) => [name]) },
);
const plants = fc.uniqueArray(
  fc.tuple(
    place.map((parts) => join(...parts)),
    put,
  ),
  {
    minLength: 1,
    maxLength: 3,
    // Nothing is put into what is put there itself.
    comparator: ([one], [other]) => `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`),
  },
);

const hanging = new Set<string>();

test('whatever lies in a folder, no reading throws, nothing is silent, and what was sound before or is beside it is served', {
  timeout: 900_000,
}, async () => {
  const own = { ...disk };
  const answers: (() => void)[] = [];
  disk.stat = (async (path: string) => {
    if (hanging.has(path)) await new Promise<void>((resolve) => answers.push(resolve));
    return own.stat(path);
  }) as typeof disk.stat;
  onTestFinished(() => void Object.assign(disk, own));
  await fc.assert(
    fc.asyncProperty(plants, async (planted) => {
      const { faults, warnings, entries, served } = await read((folder) => {
        for (const [name, make] of planted) {
          const path = join(folder, name);
          mkdirSync(join(path, '..'), { recursive: true });
          rmSync(path, { recursive: true, force: true });
          make(path);
        }
        if (hanging.size > 0) disk.timeLimit = 250;
      }, true);
      disk.timeLimit = own.timeLimit;
      for (const answer of answers.splice(0)) answer();
      hanging.clear();
      while (isHanging()) await new Promise(setImmediate);
      const text = faults.join('\n');
      const names = planted.map(([name]) => name);
      const replaced = names.filter((name) => REPLACED.some((each) => each === name));
      expect(entries, names.join(', ')).toContain('good');
      expect(text, names.join(', ')).not.toMatch(/\n\s+at |undefined|\[object|node:internal/);
      expect(served, names.join(', ')).not.toContain('root:x:0');
      const silent = names.filter((name) => {
        const id = basename(name).replace(/\.(?:md|yaml)$/, '');
        const isContent = /^(?:entries|assets\/.*\.yaml$|model\/.*\.json$)/.test(name);
        return (
          isContent &&
          ![name, `${dirname(name)}: `].some((each) => text.includes(each)) &&
          !warnings.includes(name) &&
          !entries.includes(id) &&
          !served.includes(`"id":"${id}"`)
        );
      });
      expect(silent.filter((name) => !replaced.includes(name))).toEqual([]);
    }),
    { numRuns: runs(5000), seed },
  );
});
