import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { faultsIn, isSound } from '../content/content-reading.ts';
import type { Space } from '../model/space.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { readContentFolder } from './read-content-folder.ts';

/** Reads the sound folder with more files and gives its faults as "file:line: message", or [] when it is sound. */
async function faultsWith(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  await using folder = await contentFolder({ ...soundFolder, ...files });
  return faultsIn(await readContentFolder(folder.path)).map(
    ({ file, line, message }) => `${relative(folder.path, file)}:${line}: ${message}`,
  );
}

async function spaceWith(files: Readonly<Record<string, string | Buffer>>): Promise<Space> {
  await using folder = await contentFolder({ ...soundFolder, ...files });
  const reading = await readContentFolder(folder.path);
  if (!isSound(reading)) throw new Error(JSON.stringify(faultsIn(reading)));
  return reading.space;
}

const note = (frontMatter: string, body = '') => ({
  'entries/note/a.md': `---\n${frontMatter}\n---\n${body}`,
});

test('an entry has the values of its front matter in the default locale, in the form of an export', async () => {
  const frontMatter = [
    'title: 0113 496',
    'count: 3',
    'done: false',
    'day: 2026-12-06',
    'place: {lat: 53.8, lon: -1.5}',
    'words: [one, two]',
    'next: b',
  ].join('\n');
  const space = await spaceWith({ ...note(frontMatter), 'entries/note/b.md': '---\ntitle: 007\n---\n' });
  expect(space.entries.find(({ sys }) => sys.id === 'a')?.fields).toEqual({
    title: { 'en-GB': '0113 496' },
    count: { 'en-GB': 3 },
    done: { 'en-GB': false },
    day: { 'en-GB': '2026-12-06' },
    place: { 'en-GB': { lat: 53.8, lon: -1.5 } },
    words: { 'en-GB': ['one', 'two'] },
    next: { 'en-GB': { sys: { type: 'Link', linkType: 'Entry', id: 'b' } } },
  });
  const other = space.entries.find(({ sys }) => sys.id === 'b');
  expect(other?.fields.title, 'a text of digits keeps its leading noughts').toEqual({ 'en-GB': '007' });
});

test('an item of a list of texts may have a colon without quotation marks, and a choice other capitals', async () => {
  expect(await faultsWith(note('title: A\nwords: [ONE, Two]'))).toEqual([]);
  expect(await faultsWith(note('title: A\nwords:\n  - 2027-01-16: 10:30\n  - one'))).toEqual([
    expect.stringMatching(/a\.md:4: “words” must be one or two, not “2027-01-16: 10:30”\.$/),
  ]);
});

test('the Markdown below fills the first rich text field, a block scalar any other', async () => {
  const space = await spaceWith(note('title: A\naside: |\n  Beside', 'Below'));
  const fields = space.entries.find(({ sys }) => sys.id === 'a')?.fields;
  expect(JSON.stringify(fields?.body)).toContain('"Below"');
  expect(JSON.stringify(fields?.aside)).toContain('"Beside');
});

test('publishedAt is a date, or a date and time with a zone', async () => {
  expect(await faultsWith(note('title: A\npublishedAt: 2026-11-20'))).toEqual([]);
  expect(await faultsWith(note('title: A\npublishedAt: 2026-11-20T10:30+01:00'))).toEqual([]);
  for (const wrong of ['20 November', '2026-11-20T10:30', '2026-02-30', '2026-11-20T10:30+99:00'])
    expect(await faultsWith(note(`title: A\npublishedAt: ${wrong}`)), wrong).toEqual([
      expect.stringMatching(/a\.md:3: “publishedAt” must be a date/),
    ]);
});

test('a draft has no published version', async () => {
  const space = await spaceWith(note('title: A\ndraft: true'));
  expect(space.entries.find(({ sys }) => sys.id === 'a')?.sys).not.toHaveProperty('publishedVersion');
  expect(space.entries.find(({ sys }) => sys.id === 'red')?.sys.publishedVersion).toBeGreaterThan(0);
});

test.each([
  ['a missing required field', 'count: 3', '3: “title” is missing. Every “Note” needs one.'],
  ['an empty required field', 'title: " "', '2: “title” is missing. Every “Note” needs one.'],
  ['an unknown field', 'title: A\ntitel: B', '3: “Note” has no field “titel”. Did you mean “title”?'],
  [
    'a text for a number',
    'title: A\ncount: many',
    '3: “count” must be a whole number up to 2147483647, not “many”.',
  ],
  [
    'a number that GraphQL cannot hold',
    'title: A\ncount: 3000000000',
    '3: “count” must be a whole number up to 2147483647, not “3000000000”.',
  ],
  ['a number out of range', 'title: A\ncount: 12', '3: “count” must be 1 to 9, not 12.'],
  ['a value outside a choice', 'title: A\nkind: huge', '3: “kind” must be big or small, not “huge”.'],
  [
    'a broken pattern',
    'title: A\ncode: A1',
    '3: “code” does not match the required pattern (^[a-z]+$): “A1”.',
  ],
  ['yes for a boolean', 'title: A\ndone: yes', '3: “done” must be true or false, not “yes”.'],
  [
    'a day that does not exist',
    'title: A\nday: 2026-02-30',
    '3: “day” is “2026-02-30”, but that month has days 01 to 28.',
  ],
  [
    'a single text for a list',
    'title: A\nwords: one',
    '3: “words” must be a list: one line for each item, beginning with “- ”.',
  ],
  [
    'a wrong item of a list',
    'title: A\nwords:\n  - one\n  - three',
    '5: “words” must be one or two, not “three”.',
  ],
  ['a name written twice', 'title: A\ntitle: B', '3: This name is written twice; keep one of the two.'],
  [
    'a link to nowhere',
    'title: A\nnext: nobody',
    '3: “next” points to the entry “nobody”, which does not exist.',
  ],
  [
    'a link to a wrong type',
    'title: A\nnext: red',
    '3: “next” must point to an entry of the type note, but “red” is of the type label.',
  ],
  [
    'a picture that is not there',
    'title: A\npicture: p',
    '3: “picture” points to the asset “p”, which does not exist.',
  ],
  ['an unknown tag', 'title: A\ntags: [x]', '3: There is no tag “x” in space.yaml.'],
])('%s is reported with its line', async (_what, frontMatter, fault) => {
  expect(await faultsWith(note(frontMatter))).toEqual([`entries/note/a.md:${fault}`]);
});

