import { join } from 'node:path';
import { planSchema } from './schema/plan.ts';
import { makeFolderMemory } from './store/folder-memory.ts';
import type { Problem } from './store/problem.ts';
import { type ContentReading, readContentFolder } from './store/read-content-folder.ts';
import { readExport } from './store/read-export.ts';

/** Where content comes from: a content folder, or one file written by contentful-export. */
export type ContentSource = { readonly kind: 'folder' | 'export'; readonly path: string };

/** Takes a path for what its name says: `.json` is an export, anything else a folder. */
export function sourceAt(path: string): ContentSource {
  return { kind: path.endsWith('.json') ? 'export' : 'folder', path };
}

/**
 * Reads content and, for a folder, makes sure that a schema can be made of its model. The model of an export is served
 * as it is: if it has no schema, queries are answered as Contentful answers them (RULES.md §1.1).
 */
export async function readContent(
  { kind, path }: ContentSource,
  memory = makeFolderMemory(),
): Promise<ContentReading> {
  if (kind === 'export') {
    const whole = await memory.recall(path, [], async (readFile) => {
      const value = await readExport(path, readFile);
      return { value, sound: value.ok };
    });
    memory.endOfReading();
    return whole;
  }
  const reading = await readContentFolder(path, memory);
  if (!reading.ok) return reading;
  const plan = planSchema(reading.space.contentTypes);
  if (plan.ok) return reading;
  const { contentTypeId, message } = plan.problem;
  const problem: Problem = { file: join(path, 'model', `${contentTypeId}.json`), line: 1, message };
  return { ok: false, problems: [problem] };
}
