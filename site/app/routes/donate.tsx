import { getGiving } from '#site/content/giving.ts';
import { getPage } from '#site/content/pages.ts';
import { makeQrCode } from '#site/domain/qr-code.ts';
import { routePattern } from '#site/domain/route-pattern.ts';
import { DonatePage } from '#site/views/donate/DonatePage.tsx';
import { drawnForData } from '../drawn-for-data.ts';
import { aboutPage, loadPage, pageHeaders, useRootData } from '../page-data.ts';
import { readData } from '../written-data.ts';
import type { Route } from './+types/donate.ts';

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'donate', async ({ content, onEntryProblem }) => {
    const [words, giving] = await Promise.all([
      getPage(content, 'donate', 'Donate', onEntryProblem),
      getGiving(content, onEntryProblem),
    ]);
    const onlineCode = giving?.online && makeQrCode(giving.online.url);
    return { about: aboutPage(words, routePattern.donate), view: { words, giving, onlineCode } };
  });
}

export default drawnForData(function DonateRoute({ loaderData }: Route.ComponentProps) {
  const { view } = readData(loaderData);
  const { church } = useRootData();
  return <DonatePage {...view} church={church} />;
});
