import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import { type EntryNode, fieldValue } from '../query/node.ts';
import { type QueryContext, scopeWith } from '../query/scope.ts';
import { valueArgs } from './arguments.ts';
import type { FieldPlan, ScalarKind } from './plan/plan.ts';
import { DateTime, Json } from './scalars.ts';

const OUTPUT: Readonly<Record<ScalarKind, GraphQLOutputType>> = {
  symbol: GraphQLString,
  text: GraphQLString,
  int: GraphQLInt,
  float: GraphQLFloat,
  date: DateTime,
  boolean: GraphQLBoolean,
  json: Json,
};

/** The type of a field that holds a value of its own, not a link. */
export function scalarOutput(scalar: ScalarKind): GraphQLOutputType {
  return OUTPUT[scalar];
}

/** A list of texts. */
export const stringsOutput: GraphQLOutputType = new GraphQLList(GraphQLString);

/** A field that answers its stored value in the locale that is asked for. */
export function valueField(
  { field }: FieldPlan,
  type: GraphQLOutputType,
): GraphQLFieldConfig<EntryNode, QueryContext> {
  return {
    type,
    args: valueArgs,
    resolve: (node, args) => fieldValue(node, field, scopeWith(node.scope, args)),
  };
}
