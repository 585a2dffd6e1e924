import { clocksInWords } from 'schedules-in-words';
import { calendarLinks } from '#domain/calendar/add-links.ts';
import { comingUpInWords, itemsOfKind } from '#domain/diary/coming-up.ts';
import { openNow } from '#domain/diary/open-now.ts';
import { mainServices } from '#domain/event/event-groups.ts';
import { childrenKind } from '#domain/event/event-kind.ts';
import { makePoster } from '#domain/event/poster.ts';
import { kindParameter } from '#domain/page/displayed-path.ts';
import { churchCalendarPath, routePattern } from '#domain/page/route-pattern.ts';
import { churchEvents } from '../loaders/church-events.ts';
import { memoize } from '../loaders/memoize.ts';
import { describePage, loadPage, pageHeaders, pageMeta } from '../loaders/page-data.ts';
import { ComingUpPage } from '../pages/coming-up/ComingUpPage.tsx';
import type { SundayForChildren } from '../pages/coming-up/SundayLines.tsx';
import type { SiteWithContent } from '../site-context.ts';
import type { Route } from './+types/coming-up.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

/** All kinds: for ten thousand events the slowest part of the page, and the same for its document and its data. */
const wholeDiary = memoize((site) => {
  const { toCome, validUntil } = churchEvents(site);
  return { comingUp: comingUpInWords(toCome, site.now, site.locale), validUntil };
});

/** What a list for children says of Sunday, with the answers of About where it has any. */
function sundayForChildren(site: SiteWithContent): SundayForChildren {
  const { content, now, locale } = site;
  const hasAnswers = content.pages.aboutUs && content.questions.some(({ topic }) => topic === childrenKind);
  return {
    services: mainServices(churchEvents(site).current, now, locale),
    answers: hasAnswers ? `${routePattern.aboutUs}#${childrenKind}` : undefined,
  };
}

/** One kind of event may be shown alone. Its canonical address is that of the whole page, so the site map does not name it. */
export function loader({ context, request }: Route.LoaderArgs) {
  const requested = new URL(request.url).searchParams.get(kindParameter.name);
  return loadPage(context, (site) => {
    const { content, now, locale, siteUrl } = site;
    const { toCome, validUntil } = churchEvents(site);
    const pageContent = content.pages.comingUp;
    const kind = content.eventKinds.find(({ slug }) => slug === requested);
    const items = kind && itemsOfKind(toCome, kind.slug);
    const view = {
      content: pageContent,
      kinds: content.eventKinds,
      kind,
      comingUp: items ? comingUpInWords(items, now, locale) : wholeDiary(site).comingUp,
      openNow: items && openNow(items, content.otherwise.get(kind.slug), now, locale),
      sunday: kind?.slug === childrenKind ? sundayForChildren(site) : undefined,
      clocks: clocksInWords(now, locale),
      calendar: calendarLinks(siteUrl, churchCalendarPath(kind?.slug)),
      poster: makePoster(routePattern.comingUp, content.shortLinks, siteUrl),
    };
    const page = describePage(pageContent, routePattern.comingUp);
    const ofKind = kind && { title: `${page.title}: ${kind.title}`, palette: kind.palette };
    return { page: { ...page, ...ofKind }, view, validUntil };
  });
}

export default function ComingUpRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <ComingUpPage {...view} />;
}
