import type { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { ContentClient } from '#site/content/client.ts';
import { isContentError } from '#site/content/errors.ts';
import type { Watched } from './watch-requests.ts';

/**
 * Tells of each question to the content service in a span of its own: the query's name, and what kind of failure came of it.
 * Its variables, which a visitor may have made up, and its address, which holds the token, are not told.
 * @param current the request that is being answered; a question that goes on after it is a trace of its own
 */
export function createQuestionWatcher(tracer: Tracer, service: URL, current: AsyncLocalStorage<Watched>) {
  const attributes = {
    'server.address': service.hostname,
    ...(service.port !== '' && { 'server.port': Number(service.port) }),
    'graphql.operation.type': 'query',
  };
  return (client: ContentClient): ContentClient => ({
    async query(operation, variables) {
      const request = current.getStore();
      const parent = request?.isOpen ? trace.setSpan(ROOT_CONTEXT, request.span) : ROOT_CONTEXT;
      const { name } = operation;
      const span = tracer.startSpan(
        `query ${name}`,
        { kind: SpanKind.CLIENT, attributes: { ...attributes, 'graphql.operation.name': name } },
        parent,
      );
      try {
        return await client.query(operation, variables);
      } catch (error) {
        span.setAttribute('error.type', isContentError(error) ? error.failure.kind : '_OTHER');
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
  });
}
