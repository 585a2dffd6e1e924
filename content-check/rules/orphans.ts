import type { Space } from 'emulator-for-contentful';
import { linksInRichText } from 'emulator-for-contentful/folder';
import { footerPages, menuPages, type PageInMenu } from '#domain/navigation/menu-pages.ts';
import { isPageSlug, pagePath } from '#domain/page/page.ts';
import { pageSlug, permanentRoutes } from '#domain/page/page-names.ts';
import { english } from '#languages/en-GB/index.ts';
import { error, type FieldFault, warning } from '../finding.ts';
import { type PublishedEntry, publishedAssets, publishedEntries } from '../published-entries.ts';

/** Content types of which the site shows one entry at a time. */
const singletons = ['siteSettings', 'safeguarding', 'giving', 'project'] as const;

/** Whether entries of a content type have no days on which they are shown. */
const isAlways = (type: string) => type === 'siteSettings' || type === 'safeguarding';

/** Finds content that no visitor sees, references to what is not published, and pages without an entry. */
export function orphanFaults(space: Space): readonly FieldFault[] {
  const entries = publishedEntries(space);
  const pages = publishedEntries(space, 'page');
  const assets = publishedAssets(space).map(({ sys }) => ({ type: 'asset', id: sys.id }));
  const published = new Set([...entries, ...assets].map(({ id }) => id));
  const references = entries.flatMap(referencesIn);
  const referenced = shownRecords(references);
  return [
    ...missingPages(pages),
    ...[...publishedEntries(space, 'milestone'), ...assets]
      .filter(({ id }) => !referenced.has(id))
      .map((record) => warning(record, 'title', 'Nothing points to this, so nobody sees it.')),
    ...references
      .filter(({ to }) => !published.has(to))
      .map(({ from, field, to }) =>
        warning(from, field, `“${to}” is not published, so it is not shown here.`, to),
      ),
    ...singletons.flatMap((type) => furtherEntries(publishedEntries(space, type))),
    ...pages.flatMap(unusableSlug),
    ...hiddenPages(pages, referenced),
  ];
}

interface Reference {
  readonly from: PublishedEntry;
  readonly field: string;
  readonly to: string;
}

/** The ids that visitors see something of: a picture shows its file only where something refers to the picture. */
function shownRecords(references: readonly Reference[]): ReadonlySet<string> {
  const named = new Set(references.filter(({ from }) => from.type !== 'picture').map(({ to }) => to));
  return new Set([...named, ...references.filter(({ from }) => named.has(from.id)).map(({ to }) => to)]);
}

/** Every reference of an entry, in fields and in rich text. */
function referencesIn(from: PublishedEntry): readonly Reference[] {
  const inFields = Object.keys(from.values).flatMap((field) =>
    from.links(field).map((to) => ({ from, field, to })),
  );
  const inRichText = from
    .richTexts()
    .flatMap(([field, document]) =>
      linksInRichText(document).map(({ link }) => ({ from, field, to: link.sys.id })),
    );
  return [...inFields, ...inRichText];
}

/** Pages that every church needs: those that the site has anyway, and the two statements. */
const neededPages = [...permanentRoutes.map(pageSlug), 'accessibility', 'privacy'] as const;

/** Finds the pages that are needed and for which content has no entry. */
function missingPages(pages: readonly PublishedEntry[]): readonly FieldFault[] {
  const slugs = new Set(pages.map((page) => page.text('slug')));
  return neededPages
    .filter((slug) => !slugs.has(slug))
    .map((slug) =>
      warning({ type: 'page', id: slug }, 'slug', `The page “${slug}” has no text: add this entry.`),
    );
}

/** Finds further entries of a content type of which the site shows one, on a day on which another is shown too. */
function furtherEntries(entries: readonly PublishedEntry[]): readonly FieldFault[] {
  return entries.flatMap((entry, index) => {
    const other = entries.slice(0, index).find((earlier) => isShownBeside(earlier, entry));
    if (other === undefined) return [];
    const shown = `The site shows one entry of the kind “${entry.type}” at a time, and “${other.id}” is shown on the same days: leave one`;
    return isAlways(entry.type)
      ? warning(entry, 'title', `${shown}.`)
      : warning(entry, 'showFrom', `${shown}, or give each its days.`);
  });
}

/** Whether there is a day on which two entries are shown. */
function isShownBeside(one: PublishedEntry, other: PublishedEntry): boolean {
  const startsBeforeEnd = (first: PublishedEntry, second: PublishedEntry) =>
    (first.text('showFrom') ?? '').slice(0, 10) <= (second.text('showUntil') ?? '9999').slice(0, 10);
  return startsBeforeEnd(one, other) && startsBeforeEnd(other, one);
}

/** Finds a page whose slug the server uses for something else. */
function unusableSlug(page: PublishedEntry): readonly FieldFault[] {
  const slug = page.text('slug') ?? '';
  return isPageSlug(slug)
    ? []
    : [error(page, 'slug', `No page can have the address “${slug}”: choose another.`, slug)];
}

/** Finds pages that are neither in the menu nor at the foot, and to which nothing links. */
function hiddenPages(
  pages: readonly PublishedEntry[],
  referenced: ReadonlySet<string>,
): readonly FieldFault[] {
  const inMenu = pages.map(({ values }): PageInMenu => {
    const { menuOrder } = values;
    return {
      slug: String(values.slug),
      title: '',
      menuOrder: typeof menuOrder === 'number' ? menuOrder : undefined,
    };
  });
  const linked = new Set([
    '/',
    ...[...menuPages(inMenu, english), ...footerPages(inMenu, english)].map(({ path }) => path),
  ]);
  return pages
    .filter((page) => !linked.has(pagePath(page.text('slug') ?? '')) && !referenced.has(page.id))
    .map((page) =>
      warning(page, 'menuOrder', 'Nobody finds this page: give it a place in the menu, or link to it.'),
    );
}
