import { groupByKind, lineOf } from '#domain/event/event-groups.ts';
import { summarizeEvent } from '#domain/event/event-summary.ts';
import { paginate, requestedPage } from '#domain/page/pagination.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { churchEvents } from '../loaders/church-events.ts';
import { notFound } from '../loaders/load.ts';
import { memoize } from '../loaders/memoize.ts';
import { describePage, loadPage, pageHeaders, pageMeta } from '../loaders/page-data.ts';
import { WhatsOnPage } from '../pages/whats-on/WhatsOnPage.tsx';
import type { SiteWithContent } from '../site-context.ts';
import type { Route } from './+types/whats-on.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

/** The number of events on a page of the list, limited by the size of its HTML. */
const shown = 48;

function listPage(site: SiteWithContent, requested: number) {
  const { content, now, locale } = site;
  const { current, past, validUntil } = churchEvents(site);
  const pageContent = content.pages.whatsOn;
  const { highlighted = [], regular = [] } = Object.groupBy(current, (event) =>
    event.highlighted ? 'highlighted' : 'regular',
  );
  const inGroups = groupByKind(regular, content.eventKinds).flatMap(({ events }) => events);
  const { items, number, count } =
    paginate([...highlighted, ...inGroups, ...past], requested, shown) ?? notFound();
  const page = describePage(pageContent, routePattern.whatsOn);
  const title = number === 1 ? page.title : locale.words.occurrences.numbered(page.title, number);
  const summaries = items.map((event) => summarizeEvent(event, now, locale));
  const toCome = summaries.filter(({ isPast }) => !isPast);
  const groups = groupByKind(
    toCome.filter((event) => !event.highlighted),
    content.eventKinds,
  );
  const view = {
    content: pageContent,
    highlighted: toCome.filter((event) => event.highlighted),
    groups: groups.map(({ kind, events }) => ({ kind, events: events.map(lineOf) })),
    past: summaries.filter(({ isPast }) => isPast).map(lineOf),
    page: { number, count },
  };
  return { page: { ...page, title }, view, validUntil };
}

/** The words for the times of 48 events are its slowest part, and the same for its document and its data. */
const firstPage = memoize((site) => listPage(site, 1));

export function loader({ context, request }: Route.LoaderArgs) {
  const requested = requestedPage(new URL(request.url).searchParams);
  return loadPage(context, (site) => (requested === 1 ? firstPage(site) : listPage(site, requested)));
}

export default function WhatsOnRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <WhatsOnPage {...view} />;
}
