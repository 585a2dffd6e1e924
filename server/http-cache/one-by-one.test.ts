import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOneByOne } from './one-by-one.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Tasks of 30 ms each. */
function doing() {
  const begun: string[] = [];
  const later = createOneByOne();
  const take = (name: string, outcome: () => void = () => {}) =>
    later(name, async () => {
      begun.push(name);
      await new Promise((resolve) => setTimeout(resolve, 30));
      outcome();
    });
  return { begun, take };
}

test('the first task begins at once, the next when it is done and as much time again has passed', async () => {
  const { begun, take } = doing();
  take('one');
  take('two');
  expect(begun).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(59);
  expect(begun).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['one', 'two']);
});

test('a task that waits, or is being done, is not taken again; one that is done is', async () => {
  const { begun, take } = doing();
  for (const name of ['one', 'two', 'one', 'two', 'one']) take(name);
  await vi.advanceTimersByTimeAsync(1_000);
  take('one');
  expect(begun).toEqual(['one', 'two', 'one']);
});

test('a task that fails holds up nothing', async () => {
  const { begun, take } = doing();
  take('one', () => {
    throw new Error('It cannot be done.');
  });
  take('two');
  await vi.advanceTimersByTimeAsync(1_000);
  take('three');
  expect(begun).toEqual(['one', 'two', 'three']);
});
