import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentError } from './errors.ts';
import { down, keeping, storing } from './kept-answers-for-tests.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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
