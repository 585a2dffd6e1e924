import { routePattern } from '#domain/page/route-pattern.ts';
import { describePage, loadPage, pageHeaders, pageMeta } from '../page-data.ts';
import { BuildingAHavenPage } from '../pages/building-a-haven/BuildingAHavenPage.tsx';
import type { Route } from './+types/building-a-haven.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, ({ content: { pages, project } }) => ({
    page: describePage(pages.buildingAHaven, routePattern.buildingAHaven),
    view: { content: pages.buildingAHaven, project },
  }));
}

export default function BuildingAHavenRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <BuildingAHavenPage content={view.content} project={view.project} />;
}
