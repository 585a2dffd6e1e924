import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Change } from './changes.ts';
import { signedHeaders } from './sign.ts';
import { type MessageContext, type WebhookMessage, webhookMessage } from './webhook-message.ts';

export type WebhookTarget = {
  readonly url: string;
  /** Signs every call when there is one (RULES.md §6.2). */
  readonly secret: string | undefined;
  /** A header of the receiver's own choice, to tell our calls from others. */
  readonly header: { readonly name: string; readonly value: string } | undefined;
};

type DelivererOptions = {
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** How long to wait before each further try, in milliseconds. */
  readonly retryDelays?: readonly number[];
};

const RETRY_DELAYS = [250, 1000, 4000];
const TIMEOUT = 10_000;

/** Why a call was not taken, and whether it is worth another try; undefined when it was taken. */
type Refusal = { readonly why: string; readonly again: boolean } | undefined;

/**
 * Makes the part that calls one webhook. A call that cannot be delivered is dropped; the reason is logged in one line, and
 * not again until the receiver has taken a call or refuses for another reason.
 */
export function createDeliverer(
  target: WebhookTarget,
  { clock, log, retryDelays = RETRY_DELAYS }: DelivererOptions,
) {
  const oneAtATime = pLimit(1);
  const stopping = new AbortController();
  let refusal: string | undefined;
  const where = new URL(target.url);

  async function attempt(message: WebhookMessage): Promise<Refusal> {
    try {
      const response = await fetch(where, {
        method: 'POST',
        headers: headersOf(message, target, where, clock()),
        body: message.body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT)]),
      });
      await response.body?.cancel();
      if (response.ok) return undefined;
      const again = response.status >= 500 || response.status === 429 || response.status === 408;
      return { why: `it responded with ${response.status}`, again };
    } catch (error) {
      const { cause = error } = error as Error;
      const { code, name } = cause as NodeJS.ErrnoException;
      return { why: typeof code === 'string' ? code : name, again: true };
    }
  }

  async function deliver(message: WebhookMessage): Promise<void> {
    if (stopping.signal.aborted) return;
    let outcome = await attempt(message);
    // While it is known to be away, nothing waits for it: what it missed is old news when it comes back.
    for (const wait of refusal === undefined ? retryDelays : []) {
      if (!outcome?.again || stopping.signal.aborted) break;
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
      outcome = await attempt(message);
    }
    if (stopping.signal.aborted) return;
    const why = outcome?.why;
    if (why === refusal) return;
    refusal = why;
    const receiver = `The webhook ${where.origin}${where.pathname}`;
    log(
      why === undefined
        ? `${receiver} takes calls again.`
        : `${receiver} did not take ${message.topic}: ${why}. The content is served all the same.`,
    );
  }

  return {
    /** Queues messages; they are sent one after the other, in order. */
    send(messages: readonly WebhookMessage[]): void {
      for (const message of messages) void oneAtATime(() => deliver(message));
    },
    /** Resolves when nothing is left to send. */
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

/** The receivers of webhooks, each at its own pace. */
export function createReceivers(options: DelivererOptions) {
  const deliverers = new Map<string, ReturnType<typeof createDeliverer>>();
  return {
    add(target: WebhookTarget): void {
      if (!deliverers.has(target.url)) deliverers.set(target.url, createDeliverer(target, options));
    },
    tell(changes: readonly Change[], place: Omit<MessageContext, 'now'>): void {
      const now = options.clock();
      const messages = changes.map((change) => webhookMessage(change, { ...place, now }));
      for (const deliverer of deliverers.values()) deliverer.send(messages);
    },
    /** Drops calls that are not sent yet, and sends no more. */
    stop(): void {
      for (const deliverer of deliverers.values()) deliverer.stop();
    },
  };
}
