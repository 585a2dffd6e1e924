import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChannelListener, subscribe, unsubscribe } from 'node:diagnostics_channel';
import { isRecord } from './record.ts';

/** For whom a request is made: two that are made at once have each their own. */
const maker = new AsyncLocalStorage<object>();

/** Who is told of the connection of a request. */
export interface ConnectionWatch {
  /** A request waits for a connection: for its name to be found, to be let in, and to agree on a cipher. */
  waits(): void;
  /** It has one: the request is on its way. */
  connected(): void;
}

/**
 * Sends requests by Node's own `fetch`, and tells of their connections. `fetch` takes no time-out for them by itself; but what it is made of,
 * undici, says on channels of `node:diagnostics_channel` when a request is made and when its head is sent
 * (undici's documentation, “Diagnostics Channel Support”). Where it says nothing, nobody is told.
 */
export async function watchingConnection<Value>(
  send: () => Promise<Value>,
  watch: ConnectionWatch,
): Promise<Value> {
  const self = {};
  const own = new WeakSet<object>();
  const made: ChannelListener = (message) => {
    if (maker.getStore() !== self || !isRecord(message) || !isRecord(message.request)) return;
    own.add(message.request);
    watch.waits();
  };
  // It is sent when its connection is there, for whomever that was made.
  const sent: ChannelListener = (message) => {
    if (isRecord(message) && isRecord(message.request) && own.has(message.request)) watch.connected();
  };
  subscribe('undici:request:create', made);
  subscribe('undici:client:sendHeaders', sent);
  try {
    return await maker.run(self, send);
  } finally {
    unsubscribe('undici:request:create', made);
    unsubscribe('undici:client:sendHeaders', sent);
  }
}
