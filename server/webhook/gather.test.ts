import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGatherer } from './gather.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const types = ['EventPage', 'Asset', 'SiteSettings', 'Notice'];

/** What gathers, and the types that each refresh was about. */
function gathering(refresh: () => Promise<void> = async () => {}) {
  const rounds: string[][] = [];
  const gather = createGatherer((mayRead) => {
    rounds.push(types.filter((type) => mayRead([type])));
    return refresh();
  });
  return { gather, rounds };
}

test('many changes in a row are one refresh, of all that they touch and no more', async () => {
  const { gather, rounds } = gathering();
  for (let at = 0; at < 50; at += 1) gather({ kind: 'type', type: at % 2 ? 'eventPage' : 'site-settings' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds).toEqual([['EventPage', 'SiteSettings']]);
});

test('changes that never cease are shown within half a second', async () => {
  const { gather, rounds } = gathering();
  for (let at = 0; at < 25; at += 1) {
    gather({ kind: 'type', type: 'notice' });
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(rounds).toEqual([['Notice']]);
});

test('a change that comes while a refresh is under way is in the next', async () => {
  let end = () => {};
  const { gather, rounds } = gathering(() => new Promise((resolve) => (end = resolve)));
  gather({ kind: 'type', type: 'notice' });
  await vi.advanceTimersByTimeAsync(100);
  gather({ kind: 'type', type: 'Asset' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds).toEqual([['Notice']]);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(rounds).toEqual([['Notice'], ['Asset']]);
});

test('a change of the model may touch anything, one of drafts nothing', async () => {
  const { gather, rounds } = gathering();
  gather({ kind: 'nothing' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds).toEqual([]);
  gather({ kind: 'everything' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds).toEqual([types]);
});
