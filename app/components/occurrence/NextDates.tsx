import type { EventListing } from '#domain/event/event-listing.ts';
import { OccurrenceLine } from './OccurrenceLine.tsx';

/**
 * The next date of an event, in a sentence: "Next: tomorrow … Cancelled. Then: …". Of a thing that happens once only how
 * near it is, for its date and its status are said of the whole event.
 */
export function NextDates({
  event,
}: {
  event: Pick<EventListing, 'repeats' | 'when' | 'next' | 'following'>;
}) {
  const { repeats, when, next, following } = event;
  if (next === undefined) return null;
  if (!repeats) {
    return !next.off && next.soon !== when && <time dateTime={next.machine}>{next.soon}</time>;
  }
  return (
    <>
      Next: <OccurrenceLine occurrence={next} />
      {following && (
        <span className="block">
          Then: <OccurrenceLine occurrence={following} />
        </span>
      )}
    </>
  );
}
