import { memo } from 'react';
import { clocksInWords } from 'schedules-in-words';
import { calendarLinks } from '#domain/calendar/add-links.ts';
import { comingUpInWords, itemsOfKind } from '#domain/diary/coming-up.ts';
import { openNow } from '#domain/diary/open-now.ts';
import { mainServices } from '#domain/event/event-groups.ts';
import { childrenKind, type EventKind, kindPath } from '#domain/event/event-kind.ts';
import { makePoster } from '#domain/event/poster.ts';
import { pathWithoutQuery } from '#domain/page/former-address.ts';
import type { PageContent } from '#domain/page/page.ts';
import { churchCalendarPath, routePattern, weekPattern } from '#domain/page/route-pattern.ts';
import { HeadingWords, SectionHeading } from '../components/Headings.tsx';
import { ClockChangeLine, OpenNowLines } from '../components/occurrence/OccurrenceLines.tsx';
import { PageOpening } from '../components/PageOpening.tsx';
import { PosterCode } from '../components/pictures/QrCode.tsx';
import { RichText } from '../components/rich-text/RichText.tsx';
import { Subscribe } from '../components/Subscribe.tsx';
import { useHeadings, useWords } from '../language/page-locale.ts';
import { churchEvents } from '../loaders/church-events.ts';
import { movedTo, notFound } from '../loaders/load.server.ts';
import { describePage, pageLoader, type ViewOf } from '../loaders/page-loader.server.ts';
import { Link, StandaloneLink } from '../navigation/Link.tsx';
import { DiaryDays } from '../pages/coming-up/DiaryDays.tsx';
import { KindFilter, laterId, WeekLinks, weekId } from '../pages/coming-up/DiaryLinks.tsx';
import { WeeksAtAGlance } from '../pages/coming-up/WeeksAtAGlance.tsx';
import { EventLine } from '../pages/whats-on/EventLine.tsx';
import type { SiteWithContent } from '../site-context.ts';
import type { Route } from './+types/coming-up.ts';

export { headers, meta } from '../loaders/page-data.ts';

/** What a list for children says of Sunday, whose services are of another kind: the main ones, and the answers of About for parents. */
function sundayForChildren(site: SiteWithContent) {
  const { content, locale } = site;
  const hasAnswers = content.pages.aboutUs && content.questions.some(({ topic }) => topic === childrenKind);
  return {
    services: mainServices(churchEvents(site).current, locale),
    answers: hasAnswers ? `${routePattern.aboutUs}#${childrenKind}` : undefined,
  };
}

/** The kind of event that an address names; undefined for that of all. An address of earlier versions has moved. */
function requestedKind({ request, params }: Route.LoaderArgs, kinds: readonly EventKind[]) {
  if ('kind' in params) return kinds.find(({ slug }) => slug === params.kind) ?? notFound();
  const moved = pathWithoutQuery(routePattern.comingUp, new URL(request.url).searchParams, kinds);
  return moved ? movedTo(moved) : undefined;
}

/** One kind of event may be shown alone. Its canonical address is that of the whole page, so the site map does not name it. */
export const loader = pageLoader((site, args: Route.LoaderArgs) => {
  const { content, now, locale, siteUrl } = site;
  const { toCome, validUntil } = churchEvents(site);
  const pageContent = content.pages.comingUp;
  const kind = requestedKind(args, content.eventKinds);
  const items = kind && itemsOfKind(toCome, kind.slug);
  const view = {
    content: pageContent,
    kinds: content.eventKinds,
    kind,
    comingUp: comingUpInWords(items ?? toCome, locale),
    openNow: items && openNow(items, content.otherwise.get(kind.slug), locale),
    sunday: kind?.slug === childrenKind ? sundayForChildren(site) : undefined,
    clocks: clocksInWords(now, locale),
    calendar: calendarLinks(siteUrl, churchCalendarPath(kind?.slug)),
    poster: makePoster(kind ? kindPath(kind) : routePattern.comingUp, content.shortLinks, siteUrl),
  };
  const page = describePage(pageContent, routePattern.comingUp);
  const ofKind = kind && { title: `${page.title}: ${kind.title}`, palette: kind.palette };
  return { page: { ...page, ...ofKind }, view, validUntil };
});

export default function ComingUpRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <ComingUpPage {...view} />;
}

type View = ViewOf<typeof loader>;

