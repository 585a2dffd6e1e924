import type { Words } from '#languages/words.ts';
import type { Church } from '../church/church.ts';
import type { Person } from '../church/person.ts';
import type { Event } from '../event/event.ts';
import { impressumSlug } from '../page/impressum.ts';
import { type PageContent, pagePath } from '../page/page.ts';
import type { Path } from '../page/route-pattern.ts';

/** A page as the menu and the footer link to it. */
export interface PageLink {
  readonly path: Path;
  readonly label: string;
  /** The language of the label, by its BCP 47 tag; undefined for that of the page around it. */
  readonly language?: string | undefined;
}

/** What the menu shows of a page's entry. */
export interface PageInMenu {
  readonly slug: string;
  readonly title: string;
  /** The language of the entry's words, by its BCP 47 tag; undefined for the church's own. */
  readonly language?: string | undefined;
  /** Instead of the default label, or of the title. */
  readonly menuLabel?: string | undefined;
  /** The place in the menu, the lowest first; without one a page has its default place, if it has one. */
  readonly menuOrder?: number | undefined;
}

/** The pages of the menu in their order, where content names no other (specification section 2). */
const defaultMenu: readonly string[] = [
  'coming-up',
  'whats-on',
  'building-a-haven',
  'about-us',
  'contact',
  'donate',
  'safeguarding',
];

/** The pages at the foot of every page. */
const footer = ['safeguarding', 'accessibility', 'privacy', 'complaints-and-papers', impressumSlug];

/** The pages for the days when people need a church who never come otherwise: Home leads to them. */
export const occasions = ['weddings', 'christenings', 'funerals', 'in-memory'];

/** The distance between default places, so that a page can be put between two of them. */
const step = 10;

function defaultOrder(slug: string): number | undefined {
  const at = defaultMenu.indexOf(slug);
  return at === -1 ? undefined : (at + 1) * step;
}

function linkTo({ slug, title, menuLabel, language }: PageInMenu, { pageNames }: Words): PageLink {
  const defaultLabel = Object.entries(pageNames).find(([name]) => name === slug)?.[1];
  const isOwn = menuLabel !== undefined || defaultLabel === undefined;
  return {
    path: pagePath(slug),
    label: menuLabel ?? defaultLabel ?? title,
    ...(isOwn && language !== undefined && { language }),
  };
}

/** The pages of the menu in their order, with the number of the place of each. Home is the site's title. */
function ordered(pages: readonly PageInMenu[], words: Words) {
  return pages
    .flatMap((page) => {
      const order = page.menuOrder ?? defaultOrder(page.slug);
      return order === undefined || page.slug === 'home' ? [] : [{ order, link: linkTo(page, words) }];
    })
    .sort((one, other) => one.order - other.order);
}

/** The pages of the menu: those with a default place, unless the entry names another, and those that name one. */
export function menuPages(pages: readonly PageInMenu[], words: Words): readonly PageLink[] {
  return ordered(pages, words).map(({ link }) => link);
}

/** A place in the menu for a page: the number that its entry names, and the label of the page before it; undefined at the beginning. */
interface MenuPlace {
  readonly order: number;
  readonly after: string | undefined;
}

/**
 * The places in the menu that a page can take. Where two numbers have none between them, there is no place.
 * @param own the number that its entry names, which stays that of its place
 */
export function menuPlaces(
  others: readonly PageInMenu[],
  own: number | undefined,
  words: Words,
): readonly MenuPlace[] {
  const all = ordered(others, words);
  return [undefined, ...all].flatMap((before, at) => {
    const from = before?.order ?? 0;
    const to = all[at]?.order ?? from + 2 * step;
    const isOwn = own !== undefined && own >= Math.max(from, 1) && (own < to || at === all.length);
    const order = isOwn ? own : Math.floor((from + to) / 2);
    return isOwn || order > from ? [{ order, after: before?.link.label }] : [];
  });
}

/** The pages to which every page links below, as far as there are such entries. */
export function footerPages(pages: readonly PageInMenu[], words: Words): readonly PageLink[] {
  return footer.flatMap((slug) =>
    pages.filter((page) => page.slug === slug).map((page) => linkTo(page, words)),
  );
}

/** The links of Home to the pages about weddings, christenings, funerals and gifts in memory, as far as the church has them. */
export function occasionPages(textPages: ReadonlyMap<string, PageContent>): readonly PageLink[] {
  return occasions.flatMap((slug) => {
    const { title, language } = textPages.get(slug) ?? {};
    return title === undefined ? [] : [{ path: pagePath(slug), label: title, language }];
  });
}

/** The slugs of the pages that have nothing to list: without a text of their own whoever opens one learns nothing. */
export function emptyPages(
  events: readonly Event[],
  { telephone, email, place }: Pick<Church, 'telephone' | 'email' | 'place'>,
  people: readonly Person[],
): ReadonlySet<string> {
  return new Set([
    ...(events.length === 0 ? ['coming-up', 'whats-on'] : []),
    ...(telephone || email || place || people.length > 0 ? [] : ['contact']),
  ]);
}
