import { join } from 'node:path';
import { faultsIn } from '../../src/content/content-reading.ts';
import { readExport } from '../../src/export-file/read-export.ts';
import { contentFolder } from '../../src/testing/content-folder.ts';

/** An export for tests, and what comes of reading one. */

export const sys = (id: string, more: object = {}) => ({
  id,
  space: { sys: { type: 'Link', linkType: 'Space', id: 's' } },
  createdAt: '2024-01-01T10:00:00.000Z',
  ...more,
});
export const ofPage = { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'page' } } };
export const published = { publishedVersion: 3, publishedAt: '2024-02-01T10:00:00.000Z', version: 4 };

export const exampleExport = {
  contentTypes: [
    {
      sys: sys('page', { type: 'ContentType', publishedVersion: 1 }),
      name: 'Page',
      description: '',
      displayField: 'title',
      fields: [
        { id: 'title', name: 'Title', type: 'Symbol', localized: true, required: true, validations: [] },
        { id: 'odd', name: 'Odd', type: 'Text', validations: [{ regexp: { pattern: '(' } }, { newRule: 1 }] },
        { id: 'elsewhere', name: 'Elsewhere', type: 'ResourceLink', allowedResources: [{ type: 'x' }] },
      ],
    },
    { sys: sys('unfinished', { type: 'ContentType' }), name: 'Unfinished', fields: [] },
  ],
  entries: [
    {
      metadata: { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'open' } }], concepts: [] },
      sys: sys('a', { type: 'Entry', ...ofPage, ...published }),
      fields: { title: { 'en-US': 'A', de: 'A auf Deutsch' }, gone: { 'en-US': 1 } },
    },
    { sys: sys('draft', { type: 'Entry', ...ofPage }), fields: { title: { 'en-US': 'Draft' } } },
    { sys: sys('old', { type: 'Entry', ...ofPage, ...published, archivedVersion: 9 }), fields: {} },
  ],
  assets: [
    {
      sys: sys('picture', { type: 'Asset', ...published }),
      fields: {
        title: { 'en-US': 'Picture' },
        file: {
          'en-US': {
            url: '//images.ctfassets.net/s/picture/x/p.jpg',
            fileName: 'p.jpg',
            contentType: 'image/jpeg',
          },
        },
      },
    },
  ],
  locales: [
    { name: 'English', code: 'en-US', fallbackCode: null, default: true, sys: { id: 'l1', type: 'Locale' } },
    { name: 'German', code: 'de', fallbackCode: 'en-US', default: false },
  ],
  tags: [{ name: 'Open', sys: { id: 'open', type: 'Tag', visibility: 'public', version: 1 } }],
  editorInterfaces: [{ sys: { id: 'default' }, controls: [] }],
};

export async function reading(text: string) {
  await using folder = await contentFolder({ 'export.json': text });
  const read = await readExport(join(folder.path, 'export.json'));
  const faults = faultsIn(read).map(({ line, message }) => `${line}: ${message}`);
  const warnings = read.ok ? read.warnings.map(({ line, message }) => `${line}: ${message}`) : [];
  return { space: read.ok ? read.space : undefined, faults, warnings };
}
