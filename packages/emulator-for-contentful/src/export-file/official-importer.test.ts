import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { readContentFolder } from '../folder/read-content-folder.ts';
import { createHandler } from '../http/handler.ts';
import { listen } from '../http/listener.ts';
import { serveContent } from '../http/served-content.ts';
import { createImageTransformer } from '../images/image-transformer.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { startManagementApi } from '../testing/management-api.ts';
import { officialImport } from '../testing/official-import.ts';
import { exportSpace } from './export-space.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
const space = `name: Test
locales:
  - {code: en-GB, name: English, default: true, fallbackCode: null}
  - {code: cy, name: Welsh, default: false, fallbackCode: en-GB}
tags:
  - {id: open, name: Open}
  - {id: staff, name: Staff, visibility: private}
`;
const note = `---
title: A note
place: {lat: 51.5, lon: -0.1}
picture: p
next: b
tags: [open]
aside: |
  See [b](entry:b).
---

Come **in**.
`;
const exportedFolder = {
  ...soundFolder,
  'model/label.json': String(soundFolder['model/label.json']).replace(
    '"Symbol",',
    '"Symbol", "localized": true,',
  ),
  'entries/label/red.cy.md': '---\nname: Coch\n---\n',
  'space.yaml': space,
  'entries/note/a.md': note,
  'entries/note/b.md': '---\ntitle: B\n---\n',
  'entries/note/unfinished.md': '---\ndraft: true\n---\n',
  'entries/note/old.md': '---\ntitle: Old\narchived: true\n---\n',
  'assets/p.yaml': 'title: P\ndescription: A picture\nfile: Ä b.svg\n',
  'assets/Ä b.svg': svg,
};

async function content(path: string) {
  const reading = await readContentFolder(path);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading;
}

test.each(['fetched from this service', 'uploaded from the disk'])(
  'Contentful’s importer takes an export whole, its files %s',
  async (how) => {
    await using folder = await contentFolder(exportedFolder);
    await using at = await contentFolder({});
    await using api = await startManagementApi('en-GB');
    const reading = await content(folder.path);
    const images = createImageTransformer();
    const served = serveContent(reading.space, reading.files);
    const service = await listen(
      (origin) =>
        createHandler({
          content: () => served,
          space: 's',
          environment: 'e',
          tokens: { delivery: 't' },
          images,
          publicUrl: origin,
          reportError: () => {},
        }),
      { host: '127.0.0.1', port: 0, reportError: () => {} },
    );
    const fetched = how.startsWith('fetched');
    const file = join(at.path, 'export.json');
    await exportSpace(reading, { file, origin: fetched ? service.origin : undefined });
    const output = await officialImport(file, api, fetched ? undefined : at.path);
    await service.close();

    expect(api.refusals).toEqual([]);
    expect(output).toContain('The import was successful.');
    const created = (kind: string) =>
      [...(api.stored.get(kind)?.values() ?? [])].map(({ sys }) => {
        const state = sys.archivedVersion ? ' archived' : sys.publishedVersion ? ' published' : '';
        return `${sys.id}${state}`;
      });
    expect(created('content_types').toSorted()).toEqual(['label published', 'note published']);
    expect(created('entries').toSorted()).toEqual([
      'a published',
      'b published',
      'old archived',
      'red published',
      'unfinished',
    ]);
    expect(created('assets')).toEqual(['p published']);
    expect(created('tags')).toEqual(['open', 'staff']);
    expect([...(api.stored.get('locales')?.values() ?? [])].map((locale) => locale.code)).toEqual([
      'en-GB',
      'cy',
    ]);
    expect(api.stored.get('entries')?.get('a')).toMatchObject({
      fields: reading.space.entries.find((entry) => entry.sys.id === 'a')?.fields,
      metadata: { tags: [{ sys: { id: 'open' } }] },
    });
    expect(api.stored.get('entries')?.get('red')?.fields).toEqual({ name: { 'en-GB': 'Red', cy: 'Coch' } });
    expect(api.stored.get('tags')?.get('staff')?.sys).toMatchObject({ visibility: 'private' });
    expect(api.bytes.get('p en-GB')?.toString()).toBe(svg);
  },
  60_000,
);
