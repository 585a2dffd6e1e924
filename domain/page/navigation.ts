import type { Event } from '../event/event.ts';
import { weekdaysInShort } from '../wording/weekdays-in-short.ts';

/** An event in the menu (specification section 3, "highlighted event"). */
export interface MenuEvent {
  readonly slug: string;
  readonly title: string;
  /** "Cancelled", "Cancelled on Sunday 6 December" …; absent while the event takes place as planned. */
  readonly status?: string | undefined;
  /** "Wed": the weekdays of a regular event, where it has plain ones. */
  readonly weekdays?: string | undefined;
}

export interface SocialMediaLink {
  readonly name: string;
  readonly url: string;
}

/** The three lists that the navigation receives (specification section 3). */
export interface Navigation {
  readonly highlightedEvents: readonly MenuEvent[];
  readonly regularEvents: readonly MenuEvent[];
  readonly socialMediaLinks: readonly SocialMediaLink[];
}

/**
 * The navigation with what its events have beside their titles.
 * @param statusBySlug the statuses of events that are off
 */
export function markNavigation(
  navigation: Navigation,
  events: readonly Event[],
  statusBySlug: ReadonlyMap<string, string>,
): Navigation {
  const scheduleBySlug = new Map(events.map(({ slug, schedule }) => [slug, schedule]));
  const withStatus = (event: MenuEvent): MenuEvent => ({ ...event, status: statusBySlug.get(event.slug) });
  const withWeekdays = (event: MenuEvent): MenuEvent => {
    const schedule = scheduleBySlug.get(event.slug);
    return { ...event, weekdays: schedule ? weekdaysInShort(schedule) : undefined };
  };
  return {
    ...navigation,
    highlightedEvents: navigation.highlightedEvents.map(withStatus),
    regularEvents: navigation.regularEvents.map(withStatus).map(withWeekdays),
  };
}

/** The pages of the menu in their order (specification section 2); their labels are their `pageNames`. */
export const menuRoutes = [
  'comingUp',
  'whatsOn',
  'buildingAHaven',
  'aboutUs',
  'contact',
  'donate',
  'safeguarding',
] as const;

/** The label of the link to the newsletter's sign-up page (specification section 2). */
export const newsletterLabel = 'Subscribe to weekly email';
