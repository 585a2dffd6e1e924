import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';
import type { ContentClient, Operation } from './client.ts';

/** What has been worked out from content. */
export interface Derived<Value> {
  readonly value: Value;
  /** The instant at which it ceases to be true; undefined while content does not change. */
  readonly until: Temporal.Instant | undefined;
}

/**
 * Works something out from content, unless it has been before, from the same answers, and is true still.
 * @param name under which it is remembered; must say all that it depends on besides content and the time
 * @param derive may ask, and remember, through what it is given, and through nothing else; must ask in the same way each
 *   time
 */
export type Remember = <Value>(name: string, derive: Derive<Value>) => Promise<Derived<Value>>;

type Derive<Value> = (content: ContentClient, remember: Remember) => Promise<Derived<Value>>;

/** Gets an answer for a page. */
export type Read = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
) => Promise<Answer>;

/** What one page is made of. */
export interface PageReader {
  readonly client: ContentClient;
  /** The answers that the page has been given so far, each by its key with its fingerprint. */
  readonly used: ReadonlyMap<string, string>;
  readonly remember: Remember;
  /** Says when the words are of long ago, and notes that the page depends on it. */
  readonly wordsOf: () => Temporal.Instant | undefined;
}

/** A client whose answers come from elsewhere. */
export function clientOf(read: Read): ContentClient {
  return {
    async query<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
      return (await read(operation, variables)).data as Data;
    },
  };
}

/** Works everything out anew: for one reader, whose pages nobody shares. */
export function rememberNothing(content: ContentClient): Remember {
  const remember: Remember = (_, derive) => derive(content, remember);
  return remember;
}

interface Known {
  readonly answers: readonly Answer[];
  /** In milliseconds since 1970. */
  readonly from: number;
  readonly derived: Derived<unknown>;
}

/** The most that is remembered: what all pages share, and the pages that are asked for most. */
const mostRemembered = 200;

/** A memory, empty at first. */
export function createRemembered() {
  const known = new LRUCache<string, Known>({ max: mostRemembered });

  /** True when nothing has changed since; what has grown old is asked for anew, as it would be otherwise. */
  async function holds({ answers, from, derived }: Known, read: Read, now: number): Promise<boolean> {
    const { until } = derived;
    if (now < from || (until && now >= until.epochMilliseconds)) return false;
    const current = await Promise.all(answers.map(({ operation, variables }) => read(operation, variables)));
    return current.every(({ fingerprint }, at) => fingerprint === answers[at]?.fingerprint);
  }

  /**
   * The memory for one page: what it is given counts as read by it.
   * @param now in milliseconds since 1970
   */
  function by(read: Read, now: number): Remember {
    return async <Value>(name: string, derive: Derive<Value>) => {
      const before = known.get(name);
      if (before && (await holds(before, read, now))) return before.derived as Derived<Value>;
      const answers: Answer[] = [];
      const noting: Read = async (operation, variables) => {
        const answer = await read(operation, variables);
        answers.push(answer);
        return answer;
      };
      const derived = await derive(clientOf(noting), by(noting, now));
      known.set(name, { answers, from: now, derived });
      return derived;
    };
  }

  return { by };
}
