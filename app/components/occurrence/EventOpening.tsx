import type { EventSummary } from '#domain/event/event-summary.ts';
import { EventLink, EventStatusLines, NextDates } from './OccurrenceLines.tsx';

/** What the card of an event says first: its kinds, its title, which leads to its page, when it is, and what is changed. */
export function EventOpening({ event }: { event: EventSummary }) {
  const { kinds, when, status, note } = event;
  const doesNotTakePlace = event.next?.doesNotTakePlace && !event.repeats;
  return (
    <>
      {kinds.length > 0 && <p className="text-sm">{kinds.map(({ title }) => title).join(' · ')}</p>}
      <h3 className="font-bold text-xl leading-tight tracking-tight">
        <EventLink event={event} className="card-link" />
      </h3>
      <div className="grid gap-1">
        {when && <p className="text-balance font-medium">{doesNotTakePlace ? <del>{when}</del> : when}</p>}
        {status && (
          <p className="text-sm">
            <EventStatusLines status={status} />
          </p>
        )}
        {note && <p className="text-sm">{note}</p>}
        <p className="text-sm empty:hidden">
          <NextDates event={event} />
        </p>
      </div>
    </>
  );
}
