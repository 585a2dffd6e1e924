import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { addresses } from './addresses.ts';
import { embedded } from './content.ts';

/** The space of a site whose content comes from a fake. Its token can be recognised in any output. */
export const fakeSpace = {
  space: 'another-space',
  environment: 'another-environment',
  token: 'canary-token-7f3a9c51e0',
} as const;

/** A query that the site has sent. */
export interface Call {
  readonly method: string;
  /** Path and query string. */
  readonly url: URL;
  readonly contentType: string | undefined;
  readonly body: { readonly operationName: string; readonly variables: unknown; readonly query: string };
}

/** A response of the content service, as far as a fake changes it. */
export interface GraphqlResponse {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

/** How the fake responds. */
export type Behaviour =
  | { readonly kind: 'forward'; readonly edit?: (response: GraphqlResponse, call: Call) => GraphqlResponse }
  | {
      readonly kind: 'respond';
      readonly status: number;
      readonly type: string;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'hang' }
  /** Starts a response and never ends it. */
  | { readonly kind: 'stop' }
  /** Sends a byte at a time, forever. */
  | { readonly kind: 'trickle' }
  /** Sends as fast as it can, forever. */
  | { readonly kind: 'flood' }
  /** Closes the connection. */
  | { readonly kind: 'reset' };

/** A fake content service that records its queries, and responds as configured. */
export interface FakeContentService {
  /** The settings of a site for this service; the path is one that the embedded service does not have. */
  readonly endpoint: string;
  readonly calls: Call[];
  /** The addresses of the files that the site has fetched. */
  readonly files: string[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
  /** Listens again on the same port. */
  open(): Promise<void>;
}

/** Forwards a request for the file of an asset to the real service. */
async function forwardFile(origin: string, path: string, response: ServerResponse): Promise<void> {
  const file = await fetch(origin + path);
  response
    .writeHead(file.status, { 'Content-Type': file.headers.get('Content-Type') ?? '' })
    .end(Buffer.from(await file.arrayBuffer()));
}

/** Responses of a real service by token and query: its content does not change while a fake stands before it. */
type Responses = Map<string, Promise<string>>;

/** Those of the embedded service, which all fakes of a process share: to execute a site's queries takes longer than most tests. */
const ofEmbedded: Responses = new Map();

/** Forwards a query to a real service, and returns its response. */
function forward(call: Call, target: string, responses: Responses): Promise<string> {
  const sent = call.url.searchParams.get('access_token');
  // A site's own token may be any; that of the preview chooses the drafts.
  const token = sent === embedded.previewToken ? sent : embedded.token;
  const body = JSON.stringify(call.body);
  const known = responses.get(token + body);
  if (known !== undefined) return known;
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const fetched = fetch(target, { method: 'POST', headers, body }).then((response) => response.text());
  responses.set(token + body, fetched);
  fetched.catch(() => responses.delete(token + body));
  return fetched;
}

function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
}

function flood(response: ServerResponse): void {
  const wave = Buffer.alloc(64_000, ' ');
  const pour = () => {
    while (!response.destroyed && response.write(wave));
  };
  response.writeHead(200, { 'Content-Type': 'application/json' }).on('drain', pour);
  pour();
}

async function callOf(request: IncomingMessage): Promise<Call> {
  return {
    method: request.method ?? '',
    url: new URL(request.url ?? '/', 'http://fake.invalid'),
    contentType: request.headers['content-type'],
    body: (await json(request)) as Call['body'],
  };
}

/**
 * Starts a fake on a free port.
 * @param target the space's address at the service behind it; the embedded one when left out
 */
export async function startFakeContentService(target?: string): Promise<FakeContentService> {
  const service = target ?? `${addresses().content}/spaces/${embedded.space}`;
  const responses: Responses = target === undefined ? ofEmbedded : new Map();
  const calls: Call[] = [];
  const files: string[] = [];
  let behaviour: Behaviour = { kind: 'forward' };

  const { origin } = new URL(service);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.startsWith('/assets/')) {
      files.push(request.url);
      await forwardFile(origin, request.url, response);
      return;
    }
    const call = await callOf(request);
    calls.push(call);
    switch (behaviour.kind) {
      case 'hang':
        return;
      case 'respond':
        response
          .writeHead(behaviour.status, { 'Content-Type': behaviour.type, ...behaviour.headers })
          .end(behaviour.body);
        return;
      case 'reset':
        request.socket.resetAndDestroy();
        return;
      case 'stop':
        response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"data":');
        return;
      case 'trickle':
        trickle(response);
        return;
      case 'flood':
        flood(response);
        return;
      case 'forward': {
        const { edit } = behaviour;
        const whole = await forward(call, service, responses);
        const text = edit ? JSON.stringify(edit(JSON.parse(whole) as GraphqlResponse, call)) : whole;
        // The site fetches files only from the host of the content service.
        const own = text.replaceAll(origin, `http://${request.headers.host}`);
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(own);
      }
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/elsewhere/graphql`,
    calls,
    files,
    behave(next) {
      behaviour = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
    open: () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
  };
}
