import { isRecord, parseJson } from '../../text/json.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { PersistedQueries } from './query-caches.ts';

export interface GraphQLParameters {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly operationName: string | undefined;
}

/** The parameters as sent: a persisted query may have only its hash (RULES.md §3.6). */
type Given = Omit<GraphQLParameters, 'query'> & {
  readonly query: string | undefined;
  readonly sha256: string | undefined;
};

/** The maximum size of a query, and of a body, which contains the variables too (RULES.md §3). */
const maxQueryBytes = 8 * 1024;
const maxPersistedBytes = 16 * 1024;
const maxBodyBytes = 256 * 1024;

/** How deep the brackets of a query or of its variables may be nested: what reads them is recursive. */
const maxDepth = 200;

/**
 * Reads the parameters of a GET or POST request.
 * @throws Refusal when they are missing or malformed
 */
export async function readParameters(
  request: Request,
  url: URL,
  persisted: PersistedQueries,
): Promise<GraphQLParameters> {
  const { query, sha256, ...rest } = await readGiven(request, url);
  if (sha256 !== undefined) return { ...rest, query: persisted(sha256, query) };
  if (query === undefined) throw refuse(400, 'MISSING_QUERY', 'The request has no query.');
  return { ...rest, query };
}

async function readGiven(request: Request, url: URL): Promise<Given> {
  const { method, headers } = request;
  if (method === 'GET') return checkParameters(Object.fromEntries(url.searchParams));
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (method === 'POST') return checkParameters(parseBody(await readBody(request), type));
  const message = `The method ${method} is not allowed; use GET or POST.`;
  throw new Refusal(405, message, { allow: 'GET, POST, OPTIONS' });
}

function parseBody(text: string, type: string): unknown {
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text));
  // Some clients send JSON without a content type; fetch then sends text/plain (§3).
  if (!['', 'text/plain', 'application/json'].includes(type))
    throw new Refusal(415, `The content type ${type} is not supported; use application/json.`);
  if (text.trim() === '') return {};
  return jsonIn(text, 'INVALID_QUERY_FORMAT', 'The body of the request is not valid JSON.');
}

function checkParameters(given: unknown): Given {
  if (Array.isArray(given))
    throw refuse(400, 'MISSING_QUERY', 'A request has one query, not a list of them.');
  if (!isRecord(given))
    throw refuse(400, 'INVALID_QUERY_FORMAT', 'The body of the request must be a JSON object.');
  const text = (name: 'query' | 'operationName') => {
    const value = given[name] ?? '';
    if (typeof value === 'string') return value || undefined;
    throw refuse(400, 'INVALID_QUERY_FORMAT', `The ${name} must be a string.`);
  };
  const sha256 = readHash(given.extensions);
  const query = text('query');
  const maxBytes = sha256 === undefined ? maxQueryBytes : maxPersistedBytes;
  if (Buffer.byteLength(query ?? '') > maxBytes)
    throw refuse(400, 'QUERY_TOO_BIG', `The query is longer than ${maxBytes} bytes.`);
  checkDepth(query ?? '', 'query');
  return { query, sha256, variables: readVariables(given.variables), operationName: text('operationName') };
}

/** The hash in `extensions.persistedQuery`. */
function readHash(given: unknown): string | undefined {
  const extensions = jsonIn(given, 'INVALID_QUERY_FORMAT', 'The extensions are not valid JSON.');
  const persisted = isRecord(extensions) ? extensions.persistedQuery : undefined;
  if (!isRecord(persisted)) return undefined;
  const { version, sha256Hash } = persisted;
  if (version === 1 && typeof sha256Hash === 'string' && /^[0-9a-f]{64}$/.test(sha256Hash)) return sha256Hash;
  const message = 'A persisted query has version 1 and a sha256Hash of 64 hexadecimal digits.';
  throw refuse(400, 'INVALID_QUERY_FORMAT', message);
}

function readVariables(given: unknown): GraphQLParameters['variables'] {
  const value = jsonIn(given, 'INVALID_VARIABLES_FORMAT', 'The variables are not valid JSON.');
  if (value === undefined || value === null || value === '') return undefined;
  if (isRecord(value)) return value;
  throw refuse(400, 'INVALID_VARIABLES_FORMAT', 'The variables must be a JSON object.');
}

/** The value that JSON in a text stands for; in a URL or a form the variables and extensions are such texts. */
function jsonIn(given: unknown, code: string, message: string): unknown {
  if (typeof given !== 'string' || given === '') return given;
  checkDepth(given, 'request');
  const value = parseJson(given);
  if (value === undefined) throw refuse(400, code, message);
  return value;
}

/** @throws Refusal when a text of GraphQL or JSON has too many brackets within each other, outside its strings */
function checkDepth(text: string, what: string): void {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[{(]|[\])}]/g)) {
    if (token.startsWith('"')) continue;
    depth += '[{('.includes(token) ? 1 : -1;
    if (depth <= maxDepth) continue;
    throw refuse(400, 'TOO_COMPLEX_QUERY', `The ${what} is nested more than ${maxDepth} levels deep.`);
  }
}

async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBodyBytes) break;
      chunks.push(chunk);
    }
  } catch {
    // The client has disconnected, which is not an error of the service.
    throw new Refusal(400, 'The body of the request has not arrived in full.');
  }
  if (size > maxBodyBytes)
    throw new Refusal(413, `The body is longer than ${maxBodyBytes} bytes.`, { connection: 'close' });
  return Buffer.concat(chunks).toString('utf8');
}
