import type { ReactNode } from 'react';
import type { OpenNow } from '#domain/diary/open-now.ts';
import type { EventSummary } from '#domain/event/event-summary.ts';
import type { DatedEvent, EventStatus, OccurrenceInWords } from '#domain/event/occurrence-in-words.ts';
import { useWords } from '../../language/page-locale.ts';
import { ExternalLink, Link } from '../../navigation/Link.tsx';

interface EventLinkProps {
  event: Pick<EventSummary, 'path' | 'title' | 'language'>;
  className?: string;
}

/** The title of an event, which leads to its page. */
export function EventLink({ event: { path, title, language }, className }: EventLinkProps) {
  return (
    <Link to={path} lang={language} className={className}>
      {title}
    </Link>
  );
}

/** A space, then a label such as "Cancelled": inverted on the screen and framed in print, where backgrounds are missing. */
export function StatusMark({ children }: { children: ReactNode }) {
  return (
    <>
      {' '}
      <strong className="ml-1 inline-block border border-secondary bg-secondary px-2 font-bold text-primary print:bg-transparent print:text-secondary">
        {children}
      </strong>
    </>
  );
}

/** The status of a whole event: its label, its former time and the editor's note. */
export function EventStatusLines({ status }: { status: EventStatus }) {
  const { components } = useWords();
  return (
    <>
      <StatusMark>{status.label}</StatusMark>
      {status.was && <span className="block">{components.was(status.was)}</span>}
      {status.note && <span className="block">{status.note}</span>}
    </>
  );
}

/**
 * The time of an occurrence and its status, its former or new time, and the editor's note. One that does not take place is struck
 * through and says so once.
 */
export function OccurrenceLine({ occurrence }: { occurrence: OccurrenceInWords }) {
  const { components } = useWords();
  const { machine, soon, doesNotTakePlace, status, was, movedTo, note } = occurrence;
  return (
    <>
      <time dateTime={machine} className="tabular-nums">
        {doesNotTakePlace ? <del>{soon}</del> : soon}
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
export function NextDates({ event }: { event: Pick<EventSummary, 'repeats' | 'next' | 'following'> }) {
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

/** "Open now until 3pm: The Warm Room, Loom Street Hall", or that nothing is open, and what opens next. */
export function OpenNowLines({ open, next }: Pick<OpenNow, 'open' | 'next'>) {
  const { components } = useWords();
  const now = open ?? [];
  return (
    <>
      {open?.length === 0 && <p className="font-bold">{components.notOpenNow}</p>}
      {[...now, ...next].map((event, at) => (
        <p key={`${event.slug} ${event.occurrence.machine}`} className="text-balance">
          {at < now.length ? <b>{components.openNow(event.until)}</b> : `${components.next} `}
          {at >= now.length && <OccurrenceLine occurrence={event.occurrence} />}
          <span className="block">
            <EventLink event={event} className="relative" />
            {event.where && `, ${event.where}`}
          </span>
        </p>
      ))}
    </>
  );
}

/** Where a date can be watched now, and who will know of it. */
export function WatchNow({ watch }: { watch?: DatedEvent['watch'] | undefined }) {
  return (
    watch && (
      <span className="block">
        <ExternalLink href={watch.url}>{watch.title}</ExternalLink>. {watch.notice}
      </span>
    )
  );
}

/** The line about a clock change, shown from a week before until the end of its day. */
export function ClockChangeLine({ text }: { text: string | undefined }) {
  return (
    text && (
      <p className="mt-6 w-fit border-2 border-secondary px-3 py-2">
        <strong className="font-bold">{text}.</strong>
      </p>
    )
  );
}
