import { getPage } from '#cms/pages.ts';
import { getSafeguarding } from '#cms/safeguarding.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { defaultExitUrl } from '#domain/safeguarding/safeguarding.ts';
import { describePage, loadPage, pageHeaders, pageMeta } from '../page-data.ts';
import { SafeguardingPage } from '../pages/safeguarding/SafeguardingPage.tsx';
import type { Route } from './+types/safeguarding.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, async ({ content, lastGoodSafeguarding, onEntryProblem }) => {
    const [words, safeguarding] = await Promise.all([
      getPage(content, 'safeguarding', 'Safeguarding', onEntryProblem),
      getSafeguarding(content, onEntryProblem, lastGoodSafeguarding),
    ]);
    const exitUrl = safeguarding.contacts?.exitUrl ?? defaultExitUrl;
    return {
      page: describePage(words, routePattern.safeguarding),
      view: { words, safeguarding },
      exitUrl,
    };
  });
}

export default function SafeguardingRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <SafeguardingPage words={view.words} safeguarding={view.safeguarding} />;
}
