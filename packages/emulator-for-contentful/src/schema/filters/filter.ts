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
import type { Definition } from '../definition.ts';

/** An input type that filters entities, with the criterion of each of its keys. */
export type Filter = Definition & { readonly table: FilterTable };

export interface FilterKey {
  readonly name: string;
  readonly type: string;
  readonly criterion: Criterion;
}

/** The operators of each kind of value, and the type of their operands (RULES.md §1.5). */
const operands = {
  text: [textOperators, 'String'],
  int: [numberOperators, 'Int'],
  float: [numberOperators, 'Float'],
  date: [dateOperators, 'DateTime'],
  boolean: [booleanOperators, 'Boolean'],
  richText: [searchOperators, 'String'],
  location: [locationOperators, 'String'],
  strings: [listOperators, 'String'],
  existence: [existenceOperators, 'Boolean'],
} satisfies Record<string, readonly [(read: Read) => Operators, string]>;

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

function operandType(suffix: string, type: string): string {
  if (suffix === '_exists') return 'Boolean';
  if (suffix === '_within_circle') return 'Circle';
  if (suffix === '_within_rectangle') return 'Rectangle';
  return /_in$|_contains_/.test(suffix) ? `[${type}]` : type;
}

/** A filter with these keys. With `connectives` it has AND and OR, which are lists of itself. */
export function filterOf(name: string, keys: readonly FilterKey[], connectives = true): Filter {
  const own = keys.map((key) => `${key.name}: ${key.type}`);
  const joined = connectives ? [`OR: [${name}]`, `AND: [${name}]`] : [];
  return {
    name,
    text: `input ${name} {\n  ${[...own, ...joined].join('\n  ')}\n}`,
    table: new Map(keys.map((key) => [key.name, key.criterion])),
  };
}
