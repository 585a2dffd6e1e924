import { GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { type ContentType, publishedTypes } from '../model/content-type.ts';
import type { Space } from '../model/space.ts';
import { directives } from './directives.ts';
import { planSchema } from './plan/plan.ts';
import type { SchemaProblem } from './plan/schema-problem.ts';
import { createQueryType } from './query-type.ts';
import { SchemaContext } from './schema-context.ts';

type SchemaResult =
  | { readonly ok: true; readonly schema: GraphQLSchema }
  | { readonly ok: false; readonly problem: SchemaProblem };

/** Builds the GraphQL schema of a model, as Contentful does (RULES.md §1), or returns why there is no valid one. */
export function buildSchema(contentTypes: readonly ContentType[]): SchemaResult {
  const { plans, problem } = planSchema(contentTypes);
  if (problem !== undefined) return { ok: false, problem };
  const schemaContext = new SchemaContext(plans);
  const types = plans.map((plan) => schemaContext.entryType(plan.id));
  const schema = new GraphQLSchema({ query: createQueryType(schemaContext), types, directives });
  return { ok: true, schema };
}

/**
 * The schema of a space as SDL, in alphabetical order.
 * @throws Error when its model has no valid schema (RULES.md §1.1)
 */
export function schemaText(space: Pick<Space, 'contentTypes'>): string {
  const built = buildSchema(publishedTypes(space.contentTypes));
  if (!built.ok) throw new Error(built.problem.message);
  return `${printSchema(lexicographicSortSchema(built.schema))}\n`;
}
