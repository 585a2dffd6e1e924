import { routePattern } from '#domain/page/route-pattern.ts';
import { describePage, loadPage, pageHeaders, pageMeta } from '../page-data.ts';
import { TextPage } from '../pages/text-page/TextPage.tsx';
import type { Route } from './+types/privacy.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, ({ content: { pages } }) => ({
    page: describePage(pages.privacy, routePattern.privacy),
    view: { content: pages.privacy },
  }));
}

export default function PrivacyRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <TextPage content={view.content} />;
}
