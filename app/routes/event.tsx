import { memo } from 'react';
import { readBack } from 'schedules-in-words';
import { eventAt, isScheduled } from '#domain/event/event.ts';
import { type EventDetail, eventDetail, upcomingOccurrences } from '#domain/event/event-detail.ts';
import { kindPath } from '#domain/event/event-kind.ts';
import { earliest, eventsValidUntil } from '#domain/event/event-validity.ts';
import type { OccurrenceInWords } from '#domain/event/occurrence-in-words.ts';
import { makePoster } from '#domain/event/poster.ts';
import { watching } from '#domain/event/watching.ts';
import { eventPath, placePath } from '#domain/page/route-pattern.ts';
import { PageHeading, SectionHeading } from '../components/Headings.tsx';
import { OccurrenceLine } from '../components/occurrence/OccurrenceLines.tsx';
import { besideFacts, Picture, PictureCredits } from '../components/pictures/Picture.tsx';
import { PosterCode } from '../components/pictures/QrCode.tsx';
import { StainedGlass } from '../components/pictures/StainedGlass.tsx';
import { RichText } from '../components/rich-text/RichText.tsx';
import { useWords } from '../language/page-locale.ts';
import { movedTo, notFound } from '../loaders/load.server.ts';
import { pageLoader, type ViewOf } from '../loaders/page-loader.server.ts';
import { StandaloneLink } from '../navigation/Link.tsx';
import { AddToCalendar } from '../pages/event/AddToCalendar.tsx';
import { EventFacts, GettingIn, Watch } from '../pages/event/EventFacts.tsx';
import { WhenAndWhere } from '../pages/event/WhenAndWhere.tsx';
import { eventJsonLd } from '../seo/json-ld/event-json-ld.ts';
import { webSite } from '../seo/page-metadata.ts';
import type { Route } from './+types/event.ts';

export { headers, meta } from '../loaders/page-data.ts';

export const loader = pageLoader((site, { params: { slug } }: Route.LoaderArgs) => {
  const { content, now, locale, siteUrl, isPreview } = site;
  const { events, shortLinks } = content;
  const event = eventAt(events, slug) ?? notFound();
  const path = eventPath(event.slug);
  if (event.slug !== slug) movedTo(path);
  const dates = upcomingOccurrences(event, locale);
  const { title, summary: description, palette, picture } = event;
  const nodes = isScheduled(event) ? eventJsonLd(event, dates, webSite(site), { now, locale }) : undefined;
  const { link: watch, validUntil: watchUntil } = watching(event, locale);
  const validUntil = earliest(eventsValidUntil([event], locale), watchUntil);
  const detail = eventDetail(event, locale, siteUrl);
  const view = {
    event: detail,
    watch,
    poster: makePoster(path, shortLinks, siteUrl),
    findPlace: content.pages.contact && detail.place && placePath(detail.place.id),
  };
  return {
    page: { title, description, path, palette, picture, nodes },
    isPoster: true,
    view,
    ...(isPreview && isScheduled(event) && { readBack: readBack(event.schedule, now, locale) }),
    validUntil,
  };
});

export default function EventRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <EventDetailPage {...view} />;
}

function posterTitle(title: string): string {
  if (title.length <= 24) return 'print:[&>h1]:text-[56pt]';
  return title.length <= 60 ? 'print:[&>h1]:text-[40pt]' : 'print:[&>h1]:text-[28pt]';
}

type View = ViewOf<typeof loader>;

/**
 * One event: when and where it is, for whom and whom to ask, beside what it is. On a phone the facts come first, with the picture
 * among them, so that it is in the first screen.
 */
export const EventDetailPage = memo(function EventDetailPage({ event, poster, findPlace, watch }: View) {
  const { events } = useWords();
  return (
    <article className="print:flex print:min-h-[236mm] print:flex-col print:gap-[5mm]">
      <div className={`print:[&>h1]:max-w-none print:[&>h1]:leading-[0.95] ${posterTitle(event.title)}`}>
        <PageHeading title={event.title} lang={event.language} />
      </div>
      <div className="beside-facts mt-5 sm-md:mt-8 print:contents">
        <div className="facts @max-[52rem]:contents print:contents">
          <WhenAndWhere event={event} findPlace={findPlace} />
          {watch && <Watch watch={watch} />}
          {event.calendar && <AddToCalendar links={event.calendar} repeats={event.repeats} />}
          <EventFacts event={event} />
        </div>
        <div className="@max-[52rem]:contents print:contents">
          <div className="@max-[52rem]:order-1 @max-[52rem]:my-4 print:relative print:order-2 print:m-0 print:flex-1">
            {event.picture ? (
              <Picture
                picture={event.picture}
                sizes={besideFacts}
                first
                className="max-h-[80svh] object-contain object-left print:absolute print:inset-0 print:h-full print:max-h-none"
              />
            ) : (
              <StainedGlass
                seed={event.slug}
                width={180}
                height={70}
                panes={36}
                className="block h-40 w-full sm-md:h-72 @min-[72rem]:h-[26rem] print:absolute print:inset-0 print:h-full"
              />
            )}
          </div>
          <div className="@max-[52rem]:order-3 print:contents">
            <p
              lang={event.language}
              className="mt-8 mb-6 max-w-text font-medium text-lg print:order-3 print:m-0 print:max-w-none print:text-[16pt] print:leading-snug"
            >
              {event.summary}
            </p>
            <div lang={event.language} className="print:hidden">
              <RichText blocks={event.body} />
            </div>
            <GettingIn event={event} />
            {event.dates.length > 1 && <Dates event={event} />}
            {event.kinds.length > 0 && <MoreOfItsKinds kinds={event.kinds} />}
            <PictureCredits pictures={[event.picture]} label={events.picture} />
          </div>
        </div>
      </div>
      <PosterCode poster={poster} />
    </article>
  );
});

/** The next dates, without one that is off and stands at the top of the page. */
function Dates({ event: { dates, next, repeats } }: { event: EventDetail }) {
  const { events } = useWords();
  const isTold = ({ machine, doesNotTakePlace }: OccurrenceInWords) =>
    repeats && doesNotTakePlace && machine === next?.machine;
  return (
    <section className="mt-12 print:hidden">
      <SectionHeading title={events.dates} className="mb-4 font-bold text-xl tracking-tight" />
      <ul className="filled-cards">
        {dates
          .filter((date) => !isTold(date))
          .map((date) => (
            <li key={`${date.date} ${date.machine}`} className="text-balance bg-tertiary p-4">
              <OccurrenceLine occurrence={date} />
              {date.where && <span className="block text-sm">{events.at(date.where)}</span>}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Links to the other dates of the event's kinds, in Coming Up. */
function MoreOfItsKinds({ kinds }: Pick<EventDetail, 'kinds'>) {
  const { events } = useWords();
  return (
    <ul className="mt-12 flex flex-wrap gap-x-6 font-medium print:hidden">
      {kinds.map((kind) => (
        <li key={kind.slug}>
          <StandaloneLink to={kindPath(kind)}>{events.more(kind.title)}</StandaloneLink>
        </li>
      ))}
    </ul>
  );
}
