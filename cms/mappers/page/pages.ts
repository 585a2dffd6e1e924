import type { PageInMenu } from '#domain/navigation/menu-pages.ts';
import { isPageSlug, type PageContent, pagePath } from '#domain/page/page.ts';
import type { PageHeadings } from '#domain/page/page-heading.ts';
import { type Pages, pageSlug, permanentRoutes, staticRoutes } from '#domain/page/page-names.ts';
import { paletteIndex } from '#domain/palette/palette.ts';
import { EntryProblem } from '../../entry-problem.ts';
import type { AllPagesQuery } from '../../generated/operations.ts';
import type { SiteContent } from '../../site-content.ts';
import { parseDay, required } from '../fields.ts';
import { type EntryOf, entriesOf, type Mapping, mapLanguage, mapPart, nameOf, targetOf } from '../mapping.ts';
import { isFormerHeading, parseHeading } from './headings.ts';
import { mapRichTextPart } from './rich-text.ts';

type WirePages = AllPagesQuery['pageCollection'] | undefined;
type PageWire = EntryOf<AllPagesQuery['pageCollection']>;

/** Parses the headings. One that cannot be read is reported, and its section has the default one. */
function mapHeadings(
  entry: string,
  { headings }: PageWire,
  lang: string | undefined,
  { report }: Mapping,
): PageHeadings {
  const parsed = (headings ?? []).flatMap((line) => {
    if (line === null || isFormerHeading(line)) return [];
    const heading = parseHeading(line);
    if (heading === undefined) {
      const expected = `holds “${line}”, but “part: Heavy words | thin words” is expected`;
      report(new EntryProblem(entry, 'headings', expected, 'served'));
    }
    if (heading === undefined) return [];
    const [name, words] = heading;
    return [[name, lang === undefined ? words : { ...words, lang }] as const];
  });
  return Object.fromEntries(parsed);
}

/** Maps a page. A fault in one part does not affect the others. */
function mapPage(wire: PageWire, name: string, mapping: Mapping): PageContent {
  const { targets, report } = mapping;
  const entry = nameOf('page', wire);
  const language = mapLanguage(entry, wire, report);
  return {
    title: mapPart(entry, () => required(entry, 'title', wire.title), name, report),
    qualifier: wire.titleQualifier ?? undefined,
    description: wire.description ?? '',
    language,
    headings: mapHeadings(entry, wire, language, mapping),
    palette: paletteIndex(wire.palette),
    body: mapRichTextPart(entry, 'body', wire.body, mapping),
    picture: targetOf(wire.illustration, targets.pictureEntries),
    updated: parseDay(wire.updated),
  };
}

function pageWithoutText(name: string): PageContent {
  return {
    title: name,
    qualifier: undefined,
    description: '',
    headings: {},
    palette: 0,
    body: [],
    picture: undefined,
    updated: undefined,
  };
}

/** The pages, and what the menu and the site map say of each. */
interface MappedPages extends Pages, Pick<SiteContent, 'pagesPublishedAt'> {
  readonly inMenu: readonly PageInMenu[];
}

/** Every page that has an entry, and those that are permanent. */
export function mapPages(collection: WirePages, mapping: Mapping): MappedPages {
  const wires = new Map<string, PageWire>();
  for (const wire of entriesOf(collection)) {
    const slug = wire.slug ?? '';
    if (isPageSlug(slug)) wires.set(slug, wires.get(slug) ?? wire);
    else mapping.report(new EntryProblem(nameOf('page', wire), 'slug', 'is no address that a page can have'));
  }
  const defaultNames = new Map<string, string>(Object.entries(mapping.locale.words.pageNames));
  const ownRoutes: ReadonlySet<string> = new Set(staticRoutes.map(pageSlug));
  const mapOne = (slug: string): PageContent => {
    const name = defaultNames.get(slug) ?? slug;
    const empty = pageWithoutText(name);
    const wire = wires.get(slug);
    return wire
      ? mapPart(nameOf('page', wire), () => mapPage(wire, name, mapping), empty, mapping.report)
      : empty;
  };
  const all = new Map(
    [...new Set([...permanentRoutes.map(pageSlug), ...wires.keys()])].map((slug) => [slug, mapOne(slug)]),
  );
  const own = staticRoutes.flatMap((route) => {
    const page = all.get(pageSlug(route));
    return page ? [[route, page] as const] : [];
  });
  return {
    pages: Object.fromEntries(own) as Pages['pages'],
    textPages: new Map([...all].filter(([slug]) => !ownRoutes.has(slug))),
    pagesPublishedAt: new Map(
      [...all.keys()].map((slug) => [pagePath(slug), wires.get(slug)?.sys?.publishedAt ?? undefined]),
    ),
    inMenu: [...all].map(([slug, { title, language }]) => ({
      slug,
      title,
      language,
      menuLabel: wires.get(slug)?.menuLabel ?? undefined,
      menuOrder: wires.get(slug)?.menuOrder ?? undefined,
    })),
  };
}
