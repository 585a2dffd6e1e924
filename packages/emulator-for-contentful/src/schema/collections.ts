import { type Item, type OrderKey, type PageArgs, pageOf } from '../query/collection.ts';
import { type CursorArgs, cursorPageOf } from '../query/cursor-page.ts';
import type { QueryContext, ScopeArgs } from '../query/scope.ts';
import { type Definition, type Fields, linkArgs, plainType } from './definition.ts';
import type { Filter } from './filters/filter.ts';
import type { Order } from './filters/orders.ts';

/** The two types of one list, whose items can be null (RULES.md §1.3): `XCollection` is paged by `skip`, `XCursorCollection` by cursors. */
export function collectionTypes(stem: string, item: string): readonly Definition[] {
  const fieldsOf = {
    Collection: `total: Int! skip: Int! limit: Int! items: [${item}]!`,
    CursorCollection: `limit: Int! items: [${item}]! pages: CursorPages!`,
  };
  return Object.entries(fieldsOf).map(([suffix, fields]) => plainType(stem + suffix, fields, 'collection'));
}

/** How the items of a list are read, with the keys of their order. */
type ListArgs = ScopeArgs & { readonly where?: unknown; readonly order: readonly OrderKey[] };

type GivenArgs = Omit<ListArgs, 'order'> &
  PageArgs &
  CursorArgs & { readonly order?: readonly (string | null)[] | null };

interface CollectionOptions<Source> {
  readonly filter?: Filter | undefined;
  /** The order of each of the two, if it can be chosen. */
  readonly orderOf?: ((suffix: 'Collection' | 'CursorCollection') => Order) | undefined;
  /** The maximum number of items, if the model limits the list. */
  readonly limit?: number | undefined;
  /** The types that only this list has. */
  readonly types?: readonly Definition[];
  /** Returns all items of the collection, filtered and in order. */
  readonly list: (source: Source, args: ListArgs, context: QueryContext) => readonly Item[];
}

const suffixes = [
  ['Collection', 'skip: Int = 0, limit: Int = 100', pageOf],
  ['CursorCollection', 'limit: Int = 100, pageNext: String, pagePrev: String', cursorPageOf],
] as const;

/** The two fields of one list. @param stem what the names of its types begin with */
export function collectionFields<Source>(
  name: string,
  stem: string,
  { filter, orderOf, limit, types = [], list }: CollectionOptions<Source>,
): Fields {
  const fields = suffixes.map(([suffix, pageArgs, page]) => {
    const order = orderOf?.(suffix);
    const args = [pageArgs, linkArgs];
    if (filter !== undefined) args.push(`where: ${filter.name}`);
    if (order !== undefined) args.push(`order: [${order.name}]`);
    const resolve = (source: Source, given: GivenArgs, context: QueryContext) => {
      const keys = (given.order ?? []).flatMap((key) => order?.keys.get(key ?? '') ?? []);
      return page(list(source, { ...given, order: keys }, context), given);
    };
    const text = `(${args.join(', ')}): ${stem}${suffix}`;
    const own = order === undefined ? types : [...types, order];
    return [`${name}${suffix}`, { text, resolve, limit, types: own }] as const;
  });
  return Object.fromEntries(fields);
}
