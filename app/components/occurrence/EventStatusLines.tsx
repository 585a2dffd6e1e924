import type { EventStatus } from '#domain/event/event-status.ts';
import { useWords } from '../../language/page-locale.ts';
import { StatusMark } from './StatusMark.tsx';

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
