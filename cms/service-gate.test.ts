import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentError, type ContentFailure } from './errors.ts';
import { createServiceGate } from './service-gate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const broken: ContentFailure = { kind: 'server-error', status: 500 };

/** A gate before a service that does as it is told. */
function gated(random = 0) {
  const told: string[] = [];
  const sent: number[] = [];
  let failure: ContentFailure | undefined;
  let answer = async () => 'answer';
  const gate = createServiceGate({
    time: () => Date.now(),
    random: () => random,
    onFault: ({ failure: { kind } }) => told.push(kind),
    onMended: () => told.push('mended'),
  });
  return {
    gate,
    told,
    sent,
    fail(next: ContentFailure | undefined) {
      failure = next;
    },
    answerBy(next: () => Promise<string>) {
      answer = next;
    },
    ask: (operation = 'Page') =>
      gate.ask(operation, async () => {
        sent.push(Date.now());
        if (failure) throw new ContentError(operation, failure);
        return answer();
      }),
  };
}

/** Asks every tenth of a second, as many visitors do. */
async function askFor(seconds: number, ask: () => Promise<unknown>): Promise<void> {
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    ask().catch(() => {});
    await vi.advanceTimersByTimeAsync(100);
  }
}

test('while the service answers every question goes through', async () => {
  const { ask, gate } = gated();
  expect(await Promise.all([ask(), ask(), ask(), ask(), ask()])).toHaveLength(5);
  expect(gate.fault()).toBeUndefined();
});

test('no more than three questions are on their way at once', async () => {
  const { ask, answerBy, sent } = gated();
  const releases: (() => void)[] = [];
  answerBy(() => new Promise((resolve) => releases.push(() => resolve('late'))));
  const all = Promise.all([ask(), ask(), ask(), ask()]);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(3);
  for (let at = 0; at < 4; at += 1) {
    releases[at]?.();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await all).toHaveLength(4);
});

test.each([
  ['that is broken', broken],
  ['that asks for less rest than it gets', { kind: 'server-error', status: 429, restFor: 2_000 } as const],
])(
  'a service %s is sent a dozen questions in any minute at the most, however many wait',
  async (_, failure) => {
    const { ask, fail, sent } = gated();
    fail(failure);
    await askFor(300, () => Promise.any([ask(), ask(), ask(), ask(), ask()]));
    for (const start of sent) {
      const within = sent.filter((at) => at >= start && at < start + 60_000);
      expect(within.length).toBeLessThanOrEqual(12);
    }
    expect(sent.length).toBeGreaterThan(30);
  },
);

test('sites that saw the same fault in the same moment do not all ask again in the same moment', async () => {
  const sites = [0, 0.5, 0.99].map((random) => gated(random));
  for (const { ask, fail } of sites) {
    fail(broken);
    await ask().catch(() => {});
  }
  await askFor(20, () => Promise.allSettled(sites.map(({ ask }) => ask())));
  for (const at of [1, 2]) {
    const tries = sites.map(({ sent }) => sent[at]);
    expect(new Set(tries).size, `of ${tries}`).toBe(sites.length);
  }
});

test('what is not sent says why', async () => {
  const { ask, fail } = gated();
  fail(broken);
  await expect(ask()).rejects.toThrow('status 500');
  await expect(ask()).rejects.toMatchObject({ failure: { kind: 'resting' } });
  await expect(ask()).rejects.toThrow('status 500');
});

test('a service that is back is asked within eight seconds, and then as ever', async () => {
  const { ask, fail, told } = gated();
  fail(broken);
  await askFor(30, ask);
  fail(undefined);
  await askFor(8, ask);
  expect(told).toEqual(['server-error', 'mended']);
  expect(await Promise.all([ask(), ask()])).toEqual(['answer', 'answer']);
});

test('questions that come while one is being tried wait for its outcome, and go with it', async () => {
  const { ask, fail, answerBy } = gated();
  fail(broken);
  await ask().catch(() => {});
  fail(undefined);
  let release = () => {};
  answerBy(() => new Promise((resolve) => (release = () => resolve('back'))));
  await vi.advanceTimersByTimeAsync(1_000);
  const trying = ask('Page');
  const waiting = ask('Church');
  await vi.advanceTimersByTimeAsync(0);
  answerBy(async () => 'too');
  release();
  expect(await Promise.all([trying, waiting])).toEqual(['back', 'too']);
});

test('the service is left alone for as long as it asks', async () => {
  const { ask, fail, sent } = gated();
  fail({ kind: 'server-error', status: 429, restFor: 20_000 });
  await ask().catch(() => {});
  sent.length = 0;
  await askFor(19, ask);
  expect(sent).toEqual([]);
  fail(undefined);
  await askFor(2, ask);
  expect(sent.length).toBeGreaterThan(0);
});

test('one question that is refused is its own fault; three different ones in a row are the service’s', async () => {
  const { ask, fail, gate } = gated();
  fail({ kind: 'query-error', messages: ['no such field'] });
  for (let at = 0; at < 5; at += 1) await ask('Project').catch(() => {});
  expect(gate.fault()).toBeUndefined();
  await ask('Church').catch(() => {});
  await ask('Notices').catch(() => {});
  expect(gate.fault()?.error.failure.kind).toBe('query-error');
});

test('a fault of ours closes nothing', async () => {
  const { gate } = gated();
  const broken = gate.ask('Page', async () => {
    throw new TypeError('oh');
  });
  await expect(broken).rejects.toThrow('oh');
  expect(gate.fault()).toBeUndefined();
});
