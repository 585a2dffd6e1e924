import type { EventListing } from '#site/domain/event-listing.ts';
import type { PageWords } from '#site/domain/page.ts';
import { SectionHeading } from '#site/ui/SectionHeading/SectionHeading.tsx';
import { PageOpening } from '../words/PageOpening.tsx';
import { sectionClass } from '../words/section-class.ts';
import { EventPane } from './EventPane.tsx';

interface WhatsOnPageProps {
  words: PageWords;
  /** By `order`. */
  events: readonly EventListing[];
}

/** Whats On: a mosaic, the highlighted events first and twice the size, then the regular ones. */
export function WhatsOnPage({ words, events }: WhatsOnPageProps) {
  return (
    <>
      <PageOpening words={words} />
      <Mosaic title="Highlights" events={events.filter((event) => event.highlighted)} />
      <Mosaic title="Everything else" events={events.filter((event) => !event.highlighted)} />
    </>
  );
}

function Mosaic({ title, events }: { title: string; events: readonly EventListing[] }) {
  return (
    events.length > 0 && (
      <section className={sectionClass}>
        <SectionHeading title={title} />
        <div className="grid max-w-wide gap-1.5 sm:grid-cols-2 lg:grid-cols-4">
          {events.map((event) => (
            <EventPane key={event.slug} event={event} />
          ))}
        </div>
      </section>
    )
  );
}
