import { addressLine } from '#domain/church/place.ts';
import type { EventDetail } from '#domain/event/event-detail.ts';
import { EventStatusLines, NextDates, OccurrenceLine } from '../../components/occurrence/OccurrenceLines.tsx';
import { useWords } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';

/**
 * What an event's page says first: its status, when it happens and next does, and where.
 * @param findPlace the page with directions to its place; undefined when the church has none
 */
export function WhenAndWhere({ event, findPlace }: { event: EventDetail; findPlace: string | undefined }) {
  const { kinds, status, note, isPast, when, season, later, next, repeats, dates, place, room } = event;
  const { events } = useWords();
  const doesNotTakePlace = !repeats && next?.doesNotTakePlace === true;
  // A poster hangs for weeks, so it does not say "tomorrow".
  const posted = repeats || doesNotTakePlace || next?.dated === when ? undefined : next?.dated;
  return (
    <div className="grid gap-2 bg-tertiary p-4 empty:hidden sm-md:p-5 print:order-1 print:p-0">
      {kinds.length > 0 && (
        <p className="text-sm print:hidden">{kinds.map(({ title }) => title).join(' · ')}</p>
      )}
      {status && (
        <p className="font-medium text-lg">
          <EventStatusLines status={status} />
        </p>
      )}
      {isPast && <p className="font-bold text-lg">{events.isOver}</p>}
      {when && (
        <p className="text-balance font-bold text-xl print:text-[24pt]">
          <span className={posted && 'print:hidden'}>{doesNotTakePlace ? <del>{when}</del> : when}</span>
          {posted && <span className="hidden print:inline">{posted}</span>}
          {season && <span className="block font-thin">{season}</span>}
          {later.map((change) => (
            <span key={change} className="block text-lg">
              {change}
            </span>
          ))}
        </p>
      )}
      <p className="text-balance empty:hidden print:hidden">
        <NextDates event={event} />
        {dates[0]?.where && <span className="block">{events.at(dates[0].where)}</span>}
      </p>
      {note && <p className="font-medium print:text-[14pt]">{note}</p>}
      {/* A printed poster shows the rule, so it must also show that the next date does not take place, with a date in full. */}
      {repeats && next?.doesNotTakePlace && (
        <p className="hidden print:block print:text-[14pt]">
          <OccurrenceLine occurrence={{ ...next, soon: next.dated }} />
        </p>
      )}
      {place && (
        <p className="text-balance font-medium print:text-[14pt]">
          {room && <span className="block">{room}</span>}
          {findPlace ? (
            <Link to={findPlace} className="target inline-block print:no-underline">
              {addressLine(place)}
            </Link>
          ) : (
            addressLine(place)
          )}
        </p>
      )}
    </div>
  );
}
