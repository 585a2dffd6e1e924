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
import type { SchemaKit } from './kit.ts';
import { assetField, assetsFields, entriesFields, entryField } from './link-fields.ts';
import { linkedFromField, makeLinkingCollections } from './linking-collections.ts';
import type { FieldPlan, FieldShape, TypePlan } from './plan.ts';
import { makeRichTextType, resolveRichText } from './rich-text-types.ts';
import { globalId, Location, systemFields } from './system-types.ts';
import { scalarOutput, stringsOutput, valueField } from './value-fields.ts';
import { ENTITY_WEIGHT } from './weight.ts';

/** The object type of a content type (RULES.md §1.3). */
export function makeEntryType(plan: TypePlan, kit: SchemaKit): GraphQLObjectType<EntryNode, QueryContext> {
  const { description } = plan.contentType;
  return new GraphQLObjectType<EntryNode, QueryContext>({
    name: plan.typeName,
    extensions: ENTITY_WEIGHT,
    ...(description === undefined || description === '' ? {} : { description }),
    interfaces: [kit.entryInterface, kit.nodeInterface],
    fields: () => ({
      ...systemFields,
      linkedFrom: linkedFromField(makeLinkingCollections(plan, kit)),
      _id: { type: new GraphQLNonNull(GraphQLID), resolve: globalId },
      ...Object.assign({}, ...plan.fields.map((field) => contentFields(plan, field, kit))),
    }),
  });
}

/** The field of the model as the type shows it; a list of links is there as two collections. */
function contentFields(
  owner: TypePlan,
  plan: FieldPlan,
  kit: SchemaKit,
): GraphQLFieldConfigMap<EntryNode, QueryContext> {
  const { shape } = plan;
  switch (shape.kind) {
    case 'assets':
      return assetsFields(owner, plan, kit);
    case 'entries':
      return entriesFields(owner, plan, shape.targets, kit);
    default:
      return { [plan.fieldName]: contentField(owner, plan, shape, kit) };
  }
}

function contentField(
  owner: TypePlan,
  plan: FieldPlan,
  shape: Exclude<FieldShape, { readonly kind: 'assets' | 'entries' }>,
  kit: SchemaKit,
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
        type: makeRichTextType(owner, plan, kit),
        args: valueArgs,
        resolve: (node, args) => resolveRichText(node, args, plan),
      };
    case 'asset':
      return assetField(owner, plan, kit);
    case 'entry':
      return entryField(owner, plan, shape.targets, kit);
  }
}
