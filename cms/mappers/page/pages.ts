import type { PageInMenu } from '#domain/navigation/menu-pages.ts';
import { isPageSlug, type PageContent, pagePath } from '#domain/page/page.ts';
import type { Heading, HeadingName, PageHeadings } from '#domain/page/page-heading.ts';
import { type Pages, pageSlug, permanentRoutes, staticRoutes } from '#domain/page/page-names.ts';
import { paletteIndex } from '#domain/palette/palette.ts';
import { everyPage } from '#languages/en-GB/every-page.ts';
import type { Collection, Fields } from '../../content-entries.ts';
import { EntryError, entryProblem } from '../../entry-problem.ts';
import { parseDay, required, textsOf } from '../fields.ts';
import { listMapper, type Mapping, mapLanguage, mapLines, mapPart, targetOf } from '../mapping.ts';
import { mapRichText } from './rich-text.ts';

/** The entry of a page. Its headings are lines, as they were typed, and its title may be missing: both have defaults in each language. */
interface PageEntry extends Omit<PageContent, 'title' | 'headings'>, Omit<PageInMenu, 'title'> {
  /** The name of the entry in problems. */
  readonly entry: string;
  readonly title: string | undefined;
  readonly headings: readonly string[];
  readonly publishedAt: string | undefined;
}

/** Maps a page. A fault in one part does not affect the others. */
const mapEntries = listMapper(
  'page',
  (wire, mapping, entry): PageEntry => {
    const { targets, report } = mapping;
    const slug = wire.slug ?? '';
    const sentence = `No page can have the address “${slug}”: choose another.`;
    if (!isPageSlug(slug)) throw new EntryError(entry, 'slug', { sentence });
    return {
      entry,
      slug,
      title: mapPart(entry, () => required(entry, 'title', wire.title), undefined, report),
      qualifier: wire.titleQualifier ?? undefined,
      description: wire.description ?? '',
      language: mapLanguage(entry, wire, report),
      headings: textsOf(wire.headings),
      palette: paletteIndex(wire.palette),
      body: mapRichText(wire.body, targets),
      picture: targetOf(wire.illustration, targets.pictureEntries),
      updated: parseDay(wire.updated),
      lastChecked: parseDay(wire.lastChecked),
      menuLabel: wire.menuLabel ?? undefined,
      menuOrder: wire.menuOrder ?? undefined,
      publishedAt: wire.sys.publishedAt ?? undefined,
    };
  },
  { qualifier: 'titleQualifier' },
);

/**
 * Maps the entries of pages, the first of each address.
 * @param prefixes the addresses of the pages in further languages, which a page cannot have
 */
export function mapPages(
  collection: Collection<Fields<'page'>>,
  mapping: Mapping,
  prefixes: ReadonlySet<string> = new Set(),
): readonly PageEntry[] {
  const bySlug = new Map<string, PageEntry>();
  for (const page of mapEntries(collection, mapping)) {
    const expected = `must not be “${page.slug}”, the address of the pages in that language: choose another`;
    if (prefixes.has(page.slug)) mapping.report(entryProblem(page.entry, 'slug', expected));
    else if (!bySlug.has(page.slug)) bySlug.set(page.slug, page);
  }
  return [...bySlug.values()];
}

/**
 * Parses a heading as an editor writes it, with the English name of its section in every language: `bank: By bank | once or every month`.
 * @returns undefined when the section is unknown or the heading is empty
 */
export function parseHeading(line: string): readonly [HeadingName, Heading] | undefined {
  const [, name = '', title = '', qualifier] =
    /^([^:]+):\s*([^|\s][^|]*?)\s*(?:\|\s*(.+?)\s*)?$/.exec(line) ?? [];
  return Object.hasOwn(everyPage.headings, name) && title !== ''
    ? [name as HeadingName, { title, qualifier }]
    : undefined;
}

/** The headings of sections that pages no longer have, and that older content names. */
const formerHeading = /^(?:reach|first):/;

/** Parses the headings. One that cannot be read is reported, and its section has the default one. */
function readHeadings(
  { entry, headings, language: lang }: PageEntry,
  report: Mapping['report'],
): PageHeadings {
  const lines = headings.filter((line) => !formerHeading.test(line));
  const form = '“part: Heavy words | thin words”';
  const parsed = mapLines(entry, 'headings', lines, parseHeading, form, report);
  return Object.fromEntries(
    parsed.map(([name, words]) => [name, lang === undefined ? words : { ...words, lang }]),
  );
}

const withoutText = { qualifier: undefined, description: '', headings: {}, palette: 0, body: [] } as const;

/** Every page that has an entry, and those that are permanent, in the language of the mapping, with what menu and site map say of each. */
export function sitePages(
  entries: readonly PageEntry[],
  { locale, report }: Pick<Mapping, 'locale' | 'report'>,
) {
  const bySlug = new Map(entries.map((each) => [each.slug, each]));
  const names = new Map<string, string>(Object.entries(locale.words.pageNames));
  const slugs = new Set([...permanentRoutes.map(pageSlug), ...bySlug.keys()]);
  const all = new Map(
    slugs.values().map((slug): [string, PageContent] => {
      const page = bySlug.get(slug);
      const title = page?.title ?? names.get(slug) ?? slug;
      if (page === undefined)
        return [slug, { ...withoutText, title, picture: undefined, updated: undefined }];
      const { entry, slug: _, menuLabel, menuOrder, publishedAt, ...content } = page;
      return [slug, { ...content, title, headings: readHeadings(page, report) }];
    }),
  );
  const own = staticRoutes.map((route) => [route, all.get(pageSlug(route))] as const);
  const ownSlugs: ReadonlySet<string> = new Set(staticRoutes.map(pageSlug));
  return {
    pages: Object.fromEntries(own.filter(([, page]) => page !== undefined)) as Pages['pages'],
    textPages: new Map([...all].filter(([slug]) => !ownSlugs.has(slug))),
    pagesPublishedAt: new Map([...slugs].map((slug) => [pagePath(slug), bySlug.get(slug)?.publishedAt])),
    inMenu: [...all].map(([slug, { title, language }]) => ({
      slug,
      title,
      language,
      menuLabel: bySlug.get(slug)?.menuLabel,
      menuOrder: bySlug.get(slug)?.menuOrder,
    })),
  };
}
