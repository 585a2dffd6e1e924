import type { Path } from '#domain/page/route-pattern.ts';

/** The sizes in which the church's window is drawn as an icon, in pixels: two for manifests, one for Apple's home screens. */
export const iconSizes = [180, 192, 512] as const;

type IconSize = (typeof iconSizes)[number];

export const iconPattern = '/icons/:file';

export function iconPath(size: IconSize): Path {
  return `/icons/${size}.png`;
}

/**
 * Reads the name of an icon's file.
 * @returns undefined for a size that is not drawn
 */
export function parseIcon(file: string): IconSize | undefined {
  return iconSizes.find((size) => iconPath(size) === `/icons/${file}`);
}
