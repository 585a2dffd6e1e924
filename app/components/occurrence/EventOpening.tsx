import type { EventSummary } from '#domain/event/event-summary.ts';
import { Link } from '../../navigation/Link.tsx';
import { EventStatusLines } from './OccurrenceLines.tsx';

interface EventOpeningProps {
  event: EventSummary;
  /** Further classes of the title. */
  titleClass?: string;
}

/** What the card of an event says first: its kinds, its title, which leads to its page, when it is, and its status. */
export function EventOpening({ event, titleClass = '' }: EventOpeningProps) {
  const { kinds, path, title, language, when, status, note } = event;
  const doesNotTakePlace = event.next?.doesNotTakePlace && !event.repeats;
  return (
    <>
      {kinds.length > 0 && <p className="text-sm">{kinds.map(({ title }) => title).join(' · ')}</p>}
      <h3 className={`font-bold text-xl leading-tight tracking-tight ${titleClass}`.trim()}>
        <Link to={path} lang={language} className="card-link">
          {title}
        </Link>
      </h3>
      {when && <p className="text-balance font-medium">{doesNotTakePlace ? <s>{when}</s> : when}</p>}
      {status && (
        <p className="text-sm">
          <EventStatusLines status={status} />
        </p>
      )}
      {note && <p className="text-sm">{note}</p>}
    </>
  );
}
