import type { EventSummary } from '#domain/event/event-summary.ts';
import { EventOpening } from '../../components/occurrence/EventOpening.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { StainedGlass } from '../../components/pictures/StainedGlass.tsx';
import { useEnded } from '../../navigation/ended.ts';

/** A highlighted event on Home, in its own palette: what and when, in a few lines, with a picture where there is space. */
export function HighlightCard({ event }: { event: EventSummary }) {
  if (useEnded().has(event.path)) return null;
  return (
    <article
      data-palette={event.palette}
      className="relative flex flex-col bg-tertiary text-secondary print:break-inside-avoid"
    >
      <div className="hidden print:hidden @min-[52rem]:block">
        {event.picture ? (
          <Picture picture={event.picture} sizes="34rem" className="h-44 w-full object-cover" />
        ) : (
          <StainedGlass seed={event.slug} width={120} height={50} panes={14} className="block h-44 w-full" />
        )}
      </div>
      <div className="grid content-start gap-2 p-5 print:p-0">
        <EventOpening event={event} />
        {event.where && <p className="text-sm">{event.where}</p>}
      </div>
    </article>
  );
}
