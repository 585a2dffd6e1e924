import { safeHref } from '#domain/link/safe-href.ts';
import type { MenuEvent, Navigation, SocialMediaLink } from '#domain/page/navigation.ts';
import type { ContentClient } from './client.ts';
import { EntryProblem, keepGood, type OnEntryProblem, required } from './entry-problem.ts';
import { AppPreRender } from './generated/operations.ts';

type Wire<T> = { readonly [Key in keyof T]?: T[Key] | null };

function parseMenuEvent({ slug, title }: Wire<MenuEvent>): MenuEvent {
  const entry = `eventPage ${slug ?? title ?? ''}`;
  return { slug: required(entry, 'slug', slug), title: required(entry, 'title', title) };
}

function parseSocialMediaLink({ name, url }: Wire<SocialMediaLink>): SocialMediaLink {
  const entry = `socialMediaLink ${name ?? ''}`;
  const href = safeHref(required(entry, 'url', url));
  if (href === undefined) throw new EntryProblem(entry, 'url', 'must be an https address');
  return { name: required(entry, 'name', name), url: href };
}

/**
 * The three lists of the menu, by the app pre-render query (specification section 7).
 * @throws ContentError
 */
export async function getNavigation(client: ContentClient, onProblem: OnEntryProblem): Promise<Navigation> {
  const answer = await client.query(AppPreRender, {});
  return {
    highlightedEvents: keepGood(answer.highlightedEvents?.items, parseMenuEvent, onProblem),
    regularEvents: keepGood(answer.regularEvents?.items, parseMenuEvent, onProblem),
    socialMediaLinks: keepGood(answer.socialMediaLinkCollection?.items, parseSocialMediaLink, onProblem),
  };
}
