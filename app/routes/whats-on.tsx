import { getPage } from '#cms/pages.ts';
import { listEvent } from '#domain/event/event-listing.ts';
import { pageParameter, paginate, requestedPage } from '#domain/page/pagination.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { getChurchEvents } from '../church-events.ts';
import { drawnForData } from '../drawn-for-data.ts';
import { notFound } from '../load.ts';
import { aboutPage, loadPage, pageHeaders } from '../page-data.ts';
import { WhatsOnPage } from '../pages/whats-on/WhatsOnPage.tsx';
import { readData } from '../written-data.ts';
import type { Route } from './+types/whats-on.ts';

export const headers = pageHeaders;

/** The list is long: it has pages. */
export const handle = { searchParameters: { [pageParameter.name]: pageParameter.pattern } };

/** How many events a page of the list holds: as many as its HTML may weigh, and whole rows of two, three or four panes. */
const shown = 12;

export function loader({ context, request }: Route.LoaderArgs) {
  const asked = requestedPage(new URL(request.url).searchParams);
  return loadPage(context, `whats-on ${asked}`, async (services) => {
    const { content, now, timeZone, onEntryProblem } = services;
    const [words, { current, past, until }] = await Promise.all([
      getPage(content, 'whats-on', 'Whats On', onEntryProblem),
      getChurchEvents(services),
    ]);
    const { items, number, count } = paginate([...current, ...past], asked, shown) ?? notFound();
    const about = aboutPage(words, routePattern.whatsOn);
    const title = number === 1 ? about.title : `${about.title}, page ${number}`;
    const view = {
      words,
      events: items.map((event) => listEvent(event, now, timeZone)),
      page: { number, count },
    };
    return { about: { ...about, title }, view, until };
  });
}

export default drawnForData(function WhatsOnRoute({ loaderData }: Route.ComponentProps) {
  const { view } = readData(loaderData);
  return <WhatsOnPage {...view} />;
});
