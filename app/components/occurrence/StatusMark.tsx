import type { ReactNode } from 'react';
import type { EventStatus } from '#domain/event/event-status.ts';
import { useWords } from '../../language/page-locale.ts';

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
