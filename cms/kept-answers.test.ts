import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { down, keeping, notices, page, storing } from './kept-answers-for-tests.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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
