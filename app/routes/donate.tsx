import { getGiving } from '#cms/giving.ts';
import { getPage } from '#cms/pages.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { makeQrCode } from '#domain/picture/qr-code.ts';
import { drawnForData } from '../drawn-for-data.ts';
import { aboutPage, loadPage, pageHeaders, useRootData } from '../page-data.ts';
import { DonatePage } from '../pages/donate/DonatePage.tsx';
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
