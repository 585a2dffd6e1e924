import type { OccurrenceText } from '#domain/event/event-date.ts';
import { useWords } from '../../language/page-locale.ts';
import { StatusMark } from './StatusMark.tsx';

/** The former or new time of an occurrence, and the editor's note. */
export function OccurrenceNotes({
  occurrence: { was, movedTo, note },
}: {
  occurrence: Pick<OccurrenceText, 'was' | 'movedTo' | 'note'>;
}) {
  const { components } = useWords();
  return (
    <>
      {movedTo && <strong className="block font-bold">{components.movedTo(movedTo)}</strong>}
      {was && <span className="block">{components.was(was)}</span>}
      {note && <span className="block">{note}</span>}
    </>
  );
}

/** The time of an occurrence and its status. One that does not take place is struck through and says so once. */
export function OccurrenceLine({ occurrence }: { occurrence: OccurrenceText }) {
  const { machine, soon, off, status, movedTo } = occurrence;
  return (
    <>
      <time dateTime={machine} className={off ? 'tabular-nums line-through' : 'tabular-nums'}>
        {soon}
      </time>
      {status && !movedTo && <StatusMark>{status}</StatusMark>}
      <OccurrenceNotes occurrence={occurrence} />
    </>
  );
}
