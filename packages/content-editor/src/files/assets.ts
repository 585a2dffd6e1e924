import { decodeText } from 'emulator-for-contentful/folder';
import { isMap, parseDocument } from 'yaml';
import { isId, namesIn, readBytes, undefinedIfRefused } from './content-folder.ts';

/** A file of the content with what its YAML says. */
interface AssetRecord {
  readonly id: string;
  readonly title: string;
  /** The name of the file in the folder of assets; empty when its YAML names none. */
  readonly file: string;
}

export async function readAssets(folder: string): Promise<readonly AssetRecord[]> {
  const names = await namesIn(folder, 'assets');
  const ids = names.filter((name) => name.endsWith('.yaml')).map((name) => name.slice(0, -5));
  const assets = await Promise.all(ids.filter(isId).map((id) => readAsset(folder, id)));
  return assets.filter((asset) => asset !== undefined);
}

export async function readAsset(folder: string, id: string): Promise<AssetRecord | undefined> {
  const bytes = await readBytes(folder, `assets/${id}.yaml`).catch(undefinedIfRefused);
  if (bytes === undefined) return undefined;
  // What cannot be read has neither: the check says why.
  const yaml = parseDocument(decodeText(bytes).text);
  const textOf = (name: string) => (isMap(yaml.contents) ? String(yaml.get(name) ?? '') : '');
  const file = textOf('file');
  // Only a file in the folder itself is shown.
  return { id, title: textOf('title') || id, file: /^[^/\\]+$/.test(file) ? file : '' };
}
