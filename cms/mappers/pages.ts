import type { PageContent } from '#domain/page/page.ts';
import { type PageHeadings, parseHeading } from '#domain/page/page-heading.ts';
import { pageNames, pageSlug, staticRoutes } from '#domain/page/page-names.ts';
import { paletteIndex } from '#domain/page/palette-index.ts';
import type { StaticRouteName } from '#domain/page/route-pattern.ts';
import { EntryProblem } from '../entry-problem.ts';
import type { AllPagesQuery } from '../generated/operations.ts';
import type { SiteContent } from '../site-content.ts';
import { parseDay, required } from './fields.ts';
import { type EntryOf, entriesOf, illustrationOf, type Mapping, mapEntries, mapPart } from './mapping.ts';
import { mapRichText } from './rich-text.ts';

type Pages = AllPagesQuery['pageCollection'] | undefined;
type PageWire = EntryOf<AllPagesQuery['pageCollection']>;

/** Parses the headings. One that cannot be read is reported, and its section has the default one. */
function mapHeadings(entry: string, { headings }: PageWire, { report }: Mapping): PageHeadings {
  const parsed = (headings ?? []).flatMap((line) => {
    const heading = line === null ? undefined : parseHeading(line);
    if (line !== null && heading === undefined) {
      const expected = `holds “${line}”, but “part: Heavy words | thin words” is expected`;
      report(new EntryProblem(entry, 'headings', expected, 'served'));
    }
    return heading === undefined ? [] : [heading];
  });
  return Object.fromEntries(parsed);
}

/** Maps a page. A fault in one part does not affect the others. */
function mapPage(wire: PageWire, name: string, mapping: Mapping): PageContent {
  const { targets, report } = mapping;
  const entry = `page ${wire.slug ?? ''}`;
  return {
    title: mapPart(entry, () => required(entry, 'title', wire.title), name, report),
    qualifier: wire.titleQualifier ?? undefined,
    description: wire.description ?? '',
    headings: mapHeadings(entry, wire, mapping),
    palette: paletteIndex(wire.palette),
    body: mapPart(entry, () => mapRichText(entry, 'body', wire.body, targets), [], report),
    picture: illustrationOf(wire, targets),
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

/** Every page with its own route; pages with other slugs have no address and are left out. */
export function mapPages(collection: Pages, mapping: Mapping): SiteContent['pages'] {
  const bySlug = Map.groupBy(entriesOf(collection), ({ slug }) => slug);
  const pageAt = (route: StaticRouteName): PageContent => {
    const name = pageNames[route];
    const items = bySlug.get(pageSlug(route)) ?? [];
    const [page] = mapEntries('page', { items }, (wire) => mapPage(wire, name, mapping), mapping.report);
    return page ?? pageWithoutText(name);
  };
  return Object.fromEntries(staticRoutes.map((route) => [route, pageAt(route)])) as SiteContent['pages'];
}

export function mapPagesPublishedAt(collection: Pages): SiteContent['pagesPublishedAt'] {
  const bySlug = new Map(entriesOf(collection).map(({ slug, sys }) => [slug, sys?.publishedAt]));
  return Object.fromEntries(
    staticRoutes.flatMap((route) => {
      const publishedAt = bySlug.get(pageSlug(route));
      return publishedAt ? [[route, publishedAt]] : [];
    }),
  );
}
