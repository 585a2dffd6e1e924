import { type PageHeadings, parseHeading } from '#domain/page/page-heading.ts';
import { pageNames, pageSlug, staticRoutes } from '#domain/page/page-names.ts';
import { paletteIndex } from '#domain/page/palette-index.ts';
import type { StaticRouteName } from '#domain/page/route-pattern.ts';
import { EntryProblem, required } from '../entry-problem.ts';
import type { AllPagesQuery } from '../generated/operations.ts';
import type { PublishedPage, SiteContent } from '../site-content.ts';
import { parseDay } from './day.ts';
import { type Mapping, targetOf } from './link-targets.ts';
import { type EntryOf, entriesOf, mapEntries, mapPart } from './map-entries.ts';
import { mapRichText } from './rich-text.ts';

type PageWire = EntryOf<AllPagesQuery['pageCollection']>;

/** A heading that cannot be read is reported, and its part of the page keeps its plain one. */
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

/** A page with a fault in one part has its other words all the same. */
function mapPage(wire: PageWire, name: string, mapping: Mapping): PublishedPage {
  const { targets, report } = mapping;
  const entry = `page ${wire.slug ?? ''}`;
  return {
    title: mapPart(entry, () => required(entry, 'title', wire.title), name, report),
    qualifier: wire.titleQualifier ?? undefined,
    description: wire.description ?? '',
    headings: mapHeadings(entry, wire, mapping),
    palette: paletteIndex(wire.palette),
    body: mapPart(entry, () => mapRichText(entry, 'body', wire.body, targets), [], report),
    picture: targetOf(wire.picture, targets.pictures),
    updated: parseDay(wire.updated),
    publishedAt: wire.sys.publishedAt ?? undefined,
  };
}

/** A page that content has no entry for. */
function pageWithoutWords(name: string): PublishedPage {
  return {
    title: name,
    qualifier: undefined,
    description: '',
    headings: {},
    palette: 0,
    body: [],
    picture: undefined,
    updated: undefined,
    publishedAt: undefined,
  };
}

/** Every page that has a route of its own; pages with other slugs have no address and are left out. */
export function mapPages(
  collection: AllPagesQuery['pageCollection'] | undefined,
  mapping: Mapping,
): SiteContent['pages'] {
  const wires = entriesOf(collection);
  const pageAt = (route: StaticRouteName): PublishedPage => {
    const name = pageNames[route];
    const items = wires.filter(({ slug }) => slug === pageSlug(route));
    const [page] = mapEntries('page', { items }, (wire) => mapPage(wire, name, mapping), mapping.report);
    return page ?? pageWithoutWords(name);
  };
  return Object.fromEntries(staticRoutes.map((route) => [route, pageAt(route)])) as SiteContent['pages'];
}
