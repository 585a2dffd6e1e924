import type { OccurrenceWords } from '#domain/event/event-date.ts';
import { StatusMark } from './StatusMark.tsx';

/** When an occurrence would have been or is instead, and the church's own words about what became of it. */
export function OccurrenceNotes({
  occurrence: { was, movedTo, note },
}: {
  occurrence: Pick<OccurrenceWords, 'was' | 'movedTo' | 'note'>;
}) {
  return (
    <>
      {movedTo && <strong className="block font-bold">Moved to {movedTo}.</strong>}
      {was && <span className="block">Was {was}.</span>}
      {note && <span className="block">{note}</span>}
    </>
  );
}

/** When an occurrence is, and what has become of it: what is off is struck through and said to be so, once. */
export function OccurrenceLine({ occurrence }: { occurrence: OccurrenceWords }) {
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
