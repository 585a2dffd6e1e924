import { readContent, sourceAt } from 'emulator-for-contentful';
import { contentFolder } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';
import type { SiteRules } from './options.ts';
import { startEditor } from './start-editor.ts';

const rules = { check: async () => ({ shown: undefined, problems: [] }) } as unknown as SiteRules;

test.each([
  ['bread', 0],
  ['event', 2],
])(
  'where the content has the type “%s” alone, its first page leads to dates by %i links',
  async (id, links) => {
    await using folder = await contentFolder({
      'space.yaml': 'name: Test\nlocales:\n  - {code: en-GB, name: English, default: true}\n',
      [`model/${id}.json`]: JSON.stringify({
        sys: { id },
        name: id,
        displayField: 'title',
        fields: [{ id: 'title', name: 'Title', type: 'Symbol' }],
      }),
    });
    const reading = await readContent(sourceAt(folder.path));
    const types = reading.ok ? reading.space.contentTypes : [];
    expect(types.map(({ sys }) => sys.id)).toEqual([id]);
    const editor = await startEditor(
      {
        ...{ folder: folder.path, port: 0, rules, hints: {}, assets: [] },
        dates: { eventType: 'event', changeType: 'change', askedAfter: 'end' },
        siteUrl: () => undefined,
      },
      types,
    );
    const opened = await fetch(editor.address, { redirect: 'manual' });
    const cookie = `${opened.headers.get('set-cookie')?.split(';')[0]}`;
    const page = await (await fetch(editor.url, { headers: { cookie } })).text();
    expect(page.match(/href="\/dates"/g)?.length ?? 0).toBe(links);
    await editor.close();
  },
);
