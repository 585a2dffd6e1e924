import { isMap, isSeq } from 'yaml';
import { imageSize } from './image-size.ts';
import { keyOf, type LocatedYaml, parseLocatedYaml, plainValue } from './located-yaml.ts';
import { nearestName } from './nearest-name.ts';
import { quote, type Report } from './problem.ts';
import { type Flags, publication } from './read-entry.ts';
import { type Asset, type AssetFile, type Localised, linkTo, type Tag } from './space.ts';
import { type AssetBytes, type StoredFile, storedFile } from './stored-file.ts';

const KEYS = ['title', 'description', 'file', 'fileName', 'contentType', 'tags', 'draft', 'archived'];

export type AssetSource = { readonly id: string; readonly text: string; readonly changed: Date };

export type AssetPlace = {
  readonly locale: string;
  readonly locales: readonly string[];
  readonly tags: readonly Tag[];
  /** Reads a file that stands beside the YAML; undefined when there is none. */
  readonly readFile: (name: string) => Promise<AssetBytes | undefined>;
  readonly report: Report;
};

export type AssetReading = { readonly asset: Asset; readonly files: readonly StoredFile[] };

/** Reads `assets/<id>.yaml` and the file it names. The description is the alternative text and must be there. */
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
      report(yaml.lineAt(['title']), '“title” is missing. Every asset needs one.', 'kept');
    if (description === undefined) {
      const why = 'It says in words what the picture shows, for people who cannot see it.';
      report(yaml.lineAt(['description']), `“description” is missing. ${why}`, 'kept');
    }
  }
  const files = await readFiles(source.id, yaml, flags, place);
  if (files === undefined) return undefined;
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
    files: files.map(({ stored }) => stored),
  };
}

/** A text of each locale: one text for the default locale, or `{en-GB: …, de: …}`. */
function texts(
  key: string,
  yaml: LocatedYaml,
  { locale, locales }: AssetPlace,
): Localised<string> | undefined {
  const node = yaml.root?.get(key, true);
  if (isMap(node) && node.items.length > 0 && node.items.every((item) => locales.includes(keyOf(item)))) {
    return Object.fromEntries(node.items.map((item) => [keyOf(item), String(plainValue(item.value) ?? '')]));
  }
  const value = plainValue(node);
  const text = value === null || value === undefined ? '' : String(value).trim();
  return text === '' ? undefined : { [locale]: text };
}

type FileOfLocale = { readonly locale: string; readonly file: AssetFile; readonly stored: StoredFile };

async function readFiles(
  id: string,
  yaml: LocatedYaml,
  flags: Flags,
  place: AssetPlace,
): Promise<readonly FileOfLocale[] | undefined> {
  const names = texts('file', yaml, place);
  const shown = texts('fileName', yaml, place) ?? {};
  const types = texts('contentType', yaml, place) ?? {};
  const line = yaml.lineAt(['file']);
  if (names === undefined) {
    // An unfinished asset may be without its file.
    if (flags.draft || flags.archived) return [];
    place.report(line, '“file” is missing: the name of the file beside this one.');
    return undefined;
  }
  const found: FileOfLocale[] = [];
  for (const [locale, name] of Object.entries(names)) {
    if (/[/\\]/.test(name)) {
      place.report(line, '“file” must be a file beside this one.');
      return undefined;
    }
    const read = await place.readFile(name);
    if (read === undefined) {
      place.report(line, `The file ${quote(name)} is not in the assets folder.`);
      return undefined;
    }
    const stored = storedFile(id, shown[locale] ?? name, read, types[locale]);
    found.push({ locale, stored, file: assetFile(stored, read.bytes) });
  }
  return found;
}

function assetFile(stored: StoredFile, bytes: Buffer): AssetFile {
  const { assetId, fileName, contentType, version, size } = stored;
  const image = imageSize(bytes, contentType);
  return {
    url: `/assets/${encodeURIComponent(assetId)}/${version}/${encodeURIComponent(fileName)}`,
    fileName,
    contentType,
    details: { size, ...(image === undefined ? {} : { image }) },
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
