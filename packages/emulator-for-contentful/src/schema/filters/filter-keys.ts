import {
  GraphQLBoolean,
  GraphQLFloat,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLString,
} from 'graphql';
import type { Criterion, Read } from '../../query/filter.ts';
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
import type { Filter } from '../schema-context.ts';

/** One key of a filter: the type of its operand and what it means. */
export type FilterKey = {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly criterion: Criterion;
};

/** The kinds of value that have operators of their own (RULES.md §1.5). */
export type OperandKind =
  | 'text'
  | 'int'
  | 'float'
  | 'date'
  | 'boolean'
  | 'richText'
  | 'location'
  | 'strings'
  | 'existence';

/** All keys that filter by one value: its name with the suffix of each operator. */
export function filterKeys(name: string, kind: OperandKind, read: Read): readonly FilterKey[] {
  const { operators, typeOf } = operatorsOf(kind, read);
  return Object.entries(operators).map(([suffix, criterion]) => ({
    name: `${name}${suffix}`,
    type: typeOf(suffix),
    criterion,
  }));
}

function operatorsOf(kind: OperandKind, read: Read) {
  switch (kind) {
    case 'text':
      return withType(textOperators(read), GraphQLString);
    case 'int':
      return withType(numberOperators(read), GraphQLInt);
    case 'float':
      return withType(numberOperators(read), GraphQLFloat);
    case 'date':
      return withType(dateOperators(read), DateTime);
    case 'boolean':
      return withType(booleanOperators(read), GraphQLBoolean);
    case 'richText':
      return withType(searchOperators(read), GraphQLString);
    case 'location':
      return withType(locationOperators(read), GraphQLString);
    case 'strings':
      return withType(listOperators(read), GraphQLString);
    case 'existence':
      return withType(existenceOperators(read), GraphQLBoolean);
  }
}

function withType(operators: Operators, type: GraphQLInputType) {
  const typeOf = (suffix: string): GraphQLInputType => {
    switch (suffix) {
      case '_exists':
        return GraphQLBoolean;
      case '_in':
      case '_not_in':
      case '_contains_all':
      case '_contains_some':
      case '_contains_none':
        return new GraphQLList(type);
      case '_within_circle':
        return Circle;
      case '_within_rectangle':
        return Rectangle;
      default:
        return type;
    }
  };
  return { operators, typeOf };
}

/** Makes a filter of its keys. With `connectives` it has AND and OR, lists of itself. */
export function makeFilter(name: string, keys: () => readonly FilterKey[], connectives: boolean): Filter {
  const table = new Map<string, Criterion>();
  let filled: readonly FilterKey[] | undefined;
  const fill = (): readonly FilterKey[] => {
    if (filled === undefined) {
      filled = keys();
      for (const key of filled) table.set(key.name, key.criterion);
    }
    return filled;
  };
  const input: GraphQLInputObjectType = new GraphQLInputObjectType({
    name,
    fields: () => {
      const fields: GraphQLInputFieldConfigMap = {};
      for (const key of fill()) fields[key.name] = { type: key.type };
      if (connectives) {
        fields.OR = { type: new GraphQLList(input) };
        fields.AND = { type: new GraphQLList(input) };
      }
      return fields;
    },
  });
  return { input, table };
}
