import { utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { openContent } from '../content/live-content.ts';
import type { LastGoodFolder } from '../folder/last-good.ts';
import { readContentFolder } from '../folder/read-content-folder.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { formatProblem } from '../text/content-fault.ts';

type Files = Readonly<Record<string, string | Buffer>>;

const space = `name: Test
locales:
  - {code: en-GB, name: English, default: true, fallbackCode: null}
  - {code: de, name: German, fallbackCode: en-GB}
  - {code: zh-Hant-TW, name: Chinese, fallbackCode: de}
`;

const field = (id: string, type: string, localized = true, more: object = {}) => ({
  id,
  name: id,
  type,
  localized,
  ...more,
});
const leaf = {
  sys: { id: 'leaf', type: 'ContentType' },
  name: 'Leaf',
  displayField: 'title',
  fields: [
    field('title', 'Symbol', true, {
      required: true,
      validations: [{ size: { max: 12 } }, { unique: true }],
    }),
    field('lines', 'Array', true, { items: { type: 'Symbol', validations: [] } }),
    field('next', 'Link', true, { linkType: 'Entry', validations: [{ linkContentType: ['leaf'] }] }),
    field('slug', 'Symbol', false),
    field('body', 'RichText'),
  ],
};

const translatedFolder: Files = {
  ...soundFolder,
  'space.yaml': space,
  'model/leaf.json': JSON.stringify(leaf),
  'entries/leaf/a.md': '---\ntitle: Welcome\nslug: welcome\n---\nCome in.\n',
};
const german = (text: string): Files => ({ 'entries/leaf/a.de.md': text });

async function readAll(files: Files, lastGood?: LastGoodFolder) {
  await using folder = await contentFolder({ ...translatedFolder, ...files });
  const reading = await readContentFolder(folder.path, { lastGood });
  if (!reading.ok) throw new Error(reading.problems.map(formatProblem).join('\n'));
  const faulty = reading.faulty.flatMap(({ file, outcome, faults }) =>
    faults.map(({ line, message }) => `${relative(folder.path, file)}:${line} ${outcome}: ${message}`),
  );
  const entry = (id = 'a') => reading.space.entries.find(({ sys }) => sys.id === id);
  return { faulty, entry, title: entry()?.fields.title, lastGood: reading.lastGood };
}

test('a translation is a file beside its entry, with the fields that are translated', async () => {
  const { faulty, entry } = await readAll({
    ...german('---\ntitle: Willkommen\nlines: [eins]\nnext: a\n---\nKommen Sie **herein**.\n'),
    'entries/leaf/a.zh-Hant-TW.md': '---\ntitle: 歡迎\n---\n',
  });
  expect(faulty).toEqual([]);
  expect(entry()?.fields).toMatchObject({
    title: { 'en-GB': 'Welcome', de: 'Willkommen', 'zh-Hant-TW': '歡迎' },
    lines: { de: ['eins'] },
    next: { de: { sys: { id: 'a' } } },
    slug: { 'en-GB': 'welcome' },
  });
  expect(Object.keys(entry()?.fields.body ?? {})).toEqual(['de', 'en-GB']);
  expect(JSON.stringify(entry()?.fields.body?.de)).toContain('herein');
  expect(entry('a.de')).toBeUndefined();
});

test('a field that is absent or empty in a translation has no value there, so that it falls back', async () => {
  const { entry } = await readAll(german('---\nlines: [eins]\ntitle:\n---\n'));
  expect(entry()?.fields.title).toEqual({ 'en-GB': 'Welcome' });
  expect(Object.keys(entry()?.fields.body ?? {})).toEqual(['en-GB']);
});

test.each([
  [
    'a field that is not translated',
    '---\nslug: willkommen\n---\n',
    /:2 .*“slug” is the same in all languages/,
  ],
  [
    'a state of the whole entry',
    '---\ndraft: true\n---\n',
    /:2 .*“draft” is the same in all languages.* a\.md/,
  ],
  ['an unknown field', '---\ntittle: W\n---\n', /:2 .*no field “tittle”.*“title”/],
  ['a value that breaks a rule', '---\n\ntitle: Herzlich willkommen\n---\n', /:3 .*at most 12 characters/],
  ['values by language', '---\ntitle: {de: W}\n---\n', /:2 .*“title” must be a single text/],
  ['a link to a wrong type', '---\nnext: red\n---\n', /:2 .*must point to an entry of the type leaf/],
  ['YAML that cannot be read', '---\ntitle: "W\n---\n', /:2 .*quotation mark/],
])(
  '%s in a translation is a fault of its file, and the entry is served without it',
  async (_, text, fault) => {
    const { faulty, title } = await readAll(german(text));
    expect(faulty).toEqual([expect.stringMatching(/^entries\/leaf\/a\.de\.md:\d+ left-out: /)]);
    expect(faulty[0]).toMatch(fault);
    expect(title).toEqual({ 'en-GB': 'Welcome' });
  },
);

test('a translation with a fault is served in its last good version, and the entry in its new one', async () => {
  const before = await readAll(german('---\ntitle: Hallo\n---\n'));
  const entry = { 'entries/leaf/a.md': '---\ntitle: Hello\n---\n' };
  const after = await readAll({ ...german('---\ntitel: Servus\n---\n'), ...entry }, before.lastGood);
  expect(after.faulty).toEqual([expect.stringMatching(/^entries\/leaf\/a\.de\.md:2 last-good: /)]);
  expect(after.title).toEqual({ 'en-GB': 'Hello', de: 'Hallo' });
  const broken = { 'entries/leaf/a.md': '---\nslug: a\n---\n' };
  const later = await readAll({ ...german('---\ntitle: Servus\n---\n'), ...broken }, after.lastGood);
  expect(later.faulty).toEqual([expect.stringMatching(/^entries\/leaf\/a\.md:3 last-good: /)]);
  expect(later.title).toEqual({ 'en-GB': 'Hello', de: 'Servus' });
});

test('a field that the entry has in the same language too is a fault of the translation', async () => {
  const mapping = { 'entries/leaf/a.md': '---\ntitle: {en-GB: Welcome, de: Hallo}\n---\n' };
  const { faulty, title } = await readAll({ ...mapping, ...german('---\ntitle: Willkommen\n---\n') });
  expect(faulty).toEqual([
    'entries/leaf/a.de.md:2 left-out: “title” has a value in “de” here and in a.md, line 2. Keep one of the two.',
  ]);
  expect(title).toEqual({ 'en-GB': 'Welcome', de: 'Hallo' });
  const both = await readAll({ ...mapping, ...german('---\nlines: [eins]\n---\n') });
  expect(both.faulty).toEqual([]);
  expect(both.entry()?.fields.lines).toEqual({ de: ['eins'] });
});

test('a translation needs its entry beside it, and a language that the space has', async () => {
  const text = '---\ntitle: W\n---\n';
  const { faulty, title } = await readAll({
    'entries/leaf/gone.de.md': text,
    'entries/label/a.de.md': '---\nname: W\n---\n',
    'entries/leaf/a.fr.md': text,
    'entries/leaf/a.DE.md': text,
    'entries/leaf/a.en-GB.md': text,
  });
  expect(faulty).toEqual([
    'entries/label/a.de.md:1 left-out: This is a translation into “de”, but there is no entry a.md beside it. Name it as its entry is named, or delete it.',
    'entries/leaf/a.DE.md:1 left-out: This is named as a translation of a.md into “DE”, which is not a locale of space.yaml. Its further locales: de or zh-Hant-TW.',
    'entries/leaf/a.en-GB.md:1 left-out: The words in “en-GB”, the default locale, stand in a.md. Move them there, and delete this file.',
    'entries/leaf/a.fr.md:1 left-out: This is named as a translation of a.md into “fr”, which is not a locale of space.yaml. Its further locales: de or zh-Hant-TW.',
    'entries/leaf/gone.de.md:1 left-out: This is a translation into “de”, but there is no entry gone.md beside it. Name it as its entry is named, or delete it.',
  ]);
  expect(title).toEqual({ 'en-GB': 'Welcome' });
});

test('an id can have dots, as long as it does not end in a locale of the space', async () => {
  const { faulty, entry } = await readAll({
    'entries/leaf/v1.2.md': '---\ntitle: Two\n---\n',
    'entries/leaf/v1.2.de.md': '---\ntitle: Zwei\n---\n',
    'entries/leaf/a.second.md': '---\ntitle: Second\n---\n',
    'entries/leaf/x.fr.md': '---\ntitle: Xavier\n---\n',
  });
  expect(faulty).toEqual([]);
  expect(entry('v1.2')?.fields.title).toEqual({ 'en-GB': 'Two', de: 'Zwei' });
  expect(entry('a.second')?.fields.title).toEqual({ 'en-GB': 'Second' });
  expect(entry('x.fr')?.fields.title).toEqual({ 'en-GB': 'Xavier' });
});

test('a translation may have the unique value of its entry, and not that of another', async () => {
  const { faulty, title } = await readAll({
    ...german('---\ntitle: Welcome\n---\n'),
    'entries/leaf/b.md': '---\ntitle: Bach\n---\n',
    'entries/leaf/b.de.md': '---\ntitle: Welcome\n---\n',
  });
  expect(faulty).toEqual([
    expect.stringMatching(/^entries\/leaf\/b\.de\.md:2 left-out: “title” must be different/),
  ]);
  expect(title).toEqual({ 'en-GB': 'Welcome', de: 'Welcome' });
});

test('an entry is published when the later of its files was changed', async () => {
  await using folder = await contentFolder({ ...translatedFolder, ...german('---\ntitle: W\n---\n') });
  const times = { 'a.md': '2026-01-01T00:00:00.000Z', 'a.de.md': '2026-02-01T00:00:00.000Z' };
  const publishedAt = async () => {
    for (const [name, time] of Object.entries(times))
      await utimes(join(folder.path, 'entries/leaf', name), new Date(time), new Date(time));
    const reading = await readContentFolder(folder.path);
    return reading.ok && reading.space.entries.find(({ sys }) => sys.id === 'a')?.sys.publishedAt;
  };
  expect(await publishedAt()).toBe(times['a.de.md']);
  times['a.md'] = '2026-03-01T00:00:00.000Z';
  expect(await publishedAt()).toBe(times['a.md']);
});

test('a changed translation publishes its entry', async () => {
  await using folder = await contentFolder({ ...translatedFolder, ...german('---\ntitle: W\n---\n') });
  const changes: string[] = [];
  const content = await openContent({
    source: { kind: 'folder', path: folder.path },
    log: () => {},
    onChanges: (all) => changes.push(...all.map(({ action, entity }) => `${action} ${entity.sys.id}`)),
  });
  await writeFile(join(folder.path, 'entries/leaf/a.de.md'), '---\ntitle: Hallo\n---\n');
  await content.reload();
  expect(changes).toEqual(['publish a']);
});
