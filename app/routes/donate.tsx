import { routePattern } from '#domain/page/route-pattern.ts';
import { makeQrCode } from '#domain/picture/qr-code.ts';
import { notFound } from '../loaders/load.ts';
import { describePage, loadPage, pageHeaders, pageMeta, useRootData } from '../loaders/page-data.ts';
import { DonatePage } from '../pages/donate/DonatePage.tsx';
import type { Route } from './+types/donate.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, ({ content: { pages, giving } }) => {
    const content = pages.donate ?? notFound();
    return {
      page: describePage(content, routePattern.donate),
      view: { content, giving, onlineCode: giving?.online && makeQrCode(giving.online.url) },
    };
  });
}

export default function DonateRoute({ loaderData: { view } }: Route.ComponentProps) {
  const { church } = useRootData();
  return <DonatePage {...view} church={church} />;
}
