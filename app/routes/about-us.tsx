import type { Person } from '#domain/church/person.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { notFound } from '../loaders/load.ts';
import { describePage, loadPage, pageHeaders, pageMeta } from '../loaders/page-data.ts';
import { AboutUsPage } from '../pages/about-us/AboutUsPage.tsx';
import type { Route } from './+types/about-us.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

/** Only the facts that About shows, since all others would be sent for nothing. */
function shownOf({ role, name, telephone, email, responsibilities, portrait }: Person) {
  return { role, name, telephone, email, responsibilities, portrait };
}

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, ({ content: { pages, people, questions, church } }) => {
    const content = pages.aboutUs ?? notFound();
    return {
      page: describePage(content, routePattern.aboutUs, church.place),
      view: { content, people: people.map(shownOf), questions },
    };
  });
}

export default function AboutUsRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <AboutUsPage {...view} />;
}
