import { RefusedFile } from 'emulator-for-contentful/folder';
import { isId, namesIn, plainLineEnds, readText } from './content-folder.ts';
import { UnreadableFile, valueIn, yamlFields } from './entry-file.ts';

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
  try {
    const text = await readText(folder, `assets/${id}.yaml`);
    if (text === undefined) return undefined;
    const yaml = plainLineEnds(text);
    const fields = new Map(yamlFields(yaml).map((field) => [field.id, valueIn(field, yaml)]));
    const [title = id, file = ''] = ['title', 'file'].map((name) => fields.get(name));
    // Only a file in the folder itself is shown.
    return { id, title: String(title), file: /^[^/\\]+$/.test(String(file)) ? String(file) : '' };
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof RefusedFile) return { id, title: id, file: '' };
    throw error;
  }
}
