import { getChurch } from '#site/content/church.ts';
import { getPage } from '#site/content/pages.ts';
import { getPeople } from '#site/content/people.ts';
import { getPlaces } from '#site/content/places.ts';
import { mainFirst } from '#site/domain/place.ts';
import { routePattern } from '#site/domain/route-pattern.ts';
import { ContactPage } from '#site/views/contact/ContactPage.tsx';
import { drawnForData } from '../drawn-for-data.ts';
import { aboutPage, loadPage, pageHeaders, useRootData } from '../page-data.ts';
import { readData } from '../written-data.ts';
import type { Route } from './+types/contact.ts';

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'contact', async ({ content, outage, onEntryProblem }) => {
    const [words, places, { people }, church] = await Promise.all([
      getPage(content, 'contact', 'Contact', onEntryProblem),
      getPlaces(content, onEntryProblem),
      getPeople(content, onEntryProblem),
      getChurch(content, outage, onEntryProblem),
    ]);
    return { about: aboutPage(words, routePattern.contact, church.place), view: { words, places, people } };
  });
}

export default drawnForData(function ContactRoute({ loaderData }: Route.ComponentProps) {
  const { view } = readData(loaderData);
  const { church } = useRootData();
  return (
    <ContactPage
      words={view.words}
      church={church}
      people={view.people}
      places={mainFirst(view.places, church.place)}
    />
  );
});
