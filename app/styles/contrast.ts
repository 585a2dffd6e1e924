/** Linear light of one sRGB channel, 0–255 (WCAG 2.2, "relative luminance"). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: `#${string}`): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/**
 * Contrast of two colours by WCAG 2.2, "contrast ratio".
 * @param one a colour as `#rrggbb`
 * @param other a colour as `#rrggbb`
 * @returns 1 (the same) to 21 (black on white)
 */
export function contrastRatio(one: `#${string}`, other: `#${string}`): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
