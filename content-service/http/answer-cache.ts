import type { GraphQLError } from 'graphql';
import { isRecord } from '../store/record.ts';
import type { Answer } from './answer-query.ts';

/**
 * The answers to queries that were asked before. An answer depends on the query, its variables and what its token may
 * see, and on nothing else while the content stays the same; new content begins with an empty cache.
 */
export type AnswerCache = {
  /** @param question everything that the answer depends on */
  readonly answer: (question: readonly unknown[], make: () => Promise<Answer>) => Promise<Answer>;
};

/** In bytes, of all answers together. */
const MOST_TOGETHER = 64 * 1024 * 1024;
/** A longer answer is not kept, so that one odd query does not drive out all others. */
const MOST_ALONE = 4 * 1024 * 1024;

/** Keeps the last answers; the one that was not asked for longest goes first. */
export function makeAnswerCache(mostTogether = MOST_TOGETHER, mostAlone = MOST_ALONE): AnswerCache {
  const kept = new Map<string, Answer>();
  let together = 0;
  const remove = (key: string) => {
    together -= lengthOf(key, kept.get(key));
    kept.delete(key);
  };
  return {
    async answer(question, make) {
      const key = JSON.stringify(question);
      const known = kept.get(key);
      if (known !== undefined) {
        // Setting anew moves it to the end: a Map keeps the order of insertion.
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const made = await make();
      if (lengthOf(key, made) > mostAlone || made.errors.some(isOurFault)) return made;
      if (kept.has(key)) remove(key);
      kept.set(key, made);
      together += lengthOf(key, made);
      for (const oldest of kept.keys()) {
        if (together <= mostTogether) break;
        remove(oldest);
      }
      return made;
    },
  };
}

/** What went wrong here may go right the next time. */
function isOurFault({ extensions }: GraphQLError): boolean {
  const { contentful } = extensions;
  return isRecord(contentful) && contentful.code === 'INTERNAL_SERVER_ERROR';
}

const lengthOf = (key: string, answer: Answer | undefined): number =>
  answer === undefined ? 0 : key.length + answer.body.length;
