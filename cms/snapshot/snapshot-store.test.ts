import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSnapshotStore as open } from '#tests/helpers/snapshot-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const hour = 3_600_000;
const day = 24 * hour;

const failing = async () => {
  throw new Error('The service fails.');
};

/** A response after some milliseconds. */
const slow = (milliseconds: number, data: unknown) => () =>
  new Promise<unknown>((resolve) => setTimeout(() => resolve(data), milliseconds));

test('concurrent visits cause one refresh, and none while the snapshot is fresh', async () => {
  const { store, service } = open();
  await Promise.all([store.visit(), store.visit(), store.visit()]);
  expect(service.fetches).toBe(1);
  await vi.advanceTimersByTimeAsync(9_000);
  await store.visit();
  expect(service.fetches).toBe(1);
});

test('nothing is fetched without a visit', async () => {
  const { store, service } = open();
  await store.start();
  await vi.advanceTimersByTimeAsync(day);
  expect(service.fetches).toBe(1);
});

test('a stale snapshot is served at once while a new one is fetched', async () => {
  const { store, service } = open();
  await store.start();
  await vi.advanceTimersByTimeAsync(11_000);
  service.respond = slow(500, { title: 'second' });
  expect(store.visit()).toMatchObject({ content: { title: 'first' } });
  await vi.advanceTimersByTimeAsync(500);
  expect(store.visit()).toMatchObject({ content: { title: 'second' } });
});

test('a visit waits at most a second for a refresh of a very old snapshot', async () => {
  const { store, service } = open();
  await store.start();
  await vi.advanceTimersByTimeAsync(day);
  service.respond = slow(800, { title: 'second' });
  const quick = store.visit();
  await vi.advanceTimersByTimeAsync(800);
  expect(await quick).toMatchObject({ content: { title: 'second' } });
  await vi.advanceTimersByTimeAsync(day);
  service.respond = slow(4_000, { title: 'third' });
  const visits = [store.visit()];
  await vi.advanceTimersByTimeAsync(900);
  visits.push(store.visit());
  await vi.advanceTimersByTimeAsync(100);
  for (const visit of visits) expect(await visit).toMatchObject({ content: { title: 'second' } });
});

test('unchanged results change only the age', async () => {
  const { store, events } = open();
  await store.start();
  const before = store.current();
  await vi.advanceTimersByTimeAsync(5_000);
  await store.refresh();
  expect(events).toEqual(['changed']);
  expect(store.current()?.content).toBe(before?.content);
  expect(store.current()?.fetchedAt).toBe((before?.fetchedAt ?? 0) + 5_000);
});

