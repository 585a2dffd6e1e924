import type { Change } from './changes.ts';
import { type DelivererOptions, makeDeliverer, type WebhookTarget } from './deliver.ts';
import { type MessagePlace, webhookMessage } from './webhook-message.ts';

/** All who are told of changes, each at its own pace. */
export type Receivers = {
  readonly add: (target: WebhookTarget) => void;
  readonly tell: (changes: readonly Change[], place: Omit<MessagePlace, 'now'>) => void;
  /** Drops what was not sent yet; nobody is told anything any more. */
  readonly stop: () => void;
};

/** Gathers those who are told of changes; at first there is nobody. */
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
