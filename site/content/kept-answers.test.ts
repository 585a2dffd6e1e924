import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnswerStore, noStore, type StoredAnswer } from './answer-store.ts';
import type { ContentClient, Operation } from './client.ts';
import { ContentError } from './errors.ts';
import { createKeptAnswers } from './kept-answers.ts';

const page: Operation<{ words: string }, { slug: string }> = {
  name: 'Page',
  reads: ['Page', 'Asset'],
  query: '{}',
  preview: '{}',
};
const notices: Operation<{ words: string }, object> = {
  name: 'Notices',
  reads: ['Notice'],
  query: '{}',
  preview: '{}',
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A service that says what it is told to, and what keeps its answers. */
function keeping(maxAge = 10_000, store: AnswerStore = noStore) {
  const asked: string[] = [];
  const changed: string[] = [];
  const covered: unknown[] = [];
  let words: () => Promise<unknown> = async () => 'first';
  const source: ContentClient = {
    async query<Data, Variables>({ name }: Operation<Data, Variables>): Promise<Data> {
      asked.push(name);
      const said = await words();
      return (typeof said === 'object' ? said : { words: said }) as Data;
    },
  };
  const answers = createKeptAnswers(source, {
    clock: () => Temporal.Instant.fromEpochMilliseconds(Date.now()),
    maxAge,
    onChange: (key) => changed.push(key),
    onCovered: (error) => covered.push(error),
    random: () => 0,
    store,
  });
  return {
    answers,
    asked,
    changed,
    covered,
    say(next: string | (() => Promise<unknown>)) {
      words = typeof next === 'string' ? async () => next : next;
    },
    read: async (slug = 'contact') => (await answers.reader().client.query(page, { slug })).words,
  };
}

const down = async () => {
  throw new ContentError('Page', { kind: 'server-error', status: 500 });
};

test('what is asked again within its age is not asked of the service', async () => {
  const { asked, read } = keeping();
  expect(await read()).toBe('first');
  vi.advanceTimersByTime(9_999);
  expect(await read()).toBe('first');
  expect(asked).toEqual(['Page']);
});

test('many who ask at once are one question', async () => {
  const { asked, read } = keeping(0);
  await Promise.all([read(), read(), read()]);
  expect(asked).toEqual(['Page']);
});

test('with other variables it is another question', async () => {
  const { asked, read } = keeping();
  await Promise.all([read('contact'), read('donate')]);
  expect(asked).toHaveLength(2);
});

test('past its age the old answer serves while the new one is fetched, and the change is told', async () => {
  const { read, say, changed } = keeping();
  await read();
  say('second');
  vi.advanceTimersByTime(10_000);
  expect(await read()).toBe('first');
  await vi.advanceTimersByTimeAsync(0);
  expect(changed).toEqual(['Page/contact']);
  expect(await read()).toBe('second');
});

test('an answer that is the same again is no change', async () => {
  const { read, answers, changed } = keeping();
  await read();
  await answers.refresh();
  expect(changed).toEqual([]);
});

test('an answer of long ago is not given to anybody before it has been asked for anew', async () => {
  const { read, say } = keeping();
  await read();
  say('second');
  vi.advanceTimersByTime(3_600_000);
  expect(await read()).toBe('second');
});

test('with no age at all each page asks and waits', async () => {
  const { read, say } = keeping(0);
  await read();
  say('second');
  expect(await read()).toBe('second');
});

test('while the service fails the last good answer serves, and the service is left in peace', async () => {
  const { read, say, asked, covered } = keeping();
  await read();
  say(down);
  vi.advanceTimersByTime(86_400_000);
  expect(await read()).toBe('first');
  expect(await read()).toBe('first');
  expect(asked).toHaveLength(2);
  expect(covered).toHaveLength(1);
});

test('a service that is back is asked again by itself within eight seconds, though nobody comes', async () => {
  const { read, say, changed } = keeping();
  await read();
  say(down);
  vi.advanceTimersByTime(86_400_000);
  await read();
  await vi.advanceTimersByTimeAsync(60_000);
  say('second');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(changed).toEqual(['Page/contact']);
  expect(await read()).toBe('second');
});

test('what was never known fails while the service does, and is there with it', async () => {
  const { read, say } = keeping();
  say(down);
  await expect(read()).rejects.toThrow('status 500');
  say('first');
  await expect(read()).rejects.toThrow('was not sent');
  vi.advanceTimersByTime(1_000);
  expect(await read()).toBe('first');
});

test('a service that hangs keeps nobody for longer than a second who could be shown older words', async () => {
  const { read, say } = keeping();
  await read();
  say(() => new Promise(() => {}));
  vi.advanceTimersByTime(3_600_000);
  const shown = read();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await shown).toBe('first');
});

test('a question that is refused by itself is covered, and not asked again at once', async () => {
  const { read, say, asked } = keeping();
  await read();
  say(async () => {
    throw new ContentError('Page', { kind: 'query-error', messages: ['no such field'] });
  });
  vi.advanceTimersByTime(3_600_000);
  expect(await read()).toBe('first');
  expect(await read()).toBe('first');
  expect(asked).toHaveLength(2);
});

/** A store that begins with what another has been given. */
function storing(found: readonly StoredAnswer[] = []) {
  const stored: StoredAnswer[] = [];
  const store: AnswerStore = {
    found: new Map(found.map((answer) => [answer.key, answer])),
    keep: (answer) => stored.push(answer),
    forget: () => {},
  };
  return { store, stored };
}

