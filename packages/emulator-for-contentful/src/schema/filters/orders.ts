import { GraphQLEnumType, type GraphQLEnumValueConfigMap } from 'graphql';
import type { OrderKey } from '../../query/collection.ts';
import { assetValues, type EntityNode, fieldValue } from '../../query/node.ts';
import { mapValues } from '../../text/json.ts';
import type { FieldKind, FieldPlan, TypePlan } from '../plan/plan.ts';

type Readers = Readonly<Record<string, OrderKey['read']>>;

/** The instant of a stored date; undefined when it is missing or invalid. */
function instant({ scope }: EntityNode, value: unknown): number | undefined {
  const milliseconds = typeof value === 'string' ? scope.context.spaceIndex.instant(value) : Number.NaN;
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}

const sys: Readers = {
  sys_id: (node) => node.entity.sys.id,
  sys_publishedAt: (node) => instant(node, node.entity.sys.publishedAt),
  sys_firstPublishedAt: (node) => instant(node, node.entity.sys.firstPublishedAt),
  sys_publishedVersion: (node) => node.entity.sys.publishedVersion,
};

/** Creates the order enum of a type's fields (RULES.md §1.7). */
export function createOrder(name: string, plan: TypePlan): GraphQLEnumType {
  const fields = plan.fields.filter(({ kind }) => ordered.has(kind));
  return orderEnum(name, Object.fromEntries(fields.map((field) => [field.field.id, readerOf(field)])));
}

/** The order of assets, which has neither title nor description. */
export function createAssetOrder(): GraphQLEnumType {
  const { title: _title, description: _description, ...values } = assetValues;
  const readers = mapValues(values, (read): OrderKey['read'] => {
    return (node) => (node.kind === 'asset' ? read(node, node.scope) : undefined);
  });
  return orderEnum('AssetOrder', readers);
}

/** An order by these values and those of `sys`. */
export function orderEnum(name: string, readers: Readers): GraphQLEnumType {
  const values: GraphQLEnumValueConfigMap = {};
  for (const [key, read] of Object.entries({ ...readers, ...sys })) {
    values[`${key}_ASC`] = { value: { read, descending: false } satisfies OrderKey };
    values[`${key}_DESC`] = { value: { read, descending: true } satisfies OrderKey };
  }
  return new GraphQLEnumType({ name, values });
}

const ordered: ReadonlySet<FieldKind> = new Set(['symbol', 'int', 'float', 'boolean', 'date']);

function readerOf({ field, kind }: FieldPlan): OrderKey['read'] {
  return (node) => {
    const value = node.kind === 'entry' ? fieldValue(node, field) : undefined;
    if (kind === 'date') return instant(node, value);
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isPlain ? value : undefined;
  };
}
