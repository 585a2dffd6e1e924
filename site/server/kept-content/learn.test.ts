import { expect, test, vi } from 'vitest';
import { createLearner } from './learn.ts';

const pauses = { page: 0, round: 1 };

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

test('a page that fails is tried again, and keeps no other waiting', async () => {
  const failing = new Set(['/']);
  const { made, learn } = learning(['/', '/contact'], failing);
  learn();
  await vi.waitFor(() => expect(made.filter((path) => path === '/').length).toBeGreaterThan(1));
  expect(made.filter((path) => path === '/contact')).toHaveLength(1);
  failing.clear();
});
