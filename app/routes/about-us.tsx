import { getChurch } from '#cms/church.ts';
import { getPage } from '#cms/pages.ts';
import { getPeople } from '#cms/people.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { drawnForData } from '../drawn-for-data.ts';
import { aboutPage, loadPage, pageHeaders } from '../page-data.ts';
import { AboutUsPage } from '../pages/about-us/AboutUsPage.tsx';
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
