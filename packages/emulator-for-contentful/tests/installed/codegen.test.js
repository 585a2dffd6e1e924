import { existsSync } from 'node:fs';
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulator } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { exampleSpace, run } from './space.js';

const exampleQuery = `query Notes($day: DateTime) {
  noteCollection(where: { day_gte: $day }, order: [title_ASC]) {
    total
    items { ...Named body { json links { assets { block { url } } } } other { __typename ... on Label { title } } }
  }
}
fragment Named on Note { sys { id } title allCollection { items { sys { id } } } }
`;

/** The file of each plugin, and what it must contain. */
const generated = {
  'introspection.json': ['introspection', '"name": "NoteFilter"'],
  'schema.graphql': ['schema-ast', 'type Note implements Entry & _Node'],
  'fragments.json': ['fragment-matcher', '"Entry": ['],
  'resolvers.ts': ['typescript typescript-resolvers', 'export type FeatureFlagDirectiveArgs'],
  'operations.ts': ['typescript typescript-operations', 'NotesQueryVariables'],
  // Contentful's own templates use it; it cannot be installed with graphql 17.
  ...(existsSync(join(import.meta.dirname, 'node_modules/@graphql-codegen/typescript-graphql-request')) && {
    'sdk.ts': ['typescript typescript-operations typescript-graphql-request', 'export function getSdk('],
  }),
  'documents.ts': ['typescript typescript-operations typed-document-node', 'NotesDocument'],
};

test('graphql-codegen generates types from the emulator with each plugin', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'emulator-codegen-'));
  await symlink(join(import.meta.dirname, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'export.json'), exampleSpace);
  await writeFile(join(folder, 'notes.graphql'), exampleQuery);
  const emulator = await startEmulator({ source: join(folder, 'export.json'), port: 0, watch: false });
  const plugins = ([file, [names]]) => [file, { documents: 'notes.graphql', plugins: names.split(' ') }];
  const config = {
    schema: {
      [`${emulator.url}/spaces/local`]: { headers: { Authorization: 'Bearer local-delivery-token' } },
    },
    generates: {
      ...Object.fromEntries(Object.entries(generated).map(plugins)),
      'client/': { documents: 'notes.graphql', preset: 'client' },
    },
  };
  await writeFile(join(folder, 'codegen.json'), JSON.stringify(config));
  const { code, output } = await run('graphql-codegen', ['--config', 'codegen.json'], { cwd: folder });
  await emulator.close();
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  for (const [file, [, expected]] of Object.entries(generated))
    expect(await readFile(join(folder, file), 'utf8'), file).toContain(expected);
  expect(await readFile(join(folder, 'client/graphql.ts'), 'utf8')).toContain('NotesQuery');
});
