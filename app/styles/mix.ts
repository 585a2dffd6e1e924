type Hex = `#${string}`;

function channels(hex: Hex): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/**
 * Mixes two colours in sRGB, for pictures without a style sheet; elsewhere `color-mix` does it.
 * @param one a colour as `#rrggbb`
 * @param other a colour as `#rrggbb`
 * @param share of the first, 0 to 1
 */
export function mixed(one: Hex, other: Hex, share: number): Hex {
  const rest = channels(other);
  const sum = channels(one).map((channel, at) => Math.round(channel * share + (rest[at] ?? 0) * (1 - share)));
  return `#${sum.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
