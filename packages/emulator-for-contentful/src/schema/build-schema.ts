import { GraphQLSchema } from 'graphql';
import type { EntityNode } from '../query/node.ts';
import type { ContentType } from '../store/content-type.ts';
import { makeAssetType } from './asset-type.ts';
import { makeCollections } from './collections.ts';
import { directives } from './directives.ts';
import { makeEntryType } from './entry-type.ts';
import { makeEntryInterface, makeNodeInterface, remembered, type SchemaKit } from './kit.ts';
import { makeOrder } from './orders.ts';
import { planSchema, type TypePlan } from './plan.ts';
import { makeQueryType } from './query-type.ts';
import type { SchemaProblem } from './schema-problem.ts';
import { makeAssetFilter, makeEntryFilter, makeSystemKeys } from './system-filters.ts';
import { makeFieldFilters, makeNestedFilter, makeTypeFilter } from './type-filters.ts';

export type SchemaResult =
  | { readonly ok: true; readonly schema: GraphQLSchema }
  | { readonly ok: false; readonly problem: SchemaProblem };

/** Makes the GraphQL schema of a model, as Contentful would (RULES.md §1), or says why there can be none. */
export function buildSchema(contentTypes: readonly ContentType[]): SchemaResult {
  const planned = planSchema(contentTypes);
  if (!planned.ok) return planned;
  const kit = makeKit(planned.plans);
  const types = planned.plans.map((plan) => kit.entryType(plan.id));
  return { ok: true, schema: new GraphQLSchema({ query: makeQueryType(kit), types, directives }) };
}

function makeKit(plans: readonly TypePlan[]): SchemaKit {
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
    const get = remembered((_only: 'only') => make());
    return () => get('only');
  };
  const kit: SchemaKit = {
    plans,
    plan,
    typeNameOf,
    entryInterface: makeEntryInterface(typeNameOf),
    nodeInterface: makeNodeInterface(typeNameOf),
    entryType: remembered((id: string) => makeEntryType(plan(id), kit)),
    assetType: once(() => makeAssetType(kit)),
    typeCollections: remembered((id: string) => makeCollections(plan(id).typeName, () => kit.entryType(id))),
    assetCollections: once(() => makeCollections('Asset', kit.assetType)),
    entryCollections: once(() => makeCollections('Entry', () => kit.entryInterface)),
    filter: remembered((id: string) => makeTypeFilter(plan(id), { kit, systemKeys })),
    nestedFilter: remembered((id: string) => makeNestedFilter(plan(id), { kit, systemKeys })),
    ...makeFieldFilters(plans, plan, systemKeys),
    entryFilter: once(() => makeEntryFilter(systemKeys)),
    assetFilter: once(() => makeAssetFilter(systemKeys)),
    order: remembered((id: string) => makeOrder(`${plan(id).typeName}Order`, plan(id))),
  };
  return kit;
}