test('while the service fails the last good snapshot is served without waiting, and refreshes are retried without visits', async () => {
  const { store, service, events } = open();
  await store.start();
  service.respond = failing;
  await vi.advanceTimersByTimeAsync(11_000);
  await store.visit();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.fault()?.error.message).toBe('The service fails.');
  await vi.advanceTimersByTimeAsync(hour);
  expect(store.visit()).toMatchObject({ content: { title: 'first' } });
  expect(service.fetches).toBeLessThanOrEqual(2 + hour / 5_000);
  service.respond = async () => ({ title: 'second' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(events).toEqual(['changed', 'failed', 'changed', 'recovered']);
  expect(store.fault()).toBeUndefined();
  expect(store.lastFault()).toBeDefined();
});

for (const [what, results] of Object.entries({ null: null, 'a text': 'x', 'a number': 1 })) {
  test(`results that are ${what} are refused: the last good ones stay, and a site without any has no content`, async () => {
    const warm = open();
    await warm.store.start();
    warm.service.respond = async () => results;
    void warm.store.refresh();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(warm.store.current()).toMatchObject({ content: { title: 'first' } });
    expect(warm.written).toHaveLength(1);
    const cold = open();
    cold.service.respond = async () => results;
    expect(await cold.store.visit()).toBeUndefined();
    expect(cold.written).toEqual([]);
  });
}

test('the age of content stays true through any number of restarts', async () => {
  const first = open();
  await first.store.start();
  let stored = first.written.at(-1);
  for (let restart = 1; restart <= 3; restart += 1) {
    await vi.advanceTimersByTimeAsync(hour);
    const { store, service, written } = open(stored ? { stored } : {});
    service.respond = failing;
    await store.start();
    expect(store.current()?.fetchedAt, `restart ${restart}`).toBe(1_000_000_000);
    stored = written.at(-1) ?? stored;
  }
});

test('the age of a stored snapshot of the future counts from the first start, through further ones', async () => {
  const stored = { results: { title: 'stored' }, fetchedAt: Date.now() + 365 * day };
  const { store, service, written } = open({ stored });
  service.respond = failing;
  await store.start();
  expect(store.current()?.fetchedAt).toBe(Date.now());
  expect(written).toEqual([{ results: stored.results, fetchedAt: Date.now() }]);
});

test('a start while the service does not respond waits at most a second', async () => {
  const { store, service } = open({ stored: { results: { title: 'stored' }, fetchedAt: 1 } });
  service.respond = slow(60_000, {});
  const began = Date.now();
  const started = store.start();
  await vi.advanceTimersByTimeAsync(1_000);
  await started;
  expect(await store.visit()).toMatchObject({ content: { title: 'stored' } });
  expect(Date.now() - began).toBe(1_000);
});

test('an implausible stored snapshot is refused', async () => {
  const { store, events } = open({ stored: { results: null, fetchedAt: 1 } });
  await store.start();
  expect(events).toEqual(['refused', 'changed']);
});

test('600 webhook calls in a minute cause at most two refreshes a second, and the last change is seen', async () => {
  const { store, service } = open();
  await store.start();
  service.fetches = 0;
  for (let call = 0; call < 600; call += 1) {
    void store.refresh();
    await vi.advanceTimersByTimeAsync(100);
  }
  service.respond = async () => ({ title: 'last' });
  void store.refresh();
  await vi.advanceTimersByTimeAsync(500);
  expect(service.fetches).toBeLessThanOrEqual(122);
  expect(store.current()).toMatchObject({ content: { title: 'last' } });
});

test('the first call after a quiet time starts a refresh at once, and one during a refresh another', async () => {
  const { store, service } = open();
  await store.start();
  await vi.advanceTimersByTimeAsync(5_000);
  service.fetches = 0;
  service.respond = slow(300, { title: 'second' });
  void store.refresh();
  await vi.advanceTimersByTimeAsync(1);
  expect(service.fetches).toBe(1);
  service.respond = slow(300, { title: 'third' });
  void store.refresh();
  await vi.advanceTimersByTimeAsync(900);
  expect(service.fetches).toBe(2);
  expect(store.current()).toMatchObject({ content: { title: 'third' } });
});

test('with a maximum age of 0 every page load fetches for itself, one after the other, and is served from that', async () => {
  const { store, service } = open({ maxAge: 0 });
  await store.start();
  service.fetches = 0;
  service.respond = slow(400, { title: 'second' });
  const before = store.visit();
  await vi.advanceTimersByTimeAsync(100);
  service.respond = slow(100, { title: 'third' });
  const during = [store.visit(), store.visit()];
  await vi.advanceTimersByTimeAsync(500);
  expect(service.fetches).toBe(3);
  expect(await before).toMatchObject({ content: { title: 'second' } });
  for (const visit of during) expect(await visit).toMatchObject({ content: { title: 'third' } });
});

test('with a maximum age of 0 a flood sends one query to a service that begins to fail', async () => {
  const { store, service } = open({ maxAge: 0 });
  await store.start();
  service.fetches = 0;
  service.respond = failing;
  for (const visit of Array.from({ length: 100 }, store.visit))
    expect(await visit).toMatchObject({ content: { title: 'first' } });
  expect(service.fetches).toBe(1);
});

test('with a maximum age of 0 known content is served while the service fails, without another query', async () => {
  const { store, service } = open({ maxAge: 0 });
  await store.start();
  service.respond = failing;
  expect(await store.visit()).toMatchObject({ content: { title: 'first' } });
  service.fetches = 0;
  expect(store.visit()).toMatchObject({ content: { title: 'first' } });
  expect(service.fetches).toBe(0);
});

test('a change is seen, and the age is right, when the clock has been set back', async () => {
  const { store, service, written } = open();
  await store.start();
  vi.setSystemTime(Date.now() - day);
  service.respond = async () => ({ title: 'second' });
  await store.visit();
  expect(store.visit()).toMatchObject({ content: { title: 'second' }, fetchedAt: Date.now() });
  expect(written.at(-1)).toMatchObject({ fetchedAt: Date.now() });
  await store.visit();
  expect(service.fetches).toBe(2);
});

test('content of the same results is mapped again when an entry appears by its day, also while the service fails', async () => {
  const { store, service, events } = open({ maxAge: 3_600_000 });
  const end = Temporal.Instant.fromEpochMilliseconds(Date.now() + 60_000);
  service.respond = async () => ({ title: 'first', validUntil: end });
  const before = await store.visit();
  service.respond = failing;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(store.current()?.version).toBe(before?.version);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.current()?.version).not.toBe(before?.version);
  expect(store.current()?.fetchedAt).toBe(before?.fetchedAt);
  expect(events).toEqual(['changed', 'changed']);
});
