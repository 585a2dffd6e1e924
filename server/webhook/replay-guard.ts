import { timeToLive } from './signature.ts';

/** How many calls are remembered at most: more than a service can make while one is young enough to be made again. */
const remembered = 20_000;

/** Knows a call that has come before. Genuine ones only are shown to it, so that nobody else can fill its memory. */
export function createReplayGuard(clock: () => Temporal.Instant) {
  const seen = new Map<string, number>();
  return {
    isNew(signature: string): boolean {
      const now = clock().epochMilliseconds;
      for (const [old, until] of seen) {
        // Oldest first. Past its time a call is refused for its age.
        if (until > now && seen.size <= remembered) break;
        seen.delete(old);
      }
      if (seen.has(signature)) return false;
      seen.set(signature, now + 2 * timeToLive);
      return true;
    },
  };
}
