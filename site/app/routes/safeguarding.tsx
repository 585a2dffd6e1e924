import { getPage } from '#site/content/pages.ts';
import { getSafeguarding } from '#site/content/safeguarding.ts';
import { routePattern } from '#site/domain/route-pattern.ts';
import { usualExitUrl } from '#site/domain/safeguarding.ts';
import { SafeguardingPage } from '#site/views/safeguarding/SafeguardingPage.tsx';
import { drawnForData } from '../drawn-for-data.ts';
import { aboutPage, loadPage, pageHeaders } from '../page-data.ts';
import { readData } from '../written-data.ts';
import type { Route } from './+types/safeguarding.ts';

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'safeguarding', async ({ content, lastGoodSafeguarding, onEntryProblem }) => {
    const [words, safeguarding] = await Promise.all([
      getPage(content, 'safeguarding', 'Safeguarding', onEntryProblem),
      getSafeguarding(content, onEntryProblem, lastGoodSafeguarding),
    ]);
    const exitUrl = safeguarding.contacts?.exitUrl ?? usualExitUrl;
    return {
      about: aboutPage(words, routePattern.safeguarding),
      view: { words, safeguarding, exitUrl },
    };
  });
}

export default drawnForData(function SafeguardingRoute({ loaderData }: Route.ComponentProps) {
  const { view } = readData(loaderData);
  return <SafeguardingPage words={view.words} safeguarding={view.safeguarding} />;
});
