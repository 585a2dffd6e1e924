import type { Answer } from './answer.ts';
import { ContentError } from './errors.ts';
import { entriesIn, hasLostAll, isWithoutList } from './lost-entries.ts';

/** For how long the service is not believed that everything is gone, in milliseconds: ten minutes. */
const patience = 600_000;

/** How long the menu's lists, once asked, vouch for other answers, in milliseconds. */
const voucher = 2_000;

interface DoubtOptions {
  /** The key of the menu's lists. */
  readonly menu: string;
  /** Asks for the menu's lists, as they are now. */
  readonly askMenu: () => Promise<unknown>;
  /** The menu's lists as they are kept. */
  readonly keptMenu: () => Answer | undefined;
  /** Milliseconds since 1970. */
  readonly time: () => number;
}

/**
 * Doubts answers that have lost all they held. An event that was unpublished leaves an empty answer, and so does a service
 * that has lost its data: the menu's lists, asked in the same moment, tell which. While they hold something, or have
 * never held anything, the answer is believed; otherwise it is a fault, for ten minutes. Who has really taken
 * everything down waits that long. A list that is missing, while others are there, is never believed.
 */
export function createDoubt({ menu, askMenu, keptMenu, time }: DoubtOptions) {
  const since = new Map<string, number>();
  let asked: { readonly at: number; readonly entries: Promise<number> } | undefined;

  function menuEntries(): Promise<number> {
    if (asked === undefined || time() - asked.at > voucher || time() < asked.at)
      asked = { at: time(), entries: askMenu().then(entriesIn) };
    return asked.entries;
  }

  async function isVouchedFor(key: string): Promise<boolean> {
    const kept = keptMenu();
    if (key === menu) return false;
    return (kept !== undefined && entriesIn(kept.data) === 0) || (await menuEntries()) > 0;
  }

  return {
    /**
     * @param before what is kept
     * @param after what the service has just said
     * @throws ContentError when it is not believed, or the menu's lists cannot be had
     */
    async check(key: string, before: Answer | undefined, after: Answer): Promise<void> {
      if (before && hasLostAll(before.data, after.data) && !(await isVouchedFor(key))) {
        const first = since.get(key) ?? time();
        since.set(key, first);
        if (time() - first < patience) throw new ContentError(after.operation.name, { kind: 'implausible' });
      }
      since.delete(key);
      if (isWithoutList(before?.data, after.data))
        throw new ContentError(after.operation.name, { kind: 'incomplete' });
    },
  };
}
