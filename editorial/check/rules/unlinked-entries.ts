import { linksInRichText } from 'emulator-for-contentful/folder';
import { type ContentEntry, entriesOfType } from '#cms/content-entries.ts';
import { footerPages, menuPages } from '#domain/navigation/menu-pages.ts';
import { pagePath } from '#domain/page/page.ts';
import { pageSlug, permanentRoutes } from '#domain/page/page-names.ts';
import type { Problem } from '#domain/problem.ts';
import { english } from '#languages/en-GB/index.ts';
import { warning } from '../problems.ts';
import { linksOf, richTextsOf } from '../texts.ts';

/** Pages that every church needs: those that the site has anyway, and the two statements. */
const neededPages = [...permanentRoutes.map(pageSlug), 'accessibility', 'privacy'] as const;

/** Finds the pages that are needed and for which content has no entry. */
export function missingPages(entries: readonly ContentEntry[]): readonly Problem[] {
  const slugs = new Set(entriesOfType(entries, 'page').map(({ fields }) => fields.slug));
  return neededPages
    .filter((slug) => !slugs.has(slug))
    .map((slug) =>
      warning({ type: 'page', id: slug }, 'slug', `The page “${slug}” has no text: add this entry.`),
    );
}

/**
 * Finds content that no visitor sees: files and steps of a project that nothing names, pages to which nothing leads, and further
 * entries of a type of which the site shows one.
 * @param milestones the ids of all steps of projects: the queries fetch those only that a project names
 */
export function unlinkedEntries(
  entries: readonly ContentEntry[],
  milestones: readonly string[],
): readonly Problem[] {
  const named = namedEntries(entries);
  const records = [
    ...milestones.map((id) => ({ type: 'milestone', id })),
    ...entriesOfType(entries, 'asset').map(({ type, id }) => ({ type, id })),
  ];
  return [
    ...records
      .filter(({ id }) => !named.has(id))
      .map((record) => warning(record, 'title', 'Nothing points to this, so nobody sees it.')),
    ...unpublishedFiles(entries),
    ...(['siteSettings', 'safeguarding', 'giving', 'project'] as const).flatMap((type) =>
      furtherEntries(entriesOfType(entries, type)),
    ),
    ...hiddenPages(entries, named),
  ];
}

/** The ids of which visitors see something: a picture shows its file only where something refers to the picture. */
function namedEntries(entries: readonly ContentEntry[]): ReadonlySet<string> {
  const idsIn = (some: readonly ContentEntry[]) => some.flatMap(linksOf).map(([, id]) => id);
  const named = new Set(idsIn(entries.filter(({ type }) => type !== 'picture')));
  return new Set([...named, ...idsIn(entries.filter(({ id }) => named.has(id)))]);
}

/** Finds the files that texts show and that are not published: unlike links of fields, the service does not follow these. */
function unpublishedFiles(entries: readonly ContentEntry[]): readonly Problem[] {
  const published = new Set(entries.map(({ id }) => id));
  return entries.flatMap((entry) =>
    richTextsOf(entry).flatMap(([field, document]) =>
      linksInRichText(document)
        .map(({ link }) => link.sys)
        .filter(({ linkType, id }) => linkType === 'Asset' && !published.has(id))
        .map(({ id }) => warning(entry, field, `“${id}” is not published, so it is not shown here.`, id)),
    ),
  );
}

type OfOne = ReturnType<typeof entriesOfType<'siteSettings' | 'safeguarding' | 'giving' | 'project'>>;

/** Finds further entries of a content type of which the site shows one, on a day on which another is shown too. */
function furtherEntries(entries: OfOne): readonly Problem[] {
  return entries.flatMap((entry, index) => {
    const other = entries.slice(0, index).find((earlier) => isShownBeside(earlier, entry));
    if (other === undefined) return [];
    const shown = `The site shows one entry of the kind “${entry.type}” at a time, and “${other.id}” is shown on the same days: leave one`;
    return 'showFrom' in entry.fields
      ? warning(entry, 'showFrom', `${shown}, or give each its days.`)
      : warning(entry, 'title', `${shown}.`);
  });
}

/** Whether there is a day on which two entries are shown. */
function isShownBeside(one: OfOne[number], other: OfOne[number]): boolean {
  const daysOf = ({ fields }: OfOne[number]) =>
    'showFrom' in fields ? fields : { showFrom: null, showUntil: null };
  const startsBeforeEnd = (first: OfOne[number], second: OfOne[number]) =>
    (daysOf(first).showFrom ?? '').slice(0, 10) <= (daysOf(second).showUntil ?? '9999').slice(0, 10);
  return startsBeforeEnd(one, other) && startsBeforeEnd(other, one);
}

/** Finds pages that are neither in the menu nor at the foot, and to which nothing links. */
function hiddenPages(entries: readonly ContentEntry[], named: ReadonlySet<string>): readonly Problem[] {
  const pages = entriesOfType(entries, 'page');
  const inMenu = pages.map(({ fields: { slug, menuOrder } }) => ({
    slug: slug ?? '',
    title: '',
    menuOrder: menuOrder ?? undefined,
  }));
  const linked = new Set([
    '/',
    ...[...menuPages(inMenu, english), ...footerPages(inMenu, english)].map(({ path }) => path),
  ]);
  return pages
    .filter(({ id, fields }) => !linked.has(pagePath(fields.slug ?? '')) && !named.has(id))
    .map((page) =>
      warning(page, 'menuOrder', 'Nobody finds this page: give it a place in the menu, or link to it.'),
    );
}
