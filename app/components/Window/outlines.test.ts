import fc from 'fast-check';
import { expect, test } from 'vitest';
import { windowOutlines } from './outlines.ts';
import { colourPanes, panesFor } from './panes.ts';

const shape = fc.record({
  seed: fc.constantFrom('carols', 'pantry', 'carols 1'),
  width: fc.constantFrom(80, 120),
  height: fc.constantFrom(44, 80),
  panes: fc.integer({ min: 12, max: 60 }),
  colours: fc.constantFrom(3, 4),
});

test('a memoized window is the same as a new one, however many are drawn', () => {
  fc.assert(
    fc.property(fc.array(shape, { minLength: 1, maxLength: 150 }), (shapes) => {
      for (const one of shapes) {
        const groups = colourPanes(
          one.seed,
          panesFor(one.seed, one.width, one.height, one.panes),
          one.colours,
        );
        const paths = groups.map((group) => group.map((pane) => `M${pane.flat().join(' ')}Z`).join(''));
        expect(windowOutlines(one)).toEqual(paths);
      }
    }),
  );
});
