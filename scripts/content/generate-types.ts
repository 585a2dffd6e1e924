import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  faultsIn,
  formatProblem,
  readContent,
  type Space,
  schemaText,
  sourceAt,
} from 'emulator-for-contentful';
import {
  buildSchema,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  separateOperations,
  stripIgnoredCharacters,
  validate,
  visit,
} from 'graphql';
import type { Shape } from '#cms/client/response-shape.ts';
import { modelFiles } from './model-rules.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** For people and their editors: nothing imports it, so it is not in git. */
const schemaFile = `${root}cms/generated/schema.graphql`;
const operationsFile = `${root}cms/generated/operations.ts`;

/** The content model, with the demonstration's entries. */
async function currentSpace(): Promise<Space> {
  const reading = await readContent(sourceAt(`${root}content`));
  if (reading.ok) return reading.space;
  throw new Error(faultsIn(reading).map(formatProblem).join('\n'));
}

/** The fields whose words differ between languages, by content type. Contentful has the description of an asset in each language too. */
function localizedFields({ contentTypes }: Space): string {
  const lines = contentTypes.map(({ sys, fields }) => {
    const names = fields.filter(({ localized }) => localized).map(({ id }) => `'${id}'`);
    return `  ${sys.id}: [${names.join(', ')}],\n`;
  });
  return `/** The fields with words, which differ between languages. */
export const localizedFields = {
${lines.sort().join('')}  asset: ['description'],
} as const;`;
}

function readDocument(): DocumentNode {
  const files = globSync('cms/queries/*.graphql', { cwd: root }).sort();
  return parse(files.map((file) => readFileSync(`${root}${file}`, 'utf8')).join('\n'));
}

/** The same operation for drafts: `preview` on the root's fields applies to everything below. */
function previewOf(document: DocumentNode): DocumentNode {
  const value = { kind: Kind.BOOLEAN, value: true } as const;
  const preview = { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: 'preview' }, value } as const;
  const withPreview = (field: SelectionNode) =>
    field.kind === Kind.FIELD ? { ...field, arguments: [...(field.arguments ?? []), preview] } : field;
  return visit(document, {
    FragmentDefinition: () => false,
    OperationDefinition: ({ selectionSet, ...operation }) => ({
      ...operation,
      selectionSet: { ...selectionSet, selections: selectionSet.selections.map(withPreview) },
    }),
  });
}

const scalarShapes: Readonly<Record<string, Shape>> = {
  ...{ Int: 'number', Float: 'number', Boolean: 'boolean', JSON: 'json' },
};

/** What a field of this type holds; every other scalar is a text. */
function shapeOf(type: GraphQLOutputType, selections: SelectionSetNode | undefined, of: Fragments): Shape {
  if (isNonNullType(type)) return shapeOf(type.ofType, selections, of);
  if (isListType(type)) return [shapeOf(type.ofType, selections, of)];
  return isObjectType(type)
    ? fieldShapes(type, selections, of)
    : (scalarShapes[getNamedType(type).name] ?? 'string');
}

/** The names of fragments to what they select. */
type Fragments = ReadonlyMap<string, SelectionSetNode>;

function fieldShapes(
  type: GraphQLObjectType,
  set: SelectionSetNode | undefined,
  of: Fragments,
): Record<string, Shape> {
  const shapes: Record<string, Shape> = {};
  for (const selection of set?.selections ?? []) {
    if (selection.kind !== Kind.FIELD) {
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
      const inner = isSpread ? of.get(selection.name.value) : selection.selectionSet;
      Object.assign(shapes, fieldShapes(type, inner, of));
      continue;
    }
    const field = type.getFields()[selection.name.value];
    if (field === undefined) throw new Error(`${type.name} has no field ${selection.name.value}.`);
    const name = (selection.alias ?? selection.name).value;
    shapes[isNonNullType(field.type) ? `${name}!` : name] = shapeOf(field.type, selection.selectionSet, of);
  }
  return shapes;
}

/** The constant of an operation: its name, the shape of the response, and its text, for what is published and for drafts. */
function constant(name: string, document: DocumentNode, schema: GraphQLSchema): string {
  const preview = previewOf(document);
  const errors = validate(schema, preview);
  if (errors.length > 0) throw new Error(`${name} cannot be queried for drafts:\n${errors.join('\n')}`);
  const query = schema.getQueryType();
  if (!query) throw new Error('The schema has no queries.');
  const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const selected = new Map(fragments.map((each) => [each.name.value, each.selectionSet]));
  const shape = fieldShapes(query, getOperationAST(document)?.selectionSet, selected);
  const textOf = (node: DocumentNode) => JSON.stringify(stripIgnoredCharacters(print(node)));
  return `export const ${name}: Operation<${name}Query, ${name}QueryVariables> = {
  name: '${name}',
  shape: ${JSON.stringify(shape)},
  query: ${textOf(document)},
  preview: ${textOf(preview)},
};`;
}

/** The TypeScript of the operations: their types, their text as it is sent, and which fields have words. */
async function operationsModule(space: Space, sdl: string): Promise<string> {
  const schema = buildSchema(sdl);
  const document = readDocument();
  const errors = validate(schema, document);
  if (errors.length > 0)
    throw new Error(`The site’s queries do not fit the content model:\n${errors.join('\n')}`);
  const types = await codegen({
    schema: parse(sdl),
    documents: [{ document }],
    filename: operationsFile,
    plugins: [{ typescriptOperations: {} }],
    pluginMap: { typescriptOperations },
    config: {
      ...{ useTypeImports: true, skipTypename: true, enumsAsTypes: true },
      scalars: { DateTime: 'string', JSON: 'unknown' },
      maybeValue: 'T | null',
    },
  });
  const constants = Object.entries(separateOperations(document)).map(([name, own]) =>
    constant(name, own, schema),
  );
  return [
    '// Made by `npm run content:types` from the content model and cms/queries: do not edit.',
    "import type { Operation } from '../client/client.ts';",
    types,
    ...constants,
    localizedFields(space),
    '',
  ].join('\n\n');
}

const models = modelFiles(root);
const isCheck = process.argv.includes('--check');
if (!isCheck) for (const [file, text] of models) writeFileSync(file, text);
const space = await currentSpace();
const sdl = schemaText(space);
const made = new Map([...models, [operationsFile, await operationsModule(space, sdl)]]);
if (isCheck) {
  const stale = [...made].filter(([file, text]) => readFileSync(file, 'utf8') !== text);
  for (const [file] of stale)
    process.stderr.write(`${file.slice(root.length)} is stale: run npm run content:types.\n`);
  process.exit(stale.length === 0 ? 0 : 1);
}
for (const [file, text] of made) writeFileSync(file, text);
writeFileSync(schemaFile, sdl);
