import { getChurch } from '#cms/church.ts';
import { getPage } from '#cms/pages.ts';
import { getPeople } from '#cms/people.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { describePage, loadPage, pageHeaders, pageMeta } from '../page-data.ts';
import { AboutUsPage } from '../pages/about-us/AboutUsPage.tsx';
import type { Route } from './+types/about-us.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, async ({ content, outage, onEntryProblem }) => {
    const [words, { people, questions }, church] = await Promise.all([
      getPage(content, 'about-us', 'About', onEntryProblem),
      getPeople(content, onEntryProblem),
      getChurch(content, outage, onEntryProblem),
    ]);
    return {
      page: describePage(words, routePattern.aboutUs, church.place),
      view: { words, people, questions },
    };
  });
}

export default function AboutUsRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <AboutUsPage words={view.words} people={view.people} questions={view.questions} />;
}
