import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A fake of Contentful's Management API with the calls that its importer makes: an empty space that stores entities, and
 * refuses what Contentful is known to refuse (RULES.md §5.3).
 */

type Fields = Record<string, Record<string, unknown>>;
interface Stored {
  sys: { id: string; type: string; version: number; [name: string]: unknown };
  fields?: Fields;
  [name: string]: unknown;
}
interface ManagementResponse {
  readonly status: number;
  readonly body?: unknown;
}

export interface ManagementApi {
  /** `127.0.0.1:4711`. */
  readonly host: string;
  /** What was created, by kind (`entries`) and id. */
  readonly stored: ReadonlyMap<string, Map<string, Stored>>;
  /** The bytes of each asset's files, by asset id and locale. */
  readonly bytes: ReadonlyMap<string, Buffer>;
  readonly refusals: readonly string[];
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  content_types: 'ContentType',
  entries: 'Entry',
  assets: 'Asset',
  locales: 'Locale',
  tags: 'Tag',
  webhook_definitions: 'WebhookDefinition',
  editor_interfaces: 'EditorInterface',
};

const place = {
  space: { sys: { type: 'Link', linkType: 'Space', id: 'x' } },
  environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
};

/** Starts the fake API. @param defaultLocale the only locale of the empty space */
export async function startManagementApi(defaultLocale: string): Promise<ManagementApi> {
  const stored = new Map(Object.keys(types).map((kind) => [kind, new Map<string, Stored>()]));
  const uploads = new Map<string, Buffer>();
  const bytes = new Map<string, Buffer>();
  const refusals: string[] = [];
  const entitiesOf = (kind: string) => stored.get(kind) ?? new Map<string, Stored>();
  const locale = { code: defaultLocale, name: defaultLocale, default: true };
  entitiesOf('locales').set('first', {
    ...locale,
    sys: { id: 'first', type: 'Locale', version: 1, ...place },
  });

  function put(kind: string, id: string, given: object, more: object = {}): ManagementResponse {
    const version = (entitiesOf(kind).get(id)?.sys.version ?? 0) + 1;
    const own = 'sys' in given ? (given.sys as object) : {};
    const sys = {
      ...own,
      ...entitiesOf(kind).get(id)?.sys,
      id,
      type: types[kind] ?? kind,
      version,
      ...place,
      ...more,
    };
    const entity: Stored = { ...given, sys };
    entitiesOf(kind).set(id, entity);
    return { status: 200, body: entity };
  }

  function setState(kind: string, id: string, state: string): ManagementResponse {
    const entity = entitiesOf(kind).get(id);
    const why = entity === undefined ? 'does not exist' : refusalReason(kind, entity, state);
    if (entity === undefined || why !== undefined) return { status: 422, body: `${kind} ${id} ${why}` };
    entity.sys[`${state}Version`] = entity.sys.version;
    entity.sys.version += 1;
    return { status: 200, body: entity };
  }

  function refusalReason(kind: string, { sys, fields = {} }: Stored, state: string): string | undefined {
    if (state === 'archived') return sys.publishedVersion === undefined ? undefined : 'is published';
    if (sys.archivedVersion !== undefined) return 'is archived';
    if (kind === 'assets') return Object.keys(fields.file ?? {}).length > 0 ? undefined : 'has no file';
    if (kind !== 'entries') return undefined;
    const type = entitiesOf('content_types').get((sys.contentType as Stored).sys.id);
    if (type?.sys.publishedVersion === undefined) return 'has a type that is not published';
    const known = (type as unknown as { fields: { id: string; required?: boolean }[] }).fields;
    const unknown = Object.keys(fields).find((id) => known.every((field) => field.id !== id));
    if (unknown !== undefined) return `has an unknown field ${unknown}`;
    const missing = known.find(
      ({ id, required }) => required === true && fields[id]?.[defaultLocale] == null,
    );
    return missing === undefined ? undefined : `has no ${missing.id}`;
  }

  async function processFile(id: string, code: string): Promise<ManagementResponse> {
    const file = entitiesOf('assets').get(id)?.fields?.file?.[code] as
      | { upload?: string; uploadFrom?: Stored; url?: string }
      | undefined;
    if (file === undefined) return { status: 404, body: `asset ${id} has no file` };
    const found =
      file.uploadFrom === undefined
        ? await fetch(file.upload ?? '').then(async (response) =>
            response.ok ? Buffer.from(await response.arrayBuffer()) : undefined,
          )
        : uploads.get(file.uploadFrom.sys.id);
    if (found === undefined) return { status: 422, body: `the file of ${id} is not available` };
    bytes.set(`${id} ${code}`, found);
    file.url = `//images.example/${id}`;
    return { status: 204 };
  }

  async function respond(request: IncomingMessage): Promise<ManagementResponse> {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    const path = pathname
      .replace(/^\/spaces\/[^/]+(?:\/environments\/[^/]+)?/, '')
      .split('/')
      .slice(1);
    const [kind = '', id = '', step, code = ''] = path;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const json = (): object => JSON.parse(body.toString() || '{}');
    if (kind === '')
      return { status: 200, body: { sys: { id: 'master', type: 'Space', ...place }, name: 'x' } };
    if (kind === 'uploads') {
      uploads.set(String(uploads.size), body);
      return { status: 201, body: { sys: { id: String(uploads.size - 1), type: 'Upload' } } };
    }
    if (step === 'editor_interface') {
      const contentType = { sys: { type: 'Link', linkType: 'ContentType', id } };
      const found = request.method === 'GET' ? entitiesOf('editor_interfaces').get(id) : undefined;
      return found ? { status: 200, body: found } : put('editor_interfaces', id, json(), { contentType });
    }
    if (request.method === 'GET' && id === '') {
      const items = [...entitiesOf(kind).values()];
      return {
        status: 200,
        body: { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items },
      };
    }
    if (request.method === 'GET') return { status: 200, body: entitiesOf(kind).get(id) };
    if (step === 'published' || step === 'archived') return setState(kind, id, step);
    if (step === 'files') return processFile(id, code);
    const contentType = request.headers['x-contentful-content-type'];
    const about = { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } } };
    return put(
      kind,
      id || `new-${entitiesOf(kind).size}`,
      json(),
      kind === 'entries' && contentType ? about : {},
    );
  }

  const server = createServer((request, response) => {
    void respond(request)
      .catch((error: unknown): ManagementResponse => ({ status: 500, body: String(error) }))
      .then(({ status, body }) => {
        if (status >= 400) refusals.push(String(body));
        response.writeHead(status, { 'content-type': 'application/vnd.contentful.management.v1+json' });
        const failure = { sys: { type: 'Error', id: 'ValidationFailed' }, message: body };
        response.end(body === undefined ? '' : JSON.stringify(status >= 400 ? failure : body));
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stored,
    bytes,
    refusals,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
