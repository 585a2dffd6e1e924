import type { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import {
  type Attributes,
  defaultTextMapGetter,
  type Meter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { historyOf } from '../page-cache/whole-answer.ts';
import { pathOf } from '../request-log.ts';
import type { SiteParts } from '../site-handler.ts';

/** A request that is told of. */
export interface Watched {
  readonly span: Span;
  /** False once it has been answered. */
  isOpen: boolean;
}

/** The methods that are told by their names (semantic conventions for HTTP spans, `http.request.method`). */
const methods = new Set('GET HEAD POST PUT DELETE CONNECT OPTIONS TRACE PATCH QUERY'.split(' '));

/** The bounds that the conventions advise for `http.server.request.duration`, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

interface RequestWatcherOptions {
  readonly tracer: Tracer;
  readonly meter: Meter;
  readonly routeOf: (target: string) => string | undefined;
  readonly siteUrl: URL;
  /** True to go on with the trace that a request names. */
  readonly continuesTraces: boolean;
  readonly current: AsyncLocalStorage<Watched>;
}

/**
 * Tells of each request in a span and in the histogram `http.server.request.duration`, by the semantic conventions for HTTP
 * servers: method, route, status, and how the cache came by the answer. Nothing of who asked is told, neither address nor
 * browser, and nothing that stands behind a question mark.
 */
export function createRequestWatcher(options: RequestWatcherOptions) {
  const { tracer, meter, routeOf, siteUrl, continuesTraces, current } = options;
  const propagator = new W3CTraceContextPropagator();
  const duration = meter.createHistogram('http.server.request.duration', {
    description: 'Duration of HTTP server requests.',
    unit: 's',
    advice: { explicitBucketBoundaries: bounds },
  });
  const scheme = siteUrl.protocol.slice(0, -1);

  return (listener: RequestListener): RequestListener =>
    (request, response) => {
      const began = performance.now();
      const { method: given = '' } = request;
      const method = methods.has(given) ? given : '_OTHER';
      const route = routeOf(request.url ?? '/');
      const common: Attributes = {
        'http.request.method': method,
        'url.scheme': scheme,
        'network.protocol.version': request.httpVersion,
        ...(route !== undefined && { 'http.route': route }),
      };
      const verb = method === '_OTHER' ? 'HTTP' : method;
      const span = tracer.startSpan(
        route === undefined ? verb : `${verb} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: { ...common, 'url.path': pathOf(request), 'server.address': siteUrl.hostname },
        },
        continuesTraces
          ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
          : ROOT_CONTEXT,
      );
      const watched: Watched = { span, isOpen: true };
      let isFinished = false;
      response.once('finish', () => {
        isFinished = true;
      });
      response.once('close', () => {
        watched.isOpen = false;
        // Who has gone away got no answer.
        const status = isFinished ? response.statusCode : undefined;
        const outcome: Attributes = {
          ...(status !== undefined && { 'http.response.status_code': status }),
          ...(status !== undefined && status >= 500 && { 'error.type': String(status) }),
        };
        span.setAttributes(outcome);
        if (outcome['error.type'] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        duration.record((performance.now() - began) / 1000, { ...common, ...outcome });
      });
      current.run(watched, () => listener(request, response));
    };
}

/** Notes in the span of a request how the server came by the page that it is sent (RFC 9211). */
export function createSendingWatcher(current: AsyncLocalStorage<Watched>) {
  return (send: SiteParts['send']): SiteParts['send'] =>
    (page, request, response) => {
      const [, status = ''] = historyOf(page.age);
      current.getStore()?.span.setAttribute('http.response.header.cache-status', [status]);
      send(page, request, response);
    };
}
