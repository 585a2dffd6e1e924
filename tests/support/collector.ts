import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A span as it has arrived. */
export interface ArrivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Something that has arrived, whole. */
export interface Post {
  readonly path: string;
  readonly type: string | undefined;
  readonly body: Buffer;
}

/** A stand-in for a collector of OpenTelemetry, by HTTP. */
export interface Collector {
  readonly url: string;
  readonly posts: readonly Post[];
  /** Those that have come as JSON. */
  spans(): readonly ArrivedSpan[];
  close(): Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Posted {
  readonly resourceSpans?: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ArrivedSpan, 'attributes'> & {
        readonly attributes: readonly Attribute[];
      })[];
    }[];
  }[];
}

/** A value is wrapped in an object that says its type, and each in a list is so again. */
function plain(attributes: readonly Attribute[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    attributes.map(({ key, value: { arrayValue, ...value } }) => [
      key,
      arrayValue === undefined ? Object.values(value)[0] : JSON.stringify(arrayValue),
    ]),
  );
}

/** Starts a collector on a free port. */
export async function startCollector(): Promise<Collector> {
  const posts: Post[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    posts.push({ path: request.url ?? '', type: request.headers['content-type'], body });
    response.writeHead(200, { 'Content-Type': request.headers['content-type'] ?? '' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const traces = () =>
    posts
      .filter(({ path, type }) => path === '/v1/traces' && type === 'application/json')
      .flatMap(({ body }) => (JSON.parse(body.toString()) as Posted).resourceSpans ?? []);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    spans: () =>
      traces().flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) =>
          spans.map((span) => ({ ...span, attributes: plain(span.attributes) })),
        ),
      ),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
