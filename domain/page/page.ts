import type { Picture } from '../picture/picture.ts';
import type { PageHeadings } from './page-heading.ts';
import type { PaletteIndex } from './palette-index.ts';
import type { RichText } from './rich-text.ts';
import { type Path, routePattern } from './route-pattern.ts';

/** The words of a page. The heading is said in two weights: `title` heavy, `qualifier` thin. */
export interface PageWords {
  readonly title: string;
  readonly qualifier: string | undefined;
  readonly description: string;
  readonly headings: PageHeadings;
  readonly palette: PaletteIndex;
  readonly body: RichText;
  readonly picture: Picture | undefined;
  /** The day on which these words were last changed, `YYYY-MM-DD`, where the page says it. */
  readonly updated: string | undefined;
}

/**
 * The path of a page by its slug in content.
 * @returns undefined for a slug that no route serves
 */
export function pagePath(slug: string): Path | undefined {
  if (slug === 'home') return routePattern.home;
  return Object.values(routePattern).find((pattern) => pattern === `/${slug}`);
}
