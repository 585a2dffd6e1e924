import { type EntryNode, servedValue } from '../query/node.ts';
import { type ScopeArgs, scopeWith } from '../query/scope.ts';
import { collectionTypes } from './collections.ts';
import { type Definition, type Fields, objectType, valueArgs } from './definition.ts';
import { linkField, linkListFields } from './link-fields.ts';
import { linkedFrom, linkingCollections } from './linking-collections.ts';
import type { FieldKind, FieldPlan, SchemaPlan, TypePlan } from './plan/plan.ts';
import { richTextField } from './rich-text-types.ts';
import { systemFields } from './system-types.ts';

/** The types of the fields that return their stored value in the requested locale. */
const types = {
  symbol: 'String',
  text: 'String',
  int: 'Int',
  float: 'Float',
  date: 'DateTime',
  boolean: 'Boolean',
  json: 'JSON',
  strings: '[String]',
  location: 'Location',
} satisfies Partial<Record<FieldKind, string>>;

/** The object type of a content type, and the types that belong to it (RULES.md §1.3). */
export function entryTypes(plan: TypePlan, schemaPlan: SchemaPlan): readonly Definition[] {
  const { typeName, contentType } = plan;
  const fields: Fields = {
    ...systemFields,
    linkedFrom: linkedFrom(`${typeName}LinkingCollections`),
    _id: { text: ': ID!', resolve: globalId },
    ...Object.assign({}, ...plan.fields.map((field) => contentFields(plan, field, schemaPlan))),
  };
  const { description } = contentType;
  return [
    ...objectType(typeName, fields, { description, interfaces: 'Entry & _Node', cost: 'entity' }),
    ...collectionTypes(typeName, typeName),
    ...linkingCollections(plan, schemaPlan),
  ];
}

function contentFields(owner: TypePlan, plan: FieldPlan, schemaPlan: SchemaPlan): Fields {
  const { kind, fieldName } = plan;
  switch (kind) {
    case 'assets':
    case 'entries':
      return linkListFields(owner, plan, schemaPlan);
    case 'asset':
    case 'entry':
      return { [fieldName]: linkField(owner, plan, schemaPlan) };
    case 'richText':
      return { [fieldName]: richTextField(owner, plan) };
    default: {
      const resolve = (node: EntryNode, args: ScopeArgs) =>
        servedValue(node, plan.field, scopeWith(node.scope, args));
      return { [fieldName]: { text: `(${valueArgs}): ${types[kind]}`, resolve } };
    }
  }
}

/** The id of an entry across types, `_id` (§1.3): opaque to clients. */
function globalId({ entity }: EntryNode): string {
  return Buffer.from(`Entry:${entity.sys.id}`).toString('base64');
}
