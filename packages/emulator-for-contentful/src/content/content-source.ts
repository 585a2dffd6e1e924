import type { ContentReading } from '../content/content-reading.ts';
import { readExport } from '../export-file/read-export.ts';
import type { LastGoodFolder } from '../folder/last-good.ts';
import { readContentFolder } from '../folder/read-content-folder.ts';

/** Where content comes from: a content folder, or one file written by contentful-export. */
export interface ContentSource {
  readonly kind: 'folder' | 'export';
  readonly path: string;
  /** A folder of content types, each of which replaces the one of the same name in the content folder's own `model/`. */
  readonly model?: string | undefined;
}

/**
 * A path that ends in `.json` is an export, any other is a folder.
 * @param model a folder of content types; an export has its own
 */
export function sourceAt(path: string, model?: string): ContentSource {
  return { kind: path.endsWith('.json') ? 'export' : 'folder', path, model };
}

/** Returns a function that reads the content. Each reading of a folder falls back on the last good version of a faulty file. */
export function createContentReader({ kind, path, model }: ContentSource): () => Promise<ContentReading> {
  let lastGood: LastGoodFolder | undefined;
  return async () => {
    if (kind === 'export') return readExport(path);
    const reading = await readContentFolder(path, { model, lastGood });
    if (reading.ok) lastGood = reading.lastGood;
    return reading;
  };
}

export function readContent(source: ContentSource): Promise<ContentReading> {
  return createContentReader(source)();
}
