import { getPage } from '#cms/pages.ts';
import { getProject } from '#cms/project.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { drawnForData } from '../drawn-for-data.ts';
import { aboutPage, loadPage, pageHeaders } from '../page-data.ts';
import { BuildingAHavenPage } from '../pages/building-a-haven/BuildingAHavenPage.tsx';
import { readData } from '../written-data.ts';
import type { Route } from './+types/building-a-haven.ts';

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'building-a-haven', async ({ content, onEntryProblem }) => {
    const [words, project] = await Promise.all([
      getPage(content, 'building-a-haven', 'Building A Haven', onEntryProblem),
      getProject(content, onEntryProblem),
    ]);
    return { about: aboutPage(words, routePattern.buildingAHaven), view: { words, project } };
  });
}

export default drawnForData(function BuildingAHavenRoute({ loaderData }: Route.ComponentProps) {
  const { view } = readData(loaderData);
  return <BuildingAHavenPage words={view.words} project={view.project} />;
});
