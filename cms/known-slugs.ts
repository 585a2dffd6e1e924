import type { ContentClient } from './client.ts';
import { AppPreRender, Events } from './generated/operations.ts';

/** How many events the menu's lists ask for, each (specification section 9). */
const menuLimit = 100;

/** How many events the list of regular ones asks for. */
const listLimit = 500;

type List = { readonly items: readonly ({ readonly slug: string | null } | null)[] } | null | undefined;

/** True when a slug that is not in a list may be one all the same: the list is missing, has holes, or is full. */
function mayMiss(list: List, limit: number): boolean {
  return !list || list.items.length >= limit || list.items.includes(null);
}

function holds(slug: string, ...lists: readonly List[]): boolean {
  return lists.some((list) => list?.items.some((item) => item?.slug === slug));
}

/**
 * Tells whether an event may have a slug, by the lists that every page needs: made-up addresses cost no question.
 * @throws ContentError when the lists cannot be had
 */
export async function mayBeEvent(client: ContentClient, slug: string): Promise<boolean> {
  const menu = await client.query(AppPreRender, {});
  if (holds(slug, menu.highlightedEvents, menu.regularEvents)) return true;
  if (!mayMiss(menu.highlightedEvents, menuLimit) && !mayMiss(menu.regularEvents, menuLimit)) return false;
  const { highlighted, regular } = await client.query(Events, {});
  if (holds(slug, highlighted, regular)) return true;
  return mayMiss(highlighted, menuLimit) || mayMiss(regular, listLimit);
}
