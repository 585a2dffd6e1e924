import { colourPanes, outline, panesFor } from './panes.ts';

/** The arguments that determine a window. */
export interface WindowShape {
  readonly seed: string;
  /** The size in grid units. */
  readonly width: number;
  readonly height: number;
  /** The number of panes. */
  readonly panes: number;
  readonly colours: number;
}

/** The maximum number of memoized windows: more than a page shows. A hundred take some thirty thousand characters. */
const maxMemoized = 100;

const memo = new Map<string, readonly string[]>();

/**
 * Draws a window. The result is memoized, because the same few windows are on many pages.
 * @returns for each colour the SVG path data of its panes
 */
export function windowOutlines(shape: WindowShape): readonly string[] {
  const { seed, width, height, panes, colours } = shape;
  const key = `${width} ${height} ${panes} ${colours} ${seed}`;
  const before = memo.get(key);
  if (before !== undefined) return before;
  const drawn = colourPanes(seed, panesFor(seed, width, height, panes), colours).map(outline);
  if (memo.size >= maxMemoized) memo.clear();
  memo.set(key, drawn);
  return drawn;
}
