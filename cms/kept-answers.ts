import { LRUCache } from 'lru-cache';
import { type Answer, answerKey, answerOf, ask, keptData, questionMark } from './answer.ts';
import { type AnswerStore, noStore } from './answer-store.ts';
import type { ContentClient, Operation } from './client.ts';
import { createDoubt } from './doubt.ts';
import { isContentError, NotCached } from './errors.ts';
import { AppPreRender } from './generated/operations.ts';
import { isNothing } from './lost-entries.ts';
import { clientOf, createRemembered, type PageReader, type Read } from './remembered.ts';
import { createServiceGate, type Fault } from './service-gate.ts';
import { createWanted } from './wanted.ts';
import { within } from './within.ts';
import { ageKey, createWordsAge, type WordsAge } from './words-age.ts';

/** The most that all kept answers may take together, in characters of their JSON: a large church has some three million. */
const room = 16_000_000;

/** The most answers that are kept. */
const mostKept = 2_000;

/** For how long past its age an answer still serves while it is asked for anew, in milliseconds: nobody waits. */
const meanwhile = 300_000;

/** How long one who could be shown an older answer waits for the new one, in milliseconds. */
const longestWait = 1_000;

/** For how long a question that has just been refused is not asked again, in milliseconds. */
const refusalRest = 8_000;

/** The age of an answer that a change, or a new start, has put in doubt: older than any. */
const inDoubt = 0;

/** The answers of the content service, kept for all pages. */
export interface KeptAnswers {
  reader(): PageReader;
  /** Answers from the cache, however old; throws `NotCached` for what is not there. */
  readonly cached: ContentClient;
  /** The fingerprint of an answer as it is now; undefined when it is not kept. */
  fingerprint(key: string): string | undefined;
  /** Asks anew for answers that have grown old, as a page that is made of them would. */
  renew(keys: Iterable<string>): Promise<void>;
  /**
   * Asks anew for what may have changed. What fails is asked for again until the service answers.
   * @param mayRead tells operations by the types they read; left out, all are meant
   * @returns when the first round is over; never throws
   */
  refresh(mayRead?: (types: readonly string[]) => boolean): Promise<void>;
  /** What is wrong with the service; undefined while it answers. */
  fault(): Fault | undefined;
  /** When the service last answered, in this process or one before, in milliseconds since 1970. */
  lastHeard(): number | undefined;
}

/** What the keeping needs. */
export interface KeptAnswersOptions {
  /** The clock, in milliseconds since 1970. */
  readonly time: () => number;
  /** After how many milliseconds an answer is asked for anew; 0: each time, waiting for it. */
  readonly maxAge: number;
  /** Told of the key of each answer that is no longer what it was, or is no longer kept. */
  readonly onChange: (key: string, fingerprint: string | undefined) => void;
  /** Told of a failure that a kept answer has covered. */
  readonly onCovered: (error: unknown) => void;
  /** Told when the service begins to fail, and when it answers again. */
  readonly onFault?: (error: unknown) => void;
  readonly onMended?: (fault: Fault) => void;
  /** Where answers outlive the process. */
  readonly store?: AnswerStore | undefined;
  /** From 0 up to 1. */
  readonly random?: () => number;
  /** How far apart questions are while the service fails, in milliseconds. */
  readonly pause?: number | undefined;
}

/**
 * Keeps the service's answers, so that a page that is made anew need not ask again: one question at a time for each, the
 * old answer while the new one is on its way, and the last good one for as long as the service fails.
 * @param source asks the service
 */
