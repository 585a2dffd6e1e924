import {
  BrokenCircuitError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import type { ContentClient, Operation } from './client.ts';
import { ContentError, isContentError } from './errors.ts';

/** How many questions may be on their way at once: as many fail when the service does. */
const maxConcurrent = 3;

/** How soon after its first failure the service is asked again, in milliseconds: most faults are one answer long. */
const firstRetryDelay = 1_000;

/**
 * How far apart questions are while it goes on failing, in milliseconds, with a random part so that many sites do not all ask in the
 * same moment: a dozen in any minute at most, and one within eight seconds of its recovery.
 */
const retryDelay = 7_500;
const retryJitter = 400;

/** What a connection says that broke while it was used. */
const brokenConnection = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

function isBrokenConnection(error: unknown): boolean {
  return (
    isContentError(error) &&
    error.failure.kind === 'unreachable' &&
    brokenConnection.includes(error.failure.cause)
  );
}

/** For how long the service has asked to be left alone, in milliseconds: `Retry-After`, or the header of its rate limit. */
function requestedDelay(error: unknown): number {
  return isContentError(error) && error.failure.kind === 'server-error' ? (error.failure.retryAfter ?? 0) : 0;
}

/** A client that leaves a failing service alone. */
export interface ResilientClient extends ContentClient {
  /**
   * Sends one operation, unless the circuit is open.
   * @throws ContentError of the kind `circuit-open` while the service is left alone, otherwise as `ContentClient`
   */
  query<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data>;
  /** For how long the service is to be left alone, in milliseconds; 0 while the circuit is closed. */
  retryAfter(): number;
}

/**
 * Puts a circuit breaker before a client. It opens with the first failure; after a second, then after some seven, or after as long as
 * the service asks for, one question is let through, and its answer closes the circuit. A connection that breaks is retried
 * once, since a pooled connection may end just as it is used.
 * @param source asks the service; each of its questions has a timeout of its own
 * @param random from 0 up to 1
 */
export function createResilientClient(
  source: ContentClient,
  random: () => number = Math.random,
): ResilientClient {
  let retryAt = 0;
  const breaker = circuitBreaker(handleWhen(isContentError), {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: new DelegateBackoff(({ attempt, result }) => {
      const ownDelay = attempt === 1 ? firstRetryDelay : retryDelay + random() * retryJitter;
      const delay = Math.max(ownDelay, requestedDelay('error' in result ? result.error : undefined));
      retryAt = Date.now() + delay;
      return delay;
    }),
  });
  /** One retry after each answer: a service that goes on breaking connections is left alone. */
  let mayRetry = true;
  const retrying = retry(
    handleWhen((error) => {
      const isRetried = mayRetry && isBrokenConnection(error);
      if (isRetried) mayRetry = false;
      return isRetried;
    }),
    { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 200 }) },
  );
  retrying.onSuccess(() => {
    mayRetry = true;
  });
  const policy = wrap(bulkhead(maxConcurrent, Number.POSITIVE_INFINITY), breaker, retrying);

  return {
    async query<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
      try {
        return await policy.execute(() => source.query(operation, variables));
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        const { lastFailure } = breaker;
        const cause = lastFailure && 'error' in lastFailure ? String(lastFailure.error) : '';
        throw new ContentError(operation.name, { kind: 'circuit-open', cause });
      }
    },
    retryAfter: () => (breaker.state === CircuitState.Open ? Math.max(0, retryAt - Date.now()) : 0),
  };
}
