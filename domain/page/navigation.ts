/** An event in the menu (specification section 3, "highlighted event"). */
export interface MenuEvent {
  readonly slug: string;
  readonly title: string;
  /** "Cancelled", "Cancelled on Sunday 6 December" …; absent while the event takes place as planned. */
  readonly status?: string | undefined;
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
