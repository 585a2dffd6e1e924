import { isSeq } from 'yaml';
import { publication } from '../entries/read-entry.ts';
import { type Asset, linkTo } from '../model/space.ts';
import { nearestName } from '../text/nearest-name.ts';
import { quote, type Report } from '../text/problem.ts';
import { keyOf, type LocatedYaml, parseLocatedYaml, plainValue } from '../text/yaml.ts';
import { type AssetPlace, readFiles, texts } from './read-asset-files.ts';
import type { StoredFile } from './stored-file.ts';

const KEYS = ['title', 'description', 'file', 'url', 'fileName', 'contentType', 'tags', 'draft', 'archived'];

export type AssetSource = { readonly id: string; readonly text: string; readonly changed: Date };

export type AssetReading = {
  readonly asset: Asset;
  /** The files that stand beside the YAML, by locale. */
  readonly files: Readonly<Record<string, StoredFile>>;
};

/**
 * Reads `assets/<id>.yaml` and the file it names; instead of a file it can give the `url` of one that is elsewhere. The
 * description is the alternative text and must be there.
 */
export async function readAsset(source: AssetSource, place: AssetPlace): Promise<AssetReading | undefined> {
  const { report } = place;
  const yaml = parseLocatedYaml(source.text, { report });
  if (yaml.root === undefined) return undefined;
  reportUnknownKeys(yaml, report);
  const flags = { draft: flag('draft', yaml, report), archived: flag('archived', yaml, report) };
  const title = texts('title', yaml, place);
  const description = texts('description', yaml, place);
  if (!flags.draft && !flags.archived) {
    if (title === undefined)
      report(yaml.lineAt(['title']), '“title” is missing. Every asset needs one.', 'readable');
    if (description === undefined) {
      const why = 'It says in words what the picture shows, for people who cannot see it.';
      report(yaml.lineAt(['description']), `“description” is missing. ${why}`, 'readable');
    }
  }
  const files = await readFiles(source.id, yaml, place);
  if (files === undefined) return undefined;
  if (files.length === 0 && !flags.draft && !flags.archived) {
    report(yaml.lineAt(['file']), '“file” is missing: the name of the file beside this one.', 'readable');
  }
  const tags = readTags(yaml, place);
  return {
    asset: {
      sys: { id: source.id, type: 'Asset', ...publication(source.changed, flags) },
      metadata: { tags: tags.map((tag) => linkTo('Tag', tag)) },
      fields: {
        ...(title === undefined ? {} : { title }),
        ...(description === undefined ? {} : { description }),
        ...(files.length === 0
          ? {}
          : { file: Object.fromEntries(files.map(({ locale, file }) => [locale, file])) }),
      },
    },
    files: Object.fromEntries(files.flatMap(({ locale, stored }) => (stored ? [[locale, stored]] : []))),
  };
}

function reportUnknownKeys(yaml: LocatedYaml, report: Report): void {
  for (const pair of yaml.root?.items ?? []) {
    const key = keyOf(pair);
    if (KEYS.includes(key)) continue;
    const meant = nearestName(key, KEYS);
    const hint = meant === undefined ? `It has: ${KEYS.join(', ')}.` : `Did you mean ${quote(meant)}?`;
    report(yaml.lineOf(pair.key), `An asset has no field ${quote(key)}. ${hint}`);
  }
}

function flag(name: 'draft' | 'archived', yaml: LocatedYaml, report: Report): boolean {
  const value = plainValue(yaml.root?.get(name, true) ?? false);
  if (typeof value === 'boolean') return value;
  report(yaml.lineAt([name]), `${quote(name)} must be true or false, not ${quote(value)}.`);
  return true;
}

function readTags(yaml: LocatedYaml, { tags, report }: AssetPlace): readonly string[] {
  const node = yaml.root?.get('tags', true);
  if (node === undefined) return [];
  if (!isSeq(node)) {
    report(yaml.lineAt(['tags']), '“tags” must be a list of tag ids.');
    return [];
  }
  return node.items.flatMap((item) => {
    const id = plainValue(item);
    if (tags.some((tag) => tag.sys.id === id)) return [String(id)];
    report(yaml.lineOf(item), `There is no tag ${quote(id)} in space.yaml.`);
    return [];
  });
}
