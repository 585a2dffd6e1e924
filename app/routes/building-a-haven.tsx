import { getPage } from '#cms/pages.ts';
import { getProject } from '#cms/project.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { describePage, loadPage, pageHeaders, pageMeta } from '../page-data.ts';
import { BuildingAHavenPage } from '../pages/building-a-haven/BuildingAHavenPage.tsx';
import type { Route } from './+types/building-a-haven.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, async ({ content, onEntryProblem }) => {
    const [words, project] = await Promise.all([
      getPage(content, 'building-a-haven', 'Building A Haven', onEntryProblem),
      getProject(content, onEntryProblem),
    ]);
    return { page: describePage(words, routePattern.buildingAHaven), view: { words, project } };
  });
}

export default function BuildingAHavenRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <BuildingAHavenPage words={view.words} project={view.project} />;
}
