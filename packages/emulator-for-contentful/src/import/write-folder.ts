import pLimit from 'p-limit';
import { stringify } from 'yaml';
import { isMistakenTranslation, parseTranslationName } from '../entries/translation-name.ts';
import { sortedSpace, withSortedProperties } from '../export-file/sorted-space.ts';
import { type EntityRecord, type ImportRecord, importRecordFile, textHash } from '../folder/import-record.ts';
import type { ContentType } from '../model/content-type.ts';
import { type Asset, type Entry, localesAndTags, type Space } from '../model/space.ts';
import type { FindBytes } from './asset-bytes.ts';
import { writeAsset } from './write-asset.ts';
import { writeEntry } from './write-entry.ts';

type FolderFiles = ReadonlyMap<string, string | Buffer>;

const maxFetches = 4;

/** File names that are reserved on Windows, or hidden. */
const reservedFileNames = /^\.|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Writes a space as a content folder: files that people can edit, and `contentful.json` for what those cannot express.
 * @param name what `space.yaml` calls the space
 */
export async function folderFiles(given: Space, name: string, findBytes: FindBytes): Promise<FolderFiles> {
  const space = sortedSpace(given);
  const files = new Map<string, string | Buffer>([['space.yaml', spaceYaml(space, name)]]);
  const modelHashes: Record<string, string> = {};
  for (const type of space.contentTypes) {
    const text = modelJson(type);
    modelHashes[type.sys.id] = textHash(text);
    files.set(`model/${type.sys.id}.json`, text);
  }
  const context = localesAndTags(space);
  const types = new Map(space.contentTypes.map((type) => [type.sys.id, type]));

  const entries: Record<string, EntityRecord> = {};
  const pathOf = (type: string, id: string) => `entries/${type}/${id}`;
  const paths = new Set(space.entries.map(({ sys }) => pathOf(sys.contentType.sys.id, sys.id)));
  const split = splitByFileName(space.entries, ({ sys }) => {
    const hasEntry = (id: string) => paths.has(pathOf(sys.contentType.sys.id, id));
    return parseTranslationName(sys.id, context) !== undefined || isMistakenTranslation(sys.id, hasEntry);
  });
  for (const entry of split.fit) {
    const type = types.get(entry.sys.contentType.sys.id);
    if (type === undefined) continue;
    for (const [suffix, { text, record }] of writeEntry(entry, type, context)) {
      files.set(`${pathOf(type.sys.id, entry.sys.id)}${suffix}.md`, text);
      entries[`${entry.sys.id}${suffix}`] = record;
    }
  }
  const assets: Record<string, EntityRecord> = {};
  const splitAssets = splitByFileName(space.assets);
  const written = await pLimit(maxFetches).map(splitAssets.fit, async (asset) => ({
    id: asset.sys.id,
    ...(await writeAsset(asset, context, findBytes)),
  }));
  for (const { id, text, record, files: beside } of written) {
    files.set(`assets/${id}.yaml`, text);
    for (const [file, bytes] of beside) files.set(`assets/${file}`, bytes);
    assets[id] = record;
  }
  const typeless = split.fit.filter((entry) => !types.has(entry.sys.contentType.sys.id));
  const loose = { entries: [...split.others, ...typeless], assets: splitAssets.others };
  const record: ImportRecord = { model: modelHashes, entries, assets, loose, others: space.others ?? {} };
  files.set(importRecordFile, `${JSON.stringify(record, null, 1)}\n`);
  return files;
}

/**
 * Separates entities whose ids can be file names from the others. Of two ids that differ in case only, the second cannot.
 * @param isTaken whether a file of that name would be something else
 */
function splitByFileName<E extends Entry | Asset>(
  entities: readonly E[],
  isTaken: (entity: E) => boolean = () => false,
): Record<'fit' | 'others', readonly E[]> {
  const taken = new Set<string>();
  const { fit = [], others = [] } = Object.groupBy(entities, (entity) => {
    const name = entity.sys.id.toLowerCase();
    if (reservedFileNames.test(name) || taken.has(name) || isTaken(entity)) return 'others';
    taken.add(name);
    return 'fit';
  });
  return { fit, others };
}

function modelJson(type: ContentType): string {
  const { publishedVersion, ...sys } = type.sys;
  // A content type of a folder counts as published unless its version is null.
  const whole = withSortedProperties({
    ...type,
    sys: { ...sys, publishedVersion: publishedVersion ?? null },
  });
  return `${JSON.stringify(whole, null, 2)}\n`;
}

function spaceYaml({ locales, tags }: Space, name: string): string {
  const listed = tags.map(({ sys: { id, type: _, visibility, ...sys }, ...tag }) => ({
    id,
    ...tag,
    visibility,
    ...(Object.keys(sys).length === 0 ? {} : { sys }),
  }));
  return stringify({ name, locales, ...(listed.length === 0 ? {} : { tags: listed }) }, { lineWidth: 0 });
}
