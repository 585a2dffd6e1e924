import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsIn } from '../content/content-reading.ts';
import { readContentFolder } from '../folder/read-content-folder.ts';
import { linkTo } from '../model/space.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { findBytesOf, localPath } from './asset-bytes.ts';
import { importSpace } from './import-space.ts';

/** The content after an import and edits. */

const published = {
  publishedVersion: 9,
  firstPublishedAt: '2020-02-02T00:00:00.000Z',
  createdAt: '2020-01-01T00:00:00.000Z',
};
const exampleExport = {
  contentTypes: [
    {
      sys: { id: 'page', type: 'ContentType', publishedVersion: 1 },
      name: 'Page',
      displayField: 'title',
      fields: [
        { id: 'title', name: 'Title', type: 'Symbol', required: true, validations: [{ size: { max: 5 } }] },
        { id: 'need', name: 'Need', type: 'Symbol', required: true },
        { id: 'body', name: 'Body', type: 'RichText' },
        { id: 'next', name: 'Next', type: 'Link', linkType: 'Entry' },
      ],
    },
  ],
  entries: [
    {
      sys: { id: 'a', type: 'Entry', contentType: linkTo('ContentType', 'page'), ...published },
      metadata: { tags: [], concepts: [{ sys: { id: 'choir' } }] },
      fields: {
        title: { 'en-GB': 'Longer than allowed' },
        body: {
          'en-GB': {
            nodeType: 'document',
            data: {},
            content: [
              {
                nodeType: 'paragraph',
                data: {},
                content: [{ nodeType: 'text', value: 'Hi', marks: [], data: {} }],
              },
              { nodeType: 'paragraph', data: {}, content: [] },
            ],
          },
        },
        next: { 'en-GB': linkTo('Entry', 'nowhere') },
        gone: { 'en-GB': 'of a field that was deleted' },
      },
    },
  ],
  assets: [
    {
      sys: { id: 'p', type: 'Asset', publishedVersion: 1 },
      fields: {
        file: { 'en-GB': { url: '//files.example/p.png', fileName: 'p.png', contentType: 'image/png' } },
      },
    },
  ],
  locales: [{ code: 'en-GB', name: 'English', default: true, fallbackCode: null }],
};

async function importedFolder(at: string): Promise<string> {
  await writeFile(join(at, 'export.json'), JSON.stringify(exampleExport));
  const folder = join(at, 'content');
  await importSpace({ file: join(at, 'export.json'), folder, fetching: false, log: () => {} });
  return folder;
}

async function edited(folder: string, change: (text: string) => string) {
  const file = join(folder, 'entries/page/a.md');
  await writeFile(file, change(await readFile(file, 'utf8')));
  return readContentFolder(folder);
}

test('a value that breaks a rule is accepted as imported until it is edited', async () => {
  await using at = await contentFolder({});
  const folder = await importedFolder(at.path);
  const reading = await readContentFolder(folder);
  expect(reading.ok && reading.space.assets[0]?.fields.file).toEqual(exampleExport.assets[0]?.fields.file);
  const after = await edited(folder, (text) => text.replace('Longer than', 'Larger than'));
  expect(faultsIn(after).map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: “title” must have at most 5 characters; it has 19.',
    '3: “next” points to the entry “nowhere”, which does not exist.',
    '4: “need” is missing. Every “Page” needs one.',
  ]);
});

test('an edit changes only the value that is edited', async () => {
  await using at = await contentFolder({});
  const folder = await importedFolder(at.path);
  const after = await edited(folder, (text) =>
    text.replace('Longer than allowed', 'Short').replace('next: nowhere', 'need: x'),
  );
  if (!after.ok) throw new Error(JSON.stringify(after.problems));
  const [entry] = after.space.entries;
  const { body, gone } = exampleExport.entries[0]?.fields ?? {};
  expect(entry?.fields).toEqual({ title: { 'en-GB': 'Short' }, need: { 'en-GB': 'x' }, body, gone });
  expect(entry?.metadata).toEqual(exampleExport.entries[0]?.metadata);
  expect(entry?.sys).toMatchObject({
    createdAt: published.createdAt,
    firstPublishedAt: published.firstPublishedAt,
  });
  expect(entry?.sys.publishedVersion).toBeGreaterThan(9);
  const rewritten = await edited(folder, (text) => text.replace('Hi', 'Hello'));
  const document = rewritten.ok ? rewritten.space.entries[0]?.fields.body?.['en-GB'] : undefined;
  expect(JSON.stringify(document)).toContain('Hello');
});

test('a failed import leaves no files behind, and never replaces a folder', async () => {
  await using at = await contentFolder({ 'export.json': '{"contentTypes": 1}', 'there/file': '' });
  const file = join(at.path, 'export.json');
  const attempt = (folder: string) =>
    importSpace({ file, folder: join(at.path, folder), fetching: false, log: () => {} });
  await expect(attempt('new')).rejects.toThrow(/export\.json:1: contentTypes: must be a list/);
  const [page] = exampleExport.contentTypes;
  const colliding = {
    ...exampleExport,
    contentTypes: [page, { ...page, sys: { id: 'Page', type: 'ContentType' } }],
  };
  await writeFile(file, JSON.stringify(colliding));
  await expect(attempt('new')).rejects.toThrow('would both have the type name “Page”');
  await writeFile(file, JSON.stringify(exampleExport));
  await expect(attempt('there')).rejects.toThrow('exists and is not empty');
  expect((await readdir(at.path)).toSorted()).toEqual(['export.json', 'there']);
});

test('files are read from the folder of the export or downloaded, and an unreachable host is tried once', async () => {
  await using at = await contentFolder({ 'files.example/a%20b.png': 'beside' });
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    response.writeHead(request.url === '/there.png' ? 200 : 404).end('fetched');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const logged: string[] = [];
  const find = findBytesOf(at.path, { fetching: true, log: (line) => logged.push(line) });
  expect(String(await find('//files.example/a%20b.png?x=1'))).toBe('beside');
  expect(String(await find(`${origin}/there.png`))).toBe('fetched');
  expect(await find(`${origin}/gone.png`)).toBeUndefined();
  expect(calls).toBe(2);
  server.closeAllConnections();
  server.close();
  for (const name of ['a', 'b']) expect(await find(`http://127.0.0.1:9/${name}`)).toBeUndefined();
  expect(logged).toEqual([
    `${origin}/gone.png responded with 404: the asset keeps this URL.`,
    '127.0.0.1:9 cannot be reached: its assets keep their URLs.',
  ]);
  const offline = findBytesOf(at.path, { fetching: false, log: () => {} });
  expect(await offline(`${origin}/there.png`)).toBeUndefined();
});

test('no URL gives a path outside of the folder of the export', () => {
  expect(localPath('/a/b', '//host/../../etc/passwd')).toBeUndefined();
  expect(localPath('/a/b', 'https://../c')).toBeUndefined();
  expect(localPath('/a/b', 'https://host/x/../y.png?w=1')).toBe('/a/b/host/y.png');
  expect(localPath('/a/b', '/assets/x')).toBeUndefined();
});
