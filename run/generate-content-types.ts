import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  type DocumentNode,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  stripIgnoredCharacters,
  validate,
} from 'graphql';

const root = fileURLToPath(new URL('../', import.meta.url));
const schemaFile = `${root}site/content/generated/schema.graphql`;
const operationsFile = `${root}site/content/generated/operations.ts`;

/** The contract with the content service: the SDL that it makes from the content model. */
function currentSchema(): string {
  return execFileSync(process.execPath, ['content-service/print-schema.ts'], { cwd: root, encoding: 'utf8' });
}

function readDocument(): DocumentNode {
  const files = globSync('site/content/{queries,fragments}/*.graphql', { cwd: root }).sort();
  return parse(files.map((file) => readFileSync(`${root}${file}`, 'utf8')).join('\n'));
}

function constant(operation: OperationDefinitionNode, text: string): string {
  const name = operation.name?.value ?? '';
  const types = `Operation<${name}Query, ${name}QueryVariables>`;
  return `export const ${name}: ${types} = {\n  name: '${name}',\n  query: ${JSON.stringify(text)},\n};`;
}

/** The TypeScript of the operations: their types, and their text as it is sent. */
async function operationsModule(sdl: string): Promise<string> {
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
      useTypeImports: true,
      skipTypename: true,
      enumsAsTypes: true,
      scalars: { DateTime: 'string', JSON: 'unknown' },
      maybeValue: 'T | null',
    },
  });
  const separate = separateOperations(document);
  const constants = document.definitions
    .filter((definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition')
    .map((operation) => {
      const own = separate[operation.name?.value ?? ''];
      return constant(operation, own ? stripIgnoredCharacters(print(own)) : '');
    });
  return [
    '// Made by `npm run content:types` from the content model and site/content/queries: do not edit.',
    "import type { Operation } from '../client.ts';",
    types,
    ...constants,
    '',
  ].join('\n\n');
}

const sdl = currentSchema();
const outputs = [
  { file: schemaFile, text: sdl },
  { file: operationsFile, text: await operationsModule(sdl) },
];

if (process.argv.includes('--check')) {
  const stale = outputs.filter(({ file, text }) => readFileSync(file, 'utf8') !== text);
  for (const { file } of stale)
    process.stderr.write(`${file.slice(root.length)} is stale: run npm run content:types.\n`);
  process.exit(stale.length === 0 ? 0 : 1);
}
for (const { file, text } of outputs) writeFileSync(file, text);
