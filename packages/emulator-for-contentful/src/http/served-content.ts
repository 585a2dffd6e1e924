import { isDeepStrictEqual } from 'node:util';
import type { GraphQLSchema } from 'graphql';
import type { StoredFile } from '../assets/stored-file.ts';
import { type ContentType, publishedTypes } from '../model/content-type.ts';
import type { Space } from '../model/space.ts';
import { indexSpace, type SpaceIndex } from '../query/space-index.ts';
import { buildSchema } from '../schema/build-schema.ts';
import type { SchemaProblem } from '../schema/plan/schema-problem.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.ts';

/** The schema of the content with its own cache of validated queries, or why there is none. */
export type ServedSchema =
  | { readonly ok: true; readonly schema: GraphQLSchema; readonly documents: DocumentCache }
  | { readonly ok: false; readonly problem: SchemaProblem };

/** All that responses are made from at one moment. New content makes a new value; a request sees one of them only. */
export type ServedContent = {
  readonly spaceIndex: SpaceIndex;
  readonly schema: ServedSchema;
  readonly files: ReadonlyMap<string, StoredFile>;
};

/**
 * Makes a space ready to be served.
 * @param before what was served until now: while the model stays, its schema and its checked queries do too
 */
export function serveContent(
  space: Space,
  files: ReadonlyMap<string, StoredFile> = new Map(),
  before?: ServedContent,
): ServedContent {
  const contentTypes = publishedTypes(space.contentTypes);
  const spaceIndex = indexSpace({ ...space, contentTypes });
  const same = before !== undefined && isDeepStrictEqual(before.spaceIndex.space.contentTypes, contentTypes);
  return { spaceIndex, schema: same ? before.schema : createServedSchema(contentTypes), files };
}

function createServedSchema(contentTypes: readonly ContentType[]): ServedSchema {
  const built = buildSchema(contentTypes);
  if (!built.ok) return built;
  return { ok: true, schema: built.schema, documents: createDocumentCache(built.schema) };
}