/** Coming Up: four weeks, nearest day first, with a list of the weeks that stays at hand; then what is rare further ahead. */
export const ComingUpPage = memo(function ComingUpPage(props: View) {
  const { content, kinds, kind, comingUp, openNow, sunday, clocks, calendar } = props;
  const { diary } = useWords();
  const heading = useHeadings(content.headings);
  const { soon, later, weeks } = comingUp;
  return (
    <>
      <div className="print:hidden">
        <PageOpening content={kind ? openingOf(kind, content) : content} />
        {openNow && (
          <div className="my-6 grid max-w-text gap-2 bg-tertiary p-4 sm-md:p-5">
            <OpenNowLines {...openNow} />
            <RichText blocks={openNow.otherwise} />
          </div>
        )}
        {sunday && <SundayLines {...sunday} />}
        <details className="diary-calendar">
          <summary>
            <HeadingWords {...heading('calendar')} />
          </summary>
          <Subscribe label={kind ? diary.subscribeTo(kind.title) : diary.subscribe} calendar={calendar} />
          <p>
            <StandaloneLink to={weekPattern.sheet}>{diary.sheet}</StandaloneLink>
          </p>
        </details>
        <KindFilter kinds={kinds} current={kind} />
      </div>
      <SheetHeading {...props} title={heading('sheet').title} />
      <ClockChangeLine text={clocks} />
      {soon.days.length + later.days.length === 0 ? (
        <p className="mt-6">{kind ? diary.emptyOf(kind.title) : diary.empty}</p>
      ) : (
        <div className="diary">
          <WeekLinks weeks={weeks} hasLater={later.days.length > 0} />
          {soon.days.length > 0 && <WeeksAtAGlance heading={heading('soon')} comingUp={comingUp} />}
          <div className="diary-list">
            {weeks.map(({ from, to, isThisWeek, span }) => (
              <section key={from} id={weekId(from)} className="diary-week">
                <SectionHeading
                  title={isThisWeek ? diary.thisWeek : span}
                  qualifier={isThisWeek ? span : undefined}
                  className="diary-heading"
                />
                <DiaryDays
                  events={soon.events}
                  days={soon.days.filter(({ date }) => from <= date && date <= to)}
                />
              </section>
            ))}
            {later.days.length > 0 && (
              <section id={laterId} className="diary-later">
                <SectionHeading {...heading('later')} className="diary-heading" />
                <p className="mb-2 max-w-text sm-md:mb-4 print:text-[9pt]">{comingUp.goesOn}</p>
                <DiaryDays {...later} />
              </section>
            )}
            {later.days.length === 0 && <p className="mt-6 max-w-text print:text-[9pt]">{comingUp.goesOn}</p>}
          </div>
        </div>
      )}
    </>
  );
});

/** The opening of the page of one kind. Where one line is too short, the kind begins a line of its own and “Coming Up” stays whole. */
function openingOf(kind: EventKind, content: PageContent): PageContent {
  return { ...content, title: content.title.replaceAll(' ', '\u00a0'), qualifier: kind.title, body: [] };
}

/** In print: the days of the list, its date, and a QR code that leads back to this page, which has later changes. */
function SheetHeading({ title, comingUp, kind, poster }: View & { title: string }) {
  const { span, asOf } = comingUp;
  const { diary } = useWords();
  return (
    <div className="-mt-[3mm] hidden items-end justify-between gap-6 print:flex">
      <div>
        <p className="font-bold text-[22pt] leading-none tracking-tight">
          {title} <span className="block font-thin">{kind ? `${kind.title}, ${span}` : span}</span>
        </p>
        <p className="mt-2 text-[9pt]">{diary.asOf(asOf)}</p>
      </div>
      <PosterCode poster={poster} size="small" />
    </div>
  );
}

/** "Sunday worship, every Sunday, 10.30am", and the way to what parents ask about it. */
function SundayLines({ services, answers }: NonNullable<View['sunday']>) {
  const { diary } = useWords();
  if (services.length === 0) return null;
  return (
    <div className="my-6 max-w-text bg-tertiary">
      <ul>
        {services.map((event) => (
          <EventLine key={event.slug} event={event} />
        ))}
      </ul>
      {answers && (
        <p className="px-4 pb-4">
          <Link to={answers} className="target relative inline-block">
            {diary.childrenOnSunday}
          </Link>
        </p>
      )}
    </div>
  );
}
