import { describeSchedule } from 'schedules-in-words';
import type { Words } from '#languages/words.ts';
import type { Event } from '../event/event.ts';
import type { PageLink } from './menu-pages.ts';

/** An event in the menu (specification section 3, "highlighted event"). */
export interface MenuEvent extends Pick<Event, 'slug' | 'title' | 'language'> {
  /** "Cancelled", "Cancelled on Sunday 6 December" …; absent while the event takes place as planned. */
  readonly status?: string | undefined;
  /** "Wed": the weekdays of a regular event, where it has plain ones; "from 5 Jan" until it begins. */
  readonly weekdays?: string | undefined;
}

export interface SocialMediaLink {
  readonly name: string;
  readonly url: string;
}

/** The three lists that the navigation receives (specification section 3), and the pages to which it links. */
export interface Navigation {
  readonly pages: readonly PageLink[];
  readonly footerPages: readonly PageLink[];
  readonly highlightedEvents: readonly MenuEvent[];
  readonly regularEvents: readonly MenuEvent[];
  readonly socialMediaLinks: readonly SocialMediaLink[];
}

/** The navigation with what its events have beside their titles. @param statusBySlug the statuses of events that are off */
export function markNavigation(
  navigation: Navigation,
  events: readonly Event[],
  statusBySlug: ReadonlyMap<string, string>,
  today: Temporal.PlainDate,
  words: Words,
): Navigation {
  const bySlug = new Map(events.map((event) => [event.slug, event]));
  const withStatus = (event: MenuEvent): MenuEvent => ({
    ...event,
    language: bySlug.get(event.slug)?.language,
    status: statusBySlug.get(event.slug),
  });
  const withWeekdays = (event: MenuEvent): MenuEvent => {
    const schedule = bySlug.get(event.slug)?.schedule;
    return { ...event, weekdays: schedule ? describeSchedule(schedule, today, words).weekdays : undefined };
  };
  return {
    ...navigation,
    highlightedEvents: navigation.highlightedEvents.map(withStatus),
    regularEvents: navigation.regularEvents.map(withStatus).map(withWeekdays),
  };
}
