import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** The counters of one limit: so many that two keys seldom share one, and so few that they are small. */
const size = 65_536;

export type Limit = ReturnType<typeof createLimit>;

/**
 * Counts tries by a key, such as a name, in a table of fixed size. Nobody can push out the counters of others by inventing keys, nor
 * choose keys that share one with somebody, since a secret of the process says which key has which.
 * @param tries how many there may be at once
 * @param interval the milliseconds after which there may be one more
 */
export function createLimit(tries: number, interval: number, now: () => number) {
  const [counts, times] = [new Float64Array(size), new Float64Array(size)];
  const secret = randomBytes(16);
  const slotOf = (key: string) => createHmac('sha256', secret).update(key).digest().readUInt16LE(0);
  const countOf = (slot: number) =>
    Math.max(0, (counts[slot] ?? 0) - (now() - (times[slot] ?? 0)) / interval);
  return {
    isReached: (key: string) => countOf(slotOf(key)) > tries - 1,
    /** @param by 1, or -1 to take back a try that was right */
    count(key: string, by: 1 | -1) {
      const slot = slotOf(key);
      counts[slot] = Math.max(0, countOf(slot) + by);
      times[slot] = now();
    },
  };
}

/**
 * From where a request comes. The proxy writes the address of its client last; what stands before that, a stranger may have written.
 * Of an address of IPv6 the first half counts, since the other half is one household's to choose.
 */
export function networkOf({ headers, socket }: IncomingMessage): string {
  const forwarded = [headers['x-forwarded-for']].flat().join().split(',').at(-1)?.trim() ?? '';
  const written = isIP(forwarded) ? forwarded : (socket.remoteAddress ?? '');
  const address = written.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
