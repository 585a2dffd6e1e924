import type { EventStatus } from '#domain/event/event-status.ts';
import { StatusMark } from './StatusMark.tsx';

/** What has become of an event as a whole: the word, when it would have been, and the church's own words about it. */
export function EventStatusLines({ status }: { status: EventStatus | undefined }) {
  return (
    status && (
      <>
        <StatusMark>{status.label}</StatusMark>
        {status.was && <span className="block">Was {status.was}.</span>}
        {status.note && <span className="block">{status.note}</span>}
      </>
    )
  );
}
