import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import type { ContentField } from '../model/content-type.ts';
import { type EntryNode, servedValue } from '../query/node.ts';
import { type QueryContext, scopeWith } from '../query/scope.ts';
import { valueArgs } from './arguments.ts';
import type { FieldKind } from './plan/plan.ts';
import { DateTime, Json } from './scalars.ts';
import { Location } from './system-types.ts';

const types = {
  symbol: GraphQLString,
  text: GraphQLString,
  int: GraphQLInt,
  float: GraphQLFloat,
  date: DateTime,
  boolean: GraphQLBoolean,
  json: Json,
  strings: new GraphQLList(GraphQLString),
  location: Location,
} satisfies Partial<Record<FieldKind, GraphQLOutputType>>;

/** A field that returns its stored value in the requested locale. */
export function valueField(
  field: ContentField,
  kind: keyof typeof types,
): GraphQLFieldConfig<EntryNode, QueryContext> {
  return {
    type: types[kind],
    args: valueArgs,
    resolve: (node, args) => servedValue(node, field, scopeWith(node.scope, args)),
  };
}
