import { linksInRichText } from 'emulator-for-contentful/folder';
import { type EntryOfType, entriesOfType } from '#cms/content-entries.ts';
import { parseDay } from '#cms/mappers/fields.ts';
import { footerPages, menuPages, occasions } from '#domain/navigation/menu-pages.ts';
import { pagePath } from '#domain/page/page.ts';
import { pageSlug, permanentRoutes } from '#domain/page/page-names.ts';
import { english } from '#languages/en-GB/index.ts';
import { type Entries, type Problems, warning } from '../problems.ts';
import { linksOf, richTextsOf } from '../texts.ts';

/** Pages that every church needs: those that the site has anyway, and the two statements. */
const neededPages = [...permanentRoutes.map(pageSlug), 'accessibility', 'privacy'] as const;

/** Finds the pages that are needed and for which content has no entry. */
export function missingPages(entries: Entries): Problems {
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
export function unlinkedEntries(entries: Entries, milestones: readonly string[]): Problems {
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

/** The ids of which visitors see something: a picture or a paper shows its file only where something refers to it. */
function namedEntries(entries: Entries): ReadonlySet<string> {
  const named = new Set(
    entries.filter(({ type }) => type !== 'picture' && type !== 'paper').flatMap(linksOf),
  );
  return named.union(new Set(entries.filter(({ id }) => named.has(id)).flatMap(linksOf)));
}

/** Finds the files that texts show and that are not published: unlike links of fields, the service does not follow these. */
function unpublishedFiles(entries: Entries): Problems {
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

type OfOne = EntryOfType<'siteSettings' | 'safeguarding' | 'giving' | 'project'>;

/** Finds further entries of a content type of which the site shows one, on a day on which another is shown too. */
function furtherEntries(entries: readonly OfOne[]): Problems {
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
function isShownBeside(one: OfOne, other: OfOne): boolean {
  const first = ({ fields }: OfOne) => ('showFrom' in fields && parseDay(fields.showFrom)) || '';
  const last = ({ fields }: OfOne) => ('showUntil' in fields && parseDay(fields.showUntil)) || '9999';
  return first(one) <= last(other) && first(other) <= last(one);
}

/** Finds pages that are neither in the menu, nor at the foot, nor on Home, and to which nothing links. */
function hiddenPages(entries: Entries, named: ReadonlySet<string>): Problems {
  const pages = entriesOfType(entries, 'page');
  const inMenu = pages.map(({ fields: { slug, menuOrder } }) => ({
    ...{ slug: slug ?? '', title: '', menuOrder: menuOrder ?? undefined },
  }));
  const shown = [...menuPages(inMenu, english), ...footerPages(inMenu, english)];
  const linked = new Set(['/', ...shown.map(({ path }) => path), ...occasions.map(pagePath)]);
  return pages
    .filter(({ id, fields }) => !linked.has(pagePath(fields.slug ?? '')) && !named.has(id))
    .map((page) =>
      warning(page, 'menuOrder', 'Nobody finds this page: give it a place in the menu, or link to it.'),
    );
}
