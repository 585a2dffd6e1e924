import type { OccurrenceText } from '#domain/event/event-date.ts';
import type { EventListing } from '#domain/event/event-listing.ts';
import { useWords } from '../../language/page-locale.ts';
import { StatusMark } from './StatusMark.tsx';

/**
 * The time of an occurrence and its status, its former or new time, and the editor's note. One that does not take place is struck
 * through and says so once.
 */
export function OccurrenceLine({ occurrence }: { occurrence: OccurrenceText }) {
  const { components } = useWords();
  const { machine, soon, off, status, was, movedTo, note } = occurrence;
  return (
    <>
      <time dateTime={machine} className="tabular-nums">
        {off ? <s>{soon}</s> : soon}
      </time>
      {status && !movedTo && <StatusMark>{status}</StatusMark>}
      {movedTo && <strong className="block font-bold">{components.movedTo(movedTo)}</strong>}
      {was && <span className="block">{components.was(was)}</span>}
      {note && <span className="block">{note}</span>}
    </>
  );
}

/**
 * The next date of a series in a sentence: "Next: tomorrow … Cancelled. Then: …". Of a single event its date and its status are
 * shown with the event.
 */
export function NextDates({ event }: { event: Pick<EventListing, 'repeats' | 'next' | 'following'> }) {
  const { components } = useWords();
  const { repeats, next, following } = event;
  if (next === undefined || !repeats) return null;
  return (
    <>
      {components.next} <OccurrenceLine occurrence={next} />
      {following && (
        <span className="block">
          {components.following} <OccurrenceLine occurrence={following} />
        </span>
      )}
    </>
  );
}
