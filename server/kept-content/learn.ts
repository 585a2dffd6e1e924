/**
 * How long to wait between two pages, before what failed is tried again, and until all is learnt anew, in milliseconds:
 * visitors and the service come first, and no page that nobody asks for is to grow older than an hour.
 */
const usualPauses = { page: 50, round: 5_000, again: 3_600_000 };

/** How often pages that fail are tried, while the content service does not. */
const mostRounds = 3;

interface LearnOptions {
  /** The addresses of all that there is. */
  readonly addresses: () => Promise<readonly string[]>;
  /** Makes a page and throws it away: what it has asked for is kept. */
  readonly make: (address: string) => Promise<{ readonly status: number }>;
  /** True while the content service fails. */
  readonly isFailing: () => boolean;
  readonly onLearnt: (count: number) => void;
  readonly pauses?: typeof usualPauses;
}

/**
 * Gets to know every page of the site, one after the other, so that each can be shown when the service fails, also those that
 * nobody has yet asked for.
 * @returns what to call when there may be new ones
 */
export function createLearner(options: LearnOptions): () => void {
  const { addresses, make, isFailing, onLearnt, pauses = usualPauses } = options;
  const known = new Set<string>();
  let isLearning = false;
  let isAskedAgain = false;
  let anew: NodeJS.Timeout | undefined;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

  /** True when nothing is left. */
  async function learnAll(): Promise<boolean> {
    if (isFailing()) return false;
    const all = await addresses();
    for (const address of all) {
      if (known.has(address)) continue;
      if (isFailing()) return false;
      if ((await make(address)).status < 500) known.add(address);
      await pause(pauses.page);
    }
    return all.every((address) => known.has(address));
  }

  async function learn(): Promise<void> {
    isLearning = true;
    let left = mostRounds;
    do {
      isAskedAgain = false;
      const before = known.size;
      const isDone = await learnAll().catch(() => false);
      if (known.size > before) onLearnt(known.size);
      if (isDone) continue;
      // A page that fails though the service does not may do so for ever.
      if (!isFailing()) left -= 1;
      isAskedAgain ||= left > 0;
      await pause(pauses.round);
    } while (isAskedAgain);
    isLearning = false;
    clearTimeout(anew);
    anew = setTimeout(() => {
      known.clear();
      begin();
    }, pauses.again).unref();
  }

  function begin(): void {
    isAskedAgain = true;
    if (!isLearning) void learn();
  }

  return begin;
}
