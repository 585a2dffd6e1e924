import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { readWith } from '#tests/helpers/hostile-folder.ts';
import { runs, seed } from '#tests/helpers/long-runs.ts';
import { disk, isHanging } from './disk.ts';

const frontMatter = [
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
    fc.constantFrom(...frontMatter),
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
const oddNames = [
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
const folders = ['entries/note', 'entries', 'assets', 'entries/constructor', 'model'] as const;
/** Things that are in every folder, and what is put in their place. */
const replacedFiles = [
  'space.yaml',
  'contentful.json',
  'model/note.json',
  'entries/note/good.md',
  'entries/label',
  'assets',
] as const;
const place = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constantFrom(...folders), fc.constantFrom(...oddNames)) },
  { weight: 1, arbitrary: fc.constantFrom(...replacedFiles).map((name) => [name]) },
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
      const { faults, warnings, entries, served } = await readWith((folder) => {
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
      const replaced = names.filter((name) => replacedFiles.some((each) => each === name));
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
