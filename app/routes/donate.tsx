import { getGiving } from '#cms/giving.ts';
import { getPage } from '#cms/pages.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { makeQrCode } from '#domain/picture/qr-code.ts';
import { describePage, loadPage, pageHeaders, pageMeta, useRootData } from '../page-data.ts';
import { DonatePage } from '../pages/donate/DonatePage.tsx';
import type { Route } from './+types/donate.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, async ({ content, onEntryProblem }) => {
    const [words, giving] = await Promise.all([
      getPage(content, 'donate', 'Donate', onEntryProblem),
      getGiving(content, onEntryProblem),
    ]);
    const onlineCode = giving?.online && makeQrCode(giving.online.url);
    return { page: describePage(words, routePattern.donate), view: { words, giving, onlineCode } };
  });
}

export default function DonateRoute({ loaderData: { view } }: Route.ComponentProps) {
  const { church } = useRootData();
  return <DonatePage {...view} church={church} />;
}
