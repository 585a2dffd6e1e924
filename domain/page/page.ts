import type { PaletteIndex } from '../palette/palette.ts';
import type { Picture } from '../picture/picture.ts';
import type { PageHeadings } from './page-heading.ts';
import type { RichText } from './rich-text.ts';
import { type Path, routePattern, serverPath } from './route-pattern.ts';

/** The content of a page. Its heading has two weights: `title` is heavy, `qualifier` thin. */
export interface PageContent {
  readonly title: string;
  readonly qualifier: string | undefined;
  readonly description: string;
  /** The language of its words, by its BCP 47 tag; undefined for the church's own. */
  readonly language?: string | undefined;
  readonly headings: PageHeadings;
  readonly palette: PaletteIndex;
  readonly body: RichText;
  readonly picture: Picture | undefined;
  /** The day of the last change, `YYYY-MM-DD`; undefined where the page does not show it. */
  readonly updated: string | undefined;
}

/** The path of a page by the slug of its entry. */
export function pagePath(slug: string): Path {
  return slug === 'home' ? routePattern.home : `/${slug}`;
}

const reserved: readonly string[] = Object.values(serverPath);

/** True for a slug that a page can have as its path. */
export function isPageSlug(slug: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && !reserved.includes(`/${slug}`);
}
