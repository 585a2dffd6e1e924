import {
  extendSchema,
  GraphQLSchema,
  isAbstractType,
  isObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
} from 'graphql';
import { type ContentType, publishedTypes } from '../model/content-type.ts';
import type { Space } from '../model/space.ts';
import type { EntityNode } from '../query/node.ts';
import type { Definition } from './definition.ts';
import { entryTypes } from './entry-type.ts';
import { systemFilters } from './filters/system-filters.ts';
import { createTypeFilters } from './filters/type-filters.ts';
import { assetLinkingCollections } from './linking-collections.ts';
import { lookupByType, planSchema, type TypePlan } from './plan/plan.ts';
import type { SchemaProblem } from './plan/schema-problem.ts';
import { queryType } from './query-type.ts';
import { directives, scalars } from './scalars.ts';
import { systemText, systemTypes } from './system-types.ts';

type SchemaResult =
  | { readonly ok: true; readonly schema: GraphQLSchema }
  | { readonly ok: false; readonly problem: SchemaProblem };

/** Builds the GraphQL schema of a model, as Contentful does (RULES.md §1), or returns why there is no valid one. */
export function buildSchema(contentTypes: readonly ContentType[]): SchemaResult {
  const { plans, problem } = planSchema(contentTypes);
  if (problem !== undefined) return { ok: false, problem };
  const planOf = lookupByType(plans, (plan) => plan);
  const schemaPlan = { plans, planOf, filters: createTypeFilters(plans, planOf) };
  // The two collections of a list have types in common.
  const definitions = new Set([
    ...systemTypes,
    ...systemFilters,
    ...schemaPlan.filters.nested,
    ...assetLinkingCollections(schemaPlan),
    ...queryType(schemaPlan),
    ...plans.flatMap((plan) => entryTypes(plan, schemaPlan)),
  ]);
  const texts = new Map(Array.from(definitions, ({ name, text }) => [name, text]));
  if (texts.size < definitions.size) throw new Error('Two types of the schema have one name.');
  const document = parse([systemText, ...texts.values()].join('\n'), { noLocation: true });
  const base = new GraphQLSchema({ types: scalars, directives });
  const schema = extendSchema(base, document, { assumeValidSDL: true });
  for (const definition of definitions) attach(definition, schema);
  resolveTypes(schema, planOf);
  // The types that nothing refers to in this space are left out.
  const types = plans.map(({ typeName }) => schema.getType(typeName)).filter((type) => type != null);
  return { ok: true, schema: new GraphQLSchema({ ...schema.toConfig(), types }) };
}

/** Adds to a type what its text cannot say. */
function attach({ name, fields = {}, cost }: Definition, schema: GraphQLSchema): void {
  const type = schema.getType(name);
  if (type === undefined) return;
  if (cost !== undefined) type.extensions = { costRule: cost };
  for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
    const { resolve, limit } = fields[field.name] ?? {};
    if (resolve !== undefined) field.resolve = resolve;
    field.extensions = { max: limit };
  }
}

/** Makes interfaces and unions tell the type of an entity. */
function resolveTypes(schema: GraphQLSchema, planOf: (contentTypeId: string) => TypePlan): void {
  const typeNameOf = (node: EntityNode) =>
    node.kind === 'asset' ? 'Asset' : planOf(node.entity.sys.contentType.sys.id).typeName;
  for (const type of Object.values(schema.getTypeMap()))
    if (isAbstractType(type)) type.resolveType = typeNameOf;
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
