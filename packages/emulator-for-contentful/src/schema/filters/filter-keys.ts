import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLString,
} from 'graphql';
import type { Criterion, FilterTable, Read } from '../../query/filter.ts';
import { locationOperators } from '../../query/geography.ts';
import {
  booleanOperators,
  dateOperators,
  existenceOperators,
  listOperators,
  numberOperators,
  type Operators,
  searchOperators,
  textOperators,
} from '../../query/operators.ts';
import { Circle, DateTime, Rectangle } from '../scalars.ts';

export interface Filter {
  readonly input: GraphQLInputObjectType;
  readonly table: FilterTable;
}

export interface FilterKey {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly criterion: Criterion;
}

/** The operators of each kind of value, and the type of their operands (RULES.md §1.5). */
const operands = {
  text: [textOperators, GraphQLString],
  int: [numberOperators, GraphQLInt],
  float: [numberOperators, GraphQLFloat],
  date: [dateOperators, DateTime],
  boolean: [booleanOperators, GraphQLBoolean],
  richText: [searchOperators, GraphQLString],
  location: [locationOperators, GraphQLString],
  strings: [listOperators, GraphQLString],
  existence: [existenceOperators, GraphQLBoolean],
} satisfies Record<string, readonly [(read: Read) => Operators, GraphQLInputType]>;

type OperandKind = keyof typeof operands;

/** All keys that filter by one value: its name with the suffix of each operator. */
export function filterKeys(name: string, kind: OperandKind, read: Read): readonly FilterKey[] {
  const [operators, type] = operands[kind];
  return Object.entries(operators(read)).map(([suffix, criterion]) => ({
    name: `${name}${suffix}`,
    type: operandType(suffix, type),
    criterion,
  }));
}

function operandType(suffix: string, type: GraphQLInputType): GraphQLInputType {
  if (suffix === '_exists') return GraphQLBoolean;
  if (suffix === '_within_circle') return Circle;
  if (suffix === '_within_rectangle') return Rectangle;
  return /_in$|_contains_/.test(suffix) ? new GraphQLList(type) : type;
}

/** Creates a filter from its keys. With `connectives` it has AND and OR, which are lists of itself. */
export function createFilter(name: string, keys: () => readonly FilterKey[], connectives: boolean): Filter {
  const table = new Map<string, Criterion>();
  const input: GraphQLInputObjectType = new GraphQLInputObjectType({
    name,
    fields: () => {
      const own = keys();
      for (const key of own) table.set(key.name, key.criterion);
      const list = { type: new GraphQLList(input) };
      return {
        ...Object.fromEntries(own.map((key) => [key.name, { type: key.type }])),
        ...(connectives ? { OR: list, AND: list } : {}),
      };
    },
  });
  return { input, table };
}
