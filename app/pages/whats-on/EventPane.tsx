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

/** The maximum number of stained-glass windows in a list: more of them read as wallpaper. */
const maxWindows = 3;

interface EventPanesProps {
  events: readonly EventListing[];
  /** True for the first list of the page, whose first picture loads first. */
  first?: boolean;
}

/** Events as panes. The first highlighted ones without a picture have a window. */
export function EventPanes({ events, first = false }: EventPanesProps) {
  const windows = events.filter(({ highlighted, picture }) => highlighted && !picture).slice(0, maxWindows);
  return events.map((event, at) => (
    <EventPane key={event.slug} event={event} hasWindow={windows.includes(event)} first={first && at === 0} />
  ));
}

interface EventPaneProps {
  event: EventListing;
  hasWindow: boolean;
  first: boolean;
}

/** An event in the mosaic of Whats On: its picture or window, and the facts that visitors decide by. */
function EventPane({ event, hasWindow, first }: EventPaneProps) {
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
        ) : hasWindow ? (
          <Window
            seed={event.slug}
            width={180}
            height={70}
            panes={24}
            className="block h-56 w-full sm:h-72"
          />
        ) : null}
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
