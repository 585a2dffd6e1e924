import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
  stripIgnoredCharacters,
  visit,
} from 'graphql';
import type { KeptField, KeptForm } from '#cms/kept-form.ts';

/**
 * The fields that an entry may be without, for instance `EventPage.audience`: by the content model, for to the schema any
 * may be null.
 */
export type OptionalFields = ReadonlySet<string>;

const leaves: Readonly<Record<string, KeptField>> = {
  Boolean: 'boolean',
  Float: 'number',
  Int: 'number',
  JSON: 'any',
};

/** The operation with its fragments in their places. */
function inlined(document: DocumentNode): OperationDefinitionNode {
  const found = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (found?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.');
  const replace = <Node extends SelectionSetNode | OperationDefinitionNode>(node: Node): Node =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = document.definitions.find(
          (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === value,
        );
        if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`There is no fragment ${value}.`);
        const { typeCondition, selectionSet } = fragment;
        return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet: replace(selectionSet) };
      },
    });
  return replace(found);
}

/** The fields that are asked of a type, those of one name together; all fragments are of the type itself. */
function fieldsOf(sets: readonly SelectionSetNode[]): ReadonlyMap<string, readonly FieldNode[]> {
  const flat = ({ selections }: SelectionSetNode): readonly FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      return selection.kind === Kind.INLINE_FRAGMENT ? flat(selection.selectionSet) : [];
    });
  return Map.groupBy(sets.flatMap(flat), ({ alias, name }) => (alias ?? name).value);
}

function listsOf(type: GraphQLOutputType, inner: KeptField): KeptField {
  if (isNonNullType(type)) return listsOf(type.ofType, inner);
  return isListType(type) ? [listsOf(type.ofType, inner)] : inner;
}

/**
 * What an answer must have to be one to an operation: its fields, each with its kind, and a mark of all else that they
 * mean. Into the mark goes every field with arguments or a name of its own, and with its whole text one below which
 * things are of several types.
 */
export function keptFormOf(
  document: DocumentNode,
  schema: GraphQLSchema,
  optional: OptionalFields,
): KeptForm {
  const operation = inlined(document);
  const marks = (operation.variableDefinitions ?? []).map(print);

  function describe(sets: readonly SelectionSetNode[], parent: GraphQLObjectType, place: string) {
    const described = [...fieldsOf(sets)].map(([key, nodes]): readonly [string, KeptField] => {
      const at = `${place}.${key}`;
      const [first] = nodes;
      const name = first?.name.value ?? '';
      const type = parent.getFields()[name]?.type;
      const isPlain = name === key && (first?.arguments ?? []).length === 0;
      if (!isPlain) marks.push(`${at}=${name}(${first?.arguments?.map(print)})`);
      const isOptional = isPlain && optional.has(`${parent.name}.${name}`);
      const named = getNamedType(type);
      const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      let inner: KeptField = 'any';
      if (isObjectType(named)) inner = describe(below, named, at);
      else if (below.length > 0)
        marks.push(`${at}=${nodes.map((node) => stripIgnoredCharacters(print(node)))}`);
      else inner = (isScalarType(named) && leaves[named.name]) || 'string';
      return [isOptional ? `${key}?` : key, type === undefined ? inner : listsOf(type, inner)];
    });
    return Object.fromEntries(described);
  }

  const query = schema.getQueryType();
  if (!query) throw new Error('The schema has no queries.');
  const fields = describe([operation.selectionSet], query, '');
  return { mark: createHash('sha1').update(marks.sort().join('\n')).digest('base64url'), fields };
}