export function createKeptAnswers(source: ContentClient, options: KeptAnswersOptions): KeptAnswers {
  const { time, maxAge, onChange, onCovered, store = noStore } = options;
  const asking = new Map<string, Promise<Answer>>();
  const kept = new LRUCache<string, Answer>({
    max: mostKept,
    maxSize: room,
    sizeCalculation: ({ size }) => size,
    dispose: (_, key, reason) => {
      if (reason !== 'evict') return;
      store.forget(key);
      onChange(key, undefined);
    },
  });
  const gate = createServiceGate({
    time,
    random: options.random ?? Math.random,
    pause: options.pause,
    onFault: (error) => options.onFault?.(error),
    onMended(fault) {
      options.onMended?.(fault);
      wanted.hurry();
    },
  });
  const menu = answerKey(AppPreRender.name, {});
  const doubt = createDoubt({
    menu,
    askMenu: () => source.query(AppPreRender, {}),
    keptMenu: () => kept.peek(menu),
    time,
  });
  const age: WordsAge = createWordsAge(store.found, maxAge);
  const wanted = createWanted({
    rest: gate.rest,
    isFailing: () => gate.fault() !== undefined,
    /** When everything is gone, it is the menu's lists that tell when it is back. */
    first() {
      const isGone = gate.fault()?.error.failure.kind === 'implausible';
      return isGone && kept.has(menu) ? menu : undefined;
    },
    ask: askAgain,
  });

  function keep(key: string, answer: Answer): Answer {
    const before = kept.peek(key);
    // What a visitor has made up, which only a question with variables can hold, leaves nothing behind.
    if (before === undefined && key !== answer.operation.name && isNothing(answer.data)) return answer;
    kept.set(key, answer);
    wanted.got(key);
    age.heard(answer.askedAt);
    if (age.isSaid()) onChange(ageKey, undefined);
    const question = questionMark(answer.operation);
    store.keep({ key, question, data: answer.data, askedAt: answer.askedAt }, answer.fingerprint);
    if (before && before.fingerprint !== answer.fingerprint) onChange(key, answer.fingerprint);
    return answer;
  }

  /** What is kept; what an earlier process has kept is in doubt until it has been asked for anew. */
  function find(key: string, operation: Operation<unknown, unknown>, variables: unknown): Answer | undefined {
    const known = kept.get(key);
    if (known) return known;
    const stored = store.found.get(key);
    const data = stored && keptData(operation, stored);
    if (data === undefined) return undefined;
    const answer = answerOf(operation, variables, data, inDoubt);
    kept.set(key, answer);
    return answer;
  }

  /** Asks the service: once, however many wait for it. */
  function askOnce(operation: Operation<unknown, unknown>, variables: unknown): Promise<Answer> {
    const key = answerKey(operation.name, variables);
    const underWay = asking.get(key);
    if (underWay) return underWay;
    const asked = gate
      .ask(operation.name, async () => {
        const answer = await ask(source, operation, variables, time());
        await doubt.check(key, kept.peek(key), answer);
        return answer;
      })
      .then((answer) => keep(key, answer))
      .catch((error: unknown) => {
        const known = kept.peek(key);
        if (gate.fault()) wanted.add(key);
        else if (known) known.restUntil = time() + refusalRest;
        throw error;
      })
      .finally(() => asking.delete(key));
    asking.set(key, asked);
    return asked;
  }

  async function answerTo(operation: Operation<unknown, unknown>, variables: unknown): Promise<Answer> {
    const key = answerKey(operation.name, variables);
    const known = find(key, operation, variables);
    if (known === undefined) return askOnce(operation, variables);
    const old = time() - known.askedAt;
    if ((old >= 0 && old < maxAge) || time() < known.restUntil) return known;
    if (gate.fault()) {
      wanted.add(key);
      return known;
    }
    const asked = askOnce(operation, variables).catch((error: unknown) => {
      if (!isContentError(error)) throw error;
      onCovered(error);
      return known;
    });
    return maxAge > 0 && old < maxAge + meanwhile ? known : within(longestWait, asked, known);
  }

  /** Asks for a kept answer anew, though the question may just be under way: that one may have come before the change. */
  async function askAgain(key: string): Promise<void> {
    const known = kept.peek(key);
    if (known === undefined) return wanted.got(key);
    await asking.get(key)?.catch(() => {});
    try {
      await askOnce(known.operation, known.variables);
    } catch (error) {
      if (!isContentError(error) || error.failure.kind !== 'resting') onCovered(error);
      if (!gate.fault()) wanted.got(key);
    }
  }

  async function refresh(mayRead: (types: readonly string[]) => boolean = () => true): Promise<void> {
    const touched = [...kept.values()].filter(({ operation }) => mayRead(operation.reads));
    for (const answer of touched) answer.askedAt = inDoubt;
    const keys = touched.map(({ operation, variables }) => answerKey(operation.name, variables));
    for (const key of wanted.beyond(keys)) onChange(key, undefined);
    await wanted.askFor(keys);
  }

  const remembered = createRemembered();
  return {
    refresh,
    cached: clientOf(
      async ({ name }, variables) =>
        kept.peek(answerKey(name, variables)) ?? Promise.reject(new NotCached(name)),
    ),
    async renew(keys) {
      const known = [...keys].flatMap((key) => kept.peek(key) ?? []);
      await Promise.all(known.map(({ operation, variables }) => answerTo(operation, variables)));
    },
    fault: gate.fault,
    lastHeard: age.lastHeard,
    fingerprint: (key) => (key === ageKey ? age.mark(time()) : kept.peek(key)?.fingerprint),
    reader() {
      const used = new Map<string, string>();
      const read: Read = async (operation, variables) => {
        const answer = await answerTo(operation as Operation<unknown, unknown>, variables);
        used.set(answerKey(operation.name, variables), answer.fingerprint);
        return answer;
      };
      return {
        used,
        client: clientOf(read),
        remember: remembered.by(read, time()),
        wordsOf() {
          const mark = age.mark(time());
          if (mark !== undefined) used.set(ageKey, mark);
          return age.wordsOf(time());
        },
      };
    },
  };
}