test('a link in the text is reported with its line', async () => {
  const faults = await faultsWith(note('title: A', '\nOne\n\nTwo [three](entry:gone)\n'));
  expect(faults).toEqual(['entries/note/a.md:7: “body” points to the entry “gone”, which does not exist.']);
});

test('all faults of all files are reported, ordered by file and line', async () => {
  const faults = await faultsWith({
    'entries/note/b.md': '---\ncount: x\nkind: y\n---\n',
    'entries/label/c.md': 'no front matter',
    'entries/other/d.md': '---\n---\n',
    'model/bad.json': '{"sys": {"id": "worse"}, "name": "Bad", "fields": []}',
  });
  expect(faults.map((fault) => fault.split(': ')[0])).toEqual([
    'entries/label/c.md:1',
    'entries/note/b.md:2',
    'entries/note/b.md:3',
    'entries/note/b.md:4',
    'entries/other:1',
    'model/bad.json:1',
  ]);
});

test('a value that must be unique names the other file', async () => {
  const [fault] = await faultsWith({
    ...note('title: Same'),
    'entries/note/b.md': '---\ntitle: Same\n---\n',
  });
  expect(fault).toMatch(
    /^entries\/note\/b\.md:2: “title” must be different in every “Note”, but .*a\.md also has “Same”\.$/,
  );
});

test('of two with one value the file that is called by it keeps it: the other is a copy, wherever its name is sorted', async () => {
  for (const copy of ['a-copy', 'tea-copy'])
    expect(
      await faultsWith({
        [`entries/note/${copy}.md`]: '---\ntitle: tea\n---\n',
        'entries/note/tea.md': '---\ntitle: tea\n---\n',
      }),
    ).toEqual([expect.stringMatching(new RegExp(`^entries/note/${copy}\\.md:2: .*tea\\.md also has “tea”`))]);
});

test('an id is unique in the whole space', async () => {
  const faults = await faultsWith({ 'entries/note/red.md': '---\ntitle: A\n---\n' });
  expect(faults).toEqual([
    expect.stringMatching(/^entries\/note\/red\.md:1: The id “red” is taken by .*label\/red\.md/),
  ]);
});

test('an asset needs a title and its file', async () => {
  const faults = await faultsWith({ 'assets/p.yaml': 'file: p.png\n' });
  expect(faults).toEqual([
    expect.stringMatching(/^assets\/p\.yaml:1: “title” is missing\./),
    'assets/p.yaml:1: The file “p.png” is not in the assets folder.',
  ]);
});

test('an asset knows the type and size of its file and has an address that changes with its bytes', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>';
  const files = { 'assets/p.yaml': 'title: P\ndescription: A square\nfile: p.svg\n' };
  const [asset] = (await spaceWith({ ...files, 'assets/p.svg': svg })).assets;
  const file = asset?.fields.file?.['en-GB'];
  expect(file).toMatchObject({
    contentType: 'image/svg+xml',
    details: { size: svg.length, image: { width: 40, height: 30 } },
  });
  const [changed] = (await spaceWith({ ...files, 'assets/p.svg': `${svg}\n` })).assets;
  expect(changed?.fields.file?.['en-GB']?.url).not.toBe(file?.url);
});

test('broken YAML is reported with its line and does not hide other files', async () => {
  const faults = await faultsWith({ ...note('title: "A\ncount: 3'), 'entries/label/c.md': '---\n---\n' });
  expect(faults[0]).toBe('entries/label/c.md:2: “name” is missing. Every “Label” needs one.');
  expect(faults[1]).toMatch(/^entries\/note\/a\.md:\d+: This cannot be read/);
});

test('a broken content type is reported once, not for each of its entries', async () => {
  const label =
    '{"sys": {"id": "label"}, "name": "L",\n "fields": [{"id": "1x", "name": "X", "type": "Symbol"}]}';
  expect(await faultsWith({ 'model/label.json': label })).toEqual([
    'model/label.json:2: A field id begins with a letter and has letters, digits and “_” only.',
  ]);
});

test('a folder without space.yaml is no content folder', async () => {
  const reading = await readContentFolder('/nowhere/at/all');
  expect(reading).toEqual({
    ok: false,
    problems: [
      { file: '/nowhere/at/all/space.yaml', line: 1, message: expect.stringContaining('no such file') },
    ],
  });
});

test('content types of a folder besides the content replace those of the same name', async () => {
  const { 'model/note.json': note, ...others } = soundFolder;
  await using model = await contentFolder({ 'note.json': note ?? '' });
  await using folder = await contentFolder({ ...others, 'model/note.json': '{' });
  expect(isSound(await readContentFolder(folder.path))).toBe(false);
  const reading = await readContentFolder(folder.path, { model: model.path });
  expect(faultsIn(reading)).toEqual([]);
  expect(reading.ok && reading.space.contentTypes.map(({ sys }) => sys.id)).toContain('note');
});
