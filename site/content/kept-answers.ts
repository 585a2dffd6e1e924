import { LRUCache } from 'lru-cache';
import { type Answer, answerKey, ask } from './answer.ts';
import type { ContentClient, Operation } from './client.ts';
import { isContentError } from './errors.ts';
import { clientOf, createRemembered, type Read, type Remember } from './remembered.ts';

/** The most that all kept answers may take together, in characters of their JSON: a large church has some three million. */
const room = 16_000_000;

/** The most answers that are kept: addresses that nobody has heard of leave small ones behind. */
const mostKept = 2_000;

/** For how long past its age an answer still serves while it is asked for anew, in milliseconds: nobody waits. */
const meanwhile = 300_000;

/** For how long a service that has just failed is not asked again for what is known, in milliseconds. */
const pause = 5_000;

/** How many answers a change asks for at once; what more it touches is asked for when a page needs it. */
const atOnce = 40;

/** The age of an answer that a change has put in doubt: older than any. */
const inDoubt = 0;

/** What one page is made of. */
export interface PageReader {
  readonly client: ContentClient;
  /** The answers that the page has been given so far, each by its key with its fingerprint. */
  readonly used: ReadonlyMap<string, string>;
  readonly remember: Remember;
}

/** The answers of the content service, kept for all pages. */
export interface KeptAnswers {
  reader(): PageReader;
  /** The fingerprint of an answer as it is now; undefined when it is not kept. */
  fingerprint(key: string): string | undefined;
  /**
   * Asks anew for what may have changed. What fails is asked for again until the service answers.
   * @param mayRead tells operations by the types they read; left out, all are meant
   * @returns when the first round is over; never throws
   */
  refresh(mayRead?: (types: readonly string[]) => boolean): Promise<void>;
}

/** What the keeping needs. */
export interface KeptAnswersOptions {
  readonly clock: () => Temporal.Instant;
  /** After how many milliseconds an answer is asked for anew; 0: each time, waiting for it. */
  readonly maxAge: number;
  /** Told of the key of each answer that is no longer what it was, or is no longer kept. */
  readonly onChange: (key: string, fingerprint: string | undefined) => void;
  /** Told of a failure that a kept answer has covered. */
  readonly onCovered: (error: unknown) => void;
}

/**
 * Keeps the service's answers, so that a page that is made anew need not ask again: one question at a time for each, the
 * old answer while the new one is on its way, and the last good one for as long as the service fails.
 * @param source asks the service
 */
export function createKeptAnswers(source: ContentClient, options: KeptAnswersOptions): KeptAnswers {
  const { clock, maxAge, onChange, onCovered } = options;
  const asking = new Map<string, Promise<Answer>>();
  let retry: NodeJS.Timeout | undefined;
  const kept = new LRUCache<string, Answer>({
    max: mostKept,
    maxSize: room,
    sizeCalculation: ({ size }) => size,
    dispose: (_, key, reason) => {
      if (reason === 'evict') onChange(key, undefined);
    },
  });
  const time = () => clock().epochMilliseconds;

  function keep(key: string, answer: Answer): Answer {
    const before = kept.peek(key);
    kept.set(key, answer);
    if (before && before.fingerprint !== answer.fingerprint) onChange(key, answer.fingerprint);
    return answer;
  }

  /** Asks the service: once, however many wait for it. */
  function askOnce<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<Answer> {
    const key = answerKey(operation.name, variables);
    const underWay = asking.get(key);
    if (underWay) return underWay;
    const asked = ask(source, operation, variables, time())
      .then((answer) => keep(key, answer))
      .catch((error: unknown) => {
        const known = kept.peek(key);
        if (known) known.restUntil = time() + pause;
        throw error;
      })
      .finally(() => asking.delete(key));
    asking.set(key, asked);
    return asked;
  }

  async function answerTo<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<Answer> {
    const known = kept.get(answerKey(operation.name, variables));
    if (known === undefined) return askOnce(operation, variables);
    const age = time() - known.askedAt;
    if (age < maxAge || time() < known.restUntil) return known;
    const asked = askOnce(operation, variables).catch((error: unknown) => {
      if (!isContentError(error)) throw error;
      onCovered(error);
      return known;
    });
    return maxAge > 0 && age < maxAge + meanwhile ? known : asked;
  }

  /** Asks for a kept answer anew, though the question may just be under way: that one may have come before the change. */
  async function askAgain(known: Answer): Promise<boolean> {
    const { operation, variables } = known;
    await asking.get(answerKey(operation.name, variables))?.catch(() => {});
    try {
      await askOnce(operation, variables);
      return true;
    } catch (error) {
      onCovered(error);
      return !isContentError(error);
    }
  }

  /** Asks for answers that are in doubt; again after a pause, while the service fails. */
  async function settle(): Promise<void> {
    const doubtful = [...kept.values()].filter(({ askedAt }) => askedAt === inDoubt);
    // Those used last come first; a page that needs one of the others asks for it then.
    const settled = await Promise.all(doubtful.slice(0, atOnce).map(askAgain));
    if (retry !== undefined || !settled.includes(false)) return;
    retry = setTimeout(() => {
      retry = undefined;
      void settle();
    }, pause).unref();
  }

  async function refresh(mayRead: (types: readonly string[]) => boolean = () => true): Promise<void> {
    const touched = [...kept.values()].filter(({ operation }) => mayRead(operation.reads));
    for (const answer of touched) answer.askedAt = inDoubt;
    for (const { operation, variables } of touched.slice(atOnce))
      onChange(answerKey(operation.name, variables), undefined);
    await settle();
  }

  const remembered = createRemembered();
  return {
    refresh,
    fingerprint: (key) => kept.peek(key)?.fingerprint,
    reader() {
      const used = new Map<string, string>();
      const read: Read = async (operation, variables) => {
        const answer = await answerTo(operation, variables);
        used.set(answerKey(operation.name, variables), answer.fingerprint);
        return answer;
      };
      return { used, client: clientOf(read), remember: remembered.by(read, clock()) };
    },
  };
}
