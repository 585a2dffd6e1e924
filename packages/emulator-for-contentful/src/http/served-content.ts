import { isDeepStrictEqual } from 'node:util';
import type { GraphQLSchema } from 'graphql';
import type { StoredFile } from '../assets/stored-file.ts';
import { publishedTypes } from '../model/content-type.ts';
import type { Space } from '../model/space.ts';
import { indexSpace, type SpaceIndex } from '../query/space-index.ts';
import { buildSchema } from '../schema/build-schema.ts';
import type { SchemaProblem } from '../schema/plan/schema-problem.ts';
import { createDocumentCache, type DocumentCache } from './graphql/query-caches.ts';

/** The schema with its cache of validated queries, or why there is none. */
export type ServedSchema =
  | { readonly ok: true; readonly schema: GraphQLSchema; readonly documents: DocumentCache }
  | { readonly ok: false; readonly problem: SchemaProblem };

/** Everything that responses are created from. It is immutable, so that a request sees one version of the content only. */
export interface ServedContent {
  readonly spaceIndex: SpaceIndex;
  readonly schema: ServedSchema;
  readonly files: ReadonlyMap<string, StoredFile>;
}

/**
 * Prepares a space to be served.
 * @param before the previous content: its schema and cached queries are reused if the model is the same
 */
export function serveContent(
  space: Space,
  files: ReadonlyMap<string, StoredFile> = new Map(),
  before?: ServedContent,
): ServedContent {
  const contentTypes = publishedTypes(space.contentTypes);
  const spaceIndex = indexSpace({ ...space, contentTypes });
  const same = before !== undefined && isDeepStrictEqual(before.spaceIndex.space.contentTypes, contentTypes);
  if (same) return { spaceIndex, schema: before.schema, files };
  const built = buildSchema(contentTypes);
  const schema = built.ok ? { ...built, documents: createDocumentCache(built.schema) } : built;
  return { spaceIndex, schema, files };
}
