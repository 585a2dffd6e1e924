import { expect, test, vi } from 'vitest';
import { createLearner } from './learn.ts';

const pauses = { page: 0, round: 1, again: 3_600_000 };

/** A site with these pages; those that fail do so until they are mended. */
function learning(all: string[], failing: Set<string> = new Set()) {
  const made: string[] = [];
  let isFailing = false;
  const learn = createLearner({
    addresses: async () => all,
    async make(address) {
      made.push(address);
      return { status: failing.has(address) ? 503 : 200 };
    },
    isFailing: () => isFailing,
    onLearnt: () => {},
    pauses,
  });
  return {
    made,
    learn,
    fail(next: boolean) {
      isFailing = next;
    },
  };
}

test('every page is made once, and a new one when it is told of', async () => {
  const all = ['/', '/contact'];
  const { made, learn } = learning(all);
  learn();
  await vi.waitFor(() => expect(made).toEqual(['/', '/contact']));
  all.push('/whats-on/new');
  learn();
  await vi.waitFor(() => expect(made).toEqual(['/', '/contact', '/whats-on/new']));
});

test('while the service fails nothing is asked, and afterwards what is left', async () => {
  const { made, learn, fail } = learning(['/']);
  fail(true);
  learn();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(made).toEqual([]);
  fail(false);
  await vi.waitFor(() => expect(made).toEqual(['/']));
});

test('a page that fails is tried again, a few times, and keeps no other waiting', async () => {
  const { made, learn } = learning(['/', '/contact'], new Set(['/']));
  learn();
  await vi.waitFor(() => expect(made.filter((path) => path === '/')).toHaveLength(3));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(made.filter((path) => path === '/')).toHaveLength(3);
  expect(made.filter((path) => path === '/contact')).toHaveLength(1);
});

test('all is learnt anew each hour', async () => {
  vi.useFakeTimers();
  try {
    const { made, learn } = learning(['/']);
    learn();
    await vi.advanceTimersByTimeAsync(3_599_000);
    expect(made).toEqual(['/']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(made).toEqual(['/', '/']);
  } finally {
    vi.useRealTimers();
  }
});
