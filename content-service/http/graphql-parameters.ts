import { GraphQLError } from 'graphql';
import { isRecord } from '../store/record.ts';
import { Refusal, refuse } from './refusal.ts';

/** What a request asks to execute. */
export type GraphQLParameters = {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly operationName: string | undefined;
};

/** The longest query in bytes, and the longest body, which holds the variables too (shared/contentful.md §3). */
const MOST_QUERY_BYTES = 8 * 1024;
const MOST_BODY_BYTES = 256 * 1024;

/** Takes the parameters out of a GET or POST request. @throws Refusal when they are missing or malformed */
export async function readParameters(request: Request, url: URL): Promise<GraphQLParameters> {
  switch (request.method) {
    case 'GET':
      return checkParameters(Object.fromEntries(url.searchParams));
    case 'POST':
      return checkParameters(parseBody(await readBody(request), mediaType(request)));
    default:
      throw new Refusal(
        405,
        [new GraphQLError(`The method ${request.method} is not allowed; use GET or POST.`)],
        {
          allow: 'GET, POST, OPTIONS',
        },
      );
  }
}

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function parseBody(text: string, type: string): unknown {
  switch (type) {
    case 'application/x-www-form-urlencoded':
      return Object.fromEntries(new URLSearchParams(text));
    // Some clients send JSON without saying so; fetch then calls it plain text (§3).
    case '':
    case 'text/plain':
    case 'application/json':
      break;
    default:
      throw new Refusal(415, [
        new GraphQLError(`The content type ${type} is not supported; use application/json.`),
      ]);
  }
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(400, 'INVALID_QUERY_FORMAT', 'The body of the request is not valid JSON.');
  }
}

function checkParameters(given: unknown): GraphQLParameters {
  if (!isRecord(given))
    throw refuse(400, 'INVALID_QUERY_FORMAT', 'The body of the request must be a JSON object.');
  const { query, operationName } = given;
  if (query === undefined || query === null || query === '') {
    throw refuse(400, 'MISSING_QUERY', 'The request has no query.');
  }
  if (typeof query !== 'string') throw refuse(400, 'INVALID_QUERY_FORMAT', 'The query must be a string.');
  if (Buffer.byteLength(query) > MOST_QUERY_BYTES) {
    throw refuse(400, 'QUERY_TOO_BIG', `The query is longer than ${MOST_QUERY_BYTES} bytes.`);
  }
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    throw refuse(400, 'INVALID_QUERY_FORMAT', 'The operationName must be a string.');
  }
  return { query, variables: checkVariables(given.variables), operationName: operationName || undefined };
}

/** In a URL or a form the variables are JSON in a string. */
function checkVariables(given: unknown): GraphQLParameters['variables'] {
  if (given === undefined || given === null || given === '') return undefined;
  const value = typeof given === 'string' ? parseVariables(given) : given;
  if (value === null) return undefined;
  if (!isRecord(value)) throw refuse(400, 'INVALID_VARIABLES_FORMAT', 'The variables must be a JSON object.');
  return value;
}

function parseVariables(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(400, 'INVALID_VARIABLES_FORMAT', 'The variables are not valid JSON.');
  }
}

async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BODY_BYTES) {
      throw new Refusal(413, [new GraphQLError(`The body is longer than ${MOST_BODY_BYTES} bytes.`)]);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