test('what another process has kept serves while the service fails, and only then', async () => {
  const { store, stored } = storing();
  await keeping(10_000, store).read();
  expect(stored.map(({ key }) => key)).toEqual(['Page/contact']);
  const dead = keeping(10_000, storing(stored).store);
  dead.say(down);
  expect(await dead.read()).toBe('first');
  await expect(dead.read('donate')).rejects.toThrow('was not sent');
  const alive = keeping(10_000, storing(stored).store);
  alive.say('second');
  expect(await alive.read()).toBe('second');
});

test('what was an answer to another text of the question is not shown', async () => {
  const { store, stored } = storing();
  await keeping(10_000, store).read();
  const other = stored.map((answer) => ({ ...answer, question: 'other' }));
  const dead = keeping(10_000, storing(other).store);
  dead.say(down);
  await expect(dead.read()).rejects.toThrow('status 500');
});

test('after a day of failing the words are said to be old, and no longer when the service is back', async () => {
  const { answers, read, say, changed } = keeping();
  await read();
  const then = Temporal.Instant.fromEpochMilliseconds(Date.now());
  say(down);
  await vi.advanceTimersByTimeAsync(86_410_000);
  await read();
  expect(answers.reader().wordsOf()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  const reader = answers.reader();
  expect(reader.wordsOf()).toEqual(then);
  expect(reader.used.get('WordsAge')).toBe(answers.fingerprint('WordsAge'));
  say('first');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(changed).toEqual(['WordsAge']);
  expect(answers.reader().wordsOf()).toBeUndefined();
});

const list = (items: readonly object[]) => async () => ({ pageCollection: { items } });

test('a service that has lost everything is not believed for ten minutes', async () => {
  const { answers, read, say, covered } = keeping();
  say(list([{ slug: 'contact' }]));
  await read();
  const full = answers.fingerprint('Page/contact');
  say(list([]));
  vi.advanceTimersByTime(3_600_000);
  await read();
  expect(answers.fingerprint('Page/contact')).toBe(full);
  expect(String(covered[0])).toContain('lost all that was in it');
  await vi.advanceTimersByTimeAsync(620_000);
  expect(answers.fingerprint('Page/contact')).not.toBe(full);
});

test('an entry that is gone is believed while the menu’s lists hold others', async () => {
  const { answers, read, say, asked } = keeping();
  say(list([{ slug: 'contact' }]));
  await read();
  const full = answers.fingerprint('Page/contact');
  say(async () => (asked.at(-1) === 'Page' ? { pageCollection: { items: [] } } : list([{ slug: 'a' }])()));
  vi.advanceTimersByTime(3_600_000);
  await read();
  expect(asked).toEqual(['Page', 'Page', 'AppPreRender']);
  expect(answers.fingerprint('Page/contact')).not.toBe(full);
});

test('a refresh asks only for what reads the types that changed', async () => {
  const { answers, asked, read } = keeping();
  await read();
  await answers.reader().client.query(notices, {});
  asked.length = 0;
  await answers.refresh((types) => types.includes('Notice'));
  expect(asked).toEqual(['Notices']);
});

test('a refresh asks again although the question is under way: that one may have come before the change', async () => {
  const { answers, read, say } = keeping(0);
  await read();
  let release = () => {};
  say(() => new Promise((resolve) => (release = () => resolve('first'))));
  const early = read();
  await vi.advanceTimersByTimeAsync(0);
  const refreshed = answers.refresh();
  say('second');
  release();
  await early;
  await refreshed;
  expect(answers.fingerprint('Page/contact')).not.toBeUndefined();
  say(down);
  expect(await read()).toBe('second');
});

test('a change during an outage throws nothing away, and shows by itself when the service is back', async () => {
  const { answers, read, say, changed } = keeping();
  await read();
  say(down);
  await answers.refresh();
  expect(await read()).toBe('first');
  say('second');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(changed).toEqual(['Page/contact']);
  expect(await read()).toBe('second');
});

test('a page is told which answers it was given', async () => {
  const { answers } = keeping();
  const reader = answers.reader();
  await reader.client.query(page, { slug: 'contact us' });
  expect([...reader.used]).toEqual([['Page/contact%20us', answers.fingerprint('Page/contact%20us')]]);
});

test('what is remembered is worked out once, until its answers change or its time is over', async () => {
  const { answers, say } = keeping(0);
  let made = 0;
  const remembered = async (until?: Temporal.Instant) => {
    const reader = answers.reader();
    const { value } = await reader.remember('layout', async (content) => {
      made += 1;
      return { value: (await content.query(notices, {})).words, until };
    });
    expect([...reader.used.keys()]).toEqual(['Notices']);
    return value;
  };
  const soon = Temporal.Instant.fromEpochMilliseconds(Date.now() + 1000);
  expect(await remembered(soon)).toBe('first');
  expect(await remembered(soon)).toBe('first');
  expect(made).toBe(1);
  vi.advanceTimersByTime(1000);
  await remembered();
  expect(made).toBe(2);
  say('second');
  expect(await remembered()).toBe('second');
  expect(made).toBe(3);
});

test('what there is not leaves nothing behind', async () => {
  const { store, stored } = storing();
  const { answers, read, say } = keeping(10_000, store);
  say(async () => ({ asset: null }));
  await read('made-up');
  expect(answers.fingerprint('Page/made-up')).toBeUndefined();
  expect(stored).toEqual([]);
});
