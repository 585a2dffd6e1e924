import { expect, test } from 'vitest';
import type { ContentClient, Operation } from './client.ts';
import { mayBeEvent } from './known-slugs.ts';

const named = (...slugs: readonly string[]) => ({ items: slugs.map((slug) => ({ slug })) });
const many = (count: number) => named(...Array.from({ length: count }, (_, at) => `event-${at}`));

/** Asks with these answers; the operations that were needed are returned beside. */
async function judged(slug: string, answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const client: ContentClient = {
    async query<Data, Variables>({ name }: Operation<Data, Variables>): Promise<Data> {
      asked.push(name);
      return answers[name] as Data;
    },
  };
  return { mayBe: await mayBeEvent(client, slug), asked };
}

test('a slug of the menu’s lists may be an event, and any other is none', async () => {
  const menu = { AppPreRender: { highlightedEvents: named('carols'), regularEvents: named('choir') } };
  expect(await judged('carols', menu)).toEqual({ mayBe: true, asked: ['AppPreRender'] });
  expect(await judged('choir', menu)).toEqual({ mayBe: true, asked: ['AppPreRender'] });
  expect(await judged('wp-admin', menu)).toEqual({ mayBe: false, asked: ['AppPreRender'] });
});

test('where the menu’s lists are full, the longer list tells', async () => {
  const answers = {
    AppPreRender: { highlightedEvents: named(), regularEvents: many(100) },
    Events: { highlighted: named(), regular: many(150) },
  };
  expect((await judged('event-140', answers)).mayBe).toBe(true);
  expect((await judged('wp-admin', answers)).mayBe).toBe(false);
});

test('a list that is missing, full or has holes proves nothing', async () => {
  const full = { highlighted: named(), regular: many(500) };
  for (const highlightedEvents of [null, { items: [null] }]) {
    const answers = { AppPreRender: { highlightedEvents, regularEvents: named() }, Events: full };
    expect((await judged('carols', answers)).mayBe).toBe(true);
  }
});
