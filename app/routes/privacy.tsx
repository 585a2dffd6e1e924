import { getPage } from '#cms/pages.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { drawnForData } from '../drawn-for-data.ts';
import { aboutPage, loadPage, pageHeaders } from '../page-data.ts';
import { WordsPage } from '../pages/words/WordsPage.tsx';
import { readData } from '../written-data.ts';
import type { Route } from './+types/privacy.ts';

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'privacy', async ({ content, onEntryProblem }) => {
    const words = await getPage(content, 'privacy', 'Privacy', onEntryProblem);
    return { about: aboutPage(words, routePattern.privacy), view: { words } };
  });
}

export default drawnForData(function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  const { view } = readData(loaderData);
  return <WordsPage words={view.words} />;
});
