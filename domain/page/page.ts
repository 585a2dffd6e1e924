import type { PaletteIndex } from '../palette/palette.ts';
import type { Picture } from '../picture/picture.ts';
import type { PageHeadings } from './page-heading.ts';
import { plainText } from './plain-text.ts';
import type { RichText } from './rich-text.ts';
import { ownPaths, type Path, routePattern, serverPath } from './route-pattern.ts';

/** The content of a page. Its heading has two weights: `title` is heavy, `qualifier` thin. */
export interface PageContent {
  readonly title: string;
  readonly qualifier: string | undefined;
  /** For search engines; empty where `pageDescription` makes it from the text. */
  readonly description: string;
  /** The language of its words, by its BCP 47 tag; undefined for the church's own. */
  readonly language?: string | undefined;
  readonly headings: PageHeadings;
  readonly palette: PaletteIndex;
  readonly body: RichText;
  readonly picture: Picture | undefined;
  /** The day of the last change, `YYYY-MM-DD`; undefined where the page does not show it. */
  readonly updated: string | undefined;
  /** The day on which somebody of the church last compared what it says with the facts, `YYYY-MM-DD`. */
  readonly lastChecked?: string | undefined;
}

/** The path of a page by the slug of its entry. */
export function pagePath(slug: string): Path {
  return slug === 'home' ? routePattern.home : `/${slug}`;
}

const reserved: readonly string[] = [...Object.values(serverPath), ...ownPaths];

/** True for a slug that a page can have as its path. */
export function isPageSlug(slug: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && !reserved.includes(`/${slug}`);
}

/** How long a description for search engines is at least, if the text goes on, and at most. */
const descriptionLength = { least: 50, most: 160 } as const;

/** What search engines are told of a page: its description, or else the first sentence of its text, or sentences where the first is short. */
export function pageDescription({ description, body }: Pick<PageContent, 'description' | 'body'>): string {
  if (description !== '') return description;
  const { least, most } = descriptionLength;
  const text = plainText(body.filter(({ kind }) => kind === 'paragraph')).replace(/\s+/g, ' ');
  let found = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)) {
    if (found.length >= least) break;
    found += segment;
  }
  return found.length <= most ? found.trim() : `${found.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
