import type { EventDetail } from '#site/domain/event-detail.ts';
import type { Poster } from '#site/domain/poster.ts';
import { PageHeading } from '#site/ui/Heading/PageHeading.tsx';
import { SectionHeading } from '#site/ui/SectionHeading/SectionHeading.tsx';
import { Window } from '#site/ui/Window/Window.tsx';
import { OccurrenceLine } from '../occurrence/OccurrenceLine.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { sectionClass } from '../words/section-class.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventTimes } from './EventTimes.tsx';
import { PosterCode } from './PosterCode.tsx';

/** One event: what it is, when next, where, for whom, and whom to ask. */
export function EventDetailPage({ event, poster }: { event: EventDetail; poster: Poster }) {
  return (
    <article>
      <PageHeading title={event.title} />
      <EventTimes event={event} />
      <div className="mt-8 sm-md:-mr-6 lg:-mr-12">
        {event.picture ? (
          <img
            src={event.picture.path}
            alt={event.picture.description}
            width={event.picture.width}
            height={event.picture.height}
            className="h-auto w-full print:max-h-[60mm] print:w-auto"
          />
        ) : (
          <Window
            seed={event.slug}
            width={240}
            height={80}
            panes={48}
            className="block h-48 w-full sm-md:h-80 print:h-[40mm]"
          />
        )}
      </div>
      <div className="mt-10 print:mt-6">
        <p className="mb-6 max-w-words font-medium text-lg">{event.summary}</p>
        <RichText blocks={event.body} />
      </div>
      {event.dates.length > 0 && (
        <section className={sectionClass}>
          <SectionHeading title="When" qualifier={event.dates.length > 1 ? 'the next dates' : undefined} />
          <ul className="grid max-w-words gap-1.5">
            {event.dates.map((date) => (
              <li key={date.date} className="bg-tertiary p-4 print:p-0">
                <OccurrenceLine occurrence={date} say="soon" />
                {date.where && <span className="block text-sm">At {date.where}</span>}
              </li>
            ))}
          </ul>
          {event.calendar && <AddToCalendar links={event.calendar} repeats={event.repeats} />}
        </section>
      )}
      <section className={sectionClass}>
        <SectionHeading title="Good to know" qualifier="before you come" />
        <EventFacts event={event} />
      </section>
      <PosterCode poster={poster} />
    </article>
  );
}
