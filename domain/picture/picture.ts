import type { Path } from '../page/route-pattern.ts';

/** A picture from content. Its `width` and `height` in pixels reserve its space before it has loaded. */
export interface Picture {
  /** The id of the asset. */
  readonly id: string;
  /** The media type of its file, such as `image/jpeg`; empty when content does not say. */
  readonly type: string;
  /** A path of this site, so that browsers connect to no other host. The files of a photograph are below it. */
  readonly path: Path;
  /** What the picture shows, for people who cannot see it (WCAG 1.1.1); empty for decoration. */
  readonly description: string;
  /** Who made it, as visitors read it: "Photograph by Ada Green". */
  readonly credit?: string | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/**
 * The route pattern of pictures. A changed picture has a new version and therefore a new address; the file is one of those
 * in `picture-files.ts`.
 */
export const picturePattern = '/pictures/:id/:version/:file';

/** The path of a picture by the id and published version of its asset. */
export function picturePath(id: string, version: number): Path {
  return `/pictures/${encodeURIComponent(id)}/${version}`;
}

const photographTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** True for a raster image, which has several widths. */
export function isPhotograph({ type }: Pick<Picture, 'type'>): boolean {
  return photographTypes.has(type);
}

/** True for the kinds of file in which a logo may be: sharp, and with the ground of the page behind it. */
export function isLogoType({ type }: Pick<Picture, 'type'>): boolean {
  return type === 'image/svg+xml' || type === 'image/png';
}

/** True for a vector drawing, which is sharp in every size. Social networks and messengers do not show its file. */
export function isDrawing({ type }: Pick<Picture, 'type'>): boolean {
  return type === 'image/svg+xml';
}
