import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLID,
  GraphQLNonNull,
  GraphQLObjectType,
} from 'graphql';
import type { EntryNode } from '../query/node.ts';
import type { QueryContext } from '../query/scope.ts';
import { valueArgs } from './arguments.ts';
import { ENTITY_COST } from './cost-rules.ts';
import { assetField, assetsFields, entriesFields, entryField } from './link-fields.ts';
import { linkedFromField, makeLinkingCollections } from './linking-collections.ts';
import type { FieldPlan, FieldShape, TypePlan } from './plan/plan.ts';
import { makeRichTextType, resolveRichText } from './rich-text-types.ts';
import type { SchemaContext } from './schema-context.ts';
import { globalId, Location, systemFields } from './system-types.ts';
import { scalarOutput, stringsOutput, valueField } from './value-fields.ts';

/** The object type of a content type (RULES.md §1.3). */
export function makeEntryType(
  plan: TypePlan,
  schemaContext: SchemaContext,
): GraphQLObjectType<EntryNode, QueryContext> {
  const { description } = plan.contentType;
  return new GraphQLObjectType<EntryNode, QueryContext>({
    name: plan.typeName,
    extensions: ENTITY_COST,
    ...(description === undefined || description === '' ? {} : { description }),
    interfaces: [schemaContext.entryInterface, schemaContext.nodeInterface],
    fields: () => ({
      ...systemFields,
      linkedFrom: linkedFromField(makeLinkingCollections(plan, schemaContext)),
      _id: { type: new GraphQLNonNull(GraphQLID), resolve: globalId },
      ...Object.assign({}, ...plan.fields.map((field) => contentFields(plan, field, schemaContext))),
    }),
  });
}

/** The field of the model as the type shows it; a list of links is there as two collections. */
function contentFields(
  owner: TypePlan,
  plan: FieldPlan,
  schemaContext: SchemaContext,
): GraphQLFieldConfigMap<EntryNode, QueryContext> {
  const { shape } = plan;
  switch (shape.kind) {
    case 'assets':
      return assetsFields(owner, plan, schemaContext);
    case 'entries':
      return entriesFields(owner, plan, shape.targets, schemaContext);
    default:
      return { [plan.fieldName]: contentField(owner, plan, shape, schemaContext) };
  }
}

function contentField(
  owner: TypePlan,
  plan: FieldPlan,
  shape: Exclude<FieldShape, { readonly kind: 'assets' | 'entries' }>,
  schemaContext: SchemaContext,
): GraphQLFieldConfig<EntryNode, QueryContext> {
  switch (shape.kind) {
    case 'scalar':
      return valueField(plan, scalarOutput(shape.scalar));
    case 'strings':
      return valueField(plan, stringsOutput);
    case 'location':
      return valueField(plan, Location);
    case 'richText':
      return {
        type: makeRichTextType(owner, plan, schemaContext),
        args: valueArgs,
        resolve: (node, args) => resolveRichText(node, args, plan),
      };
    case 'asset':
      return assetField(owner, plan, schemaContext);
    case 'entry':
      return entryField(owner, plan, shape.targets, schemaContext);
  }
}
