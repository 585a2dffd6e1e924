import type { OccurrenceWords } from '#site/domain/occurrence-words.ts';
import { StatusMark } from './StatusMark.tsx';

interface OccurrenceProps {
  occurrence: OccurrenceWords;
}

interface OccurrenceLineProps extends OccurrenceProps {
  /** `soon` says the day and the times, `hours` the times alone. */
  say: 'soon' | 'hours';
}

/** When an occurrence is: what is off is struck through and said to be so. */
export function OccurrenceTime({ occurrence, say }: OccurrenceLineProps) {
  return (
    <>
      <time dateTime={occurrence.machine} className={`tabular-nums ${occurrence.off ? 'line-through' : ''}`}>
        {occurrence[say]}
      </time>
      {occurrence.status && (
        <>
          {' '}
          <StatusMark>{occurrence.status}</StatusMark>
        </>
      )}
    </>
  );
}

/** When an occurrence would have been, and the church's own words about what became of it. */
export function OccurrenceNotes({ occurrence }: OccurrenceProps) {
  return (
    <>
      {occurrence.was && <span className="block">Was {occurrence.was}.</span>}
      {occurrence.note && <span className="block">{occurrence.note}</span>}
    </>
  );
}

/** When an occurrence is, and what has become of it. */
export function OccurrenceLine({ occurrence, say }: OccurrenceLineProps) {
  return (
    <>
      <OccurrenceTime occurrence={occurrence} say={say} />
      <OccurrenceNotes occurrence={occurrence} />
    </>
  );
}
