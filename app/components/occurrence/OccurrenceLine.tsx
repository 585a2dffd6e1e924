import type { OccurrenceText } from '#domain/event/event-date.ts';
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
