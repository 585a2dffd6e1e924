/** How many answers are asked for at once; what more is wanted is asked for when a page needs it. */
const atOnce = 40;

/** The shortest time between two rounds, in milliseconds. */
const shortest = 50;

interface WantedOptions {
  /** For how long the service is to be left in peace, in milliseconds. */
  readonly rest: () => number;
  readonly isFailing: () => boolean;
  /** The key to begin with, where it matters. */
  readonly first: () => string | undefined;
  /** Asks for one anew; never throws. */
  readonly ask: (key: string) => Promise<void>;
}

/**
 * The answers that are wanted anew and could not be had. They are asked for by themselves, one of them at first, until the
 * service answers: nobody need come for the site to be fresh again.
 */
export function createWanted({ rest, isFailing, first, ask }: WantedOptions) {
  const keys = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function schedule(delay = rest()): void {
    if (timer !== undefined || keys.size === 0) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        void settle([...keys]);
      },
      Math.max(delay, shortest),
    ).unref();
  }

  async function settle(due: readonly string[]): Promise<void> {
    if (isFailing()) {
      const one = first() ?? due[0];
      if (one !== undefined) await ask(one);
      // Another one is tried next time: this one may be refused by itself.
      if (one !== undefined && keys.delete(one)) keys.add(one);
    }
    if (!isFailing())
      await Promise.all(
        due
          .slice(0, atOnce)
          .filter((key) => keys.has(key))
          .map(ask),
      );
    schedule();
  }

  return {
    add(key: string): void {
      keys.add(key);
      schedule();
    },
    /** It has come, or is given up. */
    got(key: string): void {
      keys.delete(key);
    },
    /** Those of a list that will not be asked for by themselves. */
    beyond: (list: readonly string[]): readonly string[] => list.slice(atOnce),
    async askFor(list: readonly string[]): Promise<void> {
      const due = list.slice(0, atOnce);
      for (const key of due) keys.add(key);
      await settle(due);
    },
    /** The service answers again. */
    hurry(): void {
      clearTimeout(timer);
      timer = undefined;
      schedule(0);
    },
  };
}
