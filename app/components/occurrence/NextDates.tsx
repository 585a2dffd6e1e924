import type { EventListing } from '#domain/event/event-listing.ts';
import { useWords } from '../../language/page-locale.ts';
import { OccurrenceLine } from './OccurrenceLine.tsx';

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
