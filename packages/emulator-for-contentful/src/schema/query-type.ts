import { arrange, type OrderKey } from '../query/collection.ts';
import { compileFilter } from '../query/filter.ts';
import { assetNode, assetNodes, type EntityNode, entryNode, entryNodes } from '../query/node.ts';
import { type QueryContext, rootScope, type Scope, type ScopeArgs, scopeWith } from '../query/scope.ts';
import { collectionFields } from './collections.ts';
import { type Definition, type Field, type Fields, linkArgs, objectType } from './definition.ts';
import type { Filter } from './filters/filter.ts';
import { assetOrder, type Order, orderBy, orderOfType } from './filters/orders.ts';
import { assetFilter, entryFilter } from './filters/system-filters.ts';
import type { SchemaPlan, TypePlan } from './plan/plan.ts';

/** The root of all queries (RULES.md §1.2). */
export function queryType({ plans, filters }: SchemaPlan): readonly Definition[] {
  const fields: Fields = {
    asset: single('Asset', assetNode),
    ...rootCollections('asset', 'Asset', assetFilter, assetOrder, assetNodes),
    ...rootCollections('entry', 'Entry', entryFilter, orderBy('EntryOrder', {}), entryNodes),
    _node: single('_Node', nodeOf, 'ID'),
    _nodes: {
      text: `(ids: [ID!]!, ${linkArgs}): [_Node]!`,
      resolve(_root: unknown, args: ScopeArgs & { readonly ids: readonly string[] }, context) {
        const scope = scopeWith(rootScope(context), args);
        return args.ids.map((global) => nodeOf(global, scope));
      },
    },
    ...Object.assign({}, ...plans.map((plan) => typeFields(plan, filters.filter(plan.id)))),
  };
  return objectType('Query', fields);
}

function typeFields(plan: TypePlan, filter: Filter): Fields {
  const { id: typeId, typeName, rootName } = plan;
  const nodesOf = (scope: Scope, order?: OrderKey) => entryNodes(scope, order, typeId);
  const find = (id: string, scope: Scope) => {
    const node = entryNode(id, scope);
    return node?.entity.sys.contentType.sys.id === typeId ? node : undefined;
  };
  return {
    [rootName]: single(typeName, find),
    ...rootCollections(rootName, typeName, filter, orderOfType(`${typeName}Order`, plan), nodesOf),
  };
}

/** A field for one entity by its id; null without an error when it does not exist (§2.5). */
function single(
  type: string,
  find: (id: string, scope: Scope) => EntityNode | undefined,
  idType = 'String',
): Field {
  return {
    text: `(id: ${idType}!, ${linkArgs}): ${type}`,
    resolve: (_root: unknown, args: ScopeArgs & { readonly id: string }, context: QueryContext) =>
      find(args.id, scopeWith(rootScope(context), args)),
  };
}

/** The collections of all entities of a type, which have one order and one filter. */
function rootCollections(
  name: string,
  typeName: string,
  filter: Filter,
  order: Order,
  nodesOf: (scope: Scope, order?: OrderKey) => readonly EntityNode[],
): Fields {
  return collectionFields<undefined>(name, typeName, {
    ...{ filter, types: [filter] },
    orderOf: () => order,
    list: (_root, { where, order: keys, ...args }, context) => {
      const scope = scopeWith(rootScope(context), args);
      const test = compileFilter(filter.table, where);
      return keys.length > 1 ? arrange(nodesOf(scope), test, keys) : arrange(nodesOf(scope, keys[0]), test);
    },
  });
}

/** The entry with an id of `_id` (§1.3). */
function nodeOf(global: string, scope: Scope): EntityNode | undefined {
  const id = /^Entry:(.+)$/.exec(Buffer.from(global, 'base64').toString('utf8'))?.[1];
  return id === undefined ? undefined : entryNode(id, scope);
}
