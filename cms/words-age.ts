import type { StoredAnswer } from './answer-store.ts';

/** The key under which a page notes that it says how old its words are. */
export const ageKey = 'WordsAge';

/** From when on words are of long ago, in milliseconds: a day. */
const longAgo = 86_400_000;

/** How old the words of the site are: as old as the service's last answer. */
export interface WordsAge {
  heard(at: number): void;
  /** Milliseconds since 1970; undefined when it was never heard. */
  lastHeard(): number | undefined;
  /** Of when the words are, to be asked once they have been asked for; undefined while the service answers, and for a day after. */
  wordsOf(now: number): Temporal.Instant | undefined;
  /** Differs when what is to be said of their age does. */
  mark(now: number): string | undefined;
  /** True when it has been said since this was last asked. */
  isSaid(): boolean;
}

/**
 * @param found what an earlier process has kept
 * @param maxAge how old an answer may grow before it is asked for anew, in milliseconds
 */
export function createWordsAge(found: ReadonlyMap<string, StoredAnswer>, maxAge: number): WordsAge {
  let last = [...found.values()].reduce((newest, { askedAt }) => Math.max(newest, askedAt), 0);
  function wordsOf(now: number): Temporal.Instant | undefined {
    const isOld = last > 0 && now - last > longAgo + maxAge;
    return isOld ? Temporal.Instant.fromEpochMilliseconds(last) : undefined;
  }
  let said = false;
  return {
    wordsOf,
    isSaid() {
      const before = said;
      said = false;
      return before;
    },
    lastHeard: () => (last > 0 ? last : undefined),
    heard: (at) => {
      last = Math.max(last, at);
    },
    mark(now) {
      const mark = wordsOf(now)?.toString();
      said ||= mark !== undefined;
      return mark;
    },
  };
}
