import type { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../text/record.ts';
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
const MAX_SIZE = 64 * 1024 * 1024;
/** A longer answer is not cached, so that one odd query does not drive out all others. */
const MAX_ANSWER_SIZE = 4 * 1024 * 1024;

/** Caches the last answers; the one that was not asked for longest goes first. */
export function makeAnswerCache(maxSize = MAX_SIZE, maxEntrySize = MAX_ANSWER_SIZE): AnswerCache {
  const answers = new LRUCache<string, Answer>({
    maxSize,
    maxEntrySize,
    sizeCalculation: ({ body }, key) => key.length + body.length,
  });
  return {
    async answer(question, make) {
      const key = JSON.stringify(question);
      const cached = answers.get(key);
      if (cached !== undefined) return cached;
      const made = await make();
      if (!made.errors.some(isOurFault)) answers.set(key, made);
      return made;
    },
  };
}

/** What went wrong here may go right the next time. */
function isOurFault({ extensions }: GraphQLError): boolean {
  const { contentful } = extensions;
  return isRecord(contentful) && contentful.code === 'INTERNAL_SERVER_ERROR';
}
