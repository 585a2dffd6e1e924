import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/helpers/long-runs.ts';
import { contentType, dataOf, entry, field, spaceOf } from '#tests/helpers/space-of.ts';

const note = contentType(
  'note',
  field('slug', 'Symbol'),
  field('kind', 'Symbol', { localized: true }),
  field('count', 'Integer'),
  field('day', 'Date'),
);

const slug = fc.constantFrom('a', 'b', 'c', '');
const kind = fc.constantFrom('big', 'small', null);
const notes = fc.array(
  fc.record({
    slug,
    kind: fc.record({ 'en-GB': kind, 'de-DE': kind }, { requiredKeys: [] }),
    count: fc.constantFrom(0, 1, null),
    // The first two are the same instant.
    day: fc.constantFrom('2026-01-01', '2026-01-01T01:00+01:00', '2026-01-02'),
    draft: fc.boolean(),
  }),
  { maxLength: 12 },
);

const spaceWith = (rows: readonly { readonly draft: boolean; readonly slug: string }[]) =>
  spaceOf({
    contentTypes: [note],
    entries: rows.map(({ draft, ...values }, index) => entry('note', `n${index}`, values, { draft })),
  });

interface Found {
  readonly found: { readonly total: number; readonly items: { readonly sys: { readonly id: string } }[] };
}

async function found(
  space: ReturnType<typeof spaceOf>,
  where: string,
  order = '',
): Promise<readonly string[]> {
  const args = `preview: true, locale: "de-DE", where: ${where}${order}`;
  const query = `{ found: noteCollection(${args}) { total items { sys { id } } } }`;
  const { total, items } = ((await dataOf(space, query, { token: 'preview' })) as Found).found;
  expect(total).toBe(items.length);
  return items.map(({ sys }) => sys.id);
}

test('a filter by exact values finds what the opposite filters leave, in the same order', async () => {
  const filters = [
    ['slug: "a"', 'slug_not: "a"'],
    ['slug_in: ["b", "a", "b", null]', 'slug_not_in: ["a", "b"]'],
    ['kind: "big"', 'kind_not: "big"'],
    ['count: 0', 'count_not: 0'],
    ['day: "2026-01-01T00:00Z"', 'day_not: "2026-01-01T00:00Z"'],
    ['sys: {id_in: ["n3", "n1"]}', 'sys: {id_not_in: ["n1", "n3"]}'],
  ] as const;
  await fc.assert(
    fc.asyncProperty(notes, fc.constantFrom(...filters), slug, async (rows, [exact, opposite], other) => {
      const space = spaceWith(rows);
      const all = await found(space, '{}');
      const left = await found(space, `{${opposite}}`);
      const expected = all.filter((id) => !left.includes(id));
      expect(await found(space, `{${exact}}`)).toEqual(expected);
      // One of several conditions, in whichever order, and one of two alternatives.
      const ofSlug = await found(space, `{slug: "${other}"}`);
      const both = expected.filter((id) => ofSlug.includes(id));
      expect(await found(space, `{slug_in: ["${other}"], AND: [{${exact}}]}`)).toEqual(both);
      expect(await found(space, `{AND: [{${exact}}, {slug: "${other}"}]}`)).toEqual(both);
      const either = all.filter((id) => expected.includes(id) || ofSlug.includes(id));
      expect(await found(space, `{OR: [{${exact}}, {slug: "${other}"}]}`)).toEqual(either);
    }),
    { numRuns: runs(400) },
  );
});

test('an order by one key gives what an order by this key and then by id gives, with any filter', async () => {
  const orders = ['day_ASC', 'day_DESC', 'count_ASC', 'count_DESC', 'sys_publishedAt_ASC'];
  const filters = ['{}', '{day_gte: "2026-01-01T12:00Z"}', '{slug_not: "a"}', '{count: 0}'];
  await fc.assert(
    fc.asyncProperty(
      notes,
      fc.constantFrom(...orders),
      fc.constantFrom(...filters),
      async (rows, order, where) => {
        const space = spaceWith(rows);
        const expected = await found(space, where, `, order: [${order}, sys_id_ASC]`);
        expect(await found(space, where, `, order: ${order}`)).toEqual(expected);
        expect(await found(space, where, `, order: [null, ${order}]`)).toEqual(expected);
      },
    ),
    { numRuns: runs(400) },
  );
});
