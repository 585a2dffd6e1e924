import { memo } from 'react';
import type { EventDetail } from '#domain/event/event-detail.ts';
import { kindPath } from '#domain/event/event-kind.ts';
import type { Poster } from '#domain/event/poster.ts';
import { HeadingWords, PageHeading } from '../../components/Headings.tsx';
import { OccurrenceLine } from '../../components/occurrence/OccurrenceLines.tsx';
import { besideFacts, Picture, PictureCredits } from '../../components/pictures/Picture.tsx';
import { PosterCode } from '../../components/pictures/QrCode.tsx';
import { StainedGlass } from '../../components/pictures/StainedGlass.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { useWords } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { EventFacts, GettingIn } from './EventFacts.tsx';
import { WhenAndWhere } from './WhenAndWhere.tsx';

function posterTitle(title: string): string {
  if (title.length <= 24) return 'print:[&>h1]:text-[56pt]';
  return title.length <= 60 ? 'print:[&>h1]:text-[40pt]' : 'print:[&>h1]:text-[28pt]';
}

interface EventDetailPageProps {
  event: EventDetail;
  poster: Poster;
  /** The page with directions to its place; undefined when the church has none. */
  findPlace: string | undefined;
}

/**
 * One event: when and where it is, for whom and whom to ask, beside what it is. On a phone the facts come first, with the picture
 * among them, so that it is in the first screen.
 */
export const EventDetailPage = memo(function EventDetailPage(props: EventDetailPageProps) {
  const { event, poster, findPlace } = props;
  const { events } = useWords();
  return (
    <article className="print:flex print:min-h-[236mm] print:flex-col print:gap-[5mm]">
      <div className={`print:[&>h1]:max-w-none print:[&>h1]:leading-[0.95] ${posterTitle(event.title)}`}>
        <PageHeading title={event.title} lang={event.language} />
      </div>
      <div className="beside-facts mt-5 sm-md:mt-8 print:contents">
        <div className="facts @max-[52rem]:contents print:contents">
          <WhenAndWhere event={event} findPlace={findPlace} />
          {event.calendar && <AddToCalendar links={event.calendar} repeats={event.repeats} />}
          <EventFacts event={event} />
        </div>
        <div className="@max-[52rem]:contents print:contents">
          <div className="@max-[52rem]:order-1 @max-[52rem]:my-4 print:relative print:order-2 print:m-0 print:min-h-[30mm] print:flex-1">
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
              className="mt-8 mb-6 max-w-lead font-medium text-lg print:order-3 print:m-0 print:max-w-none print:text-[16pt] print:leading-snug"
            >
              {event.summary}
            </p>
            <div lang={event.language} className="print:hidden">
              <RichText blocks={event.body} />
            </div>
            <GettingIn event={event} />
            {event.dates.length > 1 && <Dates dates={event.dates} />}
            {event.kinds.length > 0 && <MoreOfItsKinds kinds={event.kinds} />}
            <PictureCredits pictures={[event.picture]} label={events.picture} />
          </div>
        </div>
      </div>
      <PosterCode poster={poster} />
    </article>
  );
});

/** The next dates of a series. */
function Dates({ dates }: Pick<EventDetail, 'dates'>) {
  const { events } = useWords();
  return (
    <section className="mt-12 print:hidden">
      <h2 className="mb-4 font-bold text-xl tracking-tight">
        <HeadingWords title={events.dates.title} qualifier={events.dates.qualifier} />
      </h2>
      <ul className="filled-cards">
        {dates.map((date) => (
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
          <Link to={kindPath(kind)} className="target inline-block">
            {events.more(kind.title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
