import { memo } from 'react';
import type { EventDetail } from '#domain/event/event-detail.ts';
import type { Poster } from '#domain/event/poster.ts';
import { PageHeading } from '../../components/Heading/PageHeading.tsx';
import { SectionHeading } from '../../components/Heading/SectionHeading.tsx';
import { OccurrenceLine } from '../../components/occurrence/OccurrenceLine.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { Window } from '../../components/Window/Window.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventTimes } from './EventTimes.tsx';
import { PosterCode } from './PosterCode.tsx';

/** The width from the left edge of the main area to the right edge of the viewport. */
const pictureSizes =
  '(min-width:64rem) calc(100vw - 21rem),(min-width:44rem) calc(100vw - 19.5rem),calc(100vw - 2rem)';

function posterTitle(title: string): string {
  if (title.length <= 24) return 'print:[&>h1]:text-[56pt]';
  return title.length <= 60 ? 'print:[&>h1]:text-[40pt]' : 'print:[&>h1]:text-[28pt]';
}

/** One event: what it is, when it is next, where, for whom, and whom to ask. */
export const EventDetailPage = memo(function EventDetailPage({
  event,
  poster,
}: {
  event: EventDetail;
  poster: Poster;
}) {
  return (
    <article className="print:flex print:min-h-[236mm] print:flex-col print:gap-[5mm]">
      <div className={`print:[&>h1]:max-w-none print:[&>h1]:leading-[0.95] ${posterTitle(event.title)}`}>
        <PageHeading title={event.title} />
      </div>
      <EventTimes event={event} />
      <div className="mt-8 sm-md:-mr-6 lg:-mr-12 print:relative print:m-0 print:min-h-[30mm] print:flex-1">
        {event.picture ? (
          <Picture
            picture={event.picture}
            sizes={pictureSizes}
            first
            className="max-h-[80svh] object-contain object-left print:absolute print:inset-0 print:h-full print:max-h-none"
          />
        ) : (
          <Window
            seed={event.slug}
            width={240}
            height={80}
            panes={48}
            className="block h-48 w-full sm-md:h-80 print:absolute print:inset-0 print:h-full"
          />
        )}
      </div>
      <div className="mt-10 print:mt-0">
        <p className="mb-6 max-w-text font-medium text-lg print:mb-0 print:max-w-none print:text-[16pt] print:leading-snug">
          {event.summary}
        </p>
        <div className="print:hidden">
          <RichText blocks={event.body} />
        </div>
      </div>
      {event.dates.length > 0 && (
        <section className="page-section print:hidden">
          <SectionHeading title="When" qualifier={event.dates.length > 1 ? 'the next dates' : undefined} />
          <ul className="grid max-w-text gap-1.5">
            {event.dates.map((date) => (
              <li key={`${date.date} ${date.machine}`} className="bg-tertiary p-4">
                <OccurrenceLine occurrence={date} />
                {date.where && <span className="block text-sm">At {date.where}</span>}
              </li>
            ))}
          </ul>
          {event.calendar && <AddToCalendar links={event.calendar} repeats={event.repeats} />}
        </section>
      )}
      <section className="has-[dl:empty]:hidden">
        <div className="page-section print:hidden">
          <SectionHeading title="Good to know" qualifier="before you come" />
        </div>
        <EventFacts event={event} />
      </section>
      <PosterCode poster={poster} />
    </article>
  );
});
