import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourPanes, type Pane, panesFor } from './stained-glass.ts';

function areaOf(pane: Pane): number {
  const sum = pane.reduce((total, [x, y], at) => {
    const [nextX, nextY] = pane[(at + 1) % pane.length] ?? [0, 0];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

test('a window is the same each time for one event, and different for another', () => {
  expect(panesFor('carols', 120, 80, 30)).toEqual(panesFor('carols', 120, 80, 30));
  expect(panesFor('carols', 120, 80, 30)).not.toEqual(panesFor('pantry', 120, 80, 30));
});

test('the panes fill the sheet and stay on it, for any seed', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 20, max: 60 }), (seed, count) => {
      const panes = panesFor(seed, 120, 80, count);
      expect(panes).toHaveLength(count);
      const total = panes.reduce((sum, pane) => sum + areaOf(pane), 0);
      // Corners are rounded to the grid, so a sliver may be lost or counted twice at a cut.
      expect(Math.abs(total - 120 * 80)).toBeLessThan(120 * 80 * 0.05);
      expect(panes.flat().every(([x, y]) => x >= 0 && x <= 120 && y >= 0 && y <= 80)).toBe(true);
    }),
  );
});

test('every pane has one colour', () => {
  const panes = panesFor('carols', 120, 80, 30);
  expect(colourPanes('carols', panes, 5).flat()).toHaveLength(30);
});
