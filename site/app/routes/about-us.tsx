import { getChurch } from '#site/content/church.ts';
import { getPage } from '#site/content/pages.ts';
import { getPeople } from '#site/content/people.ts';
import { routePattern } from '#site/domain/route-pattern.ts';
import { AboutUsPage } from '#site/views/about-us/AboutUsPage.tsx';
import { drawnForData } from '../drawn-for-data.ts';
import { aboutPage, loadPage, pageHeaders } from '../page-data.ts';
import { readData } from '../written-data.ts';
import type { Route } from './+types/about-us.ts';

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'about-us', async ({ content, outage, onEntryProblem }) => {
    const [words, { people, questions }, church] = await Promise.all([
      getPage(content, 'about-us', 'About', onEntryProblem),
      getPeople(content, onEntryProblem),
      getChurch(content, outage, onEntryProblem),
    ]);
    return {
      about: aboutPage(words, routePattern.aboutUs, church.place),
      view: { words, people, questions },
    };
  });
}

export default drawnForData(function AboutUsRoute({ loaderData }: Route.ComponentProps) {
  const { view } = readData(loaderData);
  return <AboutUsPage words={view.words} people={view.people} questions={view.questions} />;
});
