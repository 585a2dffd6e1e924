import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { imageSize } from './image-size.ts';
import { keyOf, parseLocatedYaml, plainValue } from './located-yaml.ts';
import { mediaTypeOf } from './media-type.ts';
import { nearestName } from './nearest-name.ts';
import { quote, type Report } from './problem.ts';
import { publication } from './read-entry.ts';
import type { Asset } from './space.ts';

const KEYS = ['title', 'description', 'file', 'draft'];

/** The bytes of an asset on the disk. */
export type StoredFile = {
  readonly assetId: string;
  readonly fileName: string;
  readonly path: string;
  readonly contentType: string;
  readonly size: number;
  /** A short hash of the bytes; part of the URL, so that a changed file gets a new address. */
  readonly version: string;
  /** When the bytes that the version is of were last changed, in milliseconds since 1970. */
  readonly changed: number;
};

export type AssetSource = { readonly id: string; readonly text: string; readonly changed: Date };
export type AssetBytes = { readonly path: string; readonly bytes: Buffer; readonly changed: number };

export type AssetPlace = {
  readonly locale: string;
  /** Reads a file that stands beside the YAML; undefined when there is none. */
  readonly readFile: (name: string) => Promise<AssetBytes | undefined>;
  readonly report: Report;
};

/** Reads `assets/<id>.yaml` and the file it names. The description is the alternative text and must be there. */
export async function readAsset(
  source: AssetSource,
  { locale, readFile, report }: AssetPlace,
): Promise<{ readonly asset: Asset; readonly file: StoredFile } | undefined> {
  const yaml = parseLocatedYaml(source.text, { report });
  if (yaml.root === undefined) return undefined;
  for (const pair of yaml.root.items) {
    const key = keyOf(pair);
    const meant = nearestName(key, KEYS);
    const hint = meant === undefined ? `It has: ${KEYS.join(', ')}.` : `Did you mean ${quote(meant)}?`;
    if (!KEYS.includes(key)) report(yaml.lineOf(pair.key), `An asset has no field ${quote(key)}. ${hint}`);
  }
  const text = (key: string): string => {
    const value = plainValue(yaml.root?.get(key, true));
    return value === null || value === undefined ? '' : String(value).trim();
  };
  const title = text('title');
  const description = text('description');
  const fileName = text('file');
  if (title === '') report(yaml.lineAt(['title']), '“title” is missing. Every asset needs one.');
  if (description === '') {
    const why = 'It says in words what the picture shows, for people who cannot see it.';
    report(yaml.lineAt(['description']), `“description” is missing. ${why}`);
  }
  const line = yaml.lineAt(['file']);
  if (fileName === '' || /[/\\]/.test(fileName)) {
    report(
      line,
      fileName === ''
        ? '“file” is missing: the name of the file beside this one.'
        : '“file” must be a file beside this one.',
    );
    return undefined;
  }
  const read = await readFile(fileName);
  if (read === undefined) {
    report(line, `The file ${quote(fileName)} is not in the assets folder.`);
    return undefined;
  }
  const file = storedFile(source.id, fileName, read);
  return {
    asset: makeAsset(
      source,
      { title, description, locale, draft: text('draft') === 'true' },
      file,
      read.bytes,
    ),
    file,
  };
}

function storedFile(assetId: string, fileName: string, { path, bytes, changed }: AssetBytes): StoredFile {
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return {
    assetId,
    fileName,
    path,
    contentType: mediaTypeOf(fileName),
    size: bytes.length,
    version,
    changed,
  };
}

function makeAsset(
  { id, changed }: AssetSource,
  words: { title: string; description: string; locale: string; draft: boolean },
  file: StoredFile,
  bytes: Buffer,
): Asset {
  const image = imageSize(bytes, file.contentType);
  const stored = {
    url: `/assets/${encodeURIComponent(id)}/${file.version}/${encodeURIComponent(file.fileName)}`,
    fileName: file.fileName,
    contentType: file.contentType,
    details: { size: file.size, ...(image === undefined ? {} : { image }) },
  };
  return {
    sys: { id, type: 'Asset', ...publication(changed, words.draft) },
    metadata: { tags: [] },
    fields: {
      title: { [words.locale]: words.title },
      description: { [words.locale]: words.description },
      file: { [words.locale]: stored },
    },
  };
}

/** Whether a file still has the bytes that were read; one that is just being replaced must not pass for the old one. */
export async function isUnchanged({ path, size, changed }: StoredFile): Promise<boolean> {
  try {
    const about = await stat(path);
    return about.size === size && about.mtimeMs === changed;
  } catch {
    return false;
  }
}
