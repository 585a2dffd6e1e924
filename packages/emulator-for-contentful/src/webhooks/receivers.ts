import type { Change } from './changes.ts';
import { type DelivererOptions, makeDeliverer, type WebhookTarget } from './deliver.ts';
import { type MessagePlace, webhookMessage } from './webhook-message.ts';

/** The receivers of webhooks, each at its own pace. */
export type Receivers = {
  readonly add: (target: WebhookTarget) => void;
  readonly tell: (changes: readonly Change[], place: Omit<MessagePlace, 'now'>) => void;
  /** Drops calls that are not sent yet, and sends no more. */
  readonly stop: () => void;
};

/** Creates an empty set of receivers. */
export function makeReceivers(options: DelivererOptions): Receivers {
  const deliverers = new Map<string, ReturnType<typeof makeDeliverer>>();
  return {
    add(target) {
      if (!deliverers.has(target.url)) deliverers.set(target.url, makeDeliverer(target, options));
    },
    tell(changes, place) {
      if (deliverers.size === 0) return;
      const now = options.clock();
      const messages = changes.map((change) => webhookMessage(change, { ...place, now }));
      for (const deliverer of deliverers.values()) deliverer.send(messages);
    },
    stop() {
      for (const deliverer of deliverers.values()) deliverer.stop();
    },
  };
}
