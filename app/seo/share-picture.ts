import { type Path, routePattern, type StaticRouteName } from '#domain/page/route-pattern.ts';
import { isPhotograph, type Picture } from '#domain/picture/picture.ts';

/** The size that social networks and messengers ask for, in pixels (1.91 : 1). */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Where the pictures are: one for each page and each event, and nothing else. */
export const sharePicturePattern = '/og/*';

/** Raised whenever the drawing itself changes, so that kept pictures are asked for anew. */
const edition = 1;

/** What is drawn for a page. */
export interface ShareSubject {
  /** The page's path. */
  readonly path: Path;
  /** The heavy words of the picture. */
  readonly title: string;
  /** The thin words after them. */
  readonly qualifier: string | undefined;
  readonly palette: number;
  readonly photograph: Picture | undefined;
  /** The church's name and city, under the title. */
  readonly church: { readonly title: string; readonly city: string };
}

/** The picture that a page is shared with. */
export interface SharePicture {
  /** With the version of what is drawn: a changed picture has another address. */
  readonly path: Path;
  readonly version: string;
  readonly type: 'image/png' | 'image/jpeg';
  /** What it shows, for those who do not see it. */
  readonly description: string;
}

/** A short name for a text (FNV-1a, 32 bits): to tell versions apart, not to keep secrets. */
function fingerprint(text: string): string {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash >>> 0).toString(36);
}

/** A page's part of a picture's address: Home, whose path has no name, is called `home`. */
function nameOf(path: Path): string {
  return path === routePattern.home ? 'home' : path.slice(1);
}

/** The words of a picture; Home's is the church's own name. */
export function shareWords({ path, title, qualifier, church }: ShareSubject): {
  readonly title: string;
  readonly qualifier: string | undefined;
} {
  return path === routePattern.home ? { title: church.title, qualifier: church.city } : { title, qualifier };
}

/** The picture that stands for a page where it is shared: its photograph, or a window with its title. */
export function sharePicture(subject: ShareSubject): SharePicture {
  const photograph = subject.photograph && isPhotograph(subject.photograph) ? subject.photograph : undefined;
  const words = shareWords(subject);
  const drawn = [
    words.title,
    words.qualifier ?? '',
    subject.palette,
    subject.church.title,
    subject.church.city,
  ];
  const version = fingerprint(JSON.stringify([edition, ...(photograph ? [photograph.path] : drawn)]));
  const ending = photograph ? 'jpg' : 'png';
  return {
    path: `/og/${nameOf(subject.path)}.${ending}?v=${version}`,
    version,
    type: photograph ? 'image/jpeg' : 'image/png',
    description:
      photograph?.description ??
      `A stained-glass window with the words: ${[words.title, words.qualifier].filter(Boolean).join(' ')}`,
  };
}

/** What an address under `/og/` asks for. */
export type SharePictureRequest = { readonly type: SharePicture['type'] } & (
  | { readonly kind: 'page'; readonly route: StaticRouteName }
  | { readonly kind: 'event'; readonly slug: string }
);

/**
 * Reads an address of a picture.
 * @param rest what follows `/og/`, decoded
 * @returns undefined for an address that no page has
 */
export function parseSharePicture(rest: string): SharePictureRequest | undefined {
  const [, name, ending] = /^(.+)\.(png|jpg)$/.exec(rest) ?? [];
  if (name === undefined) return undefined;
  const type = ending === 'jpg' ? 'image/jpeg' : 'image/png';
  const slug = /^whats-on\/(.+)$/.exec(name)?.[1];
  if (slug !== undefined) return { kind: 'event', slug, type };
  for (const [route, pattern] of Object.entries(routePattern)) {
    if (route !== 'event' && nameOf(pattern) === name)
      return { kind: 'page', route: route as StaticRouteName, type };
  }
  return undefined;
}
