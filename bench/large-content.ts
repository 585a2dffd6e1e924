import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Asset, type Entry, readContent, type Space, sourceAt } from 'emulator-for-contentful';
import { folderFiles } from 'emulator-for-contentful/folder';

/** Of every ten further entries, so many are of each type: the content of a church that never deletes an entry. */
const SHARES = [
  'eventPage',
  'eventPage',
  'eventPage',
  'eventPage',
  'eventPage',
  'eventChange',
  'eventChange',
];
const OTHERS = ['question', 'notice', 'role'];

const PICTURE = (index: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${400 + index}" height="300"><rect width="40" height="30"/></svg>\n`;

/** The slugs of the entries, for queries that need one. */
export type LargeContent = { readonly slugs: readonly string[]; readonly assetIds: readonly string[] };

/** Writes a content folder like the church's own, grown to so many entries and a tenth as many assets. */
export async function writeLargeContent(folder: string, entries: number): Promise<LargeContent> {
  const reading = await readContent(sourceAt('content'));
  if (!reading.ok)
    throw new Error('The content of this church has faults: npm run content:check lists them.');
  const { space } = reading;
  const assets = moreAssets(space, Math.max(10, entries / 10));
  const grown = { ...space, assets: [], entries: moreEntries(space, entries, assets) };
  const files = new Map(await folderFiles(grown, 'Large', async () => undefined));
  files.delete('contentful.json');
  for (const [index, { sys }] of assets.entries()) {
    files.set(
      `assets/${sys.id}.yaml`,
      `title: Picture ${index}\ndescription: A picture\nfile: ${sys.id}.svg\n`,
    );
    files.set(`assets/${sys.id}.svg`, PICTURE(index));
  }
  for (const path of new Set([...files.keys()].map((name) => dirname(name))))
    await mkdir(join(folder, path), { recursive: true });
  for (const [path, content] of files) await writeFile(join(folder, path), content);
  const slugs = grown.entries.flatMap((entry) =>
    entry.sys.contentType.sys.id === 'eventPage' ? [String(Object.values(entry.fields.slug ?? {})[0])] : [],
  );
  return { slugs, assetIds: assets.map((asset) => asset.sys.id) };
}

function moreAssets({ assets }: Space, count: number): readonly Asset[] {
  const [pattern] = assets;
  if (pattern === undefined) throw new Error('There is no asset to copy.');
  const more = Array.from({ length: count }, (_, index) => ({
    ...pattern,
    sys: { ...pattern.sys, id: `picture-${index}` },
  }));
  return [...assets.map((asset) => ({ ...asset })), ...more];
}

function moreEntries(space: Space, count: number, assets: readonly Asset[]): readonly Entry[] {
  const byType = Map.groupBy(space.entries, (entry) => entry.sys.contentType.sys.id);
  const all = [...space.entries];
  for (let index = all.length; index < count; index += 1) {
    const type = [...SHARES, ...OTHERS][index % 10] ?? 'eventPage';
    const patterns = byType.get(type) ?? [];
    const pattern = patterns[Math.floor(index / 10) % Math.max(1, patterns.length)];
    if (pattern === undefined) throw new Error(`There is no ${type} to copy.`);
    const picture = assets[index % assets.length];
    const fields = Object.fromEntries(
      Object.entries(pattern.fields).map(([id, values]) => [
        id,
        Object.fromEntries(
          Object.entries(values).map(([locale, value]) => [locale, copied(id, value, index)]),
        ),
      ]),
    );
    const link = picture && { 'en-GB': { sys: { type: 'Link', linkType: 'Asset', id: picture.sys.id } } };
    all.push({
      ...pattern,
      sys: { ...pattern.sys, id: `${type}-${index}` },
      fields: type === 'eventPage' && link ? { ...fields, picture: link } : fields,
    });
  }
  return all;
}

/** Slugs are unique, flags rare and orders different; other fields are those of the pattern. */
function copied(fieldId: string, value: unknown, index: number): unknown {
  if (fieldId === 'slug') return `${String(value)}-${index}`;
  if (fieldId === 'highlightedEvent') return index % 50 === 0;
  return fieldId === 'order' ? (index * 7919) % 10_007 : value;
}
