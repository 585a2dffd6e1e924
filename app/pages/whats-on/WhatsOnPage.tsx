import { memo } from 'react';
import type { EventListing } from '#domain/event/event-listing.ts';
import type { PageContent } from '#domain/page/page.ts';
import { type Heading, pageHeading } from '#domain/page/page-heading.ts';
import type { ListPage } from '#domain/page/pagination.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { SectionHeading } from '../../components/Heading/SectionHeading.tsx';
import { PageOpening } from '../../components/PageOpening/PageOpening.tsx';
import { Link } from '../../navigation/Link.tsx';
import { EventPanes } from './EventPane.tsx';
import { ListPages } from './ListPages.tsx';

interface WhatsOnPageProps {
  content: PageContent;
  /** The events of this page, sorted by `order`. */
  events: readonly EventListing[];
  page: Pick<ListPage<unknown>, 'number' | 'count'>;
}

/** Whats On: a mosaic of the highlighted events, twice the size, then the regular ones, and past events at the end. */
export const WhatsOnPage = memo(function WhatsOnPage({ content, events, page }: WhatsOnPageProps) {
  const current = events.filter((event) => !event.isPast);
  const highlighted = current.filter((event) => event.highlighted);
  return (
    <>
      <PageOpening content={page.number === 1 ? content : { ...content, picture: undefined, body: [] }} />
      <Mosaic heading={pageHeading(content.headings, 'highlights')} events={highlighted} first />
      <Mosaic
        heading={pageHeading(content.headings, 'regular')}
        events={current.filter((event) => !event.highlighted)}
        first={highlighted.length === 0}
      />
      {events.length === 0 && <p className="page-section">Nothing is on just now.</p>}
      <Past heading={pageHeading(content.headings, 'past')} events={events.filter((event) => event.isPast)} />
      <ListPages of={content.title} path={routePattern.whatsOn} page={page} />
    </>
  );
});

interface PartProps {
  heading: Heading;
  events: readonly EventListing[];
}

/** Past events. They still have a page, but are listed separately. */
function Past({ heading, events }: PartProps) {
  return (
    events.length > 0 && (
      <section className="page-section print:hidden">
        <SectionHeading {...heading} />
        <ul className="grid max-w-text gap-2">
          {events.map(({ slug, path, title, when }) => (
            <li key={slug}>
              <Link to={path} className="target inline-block">
                {title}
              </Link>
              {when && <span className="block text-sm">{when}</span>}
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

function Mosaic({ heading, events, first = false }: PartProps & { first?: boolean }) {
  const columns = events.some((event) => event.highlighted)
    ? '@min-[34rem]:grid-cols-2'
    : '@min-[34rem]:grid-cols-2 @min-[50rem]:grid-cols-3 @min-[72rem]:grid-cols-4';
  return (
    events.length > 0 && (
      <section className="page-section">
        <SectionHeading {...heading} />
        <div className={`grid max-w-wide gap-1.5 print:grid-cols-3 print:gap-x-4 print:gap-y-5 ${columns}`}>
          <EventPanes events={events} first={first} />
        </div>
      </section>
    )
  );
}
