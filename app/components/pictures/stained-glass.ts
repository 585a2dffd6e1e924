/** A corner of a pane, on the window's grid. */
type Corner = readonly [x: number, y: number];

/** A straight-edged, convex pane of glass. */
export type Pane = readonly Corner[];

/** Pseudo-random numbers in [0, 1) from a seed (FNV-1a, then xorshift). */
function randomFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

/** The outlines of panes as SVG path data. */
export function outline(panes: readonly Pane[]): string {
  return panes.map((pane) => `M${pane.flat().join(' ')}Z`).join('');
}

/** The panes of one colour as an element of an SVG. */
export function panesPath(panes: readonly Pane[], fill: string): string {
  return `<path fill="${fill}" d="${outline(panes)}"/>`;
}

/** Twice the area of a pane, by the shoelace formula. */
function area(pane: Pane): number {
  let sum = 0;
  let before = pane.at(-1) ?? [0, 0];
  for (const corner of pane) {
    sum += before[0] * corner[1] - corner[0] * before[1];
    before = corner;
  }
  return Math.abs(sum);
}

function between([x, y]: Corner, [otherX, otherY]: Corner, share: number): Corner {
  return [Math.round(x + (otherX - x) * share), Math.round(y + (otherY - y) * share)];
}

/** The index of the longest edge, which goes from the corner of that index to the next. Squares of lengths are enough for comparing. */
function longestEdge(pane: Pane): number {
  const squares = pane.map(([x, y], at) => {
    const [nextX, nextY] = pane[(at + 1) % pane.length] ?? [0, 0];
    return (nextX - x) ** 2 + (nextY - y) ** 2;
  });
  return squares.indexOf(Math.max(...squares));
}

/** Cuts a pane in two, from its longest edge to the edge across from it. */
function cut(pane: Pane, random: () => number): readonly [Pane, Pane] {
  const from = longestEdge(pane) + 1;
  const corners = [...pane.slice(from), ...pane.slice(0, from)];
  const half = Math.floor(pane.length / 2);
  /** A point on the edge before a corner. */
  const pointBefore = (at: number) =>
    between(corners.at(at - 1) ?? [0, 0], corners[at] ?? [0, 0], 0.28 + random() * 0.44);
  const [start, end] = [pointBefore(0), pointBefore(half)];
  return [
    [start, ...corners.slice(0, half), end],
    [end, ...corners.slice(half), start],
  ];
}

/**
 * Cuts a sheet of glass into panes, always the same for the same seed.
 * @param seed such as an event's slug
 * @param width of the sheet, in grid units
 * @param height of the sheet, in grid units
 * @param count how many panes
 */
export function panesFor(seed: string, width: number, height: number, count: number): readonly Pane[] {
  const random = randomFrom(seed);
  const sheet: Pane = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  let panes: readonly Pane[] = [sheet];
  while (panes.length < count) {
    const [largest = sheet, ...others] = [...panes].sort((one, other) => area(other) - area(one));
    panes = [...others, ...cut(largest, random)];
  }
  return panes;
}

/**
 * Gives each pane one of `colours` colours at random, always the same for the same seed.
 * @returns the panes of each colour
 */
export function colourPanes(
  seed: string,
  panes: readonly Pane[],
  colours: number,
): readonly (readonly Pane[])[] {
  const random = randomFrom(`${seed} colours`);
  const groups: Pane[][] = Array.from({ length: colours }, () => []);
  panes.forEach((pane) => {
    groups[Math.floor(random() * colours)]?.push(pane);
  });
  return groups;
}
