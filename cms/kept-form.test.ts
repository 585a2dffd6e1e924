import { expect, test, vi } from 'vitest';
import type { StoredAnswer } from './answer-store.ts';
import type { Operation } from './client.ts';
import { ContentError } from './errors.ts';
import { Events } from './generated/operations.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { adapt, type KeptFields } from './kept-form.ts';

const fields: KeptFields = {
  eventCollection: {
    items: [{ slug: 'string', 'room?': 'string', order: 'number', 'weekdays?': ['string'] }],
  },
};

const carols = { slug: 'carols', room: 'Hall', order: 1, weekdays: ['Monday'] };
const holding = (item: unknown) => ({ eventCollection: { items: [item] } });

test('an answer that has what is asked is what it was', () => {
  expect(adapt(fields, holding(carols))).toEqual(holding(carols));
  expect(adapt(fields, holding(null))).toEqual(holding(null));
  expect(adapt(fields, { eventCollection: null })).toEqual({ eventCollection: null });
});

test('what a release asks no longer is left out, and what an entry may be without is not there', () => {
  const { room: _, ...without } = carols;
  expect(adapt(fields, holding({ ...without, gone: true }))).toEqual(holding({ ...without, room: null }));
});

for (const [what, item] of [
  ['without what each entry has', { slug: 'carols' }],
  ['with another kind of value', { ...carols, order: 'first' }],
  ['with one value for a list', { ...carols, weekdays: 'Monday' }],
  ['with a list for one value', { ...carols, room: ['Hall'] }],
  ['with a value for fields', 'carols'],
] as const) {
  test(`an answer ${what} is none`, () => {
    expect(adapt(fields, holding(item))).toBeUndefined();
  });
}

test('what the site asks of events may grow by a field that an event may be without', () => {
  const collections = Object.keys(Events.kept?.fields ?? {}).map((name) => [name, { items: [] }]);
  const empty = Object.fromEntries(collections);
  expect(adapt(Events.kept?.fields ?? {}, empty)).toEqual(empty);
  expect(adapt(Events.kept?.fields ?? {}, {})).toBeUndefined();
});

/** What is shown of `found` by a release that asks so, while the service fails. */
async function shown(operation: Operation<unknown, object>, found: StoredAnswer): Promise<unknown> {
  const failing = vi.fn(async () => {
    throw new ContentError(operation.name, { kind: 'server-error', status: 500 });
  });
  const answers = createKeptAnswers(
    { query: failing },
    {
      time: Date.now,
      maxAge: 10_000,
      onChange: () => {},
      onCovered: () => {},
      store: { found: new Map([[found.key, found]]), keep: () => {}, forget: () => {} },
    },
  );
  return answers.reader().client.query(operation, {});
}

test('a release that asks for more shows what the one before has kept, unless it means something else by it', async () => {
  const asking = (mark: string): Operation<unknown, object> => ({
    name: 'Events',
    reads: [],
    query: '{ now otherwise }',
    preview: '',
    kept: { mark, fields },
  });
  const { room: _, ...without } = carols;
  const found = { key: 'Events', question: 'same', data: holding(without), askedAt: 1 };
  expect(await shown(asking('same'), found)).toEqual(holding({ ...without, room: null }));
  await expect(shown(asking('other'), found)).rejects.toThrow('status 500');
  await expect(shown(asking('same'), { ...found, data: holding({}) })).rejects.toThrow('status 500');
});
