import type { EventListing } from '#domain/event/event-listing.ts';
import { isSmallPhotograph } from '#domain/picture/picture-files.ts';
import { EventStatusLines } from '../../components/occurrence/EventStatusLines.tsx';
import { NextDates } from '../../components/occurrence/NextDates.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Window } from '../../components/Window/Window.tsx';
import { Link } from '../../navigation/Link.tsx';

/** The `sizes` of a pane's picture: one column on a phone, then two, or up to four for regular events. */
const pictureSizes = {
  highlighted: '(min-width:36rem) clamp(28rem,50vw - 11rem,42rem),calc(100vw - 2rem)',
  regular: '(min-width:36rem) 28rem,calc(100vw - 2rem)',
} as const;

interface EventPaneProps {
  event: EventListing;
  /** True for the first pane of the page, whose picture loads first. */
  first?: boolean;
}

/** An event in the mosaic of Whats On: its window or picture, and the facts that visitors decide by. */
export function EventPane({ event, first }: EventPaneProps) {
  const { highlighted, picture } = event;
  return (
    <article className="relative flex flex-col bg-tertiary print:break-inside-avoid">
      <div data-palette={event.palette || undefined} className="print:hidden">
        {picture ? (
          <Picture
            picture={picture}
            sizes={highlighted ? pictureSizes.highlighted : pictureSizes.regular}
            first={first}
            className={`w-full ${isSmallPhotograph(picture) ? 'object-scale-down' : 'object-cover'} ${highlighted ? 'h-56 sm:h-72' : 'h-36'}`}
          />
        ) : (
          <Window
            seed={event.slug}
            width={highlighted ? 180 : 120}
            height={highlighted ? 70 : 44}
            panes={highlighted ? 24 : 14}
            className={`block w-full ${highlighted ? 'h-56 sm:h-72' : 'h-36'}`}
          />
        )}
      </div>
      <div className="grid flex-1 content-start gap-2 p-5 print:gap-1 print:p-0 print:text-[9pt] print:[&>h3]:text-[12pt]">
        <h3 className={`font-bold leading-tight tracking-tight ${highlighted ? 'text-2xl' : 'text-xl'}`}>
          <Link to={event.path} className="pane-link">
            {event.title}
          </Link>
        </h3>
        {event.when && (
          <p className={`font-medium ${event.next?.off && !event.repeats ? 'line-through' : ''}`}>
            {event.when}
          </p>
        )}
        {event.status && (
          <p className="text-sm">
            <EventStatusLines status={event.status} />
          </p>
        )}
        <p className="text-sm empty:hidden">
          <NextDates event={event} />
        </p>
        {event.summary && <p className={highlighted ? 'max-w-text' : ''}>{event.summary}</p>}
        <p className="mt-1 text-sm">
          {[event.where, event.audience, event.cost].filter(Boolean).join(' · ')}
        </p>
        {event.gettingIn && (
          <p className="text-sm print:hidden">
            <strong className="font-bold">Getting in:</strong> {event.gettingIn}
          </p>
        )}
      </div>
    </article>
  );
}
