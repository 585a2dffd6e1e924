import { colourPanes, outline, panesFor } from './panes.ts';

/** What a window looks like: the same of all of these always gives the same window. */
export interface WindowShape {
  readonly seed: string;
  /** Grid units. */
  readonly width: number;
  readonly height: number;
  /** How many panes there are. */
  readonly panes: number;
  readonly colours: number;
}

/** The most windows that are remembered: more than a page shows, and some thirty thousand characters a hundred. */
const mostRemembered = 100;

const remembered = new Map<string, readonly string[]>();

/**
 * Draws a window; one that has been drawn lately is not drawn again, for the same few stand on page after page.
 * @returns for each colour the SVG path data of its panes
 */
export function windowOutlines(shape: WindowShape): readonly string[] {
  const { seed, width, height, panes, colours } = shape;
  const key = `${width} ${height} ${panes} ${colours} ${seed}`;
  const before = remembered.get(key);
  if (before !== undefined) return before;
  const drawn = colourPanes(seed, panesFor(seed, width, height, panes), colours).map(outline);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, drawn);
  return drawn;
}
