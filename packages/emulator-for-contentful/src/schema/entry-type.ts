import {
  GraphQLBoolean,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import { type EntryNode, servedValue } from '../query/node.ts';
import { type QueryContext, type ScopeArgs, scopeWith } from '../query/scope.ts';
import { valueArgs } from './arguments.ts';
import { entityCost } from './cost-rules.ts';
import { linkField, linkListFields } from './link-fields.ts';
import { createLinkingCollections, linkedFromField } from './linking-collections.ts';
import type { FieldKind, FieldPlan, TypePlan } from './plan/plan.ts';
import { richTextField } from './rich-text-types.ts';
import { DateTime, Json } from './scalars.ts';
import type { SchemaContext } from './schema-context.ts';
import { globalId, Location, systemFields } from './system-types.ts';

/** The types of the fields that return their stored value in the requested locale. */
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

/** The object type of a content type (RULES.md §1.3). */
export function createEntryType(
  plan: TypePlan,
  schemaContext: SchemaContext,
): GraphQLObjectType<EntryNode, QueryContext> {
  const { description } = plan.contentType;
  return new GraphQLObjectType<EntryNode, QueryContext>({
    name: plan.typeName,
    extensions: entityCost,
    description: description || undefined,
    interfaces: [schemaContext.entryInterface, schemaContext.nodeInterface],
    fields: () => ({
      ...systemFields,
      linkedFrom: linkedFromField(createLinkingCollections(plan, schemaContext)),
      _id: { type: new GraphQLNonNull(GraphQLID), resolve: globalId },
      ...Object.assign({}, ...plan.fields.map((field) => contentFields(plan, field, schemaContext))),
    }),
  });
}

function contentFields(
  owner: TypePlan,
  plan: FieldPlan,
  schemaContext: SchemaContext,
): GraphQLFieldConfigMap<EntryNode, QueryContext> {
  const { kind, fieldName } = plan;
  switch (kind) {
    case 'assets':
    case 'entries':
      return linkListFields(owner, plan, schemaContext);
    case 'asset':
    case 'entry':
      return { [fieldName]: linkField(owner, plan, schemaContext) };
    case 'richText':
      return { [fieldName]: richTextField(owner, plan, schemaContext) };
    default: {
      const resolve = (node: EntryNode, args: ScopeArgs) =>
        servedValue(node, plan.field, scopeWith(node.scope, args));
      return { [fieldName]: { type: types[kind], args: valueArgs, resolve } };
    }
  }
}
