import type { EventDetail } from '#domain/event/event-detail.ts';
import { EventStatusLines } from '../../components/occurrence/EventStatusLines.tsx';
import { NextDates } from '../../components/occurrence/NextDates.tsx';
import { OccurrenceLine } from '../../components/occurrence/OccurrenceLine.tsx';

/** The times at the top of an event's page: its status, how often it happens, and its next date. */
export function EventTimes({ event }: { event: EventDetail }) {
  const { status, isPast, when, season, next, repeats, dates } = event;
  const isOff = !repeats && next?.off === true;
  return (
    <div className="mt-6 grid max-w-text gap-3 print:mt-0 print:max-w-none">
      {status && (
        <p className="font-medium text-lg">
          <EventStatusLines status={status} />
        </p>
      )}
      {isPast && <p className="font-bold text-lg">This is over.</p>}
      {when && (
        <p className="font-medium text-xl print:text-[24pt]">
          <span className={isOff ? 'line-through' : undefined}>{when}</span>
          {season && <span className="block font-thin">{season}</span>}
        </p>
      )}
      <p className="text-lg empty:hidden print:hidden">
        <NextDates event={event} />
        {dates[0]?.where && <span className="block">At {dates[0].where}</span>}
      </p>
      {/* A printed poster shows the rule, so it must also show that the next date is off, with a date in full. */}
      {repeats && next?.off && (
        <p className="hidden print:block print:text-[14pt]">
          <OccurrenceLine occurrence={{ ...next, soon: next.dated }} />
        </p>
      )}
    </div>
  );
}
