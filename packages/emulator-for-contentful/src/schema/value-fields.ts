import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import { fitsType } from '../model/validate-value.ts';
import { contentfulError } from '../query/contentful-error.ts';
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
    resolve: (node, args) => {
      const value = fieldValue(node, field, scopeWith(node.scope, args));
      if (value == null || fitsType(value, field.type)) return value;
      const where = `The field '${field.id}' of entry '${node.entity.sys.id}'`;
      const message = `Query execution error. ${where} holds ${JSON.stringify(value)}, which is no ${field.type}`;
      throw contentfulError('INTERNAL_SERVER_ERROR', message);
    },
  };
}
