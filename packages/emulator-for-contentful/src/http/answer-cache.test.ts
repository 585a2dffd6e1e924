import { expect, test } from 'vitest';
import { makeAnswerCache } from './answer-cache.ts';
import type { Answer } from './answer-query.ts';

const answer = (body: string): Answer => ({ body: Buffer.from(body), errors: [], cost: 1 });

function asking(cache = makeAnswerCache()) {
  const made: string[] = [];
  const ask = (...question: readonly unknown[]) =>
    cache.answer(question, async () => {
      made.push(String(question[0]));
      return answer('x'.repeat(Number(question[1] ?? 1)));
    });
  return { ask, made };
}

test('the same question is answered once; another variable or another token makes it another', async () => {
  const { ask, made } = asking();
  await ask('a', 1, undefined);
  await ask('a', 1, undefined);
  await ask('a', 1, 'preview');
  expect(made).toEqual(['a', 'a']);
});

test('the answer that was not asked for longest goes first, and a very long one is not kept', async () => {
  const { ask, made } = asking(makeAnswerCache(60, 40));
  await ask('a', 15);
  await ask('b', 15);
  await ask('a', 15);
  await ask('c', 15);
  await ask('a', 15);
  await ask('b', 15);
  await ask('long', 100);
  await ask('long', 100);
  expect(made).toEqual(['a', 'b', 'c', 'b', 'long', 'long']);
});

test('a question that fails is asked again', async () => {
  const cache = makeAnswerCache();
  const refuse = () => Promise.reject(new Error('refused'));
  await expect(cache.answer(['a'], refuse)).rejects.toThrow('refused');
  expect(await cache.answer(['a'], async () => answer('"now"'))).toEqual(answer('"now"'));
});
