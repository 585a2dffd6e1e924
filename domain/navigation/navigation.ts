import { describeSchedule } from 'schedules-in-words';
import type { LocaleNow } from '#languages/locale.ts';
import type { Event } from '../event/event.ts';
import { inListOrder } from '../event/next-dates.ts';
import type { PageLink } from './menu-pages.ts';
import { menuStatus } from './menu-statuses.ts';

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

/**
 * The three lists that the navigation receives (specification section 3), and the pages to which it links.
 * @typeParam Shown what is known of its events: in content all, on a page what the menu shows of them
 */
export interface Navigation<Shown = MenuEvent> {
  readonly pages: readonly PageLink[];
  readonly footerPages: readonly PageLink[];
  readonly highlightedEvents: readonly Shown[];
  readonly regularEvents: readonly Shown[];
  readonly socialMediaLinks: readonly SocialMediaLink[];
}

/** The navigation at an instant: its events in their order, with their statuses and weekdays. */
export function navigationAt(navigation: Navigation<Event>, locale: LocaleNow): Navigation {
  const { today, words } = locale;
  const marked = ({ slug, title, language, schedule }: Event): MenuEvent => {
    const status = schedule ? menuStatus(schedule, locale) : undefined;
    return { slug, title, language, status };
  };
  return {
    ...navigation,
    highlightedEvents: inListOrder(navigation.highlightedEvents, locale).map(marked),
    regularEvents: inListOrder(navigation.regularEvents, locale).map((event) => ({
      ...marked(event),
      weekdays: event.schedule ? describeSchedule(event.schedule, today, words).weekdays : undefined,
    })),
  };
}
