import type { EventListing } from '#domain/event/event-listing.ts';
import { useWords } from '../../language/page-locale.ts';
import { OccurrenceLine } from './OccurrenceLine.tsx';

/**
 * The next date of an event in a sentence: "Next: tomorrow … Cancelled. Then: …". For a single event only how near it is,
 * since its date and its status are shown with the event.
 */
export function NextDates({
  event,
}: {
  event: Pick<EventListing, 'repeats' | 'when' | 'next' | 'following'>;
}) {
  const { components } = useWords();
  const { repeats, when, next, following } = event;
  if (next === undefined) return null;
  if (!repeats) {
    return !next.off && next.soon !== when && <time dateTime={next.machine}>{next.soon}</time>;
  }
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
