import type { EventDetail } from '#site/domain/event-detail.ts';
import { PageHeading } from '#site/ui/Heading/PageHeading.tsx';
import { SectionHeading } from '#site/ui/SectionHeading/SectionHeading.tsx';
import { Window } from '#site/ui/Window/Window.tsx';
import { OccurrenceLine } from '../occurrence/OccurrenceLine.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { sectionClass } from '../words/section-class.ts';
import { EventFacts } from './EventFacts.tsx';

/** One event: what it is, when next, where, for whom, and whom to ask. */
export function EventDetailPage({ event }: { event: EventDetail }) {
  return (
    <article>
      <PageHeading title={event.title} />
      {event.status && (
        <p className="mt-6 w-fit bg-secondary px-3 py-2 font-bold text-lg text-primary">{event.status}</p>
      )}
      {event.when && <p className="mt-6 font-medium text-xl">{event.when}</p>}
      <div className="mt-8 sm-md:-mr-6 lg:-mr-12">
        {event.picture ? (
          <img
            src={event.picture.path}
            alt={event.picture.description}
            width={event.picture.width}
            height={event.picture.height}
            className="h-auto w-full"
          />
        ) : (
          <Window
            seed={event.slug}
            width={240}
            height={80}
            panes={48}
            className="block h-48 w-full sm-md:h-80"
          />
        )}
      </div>
      <div className="mt-10">
        <p className="mb-6 max-w-words font-medium text-lg">{event.summary}</p>
        <RichText blocks={event.body} />
      </div>
      {event.dates.length > 0 && (
        <section className={sectionClass}>
          <SectionHeading title="When" qualifier={event.dates.length > 1 ? 'the next dates' : undefined} />
          <ul className="grid max-w-words gap-1.5">
            {event.dates.map((date) => (
              <li key={date.machine} className="bg-tertiary p-4">
                <OccurrenceLine occurrence={date} say="soon" />
                {date.where && <span className="block text-sm">At {date.where}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={sectionClass}>
        <SectionHeading title="Good to know" qualifier="before you come" />
        <EventFacts event={event} />
      </section>
    </article>
  );
}
