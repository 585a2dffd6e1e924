import { safeHref } from '#domain/link/safe-href.ts';
import {
  type OldAddress,
  oldAddressAt,
  oldAddressPath,
  type ShortLink,
  shortLinkTarget,
} from '#domain/link/short-link.ts';
import type { MenuEvent, Navigation, SocialMediaLink } from '#domain/navigation/navigation.ts';
import { type Collection, entriesOf, type Fields } from '../../content-entries.ts';
import { EntryError, entryProblem } from '../../entry-problem.ts';
import type { AppPreRenderQuery } from '../../generated/operations.ts';
import { required } from '../fields.ts';
import { listMapper, type Mapping, wordsFrom } from '../mapping.ts';

type Wire<T> = { readonly [Key in keyof T]?: T[Key] | null };

const mapEvents = listMapper(
  'eventPage',
  ({ slug, title }: Wire<MenuEvent>): MenuEvent => ({ slug: slug ?? '', title: title ?? '' }),
);

const mapLinks = listMapper('socialMediaLink', ({ name, url }: Wire<SocialMediaLink>): SocialMediaLink => {
  const href = safeHref(url);
  if (href === undefined) throw new EntryError(`socialMediaLink ${name}`, 'url', 'must be an https address');
  return { name: name ?? '', url: href };
});

/**
 * Maps the three lists of the menu (specification section 7), whose entries have neither days nor ids: one that lacks a field is passed
 * over here, and told with its id where events are mapped, or by the content model.
 * @param hidden the slugs and addresses of those that are not shown
 * @param events all events, from which those of the menu have their titles in other languages
 */
export function mapMenu(
  result: Partial<AppPreRenderQuery>,
  mapping: Mapping,
  hidden: ReadonlySet<unknown> = new Set(),
  events: Collection<Fields<'eventPage'>> = undefined,
): Pick<Navigation, 'highlightedEvents' | 'regularEvents' | 'socialMediaLinks'> {
  const own = {
    ...mapping,
    isShown: ({ slug, title, name, url }: Wire<MenuEvent & SocialMediaLink>) =>
      Boolean((slug && title) || (name && url)) && !hidden.has(slug ?? url),
  };
  const bySlug = new Map(entriesOf(events).map((wire) => [wire.slug, wire]));
  const mapList = (list: AppPreRenderQuery['regularEvents'] | undefined) =>
    mapEvents(list, own).map((event) => wordsFrom(event, mapping, 'eventPage', bySlug.get(event.slug) ?? {}));
  return {
    highlightedEvents: mapList(result.highlightedEvents),
    regularEvents: mapList(result.regularEvents),
    socialMediaLinks: mapLinks(result.socialMediaLinkCollection, own),
  };
}

const mapLinkEntries = listMapper('shortLink', (wire, _, entry) => {
  const target = shortLinkTarget(required(entry, 'target', wire.target));
  if (target === undefined)
    throw new EntryError(
      entry,
      'target',
      'must be a path of this site, but no short link, or an https address',
    );
  const path = wire.from ? oldAddressPath(wire.from) : undefined;
  if (wire.from && path === undefined)
    throw new EntryError(
      entry,
      'from',
      'must be the address of a page of your former website up to its question mark, such as /services/old-page.html, with %25 for a percent sign, and not below /go/; what follows a “?” tells no addresses apart here, so that one such as /?page_id=12 shows Home',
    );
  return { entry, slug: path ? wire.slug : required(entry, 'slug', wire.slug), path, target };
});

/** The short links with a valid target, and the old addresses, of which none leads to another: they could lead in a circle. */
export function mapShortLinks(
  collection: Collection<Fields<'shortLink'>>,
  mapping: Mapping,
): { readonly shortLinks: readonly ShortLink[]; readonly oldAddresses: readonly OldAddress[] } {
  const links = mapLinkEntries(collection, mapping);
  const all = links.flatMap(({ path, target }) => (path ? [{ path, target }] : []));
  const leadsToOld = ({ target }: OldAddress) =>
    oldAddressAt(target.split(/[?#]/)[0] ?? '', all) !== undefined;
  for (const { entry, path, target } of links)
    if (path && leadsToOld({ path, target }))
      mapping.report(
        entryProblem(entry, 'target', `is “${target}”, an old address too: write where that one leads`),
      );
  return {
    shortLinks: links.flatMap(({ slug, target }) => (slug ? [{ slug, target }] : [])),
    oldAddresses: all.filter((each) => !leadsToOld(each)),
  };
}
