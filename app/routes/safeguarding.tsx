import { routePattern } from '#domain/page/route-pattern.ts';
import { helpNow } from '#domain/safeguarding/help-now.ts';
import { defaultExitUrl } from '#domain/safeguarding/safeguarding.ts';
import { describePage, loadPage, pageHeaders, pageMeta } from '../loaders/page-data.ts';
import { SafeguardingPage } from '../pages/safeguarding/SafeguardingPage.tsx';
import type { Route } from './+types/safeguarding.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, ({ content: { pages, safeguarding }, now, locale }) => {
    const { validUntil, ...help } = helpNow(safeguarding, now, locale);
    const { contacts } = safeguarding;
    return {
      page: describePage(pages.safeguarding, routePattern.safeguarding),
      view: { content: pages.safeguarding, contacts, help },
      exitUrl: contacts?.exitUrl ?? defaultExitUrl,
      ...(validUntil && { validUntil }),
    };
  });
}

export default function SafeguardingRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <SafeguardingPage {...view} />;
}
