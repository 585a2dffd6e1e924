import { safeHref } from '#domain/link/safe-href.ts';
import { footerPages, menuPages, type PageInMenu } from '#domain/navigation/menu-pages.ts';
import type { MenuEvent, Navigation, SocialMediaLink } from '#domain/navigation/navigation.ts';
import { EntryProblem } from '../../entry-problem.ts';
import type { AppPreRenderQuery } from '../../generated/operations.ts';
import { required } from '../fields.ts';
import { listMapper, type Mapping } from '../mapping.ts';

type Wire<T> = { readonly [Key in keyof T]?: T[Key] | null };

function mapMenuEvent({ slug, title }: Wire<MenuEvent>): MenuEvent {
  const entry = `eventPage ${slug ?? title ?? ''}`;
  return { slug: required(entry, 'slug', slug), title: required(entry, 'title', title) };
}

function mapSocialMediaLink({ name, url }: Wire<SocialMediaLink>): SocialMediaLink {
  const entry = `socialMediaLink ${name ?? ''}`;
  const href = safeHref(required(entry, 'url', url));
  if (href === undefined) throw new EntryProblem(entry, 'url', 'must be an https address');
  return { name: required(entry, 'name', name), url: href };
}

const mapMenuEvents = listMapper('eventPage', mapMenuEvent);
const mapSocialMediaLinks = listMapper('socialMediaLink', mapSocialMediaLink);

/** The three lists of the menu (specification section 7), and the pages to which it links. */
export function mapNavigation(
  result: Partial<AppPreRenderQuery>,
  pages: readonly PageInMenu[],
  mapping: Pick<Mapping, 'report' | 'locale'>,
): Navigation {
  const { words } = mapping.locale;
  return {
    pages: menuPages(pages, words),
    footerPages: footerPages(pages, words),
    highlightedEvents: mapMenuEvents(result.highlightedEvents, mapping),
    regularEvents: mapMenuEvents(result.regularEvents, mapping),
    socialMediaLinks: mapSocialMediaLinks(result.socialMediaLinkCollection, mapping),
  };
}
