import { getChurch } from '#cms/church.ts';
import { getPage } from '#cms/pages.ts';
import { getPeople } from '#cms/people.ts';
import { getPlaces } from '#cms/places.ts';
import { mainFirst } from '#domain/church/place.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { describePage, loadPage, pageHeaders, pageMeta, useRootData } from '../page-data.ts';
import { ContactPage } from '../pages/contact/ContactPage.tsx';
import type { Route } from './+types/contact.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, async ({ content, outage, onEntryProblem }) => {
    const [words, places, { people }, church] = await Promise.all([
      getPage(content, 'contact', 'Contact', onEntryProblem),
      getPlaces(content, onEntryProblem),
      getPeople(content, onEntryProblem),
      getChurch(content, outage, onEntryProblem),
    ]);
    const view = { words, people, places: mainFirst(places, church.place) };
    return { page: describePage(words, routePattern.contact, church.place), view };
  });
}

export default function ContactRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <ContactPage {...view} church={useRootData().church} />;
}
