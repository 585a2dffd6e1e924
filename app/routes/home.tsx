import { clocksInWords } from 'schedules-in-words';
import type { SiteContent } from '#cms/site-content.ts';
import { addressLine } from '#domain/church/place.ts';
import type { Project } from '#domain/church/project.ts';
import { comingUpPreview, itemsOfKind } from '#domain/diary/coming-up.ts';
import { openNow } from '#domain/diary/open-now.ts';
import { childrenKind, kindPath } from '#domain/event/event-kind.ts';
import { summarizeEvent } from '#domain/event/event-summary.ts';
import { placePath, routePattern } from '#domain/page/route-pattern.ts';
import { churchEvents } from '../loaders/church-events.ts';
import { describePage, loadPage, pageHeaders, pageMeta, useRootData } from '../loaders/page-data.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import type { Way } from '../pages/home/WaysIn.tsx';
import type { Route } from './+types/home.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

/** How many highlighted events Home shows; Whats On has them all. */
const highlightsShown = 3;

/** The length of Coming Up on Home: no day begins after six lines, and a day is cut after twelve. */
const shown = { days: 3, items: 6, atMost: 12 };

/** Only the fields that Home shows, since all others would be sent for nothing. */
function appealOf({ path, raised, target, asOf, nextStep }: Project) {
  return { path, raised, target, asOf, nextStep };
}

/** The ways in, to pages on which this church has something to say. Children have events of their kind, or what About says of them. */
function waysIn({ pages: { aboutUs, donate }, eventKinds, church, people }: SiteContent): readonly Way[] {
  const hasEvents = eventKinds.some(({ slug }) => slug === childrenKind);
  const ways: readonly (Way | undefined)[] = [
    aboutUs && { name: 'first visit', to: `${routePattern.aboutUs}#first-visit` },
    hasEvents
      ? { name: 'children', to: kindPath({ slug: childrenKind }) }
      : aboutUs && { name: 'children', to: `${routePattern.aboutUs}#children` },
    church.telephone || church.email || people.some(({ telephone }) => telephone)
      ? { name: 'ring', to: routePattern.contact }
      : undefined,
    donate && { name: 'give', to: routePattern.donate },
  ];
  return ways.filter((way) => way !== undefined);
}

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, (site) => {
    const { content, now, locale } = site;
    const { project, church } = content;
    const { current, toCome, services, validUntil } = churchEvents(site);
    const openKinds = content.eventKinds.flatMap((kind) => {
      const found = openNow(itemsOfKind(toCome, kind.slug), content.otherwise.get(kind.slug), now, locale);
      return found ? [{ kind, open: found.open, next: found.next }] : [];
    });
    const pageContent = content.pages.home;
    // A service that names neither a place nor a room is at the church.
    const place = services.place ?? (services.service?.where ? undefined : church.place);
    const view = {
      content: pageContent,
      project: project && appealOf(project),
      services,
      postalAddress: place && addressLine(place),
      clocks: clocksInWords(now, locale),
      highlighted: current
        .filter((event) => event.highlighted)
        .slice(0, highlightsShown)
        .map((event) => summarizeEvent(event, now, locale)),
      diary: comingUpPreview(toCome, now, locale, shown),
      ways: waysIn(content),
      openKinds,
      welcomes: content.welcomes,
      findUs: content.pages.contact && place && placePath(place.id),
    };
    return { page: describePage(pageContent, routePattern.home, church.place), view, validUntil };
  });
}

export default function HomeRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <HomePage {...view} church={useRootData().church} />;
}
