import pLimit from 'p-limit';
import { stringify } from 'yaml';
import { isMistakenTranslation, parseTranslationName } from '../entries/translation-name.ts';
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
 * Writes a space as a content folder, which people can edit. What has no place there is left out: see `lostIn`.
 * @param name what `space.yaml` calls the space
 */
export async function folderFiles(space: Space, name: string, findBytes: FindBytes): Promise<FolderFiles> {
  const files = new Map<string, string | Buffer>([['space.yaml', spaceYaml(space, name)]]);
  for (const type of space.contentTypes) files.set(`model/${type.sys.id}.json`, modelJson(type));
  const context = localesAndTags(space);
  const types = new Map(space.contentTypes.map((type) => [type.sys.id, type]));
  const pathOf = ({ contentType, id }: Pick<Entry['sys'], 'contentType' | 'id'>) =>
    `entries/${contentType.sys.id}/${id}`;
  const paths = new Set(space.entries.map(({ sys }) => pathOf(sys)));
  const isTranslation = ({ sys }: Entry) =>
    parseTranslationName(sys.id, context) !== undefined ||
    isMistakenTranslation(sys.id, (id) => paths.has(pathOf({ ...sys, id })));
  for (const entry of withFileName(space.entries).filter((one) => !isTranslation(one))) {
    const type = types.get(entry.sys.contentType.sys.id);
    for (const [suffix, text] of type ? writeEntry(entry, type, context) : [])
      files.set(`${pathOf(entry.sys)}${suffix}.md`, text);
  }
  const assets = withFileName(space.assets);
  const written = await pLimit(maxFetches).map(assets, (asset) => writeAsset(asset, context, findBytes));
  for (const [index, { text, files: beside }] of written.entries()) {
    files.set(`assets/${assets[index]?.sys.id}.yaml`, text);
    for (const [file, bytes] of beside) files.set(`assets/${file}`, bytes);
  }
  return files;
}

/** The entities whose ids can be file names. Of two ids that differ in case only, the second cannot. */
function withFileName<E extends Entry | Asset>(entities: readonly E[]): readonly E[] {
  const taken = new Set<string>();
  return entities.filter(({ sys }) => {
    const name = sys.id.toLowerCase();
    if (reservedFileNames.test(name) || taken.has(name)) return false;
    taken.add(name);
    return true;
  });
}

function modelJson(type: ContentType): string {
  const { publishedVersion, ...sys } = type.sys;
  // A content type of a folder counts as published unless its version is null.
  const whole = { ...type, sys: { ...sys, publishedVersion: publishedVersion ?? null } };
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}

function spaceYaml({ locales, tags }: Space, name: string): string {
  const listed = tags.map(({ sys: { id, visibility }, ...tag }) => ({ id, ...tag, visibility }));
  return stringify({ name, locales, ...(listed.length > 0 && { tags: listed }) }, { lineWidth: 0 });
}
