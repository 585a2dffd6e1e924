import { readExport } from '../export-file/read-export.ts';
import {
  type ContentReading,
  type LastGoodFolder,
  readContentFolder,
} from '../folder/read-content-folder.ts';
import type { ContentType } from '../model/content-type.ts';
import { planSchema } from '../schema/plan/plan.ts';

/** Where content comes from: a content folder, or one file written by contentful-export. */
export type ContentSource = { readonly kind: 'folder' | 'export'; readonly path: string };

/** Takes a path for what its name says: `.json` is an export, anything else a folder. */
export function sourceAt(path: string): ContentSource {
  return { kind: path.endsWith('.json') ? 'export' : 'folder', path };
}

/** Reads content again and again: each reading of a folder falls back on what the one before has found good. */
export function makeContentReader({ kind, path }: ContentSource): () => Promise<ContentReading> {
  let lastGood: LastGoodFolder | undefined;
  return async () => {
    if (kind === 'export') return readExport(path);
    const reading = await readContentFolder(path, { lastGood, checkModel });
    if (reading.ok) lastGood = reading.lastGood;
    return reading;
  };
}

/** Reads content once, as a start does: nothing is known of how it was before. */
export function readContent(source: ContentSource): Promise<ContentReading> {
  return makeContentReader(source)();
}

/**
 * Why no schema can be made of a folder's model. The model of an export is served as it is: if it has no schema, queries
 * get the responses of Contentful (RULES.md §1.1).
 */
function checkModel(types: readonly ContentType[]) {
  const plan = planSchema(types);
  return plan.ok ? undefined : plan.problem;
}
