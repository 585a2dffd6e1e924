import { getPage } from '#cms/pages.ts';
import { getSafeguarding } from '#cms/safeguarding.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { defaultExitUrl } from '#domain/safeguarding/safeguarding.ts';
import { drawnForData } from '../drawn-for-data.ts';
import { aboutPage, loadPage, pageHeaders } from '../page-data.ts';
import { SafeguardingPage } from '../pages/safeguarding/SafeguardingPage.tsx';
import { readData } from '../written-data.ts';
import type { Route } from './+types/safeguarding.ts';

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'safeguarding', async ({ content, lastGoodSafeguarding, onEntryProblem }) => {
    const [words, safeguarding] = await Promise.all([
      getPage(content, 'safeguarding', 'Safeguarding', onEntryProblem),
      getSafeguarding(content, onEntryProblem, lastGoodSafeguarding),
    ]);
    const exitUrl = safeguarding.contacts?.exitUrl ?? defaultExitUrl;
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
