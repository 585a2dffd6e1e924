import { join } from 'node:path';
import { planSchema } from './schema/plan.ts';
import type { Problem } from './store/problem.ts';
import { type ContentReading, readContentFolder } from './store/read-content-folder.ts';

/** Reads a content folder and makes sure that a schema can be made of its model: all that the service asks of it. */
export async function checkContent(folder: string): Promise<ContentReading> {
  const reading = await readContentFolder(folder);
  if (!reading.ok) return reading;
  const plan = planSchema(reading.space.contentTypes);
  if (plan.ok) return reading;
  const { contentTypeId, message } = plan.problem;
  const problem: Problem = { file: join(folder, 'model', `${contentTypeId}.json`), line: 1, message };
  return { ok: false, problems: [problem] };
}
