import { GraphQLEnumType, type GraphQLEnumValueConfigMap } from 'graphql';
import { instantOf } from '../../model/date-text.ts';
import { type AssetNode, assetFile, assetUrl, type EntityNode, fieldValue } from '../../query/node.ts';
import type { OrderKey } from '../../query/order.ts';
import type { FieldPlan, TypePlan } from '../plan/plan.ts';

type Readers = Readonly<Record<string, OrderKey['read']>>;

/** The instant of a stored date; undefined when there is none or it cannot be read. */
function instant(value: unknown): number | undefined {
  const milliseconds = typeof value === 'string' ? instantOf(value) : Number.NaN;
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}

const SYS: Readers = {
  sys_id: (node) => node.entity.sys.id,
  sys_publishedAt: (node) => instant(node.entity.sys.publishedAt),
  sys_firstPublishedAt: (node) => instant(node.entity.sys.firstPublishedAt),
  sys_publishedVersion: (node) => node.entity.sys.publishedVersion,
};

const ofAsset =
  (read: (node: AssetNode) => string | number | undefined) =>
  (node: EntityNode): string | number | undefined =>
    node.kind === 'asset' ? read(node) : undefined;

const ASSET: Readers = {
  url: ofAsset((node) => assetUrl(node)),
  size: ofAsset((node) => assetFile(node)?.details?.size),
  contentType: ofAsset((node) => assetFile(node)?.contentType),
  fileName: ofAsset((node) => assetFile(node)?.fileName),
  width: ofAsset((node) => assetFile(node)?.details?.image?.width),
  height: ofAsset((node) => assetFile(node)?.details?.image?.height),
};

/** An order enum of a type's fields under the given name (RULES.md §1.7). */
export function makeOrder(name: string, plan: TypePlan): GraphQLEnumType {
  const fields = plan.fields.flatMap((field) => {
    const read = fieldReader(field);
    return read === undefined ? [] : [[field.field.id, read] as const];
  });
  return orderEnum(name, { ...Object.fromEntries(fields), ...SYS });
}

export function makeAssetOrder(): GraphQLEnumType {
  return orderEnum('AssetOrder', { ...ASSET, ...SYS });
}

export function makeEntryOrder(): GraphQLEnumType {
  return orderEnum('EntryOrder', SYS);
}

function orderEnum(name: string, readers: Readers): GraphQLEnumType {
  const values: GraphQLEnumValueConfigMap = {};
  for (const [key, read] of Object.entries(readers)) {
    values[`${key}_ASC`] = { value: { read, descending: false } satisfies OrderKey };
    values[`${key}_DESC`] = { value: { read, descending: true } satisfies OrderKey };
  }
  return new GraphQLEnumType({ name, values });
}

/** Only Symbol, Integer, Number, Date and Boolean can be ordered by; Text cannot (§1.7). */
function fieldReader({ field, shape }: FieldPlan): OrderKey['read'] | undefined {
  if (shape.kind !== 'scalar') return undefined;
  const read = (node: EntityNode) => (node.kind === 'entry' ? fieldValue(node, field) : undefined);
  switch (shape.scalar) {
    case 'symbol':
    case 'int':
    case 'float':
    case 'boolean':
      return (node) => {
        const value = read(node);
        return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
          ? value
          : undefined;
      };
    case 'date':
      return (node) => instant(read(node));
    case 'text':
    case 'json':
      return undefined;
  }
}
