import { GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { type ContentType, publishedTypes } from '../model/content-type.ts';
import type { Space } from '../model/space.ts';
import type { EntityNode } from '../query/node.ts';
import { makeAssetType } from './asset-type.ts';
import { makeCollections } from './collections.ts';
import { directives } from './directives.ts';
import { makeEntryType } from './entry-type.ts';
import { makeOrder } from './filters/orders.ts';
import { makeAssetFilter, makeEntryFilter, makeSystemKeys } from './filters/system-filters.ts';
import { makeFieldFilters, makeNestedFilter, makeTypeFilter } from './filters/type-filters.ts';
import { planSchema, type TypePlan } from './plan/plan.ts';
import type { SchemaProblem } from './plan/schema-problem.ts';
import { makeQueryType } from './query-type.ts';
import { makeEntryInterface, makeNodeInterface, memoize, type SchemaContext } from './schema-context.ts';

export type SchemaResult =
  | { readonly ok: true; readonly schema: GraphQLSchema }
  | { readonly ok: false; readonly problem: SchemaProblem };

/** Makes the GraphQL schema of a model, as Contentful would (RULES.md §1), or says why there can be none. */
export function buildSchema(contentTypes: readonly ContentType[]): SchemaResult {
  const planned = planSchema(contentTypes);
  if (!planned.ok) return planned;
  const schemaContext = makeSchemaContext(planned.plans);
  const types = planned.plans.map((plan) => schemaContext.entryType(plan.id));
  return { ok: true, schema: new GraphQLSchema({ query: makeQueryType(schemaContext), types, directives }) };
}

/**
 * The schema of a space as SDL, in alphabetical order.
 * @throws Error when no schema can be made of its model (RULES.md §1.1)
 */
export function schemaText(space: Pick<Space, 'contentTypes'>): string {
  const built = buildSchema(publishedTypes(space.contentTypes));
  if (!built.ok) throw new Error(built.problem.message);
  return `${printSchema(lexicographicSortSchema(built.schema))}\n`;
}

function makeSchemaContext(plans: readonly TypePlan[]): SchemaContext {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const plan = (id: string): TypePlan => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`There is no content type ${id} in this schema`);
    return found;
  };
  const typeNameOf = (node: EntityNode) =>
    node.kind === 'asset' ? 'Asset' : plan(node.entity.sys.contentType.sys.id).typeName;
  const systemKeys = makeSystemKeys();
  const once = <Value>(make: () => Value): (() => Value) => {
    const get = memoize((_only: 'only') => make());
    return () => get('only');
  };
  const schemaContext: SchemaContext = {
    plans,
    plan,
    typeNameOf,
    entryInterface: makeEntryInterface(typeNameOf),
    nodeInterface: makeNodeInterface(typeNameOf),
    entryType: memoize((id: string) => makeEntryType(plan(id), schemaContext)),
    assetType: once(() => makeAssetType(schemaContext)),
    typeCollections: memoize((id: string) =>
      makeCollections(plan(id).typeName, () => schemaContext.entryType(id)),
    ),
    assetCollections: once(() => makeCollections('Asset', schemaContext.assetType)),
    entryCollections: once(() => makeCollections('Entry', () => schemaContext.entryInterface)),
    filter: memoize((id: string) => makeTypeFilter(plan(id), { schemaContext, systemKeys })),
    nestedFilter: memoize((id: string) => makeNestedFilter(plan(id), { schemaContext, systemKeys })),
    ...makeFieldFilters(plans, plan, systemKeys),
    entryFilter: once(() => makeEntryFilter(systemKeys)),
    assetFilter: once(() => makeAssetFilter(systemKeys)),
    order: memoize((id: string) => makeOrder(`${plan(id).typeName}Order`, plan(id))),
  };
  return schemaContext;
}
