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
import { ContentError, isContentError } from '../errors.ts';
import type { ContentClient, Operation } from './client.ts';

/** The maximum number of concurrent queries, which all fail when the service does. */
const maxConcurrent = 3;

/** The delay after a first failure, in milliseconds: most faults affect one response. */
export const firstRetryDelay = 1_000;

/**
 * The delay between probes while the service goes on failing, in milliseconds, with jitter so that many sites do not retry in the
 * same moment: at most a dozen in any minute, and one within eight seconds of its recovery.
 */
export const retryDelay = 7_500;
const retryJitter = 400;

/** A timer may fire a little before the wall clock shows its time; a query would then still find the circuit open, in milliseconds. */
const timerMargin = 20;

/** The errors of a connection that broke while it was used. */
const brokenConnection = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

function isBrokenConnection(error: unknown): boolean {
  return (
    isContentError(error) &&
    error.failure.kind === 'unreachable' &&
    brokenConnection.includes(error.failure.cause)
  );
}

/** Whether the service failed. One that lacks a locale responds as it should. */
function isFailure(error: unknown): boolean {
  return isContentError(error) && error.failure.kind !== 'unknown-locale';
}

/** How long the service asked clients to wait, in milliseconds: `Retry-After`, or the header of its rate limit. */
function requestedDelay(error: unknown): number {
  return isContentError(error) && error.failure.kind === 'server-error' ? (error.failure.retryAfter ?? 0) : 0;
}

/** `query` rejects with a ContentError of the kind `circuit-open` while the circuit is open. */
interface ResilientClient extends ContentClient {
  /** After how many milliseconds a query is sent again; 0 while the circuit is closed. */
  retryAfter(): number;
}

/**
 * Puts a circuit breaker before a client. It opens with the first failure; after a second, then after some seven, or after the
 * service's `Retry-After`, one query is sent as a probe, whose success closes the circuit. A connection that breaks is retried
 * once, since a pooled connection may close just as it is used.
 * @param source the client; each of its queries has its own timeout
 * @param random from 0 up to 1
 */
export function createResilientClient(
  source: ContentClient,
  random: () => number = Math.random,
): ResilientClient {
  let openedAt = 0;
  let retryAt = 0;
  const breaker = circuitBreaker(handleWhen(isFailure), {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: new DelegateBackoff(({ attempt, result }) => {
      const ownDelay = attempt === 1 ? firstRetryDelay : retryDelay + Math.round(random() * retryJitter);
      const delay = Math.max(ownDelay, requestedDelay('error' in result ? result.error : undefined));
      openedAt = Date.now();
      retryAt = openedAt + delay;
      return delay;
    }),
  });
  /** One retry after each response, so that a service that goes on breaking connections opens the circuit. */
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
      // The circuit goes by the wall clock. If the clock was set back, the circuit would stay open for too long.
      if (breaker.state === CircuitState.Open && Date.now() < openedAt) breaker.isolate().dispose();
      try {
        return await policy.execute(() => source.query(operation, variables));
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        const { lastFailure } = breaker;
        const cause = lastFailure && 'error' in lastFailure ? String(lastFailure.error) : '';
        throw new ContentError(operation.name, { kind: 'circuit-open', cause });
      }
    },
    retryAfter() {
      if (breaker.state !== CircuitState.Open || Date.now() < openedAt) return 0;
      return Math.max(0, retryAt + timerMargin - Date.now());
    },
  };
}
