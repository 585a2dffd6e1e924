/** A colour in sRGB, `#rrggbb`. */
export type Hex = `#${string}`;

export function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

function channels(hex: Hex): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/**
 * Mixes two colours in sRGB, for pictures without a style sheet; elsewhere `color-mix` does it.
 * @param share of the first, 0 to 1
 */
export function mixed(one: Hex, other: Hex, share: number): Hex {
  const rest = channels(other);
  const sum = channels(one).map((channel, at) => Math.round(channel * share + (rest[at] ?? 0) * (1 - share)));
  return `#${sum.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Linear light of one channel, 0–255 (WCAG 2.2, "relative luminance"). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The minimum contrast of text with its background (WCAG 1.4.3). */
export const minContrast = 4.5;

/** Contrast of two colours by WCAG 2.2, "contrast ratio". @returns 1 (the same) to 21 (black on white) */
export function contrastRatio(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A contrast as it is said: "4.4 to 1", rounded down, so that 4.46 does not read as 4.5. */
export function ratioInWords(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1`;
}

/**
 * The colour nearest to that of a text, darker or lighter, which can be read on all of its grounds.
 * @returns undefined where no such colour exists, as between a light and a dark ground
 */
export function nearestReadable(text: Hex, grounds: readonly Hex[]): Hex | undefined {
  const isReadable = (colour: Hex) => grounds.every((ground) => contrastRatio(colour, ground) >= minContrast);
  // Each hundredth of the way to black and to white, the nearest first.
  const steps = Array.from({ length: 101 }, (_, step) => 1 - step / 100);
  return steps
    .flatMap((share) => [mixed(text, '#000000', share), mixed(text, '#ffffff', share)])
    .find(isReadable);
}
