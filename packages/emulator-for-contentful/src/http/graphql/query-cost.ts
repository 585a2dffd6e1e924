import {
  type DocumentNode,
  doTypesOverlap,
  type GraphQLCompositeType,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getVariableValues,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { costRuleOf, maxItemsOf } from '../../schema/cost-rules.ts';

/** The highest cost that is accepted (RULES.md §3.5). */
export const maxCost = 11_000;

/** The maximum number of fields to visit, since nested fragments can multiply them exponentially. */
const maxFields = 50_000;

type Variables = Readonly<Record<string, unknown>>;
type Field = Extract<SelectionNode, { kind: Kind.FIELD }>;
interface Selected {
  readonly type: GraphQLCompositeType;
  readonly nodes: readonly Field[];
}

/**
 * Calculates the cost of a valid operation: how many entities it could return, independent of the data (RULES.md §3.5).
 * @returns 0 when the variables are invalid, which the execution reports
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Variables | undefined,
): number {
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], given ?? {});
  const root = schema.getQueryType();
  if (coerced.coerced === undefined || root == null) return 0;
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const variables = coerced.coerced;
  let fieldsLeft = maxFields;

  /** @param parents how many entities of the type there can be at this level of the query */
  function cost(type: GraphQLCompositeType, sets: readonly SelectionSetNode[], parents: number): number {
    const selected = new Map<string, Selected>();
    for (const set of sets) collect(type, set, selected, new Set());
    const costs: { readonly owner: GraphQLCompositeType; readonly cost: number }[] = [];
    for (const { type: owner, nodes } of selected.values()) {
      fieldsLeft -= 1;
      if (fieldsLeft < 0) return maxCost + 1;
      if (parents === 0) return 0;
      costs.push({ owner, cost: fieldCost(owner, nodes, parents) });
    }
    const sumFor = (possible: GraphQLCompositeType) =>
      costs.reduce((sum, { owner, cost }) => sum + (doTypesOverlap(schema, owner, possible) ? cost : 0), 0);
    // An entity has one of the possible types, so of what is selected for each the most expensive type counts.
    return isAbstractType(type) ? Math.max(0, ...schema.getPossibleTypes(type).map(sumFor)) : sumFor(type);
  }

  function fieldCost(owner: GraphQLCompositeType, nodes: readonly Field[], parents: number): number {
    const [node] = nodes;
    if (node === undefined || !(isObjectType(owner) || isInterfaceType(owner))) return 0;
    const field = owner.getFields()[node.name.value];
    const inner = field === undefined ? undefined : getNamedType(field.type);
    if (field === undefined || inner === undefined || !isCompositeType(inner)) return 0;
    const args = getArgumentValues(field, node, variables);
    const { count, counted } = entitiesPerParent(field, owner, args);
    const sets = nodes.flatMap((one) => (one.selectionSet === undefined ? [] : [one.selectionSet]));
    return (counted ? 0 : parents * count) + cost(inner, sets, parents * count);
  }

  function collect(
    type: GraphQLCompositeType,
    set: SelectionSetNode,
    into: Map<string, Selected>,
    seen: Set<string>,
  ): void {
    for (const selection of set.selections.filter(isIncluded)) {
      if (selection.kind === Kind.FIELD) {
        const key = `${type.name} ${(selection.alias ?? selection.name).value}`;
        into.set(key, { type, nodes: [...(into.get(key)?.nodes ?? []), selection] });
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : undefined;
      if (fragment === undefined || (name !== undefined && seen.has(name))) continue;
      if (name !== undefined) seen.add(name);
      const condition = fragment.typeCondition?.name.value;
      const narrowed = condition === undefined ? type : schema.getType(condition);
      collect(isCompositeType(narrowed) ? narrowed : type, fragment.selectionSet, into, seen);
    }
  }

  function isIncluded(selection: SelectionNode): boolean {
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, variables);
    const include = getDirectiveValues(GraphQLIncludeDirective, selection, variables);
    return skip?.if !== true && include?.if !== false;
  }

  return cost(root, [operation.selectionSet], 1);
}

/** How many entities a field returns for one parent. `counted` is true for the items of a list, which count with the list. */
function entitiesPerParent(
  field: GraphQLField<unknown, unknown>,
  owner: GraphQLCompositeType,
  args: Variables,
) {
  const costRule = costRuleOf(getNamedType(field.type));
  const listed = costRuleOf(owner);
  if (costRule === 'collection')
    return { count: Math.min(maxItemsOf(field), Math.max(0, Number(args.limit ?? 0))), counted: false };
  if (typeof costRule === 'object') return { count: costRule.embeds, counted: false };
  if (costRule !== 'entity' || listed === 'collection' || listed === 'embedList')
    return { count: 1, counted: true };
  return { count: Array.isArray(args.ids) ? args.ids.length : 1, counted: false };
}
