import { pagePath } from '#domain/page/page.ts';
import { notFound } from '../loaders/load.ts';
import { describePage, loadPage, pageHeaders, pageMeta } from '../loaders/page-data.ts';
import { BuildingAHavenPage } from '../pages/building-a-haven/BuildingAHavenPage.tsx';
import { TextPage } from '../pages/text-page/TextPage.tsx';
import type { Route } from './+types/page.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

/** A page of text by its slug, with the project on the page that is about it. */
export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return loadPage(context, ({ content: { pages, textPages, project } }) => {
    const content = textPages.get(slug) ?? notFound();
    const path = pagePath(slug);
    return {
      page: describePage(content, path),
      view: {
        content,
        project: project?.path === path ? project : undefined,
        hasDonate: pages.donate !== undefined,
      },
    };
  });
}

export default function PageRoute({ loaderData: { view } }: Route.ComponentProps) {
  return view.project ? (
    <BuildingAHavenPage content={view.content} project={view.project} hasDonate={view.hasDonate} />
  ) : (
    <TextPage content={view.content} />
  );
}
