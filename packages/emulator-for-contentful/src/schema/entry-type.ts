import { type GraphQLFieldConfigMap, GraphQLID, GraphQLNonNull, GraphQLObjectType } from 'graphql';
import type { EntryNode } from '../query/node.ts';
import type { QueryContext } from '../query/scope.ts';
import { entityCost } from './cost-rules.ts';
import { linkField, linkListFields } from './link-fields.ts';
import { createLinkingCollections, linkedFromField } from './linking-collections.ts';
import type { FieldPlan, TypePlan } from './plan/plan.ts';
import { richTextField } from './rich-text-types.ts';
import type { SchemaContext } from './schema-context.ts';
import { globalId, systemFields } from './system-types.ts';
import { valueField } from './value-fields.ts';

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

/** The GraphQL fields of a field of the model: two collections for a list of links, otherwise one field. */
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
    default:
      return { [fieldName]: valueField(plan.field, kind) };
  }
}
