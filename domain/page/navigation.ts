import { type Path, routePattern, type StaticRouteName } from './route-pattern.ts';

/** An event in the menu (specification section 3, "highlighted event"). */
export interface MenuEvent {
  readonly slug: string;
  readonly title: string;
  /** "Cancelled", "Cancelled on Sunday 6 December" …; absent while the event takes place as planned. */
  readonly status?: string | undefined;
}

/** A link to the church's page on a social network. */
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

/** The navigation with a status beside each event that has one. */
export function markNavigation(
  navigation: Navigation,
  statusBySlug: ReadonlyMap<string, string>,
): Navigation {
  const mark = (event: MenuEvent): MenuEvent => {
    const status = statusBySlug.get(event.slug);
    return status === undefined ? event : { ...event, status };
  };
  return {
    ...navigation,
    highlightedEvents: navigation.highlightedEvents.map(mark),
    regularEvents: navigation.regularEvents.map(mark),
  };
}

/** A page in the menu, with the exact label of the specification. */
export interface MenuPage {
  readonly route: StaticRouteName;
  readonly label: string;
  readonly path: Path;
}

function page(route: StaticRouteName, label: string): MenuPage {
  return { route, label, path: routePattern[route] };
}

/** The pages of the menu, with their order and labels of specification section 2. */
export const menuPages: readonly MenuPage[] = [
  page('comingUp', 'Coming Up'),
  page('whatsOn', 'Whats On'),
  page('buildingAHaven', 'Building A Haven'),
  page('aboutUs', 'About'),
  page('contact', 'Contact'),
  page('donate', 'Donate'),
  page('safeguarding', 'Safeguarding'),
];

/** The label of the link to the newsletter's sign-up page (specification section 2). */
export const newsletterLabel = 'Subscribe to weekly email';
