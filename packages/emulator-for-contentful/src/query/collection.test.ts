import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entry } from '#tests/helpers/space-of.ts';
import { type OrderKey, sortNodes } from './collection.ts';
import type { EntityNode } from './node.ts';
import { rootScope } from './scope.ts';
import { indexSpace } from './space-index.ts';

const spaceIndex = indexSpace({ contentTypes: [], entries: [], assets: [], locales: [], tags: [] });
const scope = rootScope({ spaceIndex, spaceId: 's', environmentId: 'e', publicUrl: '', mayPreview: false });

type Row = readonly [id: string, rank: number | null];

const nodesOf = (rows: readonly Row[]): EntityNode[] =>
  rows.map(([id, rank]) => ({ kind: 'entry', entity: entry('t', id, { rank }), scope }));

const rank = (descending: boolean): OrderKey => ({
  read: (node) => {
    const value = node.kind === 'entry' ? node.entity.fields.rank?.['en-GB'] : undefined;
    return typeof value === 'number' ? value : undefined;
  },
  descending,
});

const sorted = (rows: readonly Row[], descending: boolean) =>
  sortNodes(nodesOf(rows), [rank(descending)]).map((node) => node.entity.sys.id);

test('an absent value comes last in both directions', () => {
  const rows: readonly Row[] = [
    ['none', null],
    ['two', 2],
    ['one', 1],
  ];
  expect(sorted(rows, false)).toEqual(['one', 'two', 'none']);
  expect(sorted(rows, true)).toEqual(['two', 'one', 'none']);
});

test('equal values are sorted by id, by code point', () => {
  const rows: readonly Row[] = [
    ['b', 1],
    ['B', 1],
    ['1', 1],
  ];
  expect(sorted(rows, false)).toEqual(['1', 'B', 'b']);
  expect(sorted(rows, true)).toEqual(['1', 'B', 'b']);
});

test('the order does not depend on the previous order', () => {
  const rows = fc.uniqueArray(
    fc.tuple(fc.stringMatching(/^[a-zA-Z0-9]{1,3}$/), fc.option(fc.integer({ max: 3 }))),
    {
      selector: ([id]) => id,
      maxLength: 10,
    },
  );
  fc.assert(
    fc.property(rows, fc.boolean(), (list, descending) => {
      expect(sorted(list.toReversed(), descending)).toEqual(sorted(list, descending));
    }),
  );
});
