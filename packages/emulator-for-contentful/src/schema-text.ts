import { lexicographicSortSchema, printSchema } from 'graphql';
import { publishedTypes } from './model/content-type.ts';
import type { Space } from './model/space.ts';
import { buildSchema } from './schema/build-schema.ts';

/**
 * The schema of a space as SDL, in alphabetical order.
 * @throws Error when no schema can be made of its model (RULES.md §1.1)
 */
export function schemaText(space: Pick<Space, 'contentTypes'>): string {
  const built = buildSchema(publishedTypes(space.contentTypes));
  if (!built.ok) throw new Error(built.problem.message);
  return `${printSchema(lexicographicSortSchema(built.schema))}\n`;
}
