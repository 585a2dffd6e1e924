import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Change } from './changes.ts';
import { signedHeaders } from './sign.ts';
import { type MessageContext, type WebhookMessage, webhookMessage } from './webhook-message.ts';

export interface WebhookTarget {
  readonly url: string;
  /** Signs every call when there is one (RULES.md §6.2). */
  readonly secret: string | undefined;
  /** A header that identifies the calls to the receiver. */
  readonly header: { readonly name: string; readonly value: string } | undefined;
}

interface DelivererOptions {
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  readonly retryDelays?: readonly number[];
}

const defaultRetryDelays = [250, 1000, 4000];
const timeout = 10_000;

/** Why a call failed, and whether to retry it; undefined when it succeeded. */
type Failure = { readonly why: string; readonly isRetryable: boolean } | undefined;

/**
 * Creates the deliverer of one webhook. A call that cannot be delivered is dropped. The reason is logged in one line, and
 * only once until a call succeeds or fails for another reason.
 */
export function createDeliverer(
  target: WebhookTarget,
  { clock, log, retryDelays = defaultRetryDelays }: DelivererOptions,
) {
  const oneAtATime = pLimit(1);
  const stopping = new AbortController();
  let lastFailure: string | undefined;
  const where = new URL(target.url);

  async function attempt(message: WebhookMessage): Promise<Failure> {
    try {
      const response = await fetch(where, {
        method: 'POST',
        headers: headersOf(message, target, where, clock()),
        body: message.body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeout)]),
      });
      await response.body?.cancel();
      if (response.ok) return undefined;
      const isRetryable = response.status >= 500 || response.status === 429 || response.status === 408;
      return { why: `it responded with ${response.status}`, isRetryable };
    } catch (error) {
      const { cause = error } = error as Error;
      const { code, name } = cause as NodeJS.ErrnoException;
      return { why: typeof code === 'string' ? code : name, isRetryable: true };
    }
  }

  async function deliver(message: WebhookMessage): Promise<void> {
    if (stopping.signal.aborted) return;
    let outcome = await attempt(message);
    // While the receiver is known to fail, calls are not retried, so that later calls do not queue up.
    for (const wait of lastFailure === undefined ? retryDelays : []) {
      if (!outcome?.isRetryable || stopping.signal.aborted) break;
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => {});
      outcome = await attempt(message);
    }
    if (stopping.signal.aborted) return;
    const why = outcome?.why;
    if (why === lastFailure) return;
    lastFailure = why;
    const failed = `did not accept ${message.topic}: ${why}. The content is served anyway.`;
    const news = why === undefined ? 'accepts calls again.' : failed;
    log(`The webhook ${where.origin}${where.pathname} ${news}`);
  }

  return {
    send(messages: readonly WebhookMessage[]): void {
      for (const message of messages) void oneAtATime(() => deliver(message));
    },
    settled: (): Promise<void> => oneAtATime(() => {}),
    stop(): void {
      oneAtATime.clearQueue();
      stopping.abort();
    },
  };
}

function headersOf({ topic, body }: WebhookMessage, { secret, header }: WebhookTarget, url: URL, now: Date) {
  const headers = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-topic': topic,
    'x-contentful-webhook-name': 'Content service',
    ...(header === undefined ? {} : { [header.name]: header.value }),
  };
  return secret === undefined ? headers : signedHeaders({ method: 'POST', url, headers, body }, secret, now);
}

export function createReceivers(options: DelivererOptions) {
  const deliverers = new Map<string, ReturnType<typeof createDeliverer>>();
  return {
    add(target: WebhookTarget): void {
      if (!deliverers.has(target.url)) deliverers.set(target.url, createDeliverer(target, options));
    },
    announce(changes: readonly Change[], context: Omit<MessageContext, 'now'>): void {
      const now = options.clock();
      const messages = changes.map((change) => webhookMessage(change, { ...context, now }));
      for (const deliverer of deliverers.values()) deliverer.send(messages);
    },
    stop(): void {
      for (const deliverer of deliverers.values()) deliverer.stop();
    },
  };
}
