import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { faultsIn } from '../content/content-reading.ts';
import { readContentFolder } from '../folder/read-content-folder.ts';
import { contentFolder } from '../testing/content-folder.ts';

/** Reads the sound folder with one more note. */
async function read(name: string, text = '---\ntitle: A\n---\n') {
  await using folder = await contentFolder({ ...soundFolder, [`entries/note/${name}`]: text });
  const reading = await readContentFolder(folder.path);
  const faults = faultsIn(reading).map(({ file, message }) => `${relative(folder.path, file)}: ${message}`);
  return { reading, faults };
}

test.each([
  ['Copy of soup.md', 'Copy-of-soup.md'],
  ['soup (Ada’s conflicted copy 2026-11-20).md', 'soup-Ada-s-conflicted-copy-2026-11-20.md'],
  ['soup - Copy.md', 'soup-Copy.md'],
  ['Frühstück.md', 'Fruhstuck.md'],
  ['🎄.md', 'new.md'],
  ['soup.md.txt', 'soup.md'],
  ['soup.MD', 'soup.md'],
  ['soup.markdown', 'soup.md'],
])('for the file %s, which no entry can have, the name %s is suggested', async (name, better) => {
  const { faults } = await read(name);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(` Rename it, such as to “${better}”, or delete it.`);
});

test('what is no text gets no other name', async () => {
  expect((await read('rota.docx')).faults).toEqual([
    expect.stringMatching(/ ends in \.md\. Move this elsewhere\.$/),
  ]);
});

test('a number and true are themselves between quotation marks, too', async () => {
  const text = '---\ntitle: A\ncount: "3"\ndone: "true"\n---\n';
  const { reading, faults } = await read('a.md', text);
  expect(faults).toEqual([]);
  expect(reading).toMatchObject({
    space: {
      entries: expect.arrayContaining([
        expect.objectContaining({
          fields: {
            title: { 'en-GB': 'A' },
            count: { 'en-GB': 3 },
            done: { 'en-GB': true },
          },
        }),
      ]),
    },
  });
});

test.each(['done: yes', 'done: “true”', 'draft: "true"', 'count: three', 'count: "3 or 4"'])(
  '%s is refused as before',
  async (line) => {
    const { faults } = await read('a.md', `---\ntitle: A\n${line}\n---\n`);
    expect(faults).toEqual([expect.stringMatching(/ must be (?:true or false|a whole number)/)]);
  },
);
