import type { OrderKey } from '../../query/collection.ts';
import { assetValues, type EntityNode, fieldValue } from '../../query/node.ts';
import { mapValues } from '../../text/json.ts';
import type { Definition } from '../definition.ts';
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

/** An enum of orders, with the key of each value. */
export type Order = Definition & { readonly keys: ReadonlyMap<string, OrderKey> };

/** The order by a type's fields (RULES.md §1.7). */
export function orderOfType(name: string, plan: TypePlan): Order {
  const fields = plan.fields.filter(({ kind }) => ordered.has(kind));
  return orderBy(name, Object.fromEntries(fields.map((field) => [field.field.id, readerOf(field)])));
}

/** An order by these values and those of `sys`. */
export function orderBy(name: string, readers: Readers): Order {
  const keys = Object.entries({ ...readers, ...sys }).flatMap(([key, read]): [string, OrderKey][] => [
    [`${key}_ASC`, { read, descending: false }],
    [`${key}_DESC`, { read, descending: true }],
  ]);
  return { name, text: `enum ${name} { ${keys.map(([key]) => key).join(' ')} }`, keys: new Map(keys) };
}

const { title: _title, description: _description, ...orderedValues } = assetValues;

/** The order of assets, which has neither title nor description. */
export const assetOrder = orderBy(
  'AssetOrder',
  mapValues(orderedValues, (read): OrderKey['read'] => {
    return (node) => (node.kind === 'asset' ? read(node, node.scope) : undefined);
  }),
);

const ordered: ReadonlySet<FieldKind> = new Set(['symbol', 'int', 'float', 'boolean', 'date']);

function readerOf({ field, kind }: FieldPlan): OrderKey['read'] {
  return (node) => {
    const value = node.kind === 'entry' ? fieldValue(node, field) : undefined;
    if (kind === 'date') return instant(node, value);
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isPlain ? value : undefined;
  };
}
