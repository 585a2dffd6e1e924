import type { EventListing } from '#domain/event/event-listing.ts';
import { EventStatusLines } from '../../components/occurrence/EventStatusLines.tsx';
import { NextDates } from '../../components/occurrence/NextDates.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { Window } from '../../components/pictures/Window.tsx';
import { Link } from '../../navigation/Link.tsx';

/** A highlighted event on Home, in its own palette: what and when, in a few lines, with a picture where there is space. */
export function HighlightPane({ event }: { event: EventListing }) {
  const isOff = event.next?.off === true && !event.repeats;
  return (
    <article
      data-palette={event.palette}
      className="relative flex flex-col bg-tertiary text-secondary print:break-inside-avoid"
    >
      <div className="hidden print:hidden @min-[52rem]:block">
        {event.picture ? (
          <Picture picture={event.picture} sizes="34rem" className="h-44 w-full object-cover" />
        ) : (
          <Window seed={event.slug} width={120} height={50} panes={14} className="block h-44 w-full" />
        )}
      </div>
      <div className="grid content-start gap-2 p-5 print:p-0">
        {event.kinds.length > 0 && (
          <p className="text-sm">{event.kinds.map(({ title }) => title).join(' · ')}</p>
        )}
        <h3 className="font-bold text-xl leading-tight tracking-tight">
          <Link to={event.path} lang={event.language} className="pane-link">
            {event.title}
          </Link>
        </h3>
        {event.when && (
          <p className={`text-balance font-medium ${isOff ? 'line-through' : ''}`}>{event.when}</p>
        )}
        {event.status && (
          <p className="text-sm">
            <EventStatusLines status={event.status} />
          </p>
        )}
        {event.repeats && (
          <p className="text-sm empty:hidden">
            <NextDates event={event} />
          </p>
        )}
        {event.where && <p className="text-sm">{event.where}</p>}
      </div>
    </article>
  );
}
