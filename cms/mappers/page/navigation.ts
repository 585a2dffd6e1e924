import type { Event } from '#domain/event/event.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import {
  type OldAddress,
  oldAddressAt,
  oldAddressPath,
  type ShortLink,
  shortLinkTarget,
} from '#domain/link/short-link.ts';
import type { Navigation, SocialMediaLink } from '#domain/navigation/navigation.ts';
import { type Collection, entriesOf, type Fields } from '../../content-entries.ts';
import { EntryError, entryProblem } from '../../entry-problem.ts';
import type { AppPreRenderQuery } from '../../generated/operations.ts';
import { required } from '../fields.ts';
import { listMapper, type Mapping } from '../mapping.ts';

const mapLinks = listMapper('socialMediaLink', (wire, _, entry): SocialMediaLink => {
  const url = safeHref(required(entry, 'url', wire.url));
  if (url === undefined) throw new EntryError(entry, 'url', 'must be an https address');
  return { name: required(entry, 'name', wire.name), url };
});

/**
 * Maps the three lists of the menu (specification section 7). They name events by their slugs and links by their addresses, since they have
 * neither days nor ids: what the menu shows of each is that of its entry.
 * @param events all that are shown
 * @param links all links
 */
export function mapMenu(
  { highlightedEvents, regularEvents, socialMediaLinkCollection }: Partial<AppPreRenderQuery>,
  events: readonly Event[],
  links: Collection<Fields<'socialMediaLink'>>,
  mapping: Mapping,
): Pick<Navigation<Event>, 'highlightedEvents' | 'regularEvents' | 'socialMediaLinks'> {
  const bySlug = new Map(events.map((event) => [event.slug, event]));
  const eventsIn = (list: AppPreRenderQuery['regularEvents'] | undefined) =>
    entriesOf(list).flatMap(({ slug }) => bySlug.get(slug ?? '') ?? []);
  const inMenu = new Set(entriesOf(socialMediaLinkCollection).map(({ url }) => url));
  const linksInMenu = entriesOf(links).filter(({ url }) => url && inMenu.has(url));
  return {
    highlightedEvents: eventsIn(highlightedEvents),
    regularEvents: eventsIn(regularEvents),
    socialMediaLinks: mapLinks({ items: linksInMenu }, mapping),
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
      'must be the address of a page of your former website up to its question mark, such as /services/old-page.html, with %25 for a percent sign, not below /go/, and without “*”, since each address needs an entry of its own; what follows a “?” tells no addresses apart here, so that one such as /?page_id=12 shows Home',
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
