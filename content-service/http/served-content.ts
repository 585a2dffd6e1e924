import type { GraphQLSchema } from 'graphql';
import { type Catalogue, catalogueOf } from '../query/catalogue.ts';
import { buildSchema } from '../schema/build-schema.ts';
import type { SchemaProblem } from '../schema/schema-problem.ts';
import type { StoredFile } from '../store/read-asset.ts';
import type { Space } from '../store/space.ts';
import { type DocumentCache, makeDocumentCache } from './document-cache.ts';

/** The schema of the content with its own cache of validated queries, or why there is none. */
export type ServedSchema =
  | { readonly ok: true; readonly schema: GraphQLSchema; readonly documents: DocumentCache }
  | { readonly ok: false; readonly problem: SchemaProblem };

/** All that answers are made of at one moment. New content makes a new value; a request sees one of them only. */
export type ServedContent = {
  readonly catalogue: Catalogue;
  readonly schema: ServedSchema;
  readonly files: ReadonlyMap<string, StoredFile>;
};

/** Makes a space ready to be served. */
export function serveContent(
  space: Space,
  files: ReadonlyMap<string, StoredFile> = new Map(),
): ServedContent {
  const built = buildSchema(space.contentTypes);
  const schema: ServedSchema = built.ok
    ? { ok: true, schema: built.schema, documents: makeDocumentCache(built.schema) }
    : built;
  return { catalogue: catalogueOf(space), schema, files };
}
