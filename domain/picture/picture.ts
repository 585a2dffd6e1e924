import type { Path } from '../page/route-pattern.ts';

/** A picture from content; `width` and `height` in pixels, so that its place is kept before it arrives. */
export interface Picture {
  /** Content's own name for the asset. */
  readonly id: string;
  /** Media type of its file, for instance `image/jpeg`; empty where content does not say. */
  readonly type: string;
  /** On this site: a visitor's browser asks nobody else for it. The files of a photograph are below it. */
  readonly path: Path;
  /** What the picture shows, for those who do not see it (WCAG 1.1.1). */
  readonly description: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/**
 * Where the site hands on pictures of the content service; the version makes a changed picture a new address, and the file
 * is one of those in `picture-files.ts`.
 */
export const picturePattern = '/pictures/:id/:version/:file?';

/** The path of a picture by the id and published version of its asset. */
export function picturePath(id: string, version: number): Path {
  return `/pictures/${encodeURIComponent(id)}/${version}`;
}

const photographTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** True for a picture made of pixels, which comes in sizes: social networks and messengers show no other. */
export function isPhotograph({ type }: Pick<Picture, 'type'>): boolean {
  return photographTypes.has(type);
}
