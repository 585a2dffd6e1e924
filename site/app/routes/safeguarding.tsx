import { getPage } from '#site/content/pages.ts';
import { getSafeguarding } from '#site/content/safeguarding.ts';
import { routePattern } from '#site/domain/route-pattern.ts';
import { SafeguardingPage } from '#site/views/safeguarding/SafeguardingPage.tsx';
import { load } from '../load.ts';
import { aboutPage, pageData, pageHeaders, pageMeta } from '../page-data.ts';
import type { Route } from './+types/safeguarding.ts';

export const meta = pageMeta;
export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return load(context, async ({ content, onEntryProblem }) => {
    const [words, safeguarding] = await Promise.all([
      getPage(content, 'safeguarding', 'Safeguarding', onEntryProblem),
      getSafeguarding(content, onEntryProblem),
    ]);
    return pageData(aboutPage(words, routePattern.safeguarding), { words, safeguarding });
  });
}

export default function SafeguardingRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <SafeguardingPage words={view.words} safeguarding={view.safeguarding} />;
}
