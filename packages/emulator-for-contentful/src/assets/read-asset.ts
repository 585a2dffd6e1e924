import { publication } from '../entries/read-entry.ts';
import type { EntitySource } from '../folder/entity-file.ts';
import { type Asset, linkTo } from '../model/space.ts';
import { readable } from '../text/content-fault.ts';
import { readFlag, readTags, reportUnknownKeys } from '../text/front-matter.ts';
import { defined } from '../text/json.ts';
import { parseLocatedYaml } from '../text/yaml.ts';
import { type AssetContext, readFiles, textsByLocale } from './read-asset-files.ts';
import type { StoredFile } from './stored-file.ts';

const keys = ['title', 'description', 'file', 'url', 'fileName', 'contentType', 'tags', 'draft', 'archived'];

export interface AssetReading {
  readonly asset: Asset;
  readonly files: Readonly<Record<string, StoredFile>>;
}

/** Reads `assets/<id>.yaml` and the file that it names; it can have the `url` of a remote file instead. */
export async function readAsset(
  source: EntitySource,
  context: AssetContext,
): Promise<AssetReading | undefined> {
  const { report } = context;
  const yaml = parseLocatedYaml(source.text, { report });
  if (yaml.root === undefined) return undefined;
  reportUnknownKeys(yaml, keys, 'An asset', report);
  const flags = { draft: readFlag('draft', yaml, report), archived: readFlag('archived', yaml, report) };
  const title = textsByLocale('title', yaml, context);
  const description = textsByLocale('description', yaml, context);
  const isPublished = !flags.draft && !flags.archived;
  if (isPublished && title === undefined)
    report(yaml.lineAt(['title']), '“title” is missing. Every asset needs one.', readable);
  const files = await readFiles(source.id, yaml, context);
  if (files === undefined) return undefined;
  if (isPublished && files.length === 0)
    report(yaml.lineAt(['file']), '“file” is missing: the name of a file in the same folder.', readable);
  const file = Object.fromEntries(files.map((one) => [one.locale, one.file]));
  const tags = readTags(yaml, context.tags, report);
  return {
    asset: {
      sys: { id: source.id, type: 'Asset', ...publication(source.changed, flags) },
      metadata: { tags: tags.map((tag) => linkTo('Tag', tag)) },
      fields: { ...defined({ title, description }), ...(files.length === 0 ? {} : { file }) },
    },
    files: Object.fromEntries(files.flatMap(({ locale, stored }) => (stored ? [[locale, stored]] : []))),
  };
}
